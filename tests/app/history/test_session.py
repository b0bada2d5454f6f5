"""The history without widgets: what is listed and selected, deleting and the way back, and a page that comes later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.history.page import HistoryPage
from app.history.session import DELETED, EVERYTHING, HistorySession
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts, Solutions
from app.knight.records import KnightRecords
from app.knight.repositories import OwnBoard, OwnBoards, Tours
from app.storage.history_query import HistoryQuery, Key, Line, Order
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import HISTORY_KIND, Settings
from app.ui.words.language import Languages
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.storage.drawn_records import RING, TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

pytestmark = pytest.mark.usefixtures("qapp")
DAY = datetime(2025, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A data file with five records, an hour apart, the tour newest."""
    opened = Storage(tmp_path / "data")
    opened.repository(OwnBoards).keep(OwnBoard("Ring", RING, at=DAY))
    opened.repository(OwnLayouts).keep(
        OwnLayout("Corner", TWO_STEPS_AWAY, "mind the soldier", at=DAY + timedelta(days=1))
    )
    opened.repository(Solutions).keep(replace(solution(), at=DAY + timedelta(days=2)))
    opened.repository(Games).keep(replace(straight_game(), at=DAY + timedelta(days=3)))
    opened.repository(Tours).keep(replace(tour(), at=DAY + timedelta(days=4)))
    yield opened
    opened.close()


@pytest.fixture
def session(storage: Storage) -> HistorySession:
    """The history of that file, listed."""
    made = HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), Settings())
    made.update()
    return made


def tables_of(lines: Sequence[Line]) -> list[str]:
    """The tables of records."""
    return [line.table for line in lines if isinstance(line, Key)]


def tables(session: HistorySession) -> list[str]:
    """The tables of the records that are listed."""
    return tables_of(session.model.rows[:])


def shown_page(session: HistorySession, qtbot: QtBot) -> HistoryPage:
    """A page attached to the session, in sight."""
    page = HistoryPage(session, Appearance("light"), Settings())
    qtbot.addWidget(page)
    page.resize(1300, 720)
    page.show()
    return page


def test_nothing_is_read_before_it_is_wanted(storage: Storage) -> None:
    session = HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), Settings())
    assert session.model.rowCount() == 0
    session.update()
    assert tables(session) == ["tours", "games", "solutions", "own_layouts", "own_boards"]


@pytest.mark.parametrize(
    ("name", "listed"),
    [(EVERYTHING, 5), ("games", 1), ("strict", 0), ("searches", 2), ("own", 2), (DELETED, 0)],
)
def test_a_kind_lists_a_part(session: HistorySession, name: str, listed: int) -> None:
    session.show_kind(name)
    assert session.kind == name
    assert session.model.rowCount() == listed


def test_a_puzzle_lists_a_part_of_a_kind(session: HistorySession) -> None:
    for name, listed in (("klotski", 3), ("knight", 2), ("", 5)):
        session.show_puzzle(name)
        assert session.puzzle == name
        assert session.model.rowCount() == listed
    session.show_kind("searches")
    session.show_puzzle("knight")
    assert tables(session) == ["tours"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("corner", ["games", "solutions", "own_layouts"]),
        ("corner breadth", ["solutions"]),
        ("BREADTH-FIRST", ["solutions"]),
        ("warnsdorff", ["tours"]),
        ("3x3", ["tours", "own_boards"]),
        ("3 × 3", ["tours", "own_boards"]),
        ("ring", ["tours", "own_boards"]),
        ("2025-11-2", ["tours", "games", "solutions", "own_layouts", "own_boards"]),
        ("november 23", ["solutions"]),
        ("corner 2025-11-22", ["own_layouts"]),
        ("nobody", []),
        ("corner nobody", []),
    ],
)
def test_a_text_finds_names_methods_and_dates(session: HistorySession, text: str, found: list[str]) -> None:
    session.find(text)
    assert tables(session) == found
    session.find("")
    assert session.model.rowCount() == 5


def test_a_layout_is_found_by_any_of_its_names(session: HistorySession, storage: Storage) -> None:
    storage.repository(Games).keep(GameRecord(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), Metric.MOVES, (), 61.0))
    for text in ("橫刀", "横刀立马", "heng dao", "hdlm", "reined"):
        session.find(text)
        assert tables(session) == ["games"]


def test_today_is_found_by_its_name(session: HistorySession, storage: Storage) -> None:
    storage.repository(OwnBoards).keep(OwnBoard("New", RING))
    session.find("today")
    assert tables(session) == ["own_boards"]
    session.find("yesterday")
    assert tables(session) == []


def test_what_is_listed_is_remembered_but_neither_the_text_nor_the_deleted(storage: Storage) -> None:
    settings = Settings()
    session = HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), settings)
    session.show_kind("games")
    session.show_puzzle("klotski")
    session.find("corner")
    session.show_kind(DELETED)
    later = HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), settings)
    later.update()
    assert (later.kind, later.puzzle, later.model.query.text) == ("games", "klotski", "")
    assert tables(later) == ["games"]
    later.show_everything()
    assert tables(later) == ["tours", "games", "solutions", "own_layouts", "own_boards"]
    settings.keep(HISTORY_KIND, "nonsense")
    assert HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), settings).kind == EVERYTHING


def test_what_is_selected_stays_so_in_another_order_and_as_long_as_it_is_listed(session: HistorySession) -> None:
    session.select([session.model.rows[0], session.model.rows[2]])
    session.model.sort(0, Qt.SortOrder.AscendingOrder)
    assert tables_of(session.selected) == ["solutions", "tours"]
    session.show_puzzle("knight")
    assert tables_of(session.selected) == ["tours"]


def test_the_record_that_is_selected_is_opened(session: HistorySession, storage: Storage) -> None:
    opened = QSignalSpy(session.opened)
    session.open()
    assert opened.count() == 0
    session.select([session.model.rows[3]])
    session.open()
    assert opened.at(0)[0] == storage.repository(OwnLayouts).newest()[0]
    session.select([session.model.rows[2], session.model.rows[3]])
    session.open()
    assert opened.count() == 1


def test_nothing_is_said_of_another_record_when_lines_have_moved(session: HistorySession, storage: Storage) -> None:
    listed = list(session.model.rows[:])
    for line in range(len(listed)):
        session.model.row(line)
    storage.repository(Games).keep(replace(straight_game(), at=DAY + timedelta(days=3, hours=1)))
    for line in listed:
        session.select([line])
        row = session.row
        assert row is None or row.key == line


def test_deletions_are_undone_the_last_first(session: HistorySession) -> None:
    changed = QSignalSpy(session.changed)
    session.select([session.model.rows[0]])
    session.delete()
    assert tables_of(session.selected) == ["games"]
    session.select([session.model.rows[2], session.model.rows[3]])
    session.delete()
    assert session.sentence == "2 records deleted"
    assert tables(session) == ["games", "solutions"]
    session.undo()
    assert tables_of(session.selected) == ["own_layouts", "own_boards"]
    session.undo()
    assert session.sentence == "1 record restored"
    assert tables(session)[0] == "tours"
    assert not session.can_undo
    session.undo()
    assert changed.count() == 2  # of what a search found, nobody else has to hear


def test_what_was_restored_from_the_deleted_cannot_be_undone_once_more(session: HistorySession) -> None:
    session.select([session.model.rows[0], session.model.rows[1]])
    session.delete()
    session.show_kind(DELETED)
    session.select([session.model.rows[0]])
    session.delete()  # what is deleted already stays where it is
    assert session.model.rowCount() == 2
    session.restore()
    assert session.model.rowCount() == 1
    session.undo()
    assert session.model.rowCount() == 0
    assert not session.can_undo


def test_a_deletion_of_which_nothing_is_left_can_no_longer_be_undone(session: HistorySession, storage: Storage) -> None:
    session.select([session.model.rows[0]])
    session.delete()
    storage.repository(Tours).restore([1])  # as when a backup takes the place of everything
    assert session.can_undo
    session.undo()
    assert not session.can_undo
    assert session.sentence == ""


def test_the_lines_that_are_selected_are_copied_with_the_titles(session: HistorySession) -> None:
    session.select([session.model.rows[2]])
    session.copy()
    titles, line = QGuiApplication.clipboard().text().splitlines()
    assert titles.split("\t") == [column.title for column in session.model.columns]
    assert line.split("\t")[1:] == ["Corner", "Solution", "", "1 move", "Shortest", "Breadth-first", "250 ms"]


def test_all_of_very_many_are_shown_copied_deleted_and_restored(tmp_path: Path, qtbot: QtBot) -> None:
    games, searches = 230, 210
    storage = Storage(tmp_path / "many")
    made = (("games", storage.repository(Games).values(straight_game()), games),)
    made += (("solutions", storage.repository(Solutions).values(solution()), searches),)
    with storage.file.transaction() as execute:
        for days, (table, values, number) in enumerate(made):
            for minute in range(number):
                at = DAY + timedelta(days=days, minutes=minute)
                row = {**values, "seconds": float(1 + minute), "at": at.isoformat(timespec="microseconds")}
                sql = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
                execute(sql, (*row.values(),))
    session = HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), Settings())
    session.update()
    qtbot.waitUntil(lambda: session.model.rowCount() == games + 1)
    times = [session.model.index(line, 7).data() for line in range(1, games + 1)]
    assert (times[0], times[-1]) == ("3 min 50 s", "1.0 s")
    session.select(session.model.lines([(0, games)]))
    assert len(session.selected) == games + 1
    session.copy()
    qtbot.waitUntil(lambda: len(QGuiApplication.clipboard().text().splitlines()) == games + 2)
    copied = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert copied[1][2] == "210 searches"
    assert [line[7] for line in copied[2:]] == times
    session.delete()
    qtbot.waitUntil(lambda: session.sentence == "440 records deleted")
    assert storage.history.is_empty()
    session.undo()
    qtbot.waitUntil(lambda: session.sentence == "440 records restored")
    assert len(record_keys(storage.history, HistoryQuery())) == games + searches
    assert session.model.listed.records == games + searches
    storage.close()


def test_the_line_after_what_was_deleted_is_selected_or_the_last(session: HistorySession) -> None:
    for line, after in ((1, "solutions"), (3, "own_layouts"), (1, "own_layouts"), (0, "own_layouts")):
        session.select([session.model.rows[line]])
        session.delete()
        assert tables_of(session.selected) == [after]
    session.delete()
    assert session.selected == []
    assert session.model.rowCount() == 0


def test_what_cannot_be_read_is_told_and_the_list_goes_on(session: HistorySession, storage: Storage) -> None:
    failed = QSignalSpy(session.failed)
    with storage.file.transaction() as execute:
        execute("UPDATE games SET steps = 'nonsense'", ())
    session.select([session.model.rows[1]])
    assert session.record() is None
    assert session.row is not None
    assert str(failed.at(0)[0]) == "this record is damaged and cannot be shown; you can delete it"


def test_a_page_that_comes_later_shows_what_the_session_has(session: HistorySession, qtbot: QtBot) -> None:
    session.show_puzzle("klotski")
    session.model.sort([column.key for column in session.model.columns].index(Order.NAME), Qt.SortOrder.AscendingOrder)
    session.select([session.model.rows[0]])
    session.delete()
    selected = session.selected
    for _ in range(2):  # the second takes the place of the first
        page = shown_page(session, qtbot)
        assert page.filters.puzzle.currentData() == "klotski"
        assert page.table.horizontalHeader().sortIndicatorSection() == 1
        assert page.table.horizontalHeader().sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        assert page.table.chosen == selected == session.selected
        assert page.undo_bar.isVisible()
        assert page.undo_bar.text.text() == "1 record deleted"
        assert page.panel.heading.text() == "Corner"
        assert page.page_actions["undo"].isEnabled()
        page.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    session.undo()
    assert session.model.rowCount() == 3


def test_a_page_in_another_language_keeps_the_rest(session: HistorySession, qtbot: QtBot) -> None:
    session.select([session.model.rows[2]])
    session.delete()
    selected = session.selected
    languages = Languages("zh_Hant", session)
    try:
        page = shown_page(session, qtbot)
        assert QLocale().name().startswith("zh")
        assert page.undo_bar.text.text() == session.sentence != "1 record deleted"
        assert page.session.model.headerData(0, Qt.Orientation.Horizontal) != "Date"
        assert page.table.chosen == selected
    finally:
        languages.release()
