"""What layouts are called in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QObject

from app.klotski.layouts.layout_names import entry_of, full_name, layout_name, named, names_tip
from app.klotski.layouts.words import chapter_heading, chapter_text, chapter_title, place_name
from app.ui.words.language import Language, Languages
from solvers.klotski.catalogue.catalogue import entry_for, find
from solvers.klotski.catalogue.chapters import Chapter, Idea, chapters
from solvers.klotski.catalogue.daily import puzzle_of
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.catalogue.piece_sets import set_figures
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


@pytest.fixture
def languages() -> Iterator[Languages]:
    """The language of the window, English until another is chosen."""
    owner = QObject()
    made = Languages(Language.ENGLISH, owner)
    yield made
    made.release()


@pytest.mark.parametrize(
    ("language", "shown", "whole", "mirrored"),
    [
        (
            Language.ENGLISH,
            "Blade Drawn, Horse Reined (橫刀立馬)",
            "Blade Drawn, Horse Reined (橫刀立馬)",
            "Wing to Wing, mirrored (比翼橫空)",
        ),
        (Language.TRADITIONAL, "橫刀立馬", "橫刀立馬 Blade Drawn, Horse Reined", "比翼橫空（鏡像）"),
        (Language.SIMPLIFIED, "横刀立马", "横刀立马 Blade Drawn, Horse Reined", "比翼横空（镜像）"),
    ],
)
def test_a_layout_is_called_as_its_readers_say_and_found_by_that(
    languages: Languages, language: Language, shown: str, whole: str, mirrored: str
) -> None:
    languages.choose(language)
    names = entry_of(BLADE).names
    assert (layout_name(names), full_name(names)) == (shown, whole)
    assert look_up(shown).layout == BLADE
    assert layout_name(entry_of(find("比翼橫空").layout.mirror()).names) == mirrored


@pytest.mark.parametrize(
    ("language", "called", "mirrored"),
    [
        (Language.ENGLISH, "Chapter {}, no. {}", "Chapter {}, no. {}, mirrored"),
        (Language.TRADITIONAL, "第 {} 章第 {} 局", "第 {} 章第 {} 局（鏡像）"),
        (Language.SIMPLIFIED, "第 {} 章第 {} 局", "第 {} 章第 {} 局（镜像）"),
    ],
)
def test_a_layout_that_only_a_chapter_has_is_called_by_its_place(
    languages: Languages, language: Language, called: str, mirrored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages.choose(language)
    chapter, number, one = next(
        (chapter, number, one)
        for chapter in chapters()
        for number, one in enumerate(chapter.layouts, 1)
        if entry_for(one.layout) is entry_for(one.layout.mirror()) is None
    )
    entry, place = entry_of(one.layout), (chapter.number, number)
    assert layout_name(entry.names) == full_name(entry.names) == called.format(*place)
    assert entry.optimum == one.optimum
    assert place_name(chapter, number) == called.format(*place)

    lopsided = Layout.parse("AAS./AAHH/VS.S/VHHV/HHSV")
    assert entry_for(lopsided) is entry_for(lopsided.mirror()) is None
    places = {lopsided: (chapter, number)}
    monkeypatch.setattr("solvers.klotski.catalogue.chapters.place_of", places.get)
    assert layout_name(entry_of(lopsided.mirror()).names) == mirrored.format(*place)


def test_a_layout_of_a_chapter_that_has_a_name_goes_by_that(languages: Languages) -> None:
    classics = next(chapter for chapter in chapters() if chapter.idea is Idea.LONG_CLASSICS)
    entry = entry_of(classics.layouts[0].layout)
    assert layout_name(entry.names) == entry.names.bilingual


def test_the_hardest_layout_of_some_pieces_is_called_by_them_unless_it_has_a_name(languages: Languages) -> None:
    called = {
        Language.ENGLISH: ("Hardest of 1 horizontal, 12 soldiers", "Hardest of Cao Cao alone", "{}, mirrored"),
        Language.TRADITIONAL: ("1 橫、12 卒：最難佈局", "只有曹操：最難佈局", "{}（鏡像）"),
        Language.SIMPLIFIED: ("1 横、12 卒：最难布局", "只有曹操：最难布局", "{}（镜像）"),
    }
    for language, (soldiers, alone, mirrored) in called.items():
        languages.choose(language)
        for pieces, name in ((PieceSet(12, 1, 0), soldiers), (PieceSet(0, 0, 0), alone)):
            (hardest,) = (each.hardest for each in set_figures() if each.pieces == pieces)
            entry = entry_of(Layout.parse(hardest or ""))
            assert (layout_name(entry.names), full_name(entry.names)) == (name, name)
            assert entry.collections == ("hardest",)
            assert layout_name(entry_of(entry.layout.mirror()).names) == mirrored.format(name)
    languages.choose(Language.ENGLISH)
    (named_too,) = (each.hardest for each in set_figures() if each.pieces == PieceSet(4, 2, 3))
    assert entry_of(Layout.parse(named_too or "")).collections != ("hardest",)


@pytest.mark.parametrize("language", Language)
def test_every_idea_has_a_title_of_its_own_and_two_sentences(languages: Languages, language: Language) -> None:
    languages.choose(language)
    shown = [Chapter(number, idea, ()) for number, idea in enumerate(Idea, 1)]
    assert len({chapter_title(chapter) for chapter in shown}) == len(Idea)
    assert all(re.fullmatch(r"[^.?。？]+[.。][^.?。？]+[.?。？]", chapter_text(chapter)) for chapter in shown)
    assert all(chapter_title(chapter) in chapter_heading(chapter) for chapter in shown)


def test_a_persons_own_name_is_left_as_it_is(languages: Languages) -> None:
    assert layout_name(named(BLADE, "My Blade").names) == "My Blade"


def test_a_variant_spelling_is_marked_among_the_names_and_still_found(languages: Languages) -> None:
    entry = look_up("高位分岐").entry
    assert entry is not None
    assert names_tip(entry.names).splitlines() == [
        "A Rift in High Places (高位分歧)",
        "Also called",
        "variant spelling: A Rift in High Places (高位分岐)",
    ]
    languages.choose(Language.TRADITIONAL)
    assert names_tip(entry.names).splitlines()[2] == "另一種寫法：高位分岐 A Rift in High Places"


@pytest.mark.parametrize(
    ("language", "name", "mirrored"),
    [
        (Language.ENGLISH, "Puzzle of 23 November 2026", "Puzzle of 23 November 2026, mirrored"),
        (Language.TRADITIONAL, "2026年11月23日每日一題", "2026年11月23日每日一題（鏡像）"),
        (Language.SIMPLIFIED, "2026年11月23日每日一题", "2026年11月23日每日一题（镜像）"),
    ],
)
def test_the_puzzle_of_a_day_is_called_by_its_date(
    languages: Languages, language: Language, name: str, mirrored: str
) -> None:
    languages.choose(language)
    puzzle = puzzle_of(date(2026, 11, 23))
    assert puzzle is not None
    entry = entry_of(puzzle.layout)
    assert (layout_name(entry.names), full_name(entry.names)) == (name, name)
    assert entry.optimum == {Metric.MOVES: puzzle.optimum}
    assert layout_name(entry_of(puzzle.layout.mirror()).names) == mirrored
