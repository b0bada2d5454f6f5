"""The pseudocode of every family, and that every method is of one."""

from __future__ import annotations

from unicodedata import east_asian_width

import pytest

from solvers.engine import LANGUAGES
from solvers.knight.trace import WarnsdorffTrace
from solvers.pseudocode import Trace, families, lines
from solvers.puzzles import entries

FAMILIES = [(puzzle.name, family) for puzzle in entries() for family in families(puzzle.name)]
COLUMNS = 48
"""What fits beside the board; Chinese signs take two."""


def width(text: str) -> int:
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def indents(rows: tuple[str, ...]) -> list[int]:
    return [len(row) - len(row.lstrip(" ")) for row in rows]


def test_every_method_is_of_a_family_and_no_family_without_methods() -> None:
    for puzzle in entries():
        assert {engine.family for engine in puzzle.engines} == set(families(puzzle.name))


@pytest.mark.parametrize(("puzzle", "family"), FAMILIES)
def test_the_lines_are_a_dozen_and_built_alike_in_every_language(puzzle: str, family: str) -> None:
    english = lines(puzzle, family)
    assert 8 <= len(english) <= 14
    for language in LANGUAGES:
        rows = lines(puzzle, family, language)
        assert indents(rows) == indents(english)
        assert all(row.strip() and row == row.rstrip() and width(row) <= COLUMNS for row in rows)
    assert max(len(row) for row in english) <= 46


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_chinese_pseudocode_is_chinese(language: str) -> None:
    for puzzle, family in FAMILIES:
        rows = lines(puzzle, family, language)
        chinese = [row for row in rows if any("\u4e00" <= sign <= "\u9fff" for sign in row)]
        assert len(chinese) >= len(rows) - 2, family  # what is left are formulas


def test_a_trace_is_known_by_its_family() -> None:
    assert isinstance(WarnsdorffTrace(1, 1, "first", ()), Trace)
    assert not isinstance("a snapshot", Trace)
