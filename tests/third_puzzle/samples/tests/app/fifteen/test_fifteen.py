"""The 8-puzzle in the window, through the clicks and keys of a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.export.dialog import ExportDialog
from app.fifteen.page import FifteenPage
from app.fifteen.repositories import SlidingGameRecord, SlidingGames, SlidingSolutions
from app.learn.guide.window import GuideWindow
from app.storage.backup import RestoreMode
from app.storage.storage import Storage
from app.ui.words.language import Language, current
from app.window.backup.restore_dialog import RestoreDialog
from app.window.main_window import MainWindow
from app.window.shortcuts import ShortcutsWindow
from app.window.start_request import Opening
from solvers.documents import json_text
from solvers.fifteen.document import FifteenDocument
from solvers.fifteen.position import GOAL, parse_position, position_text
from solvers.fifteen.searches import SlidingTrace
from tests.app.children import child
from tests.app.storage.backup.filled import backed_up
from tests.app.test_earlier_homes import VERSIONS, nothing_is_wrong, opened, rows
from tests.app.window.backup.test_backups import opened as dialog_of
from tests.app.window.backup.test_backups import restored, write_path
from tests.app.window.test_documents import export_dialog, options_of, write_to
from tests.app.windows import compare_page, history_page, main_window

__all__ = ["opened"]  # a fixture

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
NEAR = "123/456/.78"
"""Two steps away from the goal."""
TITLES = {Language.ENGLISH: "8-puzzle", Language.SIMPLIFIED: "八数码", Language.TRADITIONAL: "八數碼"}


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> FifteenPage:
    """The page, turned to by its key."""
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    assert window.pages.name_in_front == "fifteen"
    return cast("FifteenPage", window.current_page())


def choose(page: FifteenPage, text: str) -> None:
    """Type a position."""
    page.position_field.setFocus()
    page.position_field.selectAll()
    QTest.keyClicks(page.position_field, text)
    QTest.keyClick(page.position_field, Qt.Key.Key_Return)


def click_tile(page: FifteenPage, tile: int) -> None:
    """Click a tile, and wait until it has slid."""
    board = page.sliding_board
    cell = board.cell_rect(divmod(board.position.index(tile), 3))
    QTest.mouseClick(board, LEFT, pos=cell.center().toPoint())


def rest(page: FifteenPage, qtbot: QtBot) -> None:
    """Wait until nothing moves."""
    qtbot.waitUntil(lambda: not page.playback.moving and not page.runner.busy)


def press(window: QWidget, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(child(window, QPushButton, name), LEFT)


def shown(page: FifteenPage) -> str:
    return position_text(page.sliding_board.position)


def games(window: MainWindow) -> list[SlidingGameRecord]:
    return window.storage.repository(SlidingGames).newest()


def win(page: FifteenPage, qtbot: QtBot) -> None:
    """Play the two steps to the goal."""
    choose(page, NEAR)
    for tile in (7, 8):
        click_tile(page, tile)
        rest(page, qtbot)


def test_a_position_is_solved_and_kept(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    choose(page, "867/254/3.1")
    press(page, qtbot, "fifteenSolveButton")
    qtbot.waitUntil(lambda: page.session.game.length == 31)
    assert page.result.text().startswith("31 steps, proven shortest; ")
    assert page.steps.model().rowCount() == 32
    (kept,) = window.storage.repository(SlidingSolutions).newest()
    assert (kept.start, len(kept.tiles), kept.engine) == (parse_position("867/254/3.1"), 31, "a-star")
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert page.sliding_board.position == GOAL
    assert games(window) == []  # what the program plays is no game of a person


def test_it_is_said_why_a_position_has_no_solution(page: FifteenPage, qtbot: QtBot) -> None:
    choose(page, "123/456/87.")
    assert page.result.text().startswith("1 pair of tiles stands in the wrong order; ")
    assert not page.page_actions["hint"].isEnabled()
    press(page, qtbot, "fifteenSolveButton")
    qtbot.waitUntil(lambda: page.result.text().startswith("No solution: 1 pair"))
    choose(page, "12")
    assert page.result.text().startswith("“12” is not a position")


def test_a_search_is_watched_step_by_step(page: FifteenPage, qtbot: QtBot) -> None:
    choose(page, NEAR)
    before = page.sliding_board.grab().toImage()
    qtbot.keyClick(page.sliding_board, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    qtbot.keyClick(page.sliding_board, Qt.Key.Key_P)
    frame = page.session.watch.frame
    assert frame is not None
    trace = frame.progress.trace
    assert isinstance(trace, SlidingTrace)
    assert [neighbour.better for neighbour in trace.neighbours] == [True, True]
    assert page.sliding_board.grab().toImage() != before
    assert [figure.text for figure in page.watched_figures(frame)] == ["0", "3", "2"]
    assert page.pseudocode.isVisible()
    press(page, qtbot, "fifteenFullSpeedButton")
    rest(page, qtbot)
    assert page.session.game.length == 2


def test_a_game_is_won_by_clicks_and_kept(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    win(page, qtbot)
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    (game,) = games(window)
    assert (game.start, game.tiles, game.hints, game.finished) == (parse_position(NEAR), (7, 8), 0, True)
    assert page.game_section.panel.best.text() == "2"
    press(window, qtbot, "winShareButton")
    assert QApplication.clipboard().text().splitlines()[::2] == ["Huarong Knight: Every tile is in its place", NEAR]
    press(window, qtbot, "winNextButton")
    assert not page.game_section.card_shown
    assert shown(page) != NEAR


def test_tiles_slide_by_arrow_keys_and_steps_are_undone_and_redone(page: FifteenPage, qtbot: QtBot) -> None:
    choose(page, NEAR)
    assert page.sliding_board.hasFocus()
    qtbot.keyClick(page.sliding_board, Qt.Key.Key_Left)
    rest(page, qtbot)
    assert shown(page) == "123/456/7.8"
    qtbot.keyClick(page.sliding_board, Qt.Key.Key_Up)  # no tile is below the blank
    assert shown(page) == "123/456/7.8"
    press(page, qtbot, "fifteenUndoButton")
    rest(page, qtbot)
    assert shown(page) == NEAR
    press(page, qtbot, "fifteenRedoButton")
    rest(page, qtbot)
    assert shown(page) == "123/456/7.8"
    press(page, qtbot, "fifteenResetButton")
    assert shown(page) == NEAR


def test_a_hint_is_shown_and_then_made(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    choose(page, NEAR)
    for position in ("123/456/7.8", position_text(GOAL)):
        press(page, qtbot, "fifteenHintButton")
        qtbot.waitUntil(lambda: page.session.game.shown_hint is not None)
        qtbot.keyClick(page.sliding_board, Qt.Key.Key_H)
        rest(page, qtbot)
        assert shown(page) == position
    (game,) = games(window)
    assert (game.hints, game.finished) == (2, True)
    assert page.game_section.panel.best.text() == "–"  # a game with hints is no record


def test_the_board_tells_screen_readers_of_its_cells(page: FifteenPage) -> None:
    choose(page, NEAR)
    table = QAccessible.queryAccessibleInterface(page.sliding_board)
    names = [table.child(number).text(QAccessible.Text.Name) for number in range(9)]
    assert names[0] == "Row 1, column 1: tile 1"
    assert names[6] == "Row 3, column 1: empty"
    assert table.indexOfChild(table.focusChild()) == 6


def test_a_game_goes_on_when_the_program_is_started_again(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    choose(page, "1.3/425/786")
    for tile in (2, 5):
        click_tile(page, tile)
        rest(page, qtbot)
    press(page, qtbot, "fifteenUndoButton")
    rest(page, qtbot)
    window.close()
    again = main_window(qtbot)
    again.open(Opening())
    page = cast("FifteenPage", again.current_page())
    game = page.session.game
    assert (game.now, game.length, position_text(game.line.start)) == (1, 2, "1.3/425/786")
    press(page, qtbot, "fifteenRedoButton")
    rest(page, qtbot)
    click_tile(page, 6)
    (kept,) = games(again)
    assert (kept.tiles, kept.finished) == ((2, 5, 6), True)
    again.close()


def test_what_was_played_and_found_is_in_the_history(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    win(page, qtbot)
    choose(page, "1.3/425/786")
    click_tile(page, 2)
    rest(page, qtbot)
    choose(page, NEAR)
    press(page, qtbot, "fifteenSolveButton")
    rest(page, qtbot)
    session, listed = history_page(window).session, rows(window, qtbot)
    words = session.words
    assert sorted((words.name_of(row), words.kind_title(row), words.length(row)) for row in listed) == [
        ("1.3/425/786", "Unfinished game", "1 step"),
        (NEAR, "Game", "2 steps"),
        (NEAR, "Solution", "2 steps"),
    ]
    (unfinished,) = [row for row in listed if not row.finished]
    session.select([unfinished.key])
    session.open()
    assert window.pages.name_in_front == "fifteen"
    assert (shown(page), page.session.game.now) == ("123/4.5/786", 1)


def test_games_are_counted_in_the_statistics(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    win(page, qtbot)
    window.menu_actions.by_name["history"].trigger()
    qtbot.mouseClick(history_page(window).statistics_button, LEFT)
    qtbot.waitUntil(lambda: child(window, QLabel, "statisticsFifteen").text() == "1")


def backup_of_games(folder: Path) -> Path:
    """A backup of another home: a game, and the beginning of one."""
    other = Storage(folder / "other")
    for tiles, finished in (((7, 8), True), ((7,), False)):
        other.repository(SlidingGames).keep(SlidingGameRecord(parse_position(NEAR), tiles, 9.0, finished=finished))
    path = backed_up(other, folder / "games.backup")
    other.close()
    return path


@pytest.mark.parametrize("way", RestoreMode)
def test_a_backup_is_merged_or_takes_the_place_of_all(
    way: RestoreMode, page: FifteenPage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    win(page, qtbot)
    restored(window, qtbot, backup_of_games(tmp_path), way).close()
    found = sorted((game.tiles, game.seconds > 8) for game in games(window))
    mine = [] if way is RestoreMode.REPLACE else [((7, 8), False)]
    assert found == sorted([*mine, ((7,), True), ((7, 8), True)])


def test_a_backup_counts_the_records(page: FifteenPage, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(window, "restore", RestoreDialog)
    write_path(dialog, backup_of_games(tmp_path))
    qtbot.waitUntil(dialog.main_button.isEnabled)
    assert "Games of the 8-puzzle" in " ".join(one.text() for one in dialog.findChildren(QLabel))
    dialog.close()


def test_what_is_shown_is_exported_and_opened_again(
    page: FifteenPage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(page, NEAR)
    press(page, qtbot, "fifteenSolveButton")
    rest(page, qtbot)
    for ending in ("json", "txt", "png", "svg", "pdf", "gif"):
        dialog = export_dialog(window, qtbot)
        options_of(dialog).choose(ending)
        write_to(dialog, tmp_path / f"tiles.{ending}")
        with qtbot.waitSignal(dialog.written):
            qtbot.mouseClick(dialog.main_button, LEFT)
        qtbot.mouseClick(dialog.cancel_button, LEFT)
        qtbot.waitUntil(lambda: not window.findChildren(ExportDialog))
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    assert json.loads((tmp_path / "tiles.json").read_text("utf-8"))["steps"] == [7, 8]
    assert (tmp_path / "tiles.txt").read_text("utf-8").splitlines()[1] == f"{NEAR}: 2 steps"
    choose(page, "867/254/3.1")
    window.documents.open_path(str(tmp_path / "tiles.json"))
    assert (position_text(page.session.game.line.start), page.session.game.length) == (NEAR, 2)


@pytest.mark.parametrize("text", [NEAR.replace("/", "\n"), json_text(FifteenDocument(parse_position(NEAR)))])
def test_a_position_is_pasted_from_another_page(text: str, page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    QApplication.clipboard().setText(text)
    qtbot.keyClick(window, Qt.Key.Key_V, CTRL)
    assert window.pages.name_in_front == "fifteen"
    assert shown(page) == NEAR


def test_the_position_is_copied(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    choose(page, NEAR)
    qtbot.keyClick(page.sliding_board, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == NEAR


def test_languages_and_sizes_change_in_the_middle_of_a_game(
    page: FifteenPage, window: MainWindow, qtbot: QtBot
) -> None:
    choose(page, "1.3/425/786")
    click_tile(page, 2)
    rest(page, qtbot)
    for action in ("language-zh_Hant", "text-size-150", "language-zh_Hans", "text-size-100", "language-en"):
        window.menu_actions.by_name[action].trigger()
        qtbot.wait(30)
        again = cast("FifteenPage", window.current_page())
        assert (shown(again), again.session.game.now) == ("123/4.5/786", 1)
        if current() is not Language.ENGLISH:
            assert again.find_button.text() == "求解"
        assert window.pages.tabText(3) == TITLES[current()]


def test_methods_are_compared(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["compare"].trigger()
    compared = compare_page(window)
    compared.setup.puzzles.setCurrentIndex(2)
    positions = child(compared, QLineEdit, "comparePositions")
    positions.selectAll()
    qtbot.keyClicks(positions, f"{NEAR} 1.3/425/786")
    with qtbot.waitSignal(compared.session.runner.answered):
        qtbot.mouseClick(compared.setup.run_button, LEFT)
    results = compared.panel.table.results.results
    assert [(result.run.engine, result.length) for result in results] == [
        ("a-star", 2),
        ("breadth-first", 2),
        ("a-star", 3),
        ("breadth-first", 3),
    ]


def test_its_keys_are_listed(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1, CTRL)
    (made,) = window.findChildren(ShortcutsWindow)
    listed = {line.act: line.keys for line in made.shown()}
    assert listed["Slide a tile into the empty cell"] == "↑ ↓ ← →"
    assert listed["8-puzzle"] == "Ctrl+4"
    made.close()


def test_the_guide_opens_at_its_chapter(page: FifteenPage, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (guide,) = window.findChildren(GuideWindow)
    assert guide.titles.currentItem().text() == "Slide tiles into their order"
    guide.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_earlier_home_opens_and_gains_the_tables(
    version: str, opened: Callable[[str], MainWindow], qtbot: QtBot
) -> None:
    window = opened(version)
    window.menu_actions.by_name["language-en"].trigger()
    window.menu_actions.by_name["fifteen"].trigger()
    page = cast("FifteenPage", window.current_page())
    win(page, qtbot)
    assert len(games(window)) == 1
    nothing_is_wrong(window)
