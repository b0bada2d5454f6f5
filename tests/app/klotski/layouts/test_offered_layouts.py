"""The layouts that are offered: one's own first, then those of chapters and days, then each collection."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import entry_of
from app.klotski.layouts.offered_layouts import OfferedLayouts
from app.ui.look.theme import Appearance
from solvers.klotski.catalogue.catalogue import Entry, collections, entries
from solvers.klotski.catalogue.daily import FIRST_DAY, puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

MINE = Layout.parse("AA../AA../..../..../SSHH")
YOURS = Layout.parse("AA../AA../..../..../SSSS")
PUZZLE = puzzle_of(FIRST_DAY)


@pytest.fixture
def offered(qapp: object) -> OfferedLayouts:
    return OfferedLayouts(Thumbnails(Appearance("light"), 8.0))


def own(layout: Layout, name: str) -> Entry:
    entry = entry_of(layout)
    return replace(entry, names=replace(entry.names, hant=name, hans=name, en=name))


def titles(offered: OfferedLayouts, number: int) -> list[str]:
    """What the first rows are called."""
    return [str(offered.data(offered.index(row))) for row in range(number)]


def test_each_layout_of_the_catalogue_stands_once_below_its_first_collection(offered: OfferedLayouts) -> None:
    rows = offered.layout_rows()
    assert [entry.text for _, entry in rows].count("VAAV/VAAV/VHHV/VSSV/S..S") == 1
    assert {entry.text for _, entry in rows} == {entry.text for entry in entries()}
    assert offered.rowCount() == len(entries()) + len(collections())
    headings = [row for row in range(offered.rowCount()) if row not in dict(rows)]
    assert headings[0] == 0
    for heading in headings:
        assert offered.flags(offered.index(heading)) == Qt.ItemFlag.NoItemFlags
    assert offered.flags(offered.index(1)) & Qt.ItemFlag.ItemIsSelectable
    assert not offered.continues(headings[0])
    assert any(offered.continues(heading) for heading in headings)
    assert not offered.continues(1)
    wanted = [row for row, _ in rows[:2]] + [rows[-1][0]]
    assert list(offered.heading_rows(wanted)) == [0, 0, headings[-1]]
    assert offered.row_of(rows[-1][1].layout) == rows[-1][0]


def test_a_layout_that_stands_nowhere_is_added_below_a_heading_that_comes_with_the_first(
    offered: OfferedLayouts,
) -> None:
    before, inserted = offered.rowCount(), QSignalSpy(offered.rowsInserted)
    assert offered.row_of(MINE) == 1
    assert offered.row_of(MINE) == 1
    assert offered.rowCount() == before + 2
    assert offered.row_of(YOURS) == 1
    assert offered.row_of(MINE) == 2
    assert PUZZLE is not None
    assert offered.row_of(PUZZLE.layout) == 4
    assert [inserted.at(number)[1:] for number in range(inserted.count())] == [[0, 1], [1, 1], [3, 4]]
    assert titles(offered, 1) == ["My layouts"]
    assert str(offered.data(offered.index(3))) == "Chapters, puzzles of the day, hardest layouts"
    assert str(offered.data(offered.index(4))).startswith("Puzzle of 1 November 2026")
    assert offered.rowCount() == before + 5


def test_own_layouts_are_offered_by_their_names_and_withdrawn_with_them(offered: OfferedLayouts) -> None:
    before, removed = offered.rowCount(), QSignalSpy(offered.rowsRemoved)
    offered.offer_own([own(MINE, "Mine"), own(YOURS, "Yours"), own(MINE, "Mine too")], None)
    assert titles(offered, 4) == ["My layouts", "Mine", "Yours", "Mine too"]
    offered.offer_own([own(MINE, "Mine"), own(YOURS, "Yours")], None)
    assert titles(offered, 3) == ["My layouts", "Mine", "Yours"]
    assert removed.at(0)[1:] == [3, 3]
    offered.offer_own([own(MINE, "Mine")], None)
    offered.offer_own([], None)
    assert [removed.at(number)[1:] for number in range(1, removed.count())] == [[2, 2], [0, 1]]
    assert offered.rowCount() == before


@pytest.mark.parametrize("mine", [MINE, Layout.parse("VVSS/VVSS/..AA/..AA/....")])
def test_the_one_that_is_shown_stays_without_its_name(mine: Layout, offered: OfferedLayouts) -> None:
    removed = QSignalSpy(offered.rowsRemoved)
    offered.offer_own([own(mine, "Mine")], mine)
    offered.offer_own([], mine)
    assert removed.count() == 0
    assert offered.row_of(mine) == 1
    assert titles(offered, 2)[1] != "Mine"
    offered.offer_own([own(mine, "Mine again")], mine)
    assert titles(offered, 2) == ["My layouts", "Mine again"]
    assert [entry.text for _, entry in offered.layout_rows()].count(str(mine)) == 1


def test_what_is_proven_of_a_layout_is_learnt_once(offered: OfferedLayouts) -> None:
    row = offered.row_of(MINE)
    changed = QSignalSpy(offered.dataChanged)
    offered.learn(MINE, Metric.MOVES, 7)
    offered.learn(MINE, Metric.MOVES, 9)
    entry = dict(offered.layout_rows())[row]
    assert entry.optimum[Metric.MOVES] == 7
    assert changed.count() == 1
    assert (changed.at(0)[0].row(), changed.at(0)[1].row()) == (row, row)
    assert offered.metric is Metric.MOVES
    offered.count_in(Metric.CELLS)
    assert offered.metric is Metric.CELLS
    assert changed.at(1)[0].row() == 0
    assert changed.at(1)[1].row() == offered.rowCount() - 1
