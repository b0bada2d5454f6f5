"""What the dialogs of backups say of what there is, has come and has gone."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.storage.backup import Contents, RestoreMode
from app.storage.faults import StorageFault
from app.storage.schema import repositories
from app.window.backup.contents_dialog import ContentsTable
from app.window.backup.words import (
    change_sentence,
    contents_sentence,
    deleted_text,
    failure_sentence,
    figures,
    way_note,
    way_text,
)
from solvers.message import InputError

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = {
    "games": "Games of Klotski",
    "solved": "Layouts solved",
    "stars": "Stars",
    "days": "Puzzles of the day solved",
    "knight_games": "Manual tours",
    "riddles": "Riddles solved",
    "own_layouts": "My layouts",
    "own_boards": "My boards",
    "collections": "Collections",
    "solutions": "Solutions found",
    "tours": "Tours found",
    "comparisons": "Comparisons",
}
"""In the order in which they are told."""


def test_every_figure_has_its_name() -> None:
    counted = {name for kept in repositories() for name in (kept.TABLE, *kept.COUNTS)}
    assert sorted(counted) == sorted(NAMES)
    for name, told in NAMES.items():
        assert [(what, number) for what, number in figures(Contents(Counter({name: 7}))) if number] == [(told, 7)]
    assert [what for what, _ in figures(Contents())] == list(NAMES.values())


def test_what_there_is_none_of_is_left_out_of_the_sentence() -> None:
    assert contents_sentence(Contents()) == contents_sentence(Contents(deleted=3)) == "There is nothing in it yet."
    assert contents_sentence(Contents(Counter(tours=1, games=1234))) == "Games of Klotski: 1,234, Tours found: 1"


def test_a_restore_tells_what_has_come_and_gone() -> None:
    before, after = Counter(games=10, stars=2, tours=5), Counter(games=1010, stars=2, tours=4, riddles=1)
    told = "What has changed: Games of Klotski: +1,000, Riddles solved: +1, Tours found: −1"
    assert change_sentence(Contents(before), Contents(after)) == told
    assert change_sentence(Contents(before), Contents(before)) == "All of it was here already: nothing has changed."


def test_ways_and_deleted_records_are_told() -> None:
    assert way_text(RestoreMode.MERGE).startswith("&Merge")
    assert "Nothing is lost" in way_note(RestoreMode.MERGE)
    (other,) = set(RestoreMode) - {RestoreMode.MERGE}
    assert way_text(other).startswith("Re&place")
    assert "first written to a file" in way_note(other)
    assert deleted_text(1).startswith("And 1 deleted record, ")
    assert deleted_text(2000).startswith("And 2,000 deleted records, ")


def test_a_failure_is_a_sentence_unless_a_name_of_a_file_begins_it() -> None:
    assert failure_sentence(ValueError("odd")).startswith("Something in the program failed")
    for fault in StorageFault:
        values = dict.fromkeys(("file", "folder", "name", "why", "code", "path", "aside"), "a.json")
        told = failure_sentence(InputError(fault, **values))
        assert told[0] == "a" if fault.startswith("{file}") else told[0].isupper() or not told[0].isalpha()


def test_figures_stand_side_by_side_and_are_unknown_at_first(qtbot: QtBot) -> None:
    table = ContentsTable("contents", ["In the file", "Here"])
    qtbot.addWidget(table)

    def shown(column: int) -> list[str]:
        labels = [table.findChild(QLabel, f"contents{column}-{line}") for line in range(len(NAMES))]
        return [label.text() for label in labels if label is not None]

    assert shown(0) == shown(1) == ["–"] * len(NAMES)
    assert table.accessibleName() == "In the file, Here"
    assert table.accessibleDescription() == ""
    table.show_contents(1, Contents(Counter(games=1234, comparisons=2)))
    assert shown(0) == ["–"] * len(NAMES)
    assert shown(1) == ["1,234", *["0"] * 10, "2"]
    assert table.accessibleDescription() == "Here: Games of Klotski: 1,234, Comparisons: 2"
    table.show_contents(0, Contents())
    assert table.accessibleDescription().startswith("In the file: There is nothing in it yet. Here: ")
    table.show_contents(1, None)
    assert shown(1) == ["–"] * len(NAMES)
    assert table.accessibleDescription() == "In the file: There is nothing in it yet."
    figure = table.findChild(QLabel, "contents1-2")
    assert figure is not None
    assert figure.accessibleName() == "Stars, Here"
