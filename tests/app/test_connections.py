"""What signals are connected to: slots of QObjects, none of which is given an argument that it does not expect.

A lambda, a partial or a method of another class runs in the thread of the sender, and `clicked` and `triggered` fill
any parameter with whether the button is checked. Qt for Python connects a method that overrides an inherited slot, of
Qt's or of ours, as if it were one of those: it is called also when its object has been deleted. A method of Qt's own
it never frees, which is why these are connected by their signatures (`connect_slot`).
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, SignalInstance
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

import app
from app.knight.square_menu import SquareMenu
from tests.app.windows import every_window, knight_session, main_window
from tests.modules import import_all

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen screen

APP = Path(__file__).parents[2] / "app"
CONNECTING = {"connect", "addAction", "singleShot"}
FILLED_BY_ACCIDENT = ("clicked()", "triggered()")
"""The signals of buttons and actions, which Qt writes without their argument, but sends with it."""

Connection = tuple[str, object]
"""A signal as Qt writes it, and what is to hear it."""


def called_name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def unbound(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Lambda) or (isinstance(argument, ast.Call) and called_name(argument) == "partial")


def test_no_source_connects_a_lambda_or_a_partial() -> None:
    found = [
        f"{path.relative_to(APP)}:{call.lineno}"
        for path in sorted(APP.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and called_name(call) in CONNECTING and any(map(unbound, call.args))
    ]
    assert not found


def test_no_source_defers_a_method_by_a_timer_that_is_no_child() -> None:
    """A single shot holds the object of its method for good where that is deleted before the time has come."""
    found = [
        f"{path.relative_to(APP)}:{call.lineno}"
        for path in sorted(APP.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and called_name(call) == "singleShot" and len(call.args) > 2
    ]
    assert not found


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[Connection]:
    """What the program connects from now on."""
    made: list[Connection] = []
    connect = SignalInstance.connect

    def noted(signal: SignalInstance, slot: Any, *more: Any, **named: Any) -> Any:
        frame = inspect.currentframe()
        if frame is not None and frame.f_back is not None and frame.f_back.f_globals["__name__"].startswith("app."):
            made.append((repr(signal).split()[1], slot))
        return connect(signal, slot, *more, **named)

    monkeypatch.setattr(SignalInstance, "connect", noted)
    return made


def parameters(slot: Callable[..., object]) -> list[inspect.Parameter]:
    return list(inspect.signature(slot).parameters.values())


def overrides_slot(kind: type, name: str) -> bool:
    """Whether a method of a class of ours takes the place of an inherited slot."""
    own = next(place for place, one in enumerate(kind.__mro__) if name in vars(one))
    inherited = (vars(one)["staticMetaObject"] for one in kind.__mro__[own + 1 :] if issubclass(one, QObject))
    return any(meta.method(number).name() == name for meta in inherited for number in range(meta.methodCount()))


def fault(signal: str, slot: object) -> str | None:
    """What is wrong with a connection; None where nothing is."""
    if isinstance(slot, SignalInstance):
        return None
    if not isinstance(getattr(slot, "__self__", None), QObject):
        return f"{signal} is connected to {slot!r}, which is no method of a QObject"
    if not inspect.ismethod(slot):
        return f"{signal} is connected to {slot!r}, which Qt for Python keeps for ever: `connect_slot` does not"
    if overrides_slot(type(slot.__self__), slot.__name__):
        return f"{signal} calls {slot.__qualname__}, which overrides a slot, also after its object was deleted"
    asked = parameters(slot)
    if signal in FILLED_BY_ACCIDENT and asked:
        return f"{signal} fills the first parameter of {slot.__qualname__}"
    sent = 0 if signal.endswith("()") else 1 + signal.count(",")
    if any(parameter.default is not inspect.Parameter.empty for parameter in asked[:sent]):
        return f"{signal} fills an optional parameter of {slot.__qualname__}"
    return None


def test_no_slot_of_ours_is_overridden() -> None:
    own = {thing for module in import_all(app) for thing in vars(module).values() if isinstance(thing, type)}
    overridden = [
        f"{kind.__name__}.{name} overrides a slot: leave out @Slot there"
        for kind in own
        for base in kind.__mro__[1:]
        for name in vars(kind).keys() & vars(base).keys()
        if hasattr(vars(base)[name], "_slots")
    ]
    assert not overridden


def test_every_window_connects_methods_of_qobjects_that_take_what_is_sent(
    connections: list[Connection], qtbot: QtBot
) -> None:
    window = main_window(qtbot)
    for shown in every_window(window, qtbot):
        for about in shown.findChildren(QToolButton):
            if about.isVisible() and about.objectName().endswith("About"):
                qtbot.mouseClick(about, Qt.MouseButton.LeftButton)
                qtbot.mouseClick(about, Qt.MouseButton.LeftButton)
    SquareMenu((0, 0), knight_session(window), window)
    window.close()
    assert len(connections) > 300
    assert not [said for said in (fault(signal, slot) for signal, slot in connections) if said is not None]
