"""What a person does in the window, as a row of the table of gaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.benchmarks.gaps.program import Program

Act = Callable[[Program], object]
Question = Callable[[Program], bool]


def at_once(_: Program) -> bool:
    """What an action begins has come to its end when the action has."""
    return True


@dataclass(frozen=True)
class Action:
    """One thing that a person does; of several of one name, the longest gap is printed.

    `over` says when what it begins has come to its end, `after` for how many seconds more it is watched.
    """

    name: str
    act: Act
    over: Question = at_once
    after: float = 0.3
    patience: float = 60.0
    measured: bool = True
    """False for what only leads up to the next action."""


def step(act: Act, over: Question = at_once, after: float = 0.2, patience: float = 60.0) -> Action:
    """What only leads up to the next action."""
    return Action("", act, over, after, patience, measured=False)


@dataclass(frozen=True)
class Area:
    """A part of the program. Its actions are done one after another in one window, in a process of its own."""

    name: str
    actions: Callable[[Program], Iterable[Action]]
    """A generator: what comes next may depend on what is there."""
    prepare: Callable[[], object] | None = None
    """Called before the program starts, in its home."""


def click(name: str) -> Act:
    """A click on the control of this object name."""
    return lambda program: program.click(name)


def press(keys: str) -> Act:
    """A key with its modifiers, as in "Ctrl+Return", pressed in the window."""
    return lambda program: program.press(keys)


def choose(name: str, data: object) -> Act:
    """The item with this data in the dropdown of this object name."""
    return lambda program: program.choose(name, data)


def trigger(name: str) -> Act:
    """The action of this name in the menus of the window."""
    return lambda program: program.trigger(name)


def close(name: str) -> Act:
    """The window of this object name, by its close button."""
    return lambda program: program.find(name).close()


def in_turn(*acts: Act) -> Act:
    """One act after another."""
    return lambda program: [act(program) for act in acts]


def shows(name: str, text: str) -> Question:
    """Whether the label of this object name holds a text."""
    return lambda program: text in program.text(name)


def opened(name: str) -> Question:
    """Whether a window or control of this object name is in sight."""
    return lambda program: program.there(name)


def gone(name: str) -> Question:
    """Whether no window or control of this object name is in sight."""
    return lambda program: not program.there(name)


def idle(name: str) -> Question:
    """Whether the button of this object name, which stops something, is disabled."""
    return lambda program: not program.find(name).isEnabled()


def both(one: Question, other: Question) -> Question:
    """Whether both are so."""
    return lambda program: one(program) and other(program)
