"""Walks and boards are kept by the window, and found again when it is opened anew."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.knight.repositories import KnightGameRecord, KnightGames
from app.puzzle import game_clock
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.knight.board import Board, Square
from tests.app.windows import knight_page, knight_session
from tests.solvers.knight.test_play import TOUR

DENTED = Board(4, 7, frozenset({(0, 0)}))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with a walk on 5x5 in front."""
    window = opened(qtbot)
    page = knight_page(window)
    page.session.show_board(Board(5, 5))
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    yield window
    window.close()


def opened(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.pages.setCurrentWidget(knight_page(window))
    with qtbot.waitSignal(window.painted):  # then what is saved is read
        window.show()
    return window


def walk(qtbot: QtBot, window: MainWindow, *squares: Square) -> None:
    board = knight_page(window).chessboard
    for square in squares:
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.squares.centre(square).toPoint())


def kept() -> list[KnightGameRecord]:
    storage = Storage(data_folder())
    games = storage.repository(KnightGames).newest()
    storage.close()
    return games


def visits(length: int) -> tuple[int, ...]:
    return tuple(row * 5 + column for row, column in TOUR[:length])


def test_a_walk_is_written_when_the_hand_rests(qtbot: QtBot, window: MainWindow) -> None:
    walk(qtbot, window, *TOUR[:4])
    qtbot.waitUntil(lambda: [(game.visits, game.finished) for game in kept()] == [(visits(4), False)])
    walk(qtbot, window, *TOUR[4:6])
    window.close()
    assert [game.visits for game in kept()] == [visits(6)], "it goes on under its number"


def test_the_last_seconds_are_written_too_when_the_clock_stops(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, now = knight_session(window).game, [monotonic()]
    monkeypatch.setattr(game_clock, "monotonic", lambda: now[0])
    walk(qtbot, window, *TOUR[:4])
    qtbot.waitUntil(lambda: [game.visits for game in kept()] == [visits(4)])
    now[0] += 5.0
    game.clock.follow_window(False)
    written = game.clock.seconds
    assert written >= 5.0
    qtbot.waitUntil(lambda: [game.seconds for game in kept()] == [pytest.approx(written)])


def test_a_whole_tour_is_written_at_once_and_is_the_best(qtbot: QtBot, window: MainWindow) -> None:
    walk(qtbot, window, *TOUR)
    assert [(game.visits, game.finished, game.hints) for game in kept()] == [(visits(25), True, 0)]
    assert ":" in knight_page(window).game_section.panel.best.text()


def test_a_walk_is_taken_up_again_from_its_record(qtbot: QtBot, window: MainWindow) -> None:
    walk(qtbot, window, *TOUR[:7])
    window.close()
    again = opened(qtbot)
    knight_session(again).show_record(kept()[0])
    assert knight_page(again).session.playing
    assert knight_page(again).session.game.line.path == TOUR[:7]
    walk(qtbot, again, TOUR[7])
    again.close()
    assert [game.visits for game in kept()] == [visits(8)]


def test_a_board_that_was_named_is_offered_next_time(qtbot: QtBot, window: MainWindow) -> None:
    knight_page(window).session.show_board(DENTED)
    knight_page(window).session.achieved.save_board("Dented", DENTED)
    assert knight_page(window).knight_choices.boards.currentText() == "Dented, 4 × 7"
    window.close()
    again = opened(qtbot)
    assert knight_page(again).knight_choices.boards.findText("Dented, 4 × 7") > 0
    again.close()
