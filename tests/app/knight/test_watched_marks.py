"""A search for a tour that is watched on the page: the knight walks with it, among marks that a legend explains."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.trace.legend import legend_of
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind, SearchMarks
from app.search.legend import Legend
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from tests.app.windows import knight_page

PATIENCE_MS = 240_000
LEFT = Qt.MouseButton.LeftButton
METHODS = {
    "warnsdorff": (Board(6, 6), 8, MarkKind.CHOSEN),
    "depth-first": (Board(5, 5), 36, MarkKind.TRIED),
    "stack-static-degree": (Board(5, 5), 36, MarkKind.SKIPPED),
    "complete": (Board(6, 6), 20, MarkKind.VISITED),
    "random-closed": (Board(20, 20), 30, MarkKind.ONWARD),
    "structured": (Board(12, 12), 2, MarkKind.TILE),
}
"""A method of each family, a board for it, how many steps to watch, and a mark that is to be seen then or before."""


@pytest.fixture
def page(window: MainWindow) -> KnightPage:
    """The page in front, with room for its details."""
    window.resize(1200, 1000)
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    assert isinstance(page, KnightPage)
    return page


def begin(qtbot: QtBot, page: KnightPage, engine: str, board: Board) -> None:
    """Watch a search from the lower left corner, by the button."""
    page.session.show_board(board)
    page.session.requested_board.choose_closed(engine == "random-closed")
    page.session.choose_engine(engine_named(engine))
    page.session.watch.set_speed(20.0)
    qtbot.mouseClick(page.watch_button, LEFT)


def marks_on(page: KnightPage) -> SearchMarks:
    layer = page.chessboard.marks
    assert isinstance(layer, MarksLayer)
    return layer.marks


@pytest.mark.sampled
@pytest.mark.parametrize("engine", METHODS)
def test_the_board_has_the_marks_of_the_step_and_the_panel_their_legend(
    qtbot: QtBot, page: KnightPage, engine: str
) -> None:
    board, steps, kind = METHODS[engine]
    seen: set[MarkKind] = set()
    watch = page.session.watch

    def note() -> None:
        if watch.watching and isinstance(page.chessboard.marks, MarksLayer):
            seen.update(page.chessboard.marks.marks.kinds)

    watch.changed.connect(note)
    begin(qtbot, page, engine, board)
    qtbot.waitUntil(
        lambda: (watch.frame is not None and watch.frame.number >= steps) or not watch.watching, timeout=PATIENCE_MS
    )
    watch.changed.disconnect(note)
    legend = page.findChild(Legend, "knightLegend")
    assert legend is not None
    assert [entry.kind for entry in legend.entries] == [entry.kind for entry in legend_of(engine_named(engine).family)]
    assert kind in seen
    assert seen <= {entry.kind for entry in legend.entries}


def test_the_knight_stands_where_the_search_is(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page, "warnsdorff", Board(6, 6))
    watch = page.session.watch
    qtbot.waitUntil(lambda: watch.frame is not None and watch.frame.number >= 6, timeout=PATIENCE_MS)
    watch.toggle()
    assert watch.frame is not None
    path = watch.frame.progress.snapshot
    assert isinstance(path, Sequence)
    assert list(marks_on(page).path) == list(path)
    watch.back()
    qtbot.waitUntil(lambda: isinstance(page.chessboard.marks, MarksLayer))
    assert watch.frame is not None
    path = watch.frame.progress.snapshot
    assert isinstance(path, Sequence)
    assert list(marks_on(page).path) == list(path)


def test_after_stop_the_board_has_no_marks(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page, "depth-first", Board(5, 5))
    qtbot.waitUntil(lambda: page.chessboard.marks is not None, timeout=PATIENCE_MS)
    qtbot.mouseClick(page.stop_button, LEFT)
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert page.chessboard.marks is None


def test_no_tooltip_covers_the_board(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page, "depth-first", Board(5, 5))
    qtbot.waitUntil(lambda: page.chessboard.marks is not None, timeout=PATIENCE_MS)
    qtbot.mouseMove(page.chessboard, page.chessboard.cell_rect((2, 2)).center().toPoint())
    assert page.chessboard.toolTip() == ""


def test_a_watched_search_needs_no_larger_window_and_its_legend_has_the_room_of_messages(
    qtbot: QtBot, page: KnightPage, window: MainWindow
) -> None:
    window.resize(710, 476)
    page.turn_details("")
    QApplication.processEvents()
    before = window.size()
    begin(qtbot, page, "complete", Board(8, 8))
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    QApplication.processEvents()
    assert window.size() == before
    area = page.findChild(QScrollArea, "knightLegendScroll")
    assert area is not None
    assert area.height() > 70, "almost three lines"
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


@pytest.mark.sampled
def test_a_count_that_is_watched_is_marked_on_the_board(qtbot: QtBot, page: KnightPage) -> None:
    """By the frontier where it passes square after square; a tour that was shown is there again afterwards."""
    session, watch = page.session, page.session.watch
    session.show_board(Board(8, 6))
    page.page_actions["search"].trigger()
    qtbot.waitUntil(lambda: session.tour is not None and not page.runner.busy)
    page.playback.rest()
    page.chessboard.clearFocus()
    tour = page.chessboard.grab().toImage()
    qtbot.mouseClick(page.count_section.button, LEFT)
    if page.count_section.asks:
        qtbot.mouseClick(page.count_section.agree, LEFT)
    page.page_actions["watch-paused"].trigger()
    assert watch.watching
    qtbot.waitUntil(lambda: isinstance(page.chessboard.marks, MarksLayer) and marks_on(page).squares != ())
    assert marks_on(page).kinds <= {entry.kind for entry in legend_of("counting")}
    assert [entry.kind for entry in page.legend.entries] == [MarkKind.PASSED, MarkKind.FRONTIER, MarkKind.ONWARD]
    assert page.watch_panel.figures[0].text().startswith("Passed: ")
    assert page.pseudocode.isHidden()
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)
    page.chessboard.clearFocus()
    assert page.chessboard.grab().toImage() == tour
    qtbot.mouseClick(page.look_back_button, LEFT)
    assert marks_on(page).squares != ()
    session.counting.discard()


def test_a_count_is_watched_from_its_first_step_on_where_the_pace_is_to_be_paused(
    qtbot: QtBot, page: KnightPage
) -> None:
    watch = page.session.watch
    page.session.show_board(Board(4, 5))
    watch.starts_paused = True
    qtbot.mouseClick(page.count_section.button, LEFT)
    qtbot.waitUntil(lambda: watch.frame is not None)
    assert watch.frame is not None
    assert watch.frame.number == 1
    assert watch.frame.request.counting
    assert not watch.playing
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)
    page.session.counting.discard()


def test_while_a_search_is_watched_the_cursor_leaves_the_arrow_keys_to_it(qtbot: QtBot, page: KnightPage) -> None:
    page.session.show_board(Board(5, 5))
    page.chessboard.pointer.move_cursor(0, 1)
    page.page_actions["watch-paused"].trigger()
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    assert page.chessboard.pointer.cursor_square is None
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)
