"""The pseudocode of every family, and that every method is of one."""

from __future__ import annotations

from unicodedata import east_asian_width

import pytest

from solvers.engine import LANGUAGES
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.trace import WarnsdorffTrace
from solvers.pseudocode import Trace, families, lines

ENGINES = (*KLOTSKI_ENGINES, *KNIGHT_ENGINES)
COLUMNS = 48
"""What fits beside the board; Chinese signs take two."""


def width(text: str) -> int:
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def indents(rows: tuple[str, ...]) -> list[int]:
    return [len(row) - len(row.lstrip(" ")) for row in rows]


def test_every_method_is_of_a_family_and_no_family_without_methods() -> None:
    assert {engine.family for engine in ENGINES} == set(families())


@pytest.mark.parametrize("family", families())
def test_the_lines_are_a_dozen_and_built_alike_in_every_language(family: str) -> None:
    english = lines(family)
    assert 8 <= len(english) <= 14
    for language in LANGUAGES:
        rows = lines(family, language)
        assert indents(rows) == indents(english)
        assert all(row.strip() and row == row.rstrip() and width(row) <= COLUMNS for row in rows)
    assert max(len(row) for row in english) <= 46


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_chinese_pseudocode_is_chinese(language: str) -> None:
    for family in families():
        rows = lines(family, language)
        chinese = [row for row in rows if any("\u4e00" <= sign <= "\u9fff" for sign in row)]
        assert len(chinese) >= len(rows) - 2, family  # what is left are formulas


def test_a_trace_is_known_by_its_family() -> None:
    assert isinstance(WarnsdorffTrace(1, 1, "first", ()), Trace)
    assert not isinstance("a snapshot", Trace)
