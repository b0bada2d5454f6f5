"""Finding a layout by what a person types of its name."""

from __future__ import annotations

import pytest

from solvers.klotski.catalogue.catalogue import Entry, Names, entries
from solvers.klotski.catalogue.name_search import Likeness, hits

BLADE = "VAAV/VAAV/VHHV/VSSV/S..S"


def best(text: str) -> str:
    """The layout that fits best."""
    return str(min(hits(text, entries()), key=lambda hit: hit.likeness).entry.layout)


WRITTEN = (
    "橫刀立馬",
    "横刀立马",
    "橫刀",
    "Héng Dāo Lì Mǎ",
    "heng dao li ma",
    "hengdaolima",
    "HENGDAO",
    "hdlm",
    "Blade Drawn, Horse Reined",
    "blade drawn",
    "horse reined",
    "  Reined Blade  ",
)


@pytest.mark.parametrize("text", WRITTEN)
def test_every_way_to_write_a_name_finds_its_layout(text: str) -> None:
    assert best(text) == BLADE


def test_an_empty_text_finds_every_layout_in_order() -> None:
    assert [hit.entry for hit in hits(" ", entries())] == list(entries())


def test_a_text_that_is_in_no_name_finds_nothing() -> None:
    assert hits("xylophone", entries()) == []


def test_a_whole_name_fits_better_than_a_longer_name_that_begins_with_it() -> None:
    found = {hit.names.hant: hit.likeness for hit in hits("san heng ding shi", entries())}
    assert found["三橫定式"] is Likeness.WHOLE
    assert found["三橫定式A"] is Likeness.BEGINNING


def test_another_name_of_a_layout_is_said_to_be_the_one_that_fits() -> None:
    found = [hit for hit in hits("Soldiers at Cao's Camp", entries()) if hit.likeness is Likeness.WHOLE]
    assert [(hit.names.hant, hit.entry.names.hant) for hit in found] == [("兵臨曹營", "左右佈兵")]


def test_single_words_count_only_when_nothing_fits_better() -> None:
    assert {hit.likeness for hit in hits("horse blade", entries())} == {Likeness.WORDS}
    assert Likeness.WORDS not in {hit.likeness for hit in hits("li ma", entries())}


def test_first_letters_count_from_two_on() -> None:
    assert Likeness.INITIALS not in {hit.likeness for hit in hits("h", entries())}
    assert {hit.names.hant for hit in hits("hd", entries()) if hit.likeness is Likeness.INITIALS} >= {"橫刀立馬"}


def test_no_longer_text_than_a_name_can_be_is_looked_for() -> None:
    names = Names("長" * 50, "长" * 50, "cháng " * 50, "x" * 100)
    entry = Entry(names, BLADE, (), {})
    assert [hit.likeness for hit in hits("x" * 100, [entry])] == [Likeness.WHOLE]
    assert hits("x" * 101, [entry]) == []
    assert not names.variant


def test_of_two_names_that_fit_as_well_the_one_that_is_no_variant_is_said() -> None:
    variant = Names("高位分岐", "高位分歧", "Gāo Wèi Fēn Qí", "Fork", variant=True)
    plain = Names("高位分歧", "高位分歧", "Gāo Wèi Fēn Qí", "Fork")
    main = Names("別", "别", "Bié", "Other", aliases=(variant, plain))
    (hit,) = hits("gao wei", [Entry(main, BLADE, (), {})])
    assert (hit.names, hit.likeness) == (plain, Likeness.BEGINNING)
