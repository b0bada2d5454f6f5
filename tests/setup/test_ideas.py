"""Every idea is seen where another hand's list of all shortest solutions has it, and nowhere else."""

from __future__ import annotations

import pytest
from ideas import shows

from solvers.klotski.catalogue.catalogue import find
from solvers.klotski.catalogue.chapters import Idea
from solvers.klotski.layout import Layout
from tests.setup.plain_ideas import PLAIN_IDEAS, narrow_pass, solutions
from tests.solvers.klotski.plain_search import read

SHOWN: dict[str, set[Idea]] = {
    "VSSV/VAAV/.AA./VSSV/VSSV": {Idea.STRAIGHT_DOWN, Idea.LAST_SOLDIER},
    "HHHH/..AA/HHAA/SHHS/SHHS": {Idea.LAST_SOLDIER, Idea.BAR},
    "HHAA/HHAA/HHS./HHS./HHSS": {Idea.LAST_SOLDIER, Idea.ALL_HANDS},
    "HHAA/HHAA/SS../VSVV/VSVV": {Idea.LAST_SOLDIER, Idea.ALL_HANDS, Idea.ONLY_WAY},
    "VSSV/VAAV/VAAV/VSSV/.HH.": {Idea.LAST_SOLDIER, Idea.BAR, Idea.ALL_HANDS, Idea.WAY_ROUND, Idea.ONLY_WAY},
    "AAHH/AAHH/SSHH/S.VV/S.VV": {Idea.LAST_SOLDIER, Idea.ALL_HANDS, Idea.HOME_AGAIN},
    "HHHH/SSHH/S.AA/S.AA/HHHH": {Idea.LAST_SOLDIER, Idea.WAY_ROUND, Idea.HOME_AGAIN, Idea.TEMPTATION},
    "HHVV/..VV/AASS/AASS/HHHH": {
        Idea.LAST_SOLDIER,
        Idea.ALL_HANDS,
        Idea.WAY_ROUND,
        Idea.HOME_AGAIN,
        Idea.CHANGED_PLACES,
    },
    "SHH./SSHH/.SHH/AAHH/AAHH": {Idea.LAST_SOLDIER, Idea.WAY_ROUND, Idea.HOME_AGAIN, Idea.SO_NEAR},
    "HHHH/.AA./.AA./VVVV/VVVV": set(),
    "HHHH/SAAS/.AA./..../HHHH": {Idea.ONLY_WAY},
    "VHHV/V..V/SAAS/.AA./.HH.": {Idea.BAR, Idea.WAY_ROUND, Idea.SO_NEAR},
}
"""Layouts whose solutions are few, and which of `PLAIN_IDEAS` they show."""


@pytest.mark.parametrize("text", SHOWN)
def test_the_ideas_of_a_layout_are_those_of_all_its_shortest_solutions(text: str) -> None:
    ways = list(solutions(text))
    plain = {Idea(name) for name, holds in PLAIN_IDEAS.items() if holds(read(text), ways)}
    assert plain == SHOWN[text]
    assert {idea for idea in map(Idea, PLAIN_IDEAS) if shows(idea, Layout.parse(text))} == plain
    assert {idea for idea in map(Idea, PLAIN_IDEAS) if shows(idea, Layout.parse(text).mirror())} == plain


@pytest.mark.parametrize("idea", [Idea(name) for name in PLAIN_IDEAS])
def test_every_idea_is_shown_by_one_of_them_and_not_by_another(idea: Idea) -> None:
    assert {idea in shown for shown in SHOWN.values()} == {True, False}


@pytest.mark.parametrize(("text", "shown"), [("HHSS/HHAA/HHAA/SHHS/..HH", True), ("HHAA/HHAA/HHS./HHS./HHSS", False)])
def test_a_narrow_pass_is_in_the_middle_half_of_the_way(text: str, shown: bool) -> None:
    assert narrow_pass(text) is shown
    assert shows(Idea.NARROW_PASS, Layout.parse(text)) is shown


@pytest.mark.parametrize(
    ("name", "long"), [("橫刀立馬", True), ("峰迴路轉", True), ("井底之蛙", False), ("百步穿楊", False)]
)
def test_a_long_classic_is_one_of_the_papers_or_the_forty_and_long(name: str, long: bool) -> None:
    assert shows(Idea.LONG_CLASSICS, find(name).layout) is long


def test_a_layout_without_a_solution_shows_no_idea_of_its_solutions() -> None:
    with pytest.raises(ValueError, match="has no solution"):
        shows(Idea.WAY_ROUND, find("走投无路").layout)
