"""What is found and played at the window is kept by itself, and shown again from the history."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.klotski.analysis import StarCost
from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, Tours
from app.puzzle.autosave import QUIET_MS
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageError, StorageFault
from app.storage.history_query import HistoryQuery, SearchDay
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.message import Message
from tests.app.hands import drag
from tests.app.storage.drawn_records import DOWN, RIGHT, TWO_STEPS_AWAY, solution, straight_game
from tests.app.storage.record_keys import record_keys
from tests.app.windows import history_page, klotski_page, klotski_session, knight_page, knight_session, main_window

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
DENTED = Board(5, 5, frozenset({(0, 0), (4, 4)}))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window, shown and in front."""
    made = main_window(qtbot)
    yield made
    made.close()


def open_newest(window: MainWindow, qtbot: QtBot) -> None:
    """Turn to the history and open its first record with the keys, below the line of its day if it has one."""
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    table = history_page(window).table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Home)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    if isinstance(window._sessions.history.model.rows[0], SearchDay):
        qtbot.keyClick(table, Qt.Key.Key_Down)
        qtbot.keyClick(table, Qt.Key.Key_Return)


def find_tour(window: MainWindow, qtbot: QtBot) -> None:
    """Find a tour of a 5x5 board from its corner."""
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(Board(5, 5))
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    page.playback.rest()


def test_a_solution_is_kept_and_played_again_on_another_day(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, LEFT)
    page.session.playback.rest()
    window.close()
    again = main_window(qtbot)
    klotski_session(again).show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    open_newest(again, qtbot)
    assert again.pages.currentWidget() is klotski_page(again)
    assert klotski_session(again).layout == TWO_STEPS_AWAY
    assert klotski_session(again).playback.length == 1
    assert klotski_session(again).playback.playing
    (kept,) = again.storage.repository(Solutions).newest()
    assert (kept.engine, len(kept.solution.steps), kept.solution.proved_shortest) == ("shortest", 1, True)
    klotski_session(again).playback.rest()
    again.close()


def test_every_tour_is_kept_and_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    find_tour(window, qtbot)
    page = knight_page(window)
    with qtbot.waitSignal(page.runner.answered):
        qtbot.keyClick(window, Qt.Key.Key_N)
    page.playback.rest()
    tours = window.storage.repository(Tours).newest()
    assert len(tours) == 2
    page.session.show_board(Board(8, 8))
    open_newest(window, qtbot)
    assert window.pages.currentWidget() is page
    assert page.chessboard.board == Board(5, 5)
    assert page.playback.length == 24
    assert page.session.tour is not None
    end = chess_name(page.session.tour.end, 5)
    assert page.result.text() == f"Tour of 25 squares from a5 to {end}, saved earlier"
    page.playback.rest()


def test_progress_and_verdicts_leave_no_record(window: MainWindow, qtbot: QtBot) -> None:
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(Board(3, 3))
    with qtbot.waitSignal(page.runner.ended):
        page.session.search()
    assert record_keys(window.storage.history, HistoryQuery()) == []


def test_a_game_is_kept_when_the_hand_rests_and_goes_on_from_the_history(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    with qtbot.waitSignal(window._sessions.saver.saved):
        drag(page.klotski_board, (0, 3), (1, 3))
    (unfinished,) = window.storage.repository(Games).newest()
    assert (unfinished.length, unfinished.finished) == (1, False)
    page.session.show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    open_newest(window, qtbot)
    assert str(page.session.layout_on_board) == "AA../AA.S/..../..../...."
    (left,) = window.storage.repository(Games).newest()
    assert page.session.game.clock.seconds == left.seconds > unfinished.seconds, "the time after the last slide counts"
    drag(page.klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    (finished,) = window.storage.repository(Games).newest()
    assert (finished.id, finished.length, finished.finished, finished.hints) == (unfinished.id, 2, True, 0)
    assert window.storage.repository(Games).best(TWO_STEPS_AWAY, Metric.MOVES) == finished
    page.session.close()


def test_a_game_is_kept_when_the_window_closes_at_once(window: MainWindow, qtbot: QtBot) -> None:
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    drag(klotski_page(window).klotski_board, (0, 3), (1, 3))
    window.close()
    storage = Storage(data_folder())
    assert [game.length for game in storage.repository(Games).newest()] == [1]
    storage.close()


def test_a_game_that_is_left_is_kept_and_the_next_is_another(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    for _ in range(2):
        page.session.show_layout(TWO_STEPS_AWAY)
        drag(page.klotski_board, (0, 3), (1, 3))
        page.session.show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    assert len(window.storage.repository(Games).newest()) == 2


def test_help_before_is_not_forgotten(window: MainWindow, qtbot: QtBot) -> None:
    game = window.storage.repository(Games).keep(
        GameRecord(TWO_STEPS_AWAY, Metric.MOVES, straight_game().turns[:0], 5.0, hints=2, finished=False)
    )
    window._sessions.history.refresh()
    open_newest(window, qtbot)
    drag(klotski_page(window).klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    assert window.storage.repository(Games).get(game.id or 0).hints == 2
    assert window.storage.repository(Games).best(TWO_STEPS_AWAY, Metric.MOVES) is None
    klotski_page(window).session.close()


def test_finished_games_layouts_and_boards_are_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    window.storage.repository(Games).keep(straight_game((DOWN, RIGHT)))
    open_newest(window, qtbot)
    assert (page.session.layout, page.session.metric, page.session.playback.length) == (
        TWO_STEPS_AWAY,
        Metric.STRAIGHT,
        2,
    )
    page.session.playback.rest()
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY.mirror()))
    window._sessions.history.refresh()
    open_newest(window, qtbot)
    assert page.session.layout == TWO_STEPS_AWAY.mirror()


def test_own_layouts_stand_among_the_others_by_their_names(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    window.storage.repository(OwnLayouts).keep(OwnLayout("Classic", Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")))
    window.close()
    again = main_window(qtbot)
    combo = klotski_page(again).layout_combo
    assert {"Classic", "Blade Drawn, Horse Reined (橫刀立馬)"} <= {combo.itemText(row) for row in range(combo.count())}
    combo.setCurrentIndex(combo.findText("Mine"))
    assert klotski_session(again).layout_on_board == TWO_STEPS_AWAY
    assert combo.entry.names.hant == "Mine"
    again.close()


def test_an_own_layout_that_is_deleted_is_offered_no_more_until_it_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    combo, page = klotski_page(window).layout_combo, history_page(window)
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    open_newest(window, qtbot)
    window.storage.repository(OwnLayouts).keep(OwnLayout("Other", TWO_STEPS_AWAY.mirror()))
    window._sessions.history.refresh()
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert combo.findText("Mine") == combo.findText("Other") == -1
    assert (
        klotski_session(window).layout_on_board == TWO_STEPS_AWAY
    )  # what is on the board stays there, without its name
    qtbot.keyClick(page.filters.kind, Qt.Key.Key_Z, CTRL)
    for name, layout in (("Mine", TWO_STEPS_AWAY), ("Other", TWO_STEPS_AWAY.mirror())):
        assert combo.itemData(combo.findText(name)).layout == layout


def test_an_own_board_that_is_deleted_is_offered_no_more(window: MainWindow, qtbot: QtBot) -> None:
    boards = knight_page(window).knight_choices.boards
    window.storage.repository(OwnBoards).keep(OwnBoard("Dented", DENTED))
    knight_session(window).read_own()
    assert any("Dented" in boards.itemText(number) for number in range(boards.count()))
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    qtbot.keyClick(history_page(window).table, Qt.Key.Key_Home)
    qtbot.keyClick(history_page(window).table, Qt.Key.Key_Delete)
    assert not any("Dented" in boards.itemText(number) for number in range(boards.count()))


def test_the_best_on_the_way_is_kept_when_the_search_for_the_shortest_is_stopped(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = klotski_page(window)
    page.klotski_choices.engines.choose(engine_named("depth-first-bst"))
    with qtbot.waitSignals([page.session.runner.bettered] * 2):
        page.session.search()
    with qtbot.waitSignal(page.session.runner.ended):
        page.stop()
    (kept,) = window.storage.repository(Solutions).newest()
    assert not kept.solution.proved_shortest
    qtbot.waitUntil(lambda: page.session.playback.length == len(kept.solution.steps))
    page.session.playback.rest()
    assert kept.engine == "depth-first-bst"


def test_boards_are_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    board = knight_page(window).chessboard
    window.storage.repository(OwnBoards).keep(OwnBoard("Dented", DENTED))
    open_newest(window, qtbot)
    assert window.pages.currentWidget() is knight_page(window)
    assert board.board == DENTED
    window.storage.repository(KnightGames).keep(KnightGameRecord(Board(3, 4), (1,), False, 1.0))
    window._sessions.history.refresh()
    open_newest(window, qtbot)
    assert board.board == Board(3, 4)


def test_the_actions_of_a_puzzle_do_nothing_on_the_history(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    for name in ("search", "next", "stop", "play", "first", "faster", "copy"):
        window.menu_actions.by_name[name].trigger()
    assert not window.busy()
    assert window.current_page() is history_page(window)


def test_undo_of_the_menu_brings_back_what_was_deleted(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.repository(Solutions).keep(solution())
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    page = history_page(window)
    qtbot.keyClick(page.table, Qt.Key.Key_Home)
    qtbot.mouseClick(page.panel.delete_button, LEFT)
    assert page.empty.isVisible()
    page.filters.text.setFocus()
    qtbot.keyClick(page.filters.kind, Qt.Key.Key_Z, CTRL)
    assert page.table.isVisible()
    assert len(window.storage.repository(Solutions).newest()) == 1


def test_the_best_record_of_the_layout_stands_beside_the_game(window: MainWindow, qtbot: QtBot) -> None:
    best = klotski_page(window).game_section.panel.best
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    assert "yours" not in best.text()
    for step in (DOWN, RIGHT):
        drag(klotski_page(window).klotski_board, step.origin, step.target)
    length = klotski_session(window).game.line.count(Metric.MOVES)
    assert best.text().endswith(f"yours: {length}")
    klotski_session(window).show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    assert "yours" not in best.text()
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    assert best.text().endswith(f"yours: {length}")


def test_the_best_record_goes_and_comes_back_with_its_game(window: MainWindow, qtbot: QtBot) -> None:
    page, best = history_page(window), klotski_page(window).game_section.panel.best
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    drag(klotski_page(window).klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    assert best.text().endswith("yours: 1")
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    qtbot.keyClick(page.table, Qt.Key.Key_Home)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert "yours" not in best.text()
    qtbot.keyClick(page.filters.kind, Qt.Key.Key_Z, CTRL)
    assert best.text().endswith("yours: 1")


def test_a_best_record_that_cannot_be_read_is_told(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Message(StorageFault.UNREADABLE))

    monkeypatch.setattr(window.storage.repository(Games), "best", refuse)
    with qtbot.waitSignal(klotski_session(window).failed):
        klotski_session(window).show_layout(TWO_STEPS_AWAY)
    assert window.message_bar.isVisible()


def test_a_game_is_on_the_disk_however_fast_one_plays(window: MainWindow, qtbot: QtBot) -> None:
    """A slide every 200 ms, for two seconds, without a rest."""
    board = klotski_page(window).klotski_board
    for _ in range(5):
        drag(board, (3, 1), (4, 1))
        qtbot.wait(200)
        drag(board, (3, 2), (4, 2))
        qtbot.wait(200)
        klotski_page(window).game_section.reset()
    assert len(window.storage.repository(Games).newest()) == 1


def test_a_game_goes_on_being_kept_after_a_hint_and_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.distance_service.known is not None)
    page.session.game.warn_of(StarCost.HINT)
    with qtbot.waitSignal(window._sessions.saver.saved):
        page.game_section.hint()
        page.game_section.hint()
    (kept,) = window.storage.repository(Games).newest()
    assert (kept.length, kept.hints, kept.finished) == (1, 1, False)
    with qtbot.waitSignal(window._sessions.saver.saved):
        page.game_section.hint()
        page.game_section.hint()
    (kept,) = window.storage.repository(Games).newest()
    assert (kept.length, kept.hints) == (2, 2)


def test_a_solution_that_is_watched_and_paused_leaves_no_game(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, LEFT)
    page.session.playback.jump(9)
    page.stop()
    page.stop()
    qtbot.wait(2 * QUIET_MS)
    window.close()
    storage = Storage(data_folder())
    assert storage.repository(Games).newest() == []
    storage.close()


def test_a_slide_made_just_before_a_solution_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    drag(page.klotski_board, (3, 1), (4, 1))
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, LEFT)
    page.session.playback.last()
    window.close()
    storage = Storage(data_folder())
    (kept,) = storage.repository(Games).newest()
    assert (kept.length, kept.hints, kept.given, kept.finished) == (1, 1, False, False), "the solution was seen"
    storage.close()


def test_no_tour_is_kept_under_a_method_that_was_chosen_while_another_searched(
    window: MainWindow, qtbot: QtBot
) -> None:
    """The search that is no longer asked for is given up, and nothing is heard of it."""
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(Board(5, 5))
    page.session.search_from((0, 0))
    with qtbot.assertNotEmitted(page.runner.answered, wait=500):
        page.knight_choices.engines.setCurrentIndex(page.knight_choices.engines.currentIndex() + 1)
    assert window.storage.repository(Tours).newest() == []


def test_an_empty_history_leads_to_the_puzzles(window: MainWindow, qtbot: QtBot) -> None:
    for puzzle, page in (("klotski", klotski_page(window)), ("knight", knight_page(window))):
        window.pages.setCurrentWidget(history_page(window))
        qtbot.mouseClick(history_page(window).empty.buttons[puzzle], LEFT)
        assert window.pages.currentWidget() is page


def test_a_damaged_file_is_said_once_above_the_pages_and_put_away(qtbot: QtBot) -> None:
    folder = data_folder()
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_bytes(b"not a data file")
    window = main_window(qtbot)
    assert window.message_bar.isVisible()
    window.languages.choose("zh_Hant")
    window.languages.choose("en")
    qtbot.waitUntil(window.message_bar.isVisible)  # the language may be changed before it is read
    assert window.message_bar.text.text().startswith("The data file was damaged: it was renamed to records-damaged-")
    qtbot.mouseClick(window.message_bar.close_button, LEFT)
    assert not window.message_bar.isVisible()
    window.languages.choose("zh_Hant")
    assert window.message_bar.isHidden()
    window.close()
    again = main_window(qtbot)
    assert not again.message_bar.isVisible()
    again.close()


def test_where_nothing_can_be_written_the_window_says_so_and_goes_on(qtbot: QtBot) -> None:
    folder = data_folder()
    folder.parent.mkdir(parents=True)
    folder.write_text("a file where the folder should be")
    window = main_window(qtbot)
    assert window.message_bar.text.text().startswith("Nothing can be written to ")
    window.storage.repository(Solutions).keep(solution())
    window._sessions.history.refresh()
    open_newest(window, qtbot)
    assert klotski_session(window).layout == TWO_STEPS_AWAY
    klotski_session(window).playback.rest()
    window.close()


def test_a_full_disk_is_said_and_the_answer_is_shown_all_the_same(window: MainWindow, qtbot: QtBot) -> None:
    connection = window.storage.file.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(Board(70, 70))
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    assert page.playback.length == 4899
    page.playback.rest()
    assert window.storage.repository(Tours).newest() == []
    assert window.message_bar.text.text().startswith("The disk is full, so this was not saved")
