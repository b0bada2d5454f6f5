"""The catalogue says what is known to be true, and every layout is found by each of its names."""

from __future__ import annotations

import re
import sys
from collections import Counter
from types import FrameType

import pytest

from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.catalogue import CatalogueFault, Entry, Names, collections, entries, find
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import InputError, Message
from tests.solvers.klotski.paper_facts import FACTS, Fact
from tests.solvers.klotski.plain_search import component_size, read, shortest_lengths


def complaint(name: str) -> Message:
    """What the catalogue says of a name that it cannot find."""
    with pytest.raises(InputError) as error:
        find(name)
    return error.value.message


def every_name() -> list[Names]:
    """All names of all layouts."""
    return [names for entry in entries() for names in entry.names.all]


def identify(fact: Fact) -> str:
    """A fact in the name of a test."""
    return fact.pinyin.replace(" ", "")


@pytest.mark.parametrize("fact", FACTS, ids=identify)
def test_the_papers_layouts_carry_the_numbers_of_the_paper_and_the_proved_ones(fact: Fact) -> None:
    entry = find(fact.hant)
    assert str(entry.layout) == fact.layout
    assert entry.optimum == {
        Metric.MOVES: fact.moves,
        Metric.CELLS: fact.cells,
        Metric.STRAIGHT: fact.straight,
    }
    record = entry.paper
    assert record is not None
    assert (record.moves, record.cells) == (fact.printed_moves, fact.printed_cells)
    assert (record.boards_expanded, record.seconds) == (fact.boards, fact.seconds)
    assert (record.program_604_cells, record.earlier_moves) == (fact.program_604, fact.earlier)


@pytest.mark.parametrize("fact", FACTS, ids=identify)
def test_the_papers_layouts_answer_to_every_script(fact: Fact) -> None:
    ways = (
        fact.hant,
        fact.hans,
        f" {fact.hans} ",
        fact.pinyin,
        fact.pinyin.replace(" ", "").lower(),
        fact.pinyin.upper(),
        fact.en,
        fact.en.lower().replace(" ", "").replace(",", ""),
        find(fact.hant).names.pinyin,
    )
    assert {str(find(way).layout) for way in ways} == {fact.layout}


def test_the_paper_comes_first_and_was_not_optimal_on_twelve() -> None:
    first = entries()[:20]
    assert [str(entry.layout) for entry in first] == [fact.layout for fact in FACTS]
    assert all("paper" in entry.collections for entry in first)
    assert not any(entry.paper or "paper" in entry.collections for entry in entries()[20:])
    assert sum(entry.paper.moves != entry.optimum[Metric.MOVES] for entry in first if entry.paper) == 12


def test_tones_and_the_two_dots_may_be_left_out() -> None:
    wanderer = find("伏羲八卦 火山旅")
    assert find("Fú Xī Bā Guà Huǒ Shān Lǚ") is wanderer
    assert find("fu xi ba gua huo shan lv") is find("fuxibaguahuoshanlu") is wanderer


def test_an_alias_finds_its_layout() -> None:
    assert find("兵臨曹營") is find("左右佈兵")
    assert find("四將連關") is find("Four Generals Together")


def test_every_layout_is_legal_and_listed_once() -> None:
    texts = [str(entry.layout) for entry in entries()]
    assert len(texts) == len(set(texts)) >= 366
    for entry, text in zip(entries(), texts, strict=True):
        assert Layout.parse(text) == entry.layout
        assert len(read(text)) == 20


def test_the_collections_hold_as_many_layouts_as_their_titles_say() -> None:
    held = Counter(key for entry in entries() for key in entry.collections)
    assert set(held) == {collection.key for collection in collections()}
    assert held["paper"] == 20
    assert held["classic"] == 39, "forty names, two of them for one layout"
    assert held["lin"] <= 68


def test_every_name_is_written_in_each_script() -> None:
    for names in every_name():
        assert re.search("[\u4e00-\u9fff]", names.hant), names
        assert len(names.hant) == len(names.hans), names
        assert re.fullmatch(r"[A-Za-zàáèéìíòóùúüāēěīńňōūǎǐǒǔǚǖǘǜ0-9 ()\-]+", names.pinyin, re.IGNORECASE), names
        assert names.en.isascii(), names


def test_pinyin_has_a_syllable_for_every_character() -> None:
    for names in every_name():
        characters = re.findall("[\u4e00-\u9fff]", names.hans)
        words = re.findall(r"[^\W\d]+", names.pinyin)
        syllables = [word for word in words if not word.isupper() or word == "Ē"]
        assert len(syllables) == len(characters), names


def test_every_spelling_leads_to_its_layout_or_to_a_choice_that_does() -> None:
    for entry in entries():
        for spelling in entry.spellings:
            assert entry in reachable(spelling), spelling


def reachable(spelling: str) -> list[Entry]:
    """The layouts that a name finds, with a number behind it where that is needed."""
    found = [find(f"{spelling}#1")]
    while True:
        try:
            found.append(find(f"{spelling}#{len(found) + 1}"))
        except InputError:
            return found


def test_a_shared_name_is_the_papers_and_the_others_need_a_number_or_a_collection() -> None:
    papers = find("四路进兵")
    assert papers.paper is not None
    assert find("四路进兵#1") is find("Si Lu Jin Bing @paper") is papers
    assert str(find("四路進兵#2").layout) == "SAAS/SAAS/V.HH/V.HH/HHHH"
    assert str(find("四路進兵 @lin").layout) == "SAAS/SAAS/V.HH/VHH./HHHH"
    assert complaint("四路進兵#9").template is CatalogueFault.CHOICE
    assert complaint("四路進兵@nobody").template is CatalogueFault.CHOICE


def test_a_name_shared_without_the_paper_lists_the_choices() -> None:
    said = complaint("殊途同归")
    assert said.template is CatalogueFault.AMBIGUOUS
    assert said.values["found"] == 2
    for part in ("#1", "#2", "@common", "@faya", "SSHH/SVAA/.VAA/.SHH/HHHH", "VVAA/VVAA/S.S./VHHV/VSSV"):
        assert part in str(said)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("横刀利马", "横刀立马"),
        ("横刀", "横刀立马"),
        ("Frog in the Wel", "Frog in the Well"),
        ("heng dao li mu", "Héng Dāo Lì Mǎ"),
    ],
)
def test_an_unknown_name_suggests_the_nearest(typed: str, meant: str) -> None:
    said = complaint(typed)
    assert said.template is CatalogueFault.UNKNOWN
    assert f"did you mean “{meant}”" in str(said)
    assert typed in str(said)


@pytest.mark.parametrize("typed", ["", "   ", "#", "qqqqq", "!!!", "no such", "hello"])
def test_what_is_like_no_name_is_told_so(typed: str) -> None:
    assert complaint(typed).template is CatalogueFault.UNHEARD_OF


def test_misspellings_of_the_sources_are_marked_found_and_never_suggested() -> None:
    variants = [names for names in every_name() if names.variant]
    assert {names.hant for names in variants} == {"前擋後陰", "高位分岐", "開到茶蘼", "寓巧於掘", "伏火澤癸"}
    assert not any(entry.names.variant for entry in entries())
    for names in variants:
        assert names in find(names.hant).names.aliases
    assert "高位分歧" in str(complaint("高位分"))
    assert "高位分岐" not in str(complaint("高位分"))


SAMPLE = entries()[::26]
"""Layouts from every part of the catalogue; the whole of it takes the plain search some minutes."""


@pytest.mark.sampled
@pytest.mark.parametrize("entry", SAMPLE, ids=lambda entry: str(entry.layout))
@pytest.mark.parametrize("metric", Metric)
def test_the_stored_optima_are_those_of_a_plain_search(entry: Entry, metric: Metric) -> None:
    assert entry.optimum[metric] == shortest_lengths(str(entry.layout), metric.value)


def test_only_one_layout_has_no_solution_and_all_its_positions_prove_it() -> None:
    (hopeless,) = [entry for entry in entries() if not entry.solvable]
    assert hopeless is find("走投无路")
    assert set(hopeless.optimum.values()) == {None}
    assert shortest_lengths(str(hopeless.layout), "cells") is None
    assert component_size(str(hopeless.layout)) == 7462


def test_a_finer_count_never_needs_fewer_steps() -> None:
    for entry in entries():
        if entry.solvable:
            moves, straight, cells = (entry.optimum[m] or 0 for m in (Metric.MOVES, Metric.STRAIGHT, Metric.CELLS))
            assert moves <= straight <= cells


def test_the_first_name_that_is_looked_up_takes_few_calls_for_each_name_of_the_catalogue() -> None:
    """The window waits for it at the first text that is pasted or dropped: its letters are gone through in C."""
    spellings = sum(len(list(entry.spellings)) for entry in entries())
    calls = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    catalogue._bearers.cache_clear()
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        catalogue.known("no name of any layout")
    finally:
        sys.setprofile(before)
    assert calls < 5 * spellings


@pytest.mark.parametrize(
    ("written", "plain"), [("Héng Dāo Lì Mǎ", "hengdaolima"), ("nǚ", "nu"), ("橫刀 立馬", "橫刀立馬"), ("(A-1)", "a1")]
)
def test_a_name_is_compared_without_tones_case_and_signs(written: str, plain: str) -> None:
    assert catalogue.folded(written) == plain
