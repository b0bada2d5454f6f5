"""A puzzle that is made up: its entry is all that documents, collections and the console need of it."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest

from solvers import puzzles
from solvers.console.arguments import Command, number_of
from solvers.documents import CollectionDocument, Document, json_text, open_file, open_text
from solvers.documents.collection import CollectedItem
from solvers.documents.document import json_line
from solvers.documents.json_value import JsonValue
from solvers.engine import Registry
from solvers.klotski.document import CollectedLayout, KlotskiDocument
from solvers.klotski.layout import Layout
from solvers.message import InputError
from solvers.puzzles import PuzzleEntry, entries

NAMES = (*puzzles.PUZZLE_NAMES, "coins")
LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


class CoinsText(StrEnum):
    """What is read as a row of coins, or what one is called."""

    ROW = "a row of heads and tails"
    COLLECTED = "row {number}"


@dataclass(frozen=True)
class CoinsDocument(Document):
    """A row of coins, such as `HTTH`."""

    KIND = "coins"
    TEXT_FORMS = (CoinsText.ROW,)

    row: str

    @classmethod
    def read(cls, root: JsonValue) -> Self:
        """The row in a JSON object."""
        return cls(root.member("row").text())

    @classmethod
    def read_text(cls, text: str) -> Self | None:
        """The row that a text is."""
        return cls(text) if set(text) <= set("HT") else None

    def members(self) -> Mapping[str, str]:
        """The row."""
        return {"row": json_line(self.row)}


@dataclass(frozen=True)
class CollectedRow(CollectedItem):
    """A row of coins of a collection."""

    LIST = "rows"
    NUMBERED = CoinsText.COLLECTED

    row: str

    @classmethod
    def read(cls, name: str, item: JsonValue) -> Self:
        """The row in a JSON object."""
        return cls(name, item.member("row").text())

    def members(self) -> Mapping[str, Any]:
        """The row."""
        return {"row": self.row}


ENGINES: Registry[Any] = Registry(())


def toss(arguments: Namespace) -> int:
    """`coins toss`: so many heads; there is no row without coins."""
    print("H" * arguments.coins)
    return 0


COMMANDS = {
    "toss": Command("toss coins", {"--coins": {"type": number_of("coins"), "default": 3}}, f"{__name__}:toss"),
}
ENTRY = PuzzleEntry(
    name="coins",
    engine_registry=f"{__name__}:ENGINES",
    document_class=f"{__name__}:CoinsDocument",
    command_table=f"{__name__}:COMMANDS",
    help="toss coins in a row",
    collected_class=f"{__name__}:CollectedRow",
)


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The puzzle is there for the time of a test."""
    module = ModuleType("solvers.coins.entry")
    vars(module)["ENTRY"] = ENTRY
    monkeypatch.setitem(sys.modules, "solvers.coins", ModuleType("solvers.coins"))
    monkeypatch.setitem(sys.modules, "solvers.coins.entry", module)
    monkeypatch.setattr(puzzles, "PUZZLE_NAMES", NAMES)
    entries.cache_clear()
    yield
    entries.cache_clear()


def refusal(text: str) -> str:
    """The sentence that refuses a text."""
    with pytest.raises(InputError) as refused:
        open_text(text)
    return str(refused.value)


@pytest.mark.usefixtures("coins")
def test_its_document_is_written_and_opened_again(tmp_path: Path) -> None:
    text = json_text(CoinsDocument("HTTH"))
    assert json.loads(text) == {"format": "huarong-knight", "version": 1, "kind": "coins", "row": "HTTH"}
    (tmp_path / "coins.json").write_text(text, "utf-8")
    assert open_file(tmp_path / "coins.json") == CoinsDocument("HTTH")
    assert refusal(text.replace('"row"', '"line"')) == 'the JSON text lacks "row"; add it, or export the file again'


@pytest.mark.usefixtures("coins")
def test_a_text_is_offered_to_it_before_the_puzzle_that_takes_names() -> None:
    assert open_text("HTHT") == CoinsDocument("HTHT")
    assert open_text("橫刀立馬") == KlotskiDocument(LAYOUT)
    assert "or as squares, such as a1-b3-c1, a row of heads and tails, or JSON" in refusal("?\n?")


@pytest.mark.usefixtures("coins")
def test_a_collection_holds_what_there_is_of_each_puzzle() -> None:
    week = CollectionDocument("Week 1", "", (CollectedLayout("One", LAYOUT), CollectedRow("Two", "HT")))
    text = json_text(week)
    assert json.loads(text)["rows"] == [{"name": "Two", "row": "HT"}]
    assert open_text(text) == week
    assert refusal(text.replace('"row":', '"line":')) == 'row 1 “Two” lacks "row"; add it, or export the file again'


@pytest.mark.usefixtures("coins")
def test_its_command_runs_and_its_methods_are_listed(ask: Any) -> None:
    assert ask("coins", "toss", "--coins", "4") == (0, "HHHH\n", "")
    assert ask("coins", "toss", "--coins", "0")[0] == 2
    assert "toss coins in a row" in ask("--help")[1]
    assert list(json.loads(ask("engines", "--json")[1])) == list(NAMES)


def test_a_file_of_a_puzzle_that_is_not_there_is_refused_with_the_kinds_there_are(
    request: pytest.FixtureRequest,
) -> None:
    text = json_text(CoinsDocument("HT"))
    assert refusal(text) == '"kind" is "coins", but must be "klotski", "knight" or "collection"'
    request.getfixturevalue("coins")
    assert open_text(text) == CoinsDocument("HT")
    assert refusal(text.replace('"coins"', '"dice"')).endswith('must be "klotski", "knight", "coins" or "collection"')
