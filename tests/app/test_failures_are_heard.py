"""A background search that fails says so in words, where its answer would have stood."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMetaMethod, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.search.runner import SearchRunner
from app.window.main_window import MainWindow
from solvers.klotski.breadth_first import distances, shortest
from solvers.knight import engines
from solvers.knight.board import Board
from solvers.knight.existence import existence
from solvers.message import Message
from solvers.search import Outcome, Progress, Search, Verdict
from tests.app.searches import Letters
from tests.app.test_leaving_windows import OPENINGS, opened
from tests.app.windows import klotski_page, knight_page


def failing(*question: object) -> Search[object]:
    """A search with a fault of ours in it."""
    yield Progress(0, 0)
    raise ZeroDivisionError("by chance")


def giving_up(*question: object) -> Search[object]:
    """A search that ends without an answer or a proof, and says why."""
    yield Progress(0, 0)
    return Verdict(Outcome.STOPPED, reason=Message(Letters.WRONG, {"letter": "x"}))


SAID = "Something in the program failed (ZeroDivisionError: by chance). Try again, or make other choices."


def text_of(parent: QWidget, name: str) -> str:
    """What a label says."""
    label = parent.findChild(QLabel, name)
    assert label is not None
    return label.text()


def assert_heard(parent: QWidget) -> None:
    """Somebody listens to the failures of every runner of a widget."""
    for runner in parent.findChildren(SearchRunner):
        failed = QMetaMethod.fromSignal(runner.failed)
        assert runner.isSignalConnected(failed), runner.parent()


def test_the_failures_of_every_runner_of_the_pages_are_heard(window: MainWindow) -> None:
    for number in range(window.pages.count()):
        window.pages.setCurrentIndex(number)
    assert len(window.findChildren(SearchRunner)) > 6
    assert_heard(window)


@pytest.mark.sampled
@pytest.mark.parametrize(("kind", "action"), OPENINGS)
def test_the_failures_of_every_runner_of_a_dialog_are_heard(window: MainWindow, kind: str, action: str) -> None:
    dialog = opened(window, kind, action)
    assert_heard(dialog)
    dialog.close()


def test_a_component_that_cannot_be_walked_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distances, "search", failing)
    page = klotski_page(window)
    page.game_section.panel.told.setChecked(True)
    assert text_of(page, "distanceLabel") == "…"
    page.session.warm_up()
    qtbot.waitUntil(lambda: text_of(page, "stepVerdict") == SAID)
    assert text_of(page, "distanceLabel") == "?"
    monkeypatch.undo()
    page.game_section.reset()
    page.session.game.begin(page.session.layout, page.session.metric)
    qtbot.waitUntil(lambda: text_of(page, "distanceLabel") == "81")
    assert text_of(page, "stepVerdict") == ""


@pytest.mark.parametrize(
    ("search", "why"), [(failing, SAID), (giving_up, "the letter x is wrong")], ids=["failing", "giving up"]
)
def test_a_walk_that_cannot_be_judged_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, search: object, why: str
) -> None:
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    monkeypatch.setattr(engines.engine_named("automatic").__class__, "start", search)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    page.session.game.visit((0, 0))
    told = f"It could not be found out whether a tour is still possible: {why}"
    qtbot.waitUntil(lambda: text_of(page, "knightVerdict") == told)
    page.game_section.hint()
    qtbot.waitUntil(lambda: text_of(page, "knightResult") == told)


def test_a_board_whose_starts_cannot_be_judged_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.pages.setCurrentWidget(knight_page(window))
    monkeypatch.setattr(existence, "refused_starts", failing)
    knight_page(window).session.show_board(Board(20, 20))
    qtbot.waitUntil(lambda: text_of(knight_page(window), "knightResult") == SAID)


def test_a_layout_that_cannot_be_looked_into_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shortest, "search", failing)
    editor = opened(window, "EditorWindow", "edit-layout")
    qtbot.waitUntil(lambda: any(SAID in label.text() for label in editor.findChildren(QLabel)))
    editor.close()
