"""What the list and the panel say of a record, column by column."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QLocale

from app.history.words import RecordWords, day_in_full
from app.klotski.records import KlotskiRecords
from app.knight.records import KnightRecords
from app.storage.history import Row, Searches
from app.storage.history_query import Key, Order, SearchDay

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = RecordWords((KlotskiRecords(), KnightRecords()))
SUBJECT = "VAAV/VAAV/VHHV/VSSV/S..S"
GAME = Row(
    key=Key("games", 1),
    puzzle="klotski",
    subject=SUBJECT,
    name=None,
    metric="moves",
    length=90,
    optimum=81,
    best=90,
    longest=95,
    engine=None,
    hints=0,
    finished=True,
    strict=False,
    closed=False,
    given=False,
    stars=1,
    seconds=61.0,
    at=datetime(2026, 3, 11, 12, tzinfo=UTC),
)
SOLUTION = replace(GAME, key=Key("solutions", 1), engine="shortest", stars=None, seconds=0.25)
LAYOUT = replace(
    GAME, key=Key("own_layouts", 1), name="Mine", length=None, optimum=None, best=None, stars=None, seconds=None
)


def test_the_columns_are_those_that_can_be_sorted_by_in_their_order() -> None:
    columns = WORDS.columns()
    assert [(column.key, column.title, column.numeric) for column in columns] == [
        (Order.TIME, "Date", False),
        (Order.NAME, "Layout or board", False),
        (Order.KIND, "Type", False),
        (Order.STARS, "Stars", False),
        (Order.LENGTH, "Length", True),
        (Order.EXCESS, "Over shortest", True),
        (Order.METHOD, "Method", False),
        (Order.SECONDS, "Time", True),
    ]
    assert [column.text(GAME) for column in columns[1:]] == [
        "Blade Drawn, Horse Reined (橫刀立馬)",
        "Game, your best",
        "★☆☆",
        "90 moves",
        "+9",
        "By hand",
        "1 min 1 s",
    ]
    assert [column.text(LAYOUT) for column in columns[1:]] == ["Mine", "My layout", "", "", "", "", ""]


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({}, "+9"),
        ({"length": 81}, "Shortest"),
        ({"length": 82}, "+1"),
        ({"length": 1_081}, "+1,000"),
        ({"given": True}, ""),
        ({"finished": False}, ""),
        ({"optimum": None}, ""),
        ({"length": None}, ""),
    ],
)
def test_a_finished_way_of_ones_own_is_told_against_the_shortest(values: dict[str, object], told: str) -> None:
    assert WORDS.against_optimum(replace(GAME, **values)) == told


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ({}, True),
        ({"length": 91}, False),
        ({"longest": 90}, False),
        ({"hints": 1}, False),
        ({"given": True}, False),
        ({"finished": False}, False),
        ({"length": None, "best": None}, False),
        ({"engine": "shortest"}, False),
    ],
)
def test_the_best_is_the_shortest_of_several_games_played_without_help(values: dict[str, object], best: bool) -> None:
    assert WORDS.kind_title(replace(GAME, **values)).endswith(", your best") is best


@pytest.mark.parametrize(
    ("row", "told"),
    [
        (GAME, "By hand"),
        (replace(GAME, hints=1), "By hand, with hints"),
        (replace(GAME, given=True, hints=1), "The program's path"),
        (replace(GAME, length=None), ""),
        (SOLUTION, "Breadth-first"),
        (replace(SOLUTION, engine="of-another-version"), "of-another-version"),
        (replace(GAME, key=Key("tours", 1), puzzle="knight", engine="warnsdorff"), "Warnsdorff, outermost first"),
    ],
)
def test_the_method_is_the_engine_or_how_much_was_done_by_hand(row: Row, told: str) -> None:
    assert WORDS.method(row) == told


def test_only_a_finished_game_has_stars_and_they_are_read_out() -> None:
    (stars,) = (column for column in WORDS.columns() if column.key is Order.STARS)
    for values, written, spoken in (
        ({"stars": 0}, "", "no stars"),
        ({"stars": 1}, "★☆☆", "1 star"),
        ({"stars": 2}, "★★☆", "2 stars"),
        ({"stars": None}, "", ""),
        ({"finished": False}, "", ""),
    ):
        row = replace(GAME, **values)
        assert WORDS.stars(row) == written
        assert WORDS.spoken(stars, row, None) == spoken
    (length,) = (column for column in WORDS.columns() if column.key is Order.LENGTH)
    assert WORDS.spoken(length, GAME, None) == "90 moves"


def test_the_panel_leaves_out_what_is_not_known() -> None:
    facts = WORDS.facts(replace(GAME, best=87))
    assert [title for title, _ in facts] == [
        "Type",
        "Date",
        "Stars",
        "Length",
        "Shortest",
        "Your best",
        "Method",
        "Time",
    ]
    told = dict(facts)
    assert (told["Length"], told["Shortest"], told["Your best"]) == ("90 moves", "81 moves", "87 moves")
    assert "March" in told["Date"]
    assert "2026" in told["Date"]
    assert [title for title, _ in WORDS.facts(LAYOUT)] == ["Type", "Date"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ((), ""),
        (("Corner",), "Corner"),
        (("Corner", "Ring"), "Corner and 1 other"),
        (("Corner", None, "Ring"), "Corner and 2 others"),
        ((None,), "Blade Drawn, Horse Reined (橫刀立馬)"),
    ],
)
def test_a_day_is_told_by_its_last_subject_and_how_many_others(names: tuple[str | None, ...], told: str) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    day = SearchDay(date(2026, 3, 1))
    searches = Searches(day, 7, tuple(("klotski", SUBJECT, name) for name in names))
    texts = {column.key: WORDS.text(column, searches) for column in WORDS.columns()}
    assert texts.pop(Order.NAME) == told
    assert texts.pop(Order.KIND) == "7 searches"
    assert texts.pop(Order.TIME) == "01/03/2026"
    assert set(texts.values()) == {""}
    assert len(WORDS.searched_for(searches, 2)) == min(2, len(names))
    assert day_in_full(day) == "Sunday, 1 March 2026"


def test_a_subject_that_makes_no_sense_is_called_by_its_text() -> None:
    assert WORDS.subject_name("klotski", "nonsense") == "nonsense"
    assert WORDS.name_of(replace(GAME, subject="nonsense")) == "nonsense"
    assert WORDS.name_of(replace(GAME, name="Mine")) == "Mine"
