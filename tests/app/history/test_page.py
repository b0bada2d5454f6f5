"""The history page, through the clicks and keys of a person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QFormLayout, QLabel
from pytestqt.qtbot import QtBot

from app.history import sliced_task
from app.history.model import READ_TOGETHER
from app.history.page import HistoryPage
from app.history.session import HistorySession
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts, Solutions
from app.knight.records import KnightRecords
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, Tours
from app.storage.history_query import HistoryQuery, Key, Order
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.notation import chess_name
from tests.app.storage.drawn_records import RING, TWO_STEPS_AWAY, solution, straight_game, tour

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
RECORDS = (KlotskiRecords(), KnightRecords())
WHEN, NAME, WHAT, STARS, LENGTH, OPTIMUM, METHOD, TIME = range(8)
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
DAY = datetime(2025, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A data file with seven records, the tour newest."""
    opened = Storage(tmp_path / "data")
    opened.repository(OwnBoards).keep(OwnBoard("Ring", RING, at=DAY))
    opened.repository(OwnLayouts).keep(
        OwnLayout("Corner", TWO_STEPS_AWAY, "mind the soldier", at=DAY + timedelta(days=1))
    )
    opened.repository(Games).keep(GameRecord(HENG_DAO_LI_MA, Metric.MOVES, (), 61.0, at=DAY + timedelta(days=2)))
    opened.repository(KnightGames).keep(KnightGameRecord(RING, (0, 5), False, 7.0, at=DAY + timedelta(days=3)))
    opened.repository(Solutions).keep(replace(solution(), at=DAY + timedelta(days=4)))
    opened.repository(Games).keep(replace(straight_game(hints=1), at=DAY + timedelta(days=5)))
    opened.repository(Tours).keep(replace(tour(), at=DAY + timedelta(days=6)))
    yield opened
    opened.close()


@pytest.fixture
def page(qtbot: QtBot, storage: Storage) -> HistoryPage:
    """The page, shown and in front."""
    return shown(qtbot, storage)


def shown(qtbot: QtBot, storage: Storage) -> HistoryPage:
    """The page of a data file, shown and in front."""
    session = HistorySession(storage.history, RECORDS, Settings())
    made = HistoryPage(session, Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1300, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def column(page: HistoryPage, number: int) -> list[str]:
    """What a column says, from the top."""
    model = page.session.model
    return [model.index(line, number).data() for line in range(model.rowCount())]


def told(page: HistoryPage) -> list[str]:
    """What the panel says, a line each: its heading, the facts, and the notes."""
    facts = page.panel.facts
    items = [facts.itemAt(line, QFormLayout.ItemRole.FieldRole) for line in range(facts.rowCount())]
    labels = [page.panel.heading, *(item.widget() for item in items if item is not None), page.panel.notes]
    texts = [one.text() for one in labels if isinstance(one, QLabel) and one.text()]
    return "\n".join(texts).splitlines()


def line_at(page: HistoryPage, line: int) -> QPoint:
    """The middle of the name on a line."""
    return page.table.visualRect(page.session.model.index(line, NAME)).center()


def click_line(page: HistoryPage, qtbot: QtBot, line: int, held: Qt.KeyboardModifier | None = None) -> None:
    """Click a line, perhaps with a key held."""
    modifier = Qt.KeyboardModifier.NoModifier if held is None else held
    qtbot.mouseClick(page.table.viewport(), LEFT, modifier, pos=line_at(page, line))


def click_header(page: HistoryPage, qtbot: QtBot, number: int) -> None:
    """Click the title of a column."""
    header = page.table.horizontalHeader()
    middle = QPoint(header.sectionViewportPosition(number) + header.sectionSize(number) // 2, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=middle)


def choose_filter(page: HistoryPage, qtbot: QtBot, name: str) -> None:
    """Choose which records to show, with the keys."""
    puzzle = page.filters.puzzle.findData(name)
    combo = page.filters.kind if puzzle < 0 else page.filters.puzzle
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.findData(name)):
        qtbot.keyClick(combo, Qt.Key.Key_Down)


def test_what_was_played_solved_and_kept_is_listed_newest_first(page: HistoryPage) -> None:
    assert column(page, WHAT) == [
        "Closed tour",
        "Game",
        "Solution",
        "Unfinished manual tour",
        "Unfinished game",
        "My layout",
        "My board",
    ]
    assert column(page, NAME) == [
        "Ring",
        "Corner",
        "Corner",
        "Ring",
        "Blade Drawn, Horse Reined (橫刀立馬)",
        "Corner",
        "Ring",
    ]
    assert column(page, LENGTH)[:5] == ["8 squares", "2 straight slides", "1 move", "2 squares", "0 moves"]
    assert column(page, METHOD)[1:5] == ["By hand, with hints", "Breadth-first", "By hand", "By hand"]
    assert column(page, TIME)[4] == "1 min 1 s"
    assert page.size_label.text() == "7 records"


def test_a_title_sorts_and_once_more_the_other_way(page: HistoryPage, qtbot: QtBot) -> None:
    click_header(page, qtbot, TIME)
    rising = [text for text in column(page, TIME) if text]
    assert rising == ["10.0 ms", "250 ms", "7.0 s", "9.5 s", "1 min 1 s"]
    click_header(page, qtbot, TIME)
    assert [text for text in column(page, TIME) if text] == rising[::-1]
    assert column(page, TIME)[-2:] == ["", ""]


def test_sorting_keeps_what_is_selected(page: HistoryPage, qtbot: QtBot) -> None:
    click_line(page, qtbot, 4)
    before = page.table.chosen
    click_header(page, qtbot, NAME)
    assert page.table.chosen == before
    assert page.panel.heading.text() == "Blade Drawn, Horse Reined (橫刀立馬)"


def test_the_filter_lists_one_puzzle(page: HistoryPage, qtbot: QtBot) -> None:
    choose_filter(page, qtbot, "knight")
    assert column(page, WHAT) == ["Closed tour", "Unfinished manual tour", "My board"]
    choose_filter(page, qtbot, "klotski")
    assert page.session.model.rowCount() == 4
    choose_filter(page, qtbot, "")
    assert page.session.model.rowCount() == 7


def test_a_record_is_shown_in_detail_best_against_optimum(page: HistoryPage, storage: Storage, qtbot: QtBot) -> None:
    storage.repository(Games).keep(straight_game(seconds=2.0))
    click_line(page, qtbot, 1)
    lines = told(page)
    assert lines[0] == "Corner"
    assert "2 straight slides" in lines
    assert not page.panel.picture.pixmap().isNull()
    page.session.refresh()
    click_line(page, qtbot, 0)
    assert told(page).count("2 straight slides") == 2  # the game's and the best
    click_line(page, qtbot, 6)
    assert told(page)[-1] == "mind the soldier"


def test_a_tour_and_a_game_tell_where_they_begin(page: HistoryPage, qtbot: QtBot) -> None:
    click_line(page, qtbot, 0)
    start = chess_name(tour().tour.start, RING.rows)
    assert told(page)[-1] == f"From {start} back to {start}, quarter-turn symmetry"
    click_line(page, qtbot, 3)
    start, end = (chess_name(RING.square(visit), RING.rows) for visit in (0, 5))
    assert told(page)[-1] == f"From {start} to {end}"


@pytest.mark.parametrize(
    ("line", "kind"), [(0, "TourRecord"), (1, "GameRecord"), (2, "SolutionRecord"), (5, "OwnLayout")]
)
def test_open_hands_over_the_whole_record(page: HistoryPage, qtbot: QtBot, line: int, kind: str) -> None:
    click_line(page, qtbot, line)
    with qtbot.waitSignal(page.session.opened) as opened:
        qtbot.mouseClick(page.panel.open_button, LEFT)
    (record,) = opened.args or [None]
    assert type(record).__name__ == kind
    (chosen,) = page.table.chosen
    assert isinstance(chosen, Key)
    assert record.id == chosen.number


def test_return_and_a_double_click_open_too(page: HistoryPage, qtbot: QtBot) -> None:
    spy = QSignalSpy(page.session.opened)
    click_line(page, qtbot, 0)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert spy.count() == 1
    qtbot.mouseDClick(page.table.viewport(), LEFT, pos=line_at(page, 0))
    assert spy.count() == 2


def test_delete_has_a_way_back(page: HistoryPage, storage: Storage, qtbot: QtBot) -> None:
    click_line(page, qtbot, 1)
    qtbot.mouseClick(page.panel.delete_button, LEFT)
    assert "Game" not in column(page, WHAT)
    assert page.undo_bar.text.text() == "1 record deleted"
    assert len(page.table.chosen) == 1
    qtbot.mouseClick(page.undo_bar.button, LEFT)
    assert column(page, WHAT)[1] == "Game"
    assert page.undo_bar.text.text() == "1 record restored"
    assert not page.undo_bar.button.isEnabled()
    assert len(storage.repository(Games).newest()) == 2


def test_every_deletion_can_be_undone_by_keys_the_last_first(page: HistoryPage, qtbot: QtBot) -> None:
    click_line(page, qtbot, 0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    click_line(page, qtbot, 0)
    click_line(page, qtbot, 2, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.undo_bar.text.text() == "3 records deleted"
    assert page.session.model.rowCount() == 3
    qtbot.keyClick(page.table, Qt.Key.Key_Z, CTRL)
    assert page.session.model.rowCount() == 6
    assert len(page.table.chosen) == 3
    qtbot.keyClick(page.table, Qt.Key.Key_Z, CTRL)
    qtbot.keyClick(page.table, Qt.Key.Key_Z, CTRL)
    assert page.session.model.rowCount() == 7


def test_what_was_deleted_on_another_day_can_be_restored(storage: Storage, qtbot: QtBot) -> None:
    storage.repository(OwnLayouts).delete([record.id or 0 for record in storage.repository(OwnLayouts).newest()])
    page = shown(qtbot, storage)
    choose_filter(page, qtbot, "deleted")
    assert column(page, WHAT) == ["My layout"]
    click_line(page, qtbot, 0)
    assert page.panel.delete_button.isHidden()
    qtbot.mouseClick(page.panel.restore_button, LEFT)
    assert page.empty.text.text().startswith("Records that you delete are listed here")
    assert len(storage.repository(OwnLayouts).newest()) == 1


def test_lines_are_copied_below_their_titles(page: HistoryPage, qtbot: QtBot) -> None:
    click_line(page, qtbot, 2)
    qtbot.keyClick(page.table, Qt.Key.Key_C, CTRL)
    titles, line = QApplication.clipboard().text().splitlines()
    assert titles.split("\t") == [
        "Date",
        "Layout or board",
        "Type",
        "Stars",
        "Length",
        "Over shortest",
        "Method",
        "Time",
    ]
    assert line.split("\t")[1:] == ["Corner", "Solution", "", "1 move", "Shortest", "Breadth-first", "250 ms"]


def test_an_empty_history_says_what_to_do_first(tmp_path: Path, qtbot: QtBot) -> None:
    storage = Storage(tmp_path / "empty")
    page = shown(qtbot, storage)
    assert page.empty.isVisible()
    assert "Press Solve" in page.empty.text.text()
    for button, puzzle in ((button, puzzle) for puzzle, button in page.empty.buttons.items()):
        with qtbot.waitSignal(page.session.puzzle_asked) as asked:
            qtbot.mouseClick(button, LEFT)
        assert asked.args == [puzzle]
    storage.repository(Tours).keep(tour())
    page.session.refresh()
    assert page.table.isVisible()
    choose_filter(page, qtbot, "klotski")
    assert page.empty.heading.text() == "Nothing here yet"
    storage.close()


def test_of_many_records_only_those_in_sight_are_read(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(tmp_path / "many")
    with storage.file.transaction() as execute:
        game = storage.repository(Games).values(straight_game())
        columns, places = ", ".join(game), ", ".join("?" * len(game))
        for number in range(10_000):
            sql = f"INSERT INTO games ({columns}, at) VALUES ({places}, ?)"
            execute(sql, (*game.values(), (DAY + timedelta(minutes=number)).isoformat()))
    read: list[int] = []
    rows = storage.history.rows
    monkeypatch.setattr(storage.history, "rows", lambda keys: (read.append(len(keys)), rows(keys))[1])
    page = shown(qtbot, storage)
    assert page.session.model.rowCount() == 10_000
    page.grab()
    assert sum(read) <= READ_TOGETHER
    qtbot.keyClick(page.table, Qt.Key.Key_End)
    page.grab()
    assert page.table.chosen == [Key("games", 1)]
    assert sum(read) <= 3 * READ_TOGETHER
    storage.close()


def test_what_takes_long_to_sort_stays_as_it_was_until_it_is_sorted(
    page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sliced_task, "SLICE_SECONDS", 0.0)
    before = column(page, NAME)
    listed = page.session.model
    listed.sort(LENGTH, Qt.SortOrder.AscendingOrder)
    assert column(page, NAME) == before
    assert (listed.query.order, listed.asked.order) == (Order.TIME, Order.LENGTH)
    page.session.show_puzzle("klotski")
    qtbot.waitUntil(lambda: listed.query == listed.asked)
    assert listed.query == HistoryQuery("klotski", False, Order.LENGTH, False, grouped=True)
    assert listed.rowCount() == 4


def test_what_follows_a_deletion_is_selected_once_the_list_is_sorted_again(
    page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.session.model.sort(NAME, Qt.SortOrder.AscendingOrder)
    keys = page.session.model.rows[0:7]
    page.session.select([keys[2]])
    monkeypatch.setattr(sliced_task, "SLICE_SECONDS", 0.0)
    page.session.delete()
    qtbot.waitUntil(lambda: page.session.selected == [keys[3]])
    assert page.table.chosen == [keys[3]]
    page.session.undo()
    qtbot.waitUntil(lambda: page.session.selected == [keys[2]])
    assert page.table.chosen == [keys[2]]


def test_a_record_that_is_damaged_is_said_to_be(page: HistoryPage, storage: Storage, qtbot: QtBot) -> None:
    with storage.file.transaction() as execute:
        execute("UPDATE tours SET visits = x'0000'", ())
    spy = QSignalSpy(page.session.failed)
    click_line(page, qtbot, 0)
    assert str(spy.at(0)[0]) == "this record is damaged and cannot be shown; you can delete it"
    assert not page.panel.open_button.isEnabled()
    assert page.panel.heading.text() == "Ring"


def test_a_deletion_that_the_file_refuses_is_none(page: HistoryPage, storage: Storage, qtbot: QtBot) -> None:
    storage.file.connection.execute("PRAGMA query_only = ON")
    spy = QSignalSpy(page.session.failed)
    click_line(page, qtbot, 0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert spy.count() == 1
    assert page.session.model.rowCount() == 7
    assert page.undo_bar.isHidden()


def test_a_narrow_table_leaves_room_for_names_and_the_method_to_the_panel(page: HistoryPage, qtbot: QtBot) -> None:
    page.resize(1500, 720)
    qtbot.waitUntil(lambda: not page.table.isColumnHidden(METHOD))
    page.resize(800, 600)
    qtbot.waitUntil(lambda: all(map(page.table.isColumnHidden, (LENGTH, OPTIMUM, METHOD, TIME))))
    assert page.table.columnWidth(NAME) > 100
    click_line(page, qtbot, 2)
    assert "Breadth-first" in told(page)


def test_the_header_follows_no_selection_since_it_would_ask_of_every_row(page: HistoryPage, qtbot: QtBot) -> None:
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_A, CTRL)
    assert len(page.session.selected) == 7
    assert not page.table.horizontalHeader().selectionModel().hasSelection()


def test_down_selects_the_only_line(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Storage(tmp_path / "one")
    opened.repository(OwnBoards).keep(OwnBoard("Ring", RING, at=DAY))
    page = shown(qtbot, opened)
    qtbot.waitUntil(lambda: column(page, NAME) != [])
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert list(page.session.selected) == []
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert list(page.session.selected) == [Key("own_boards", 1)]
    opened.close()
