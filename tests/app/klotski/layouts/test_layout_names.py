"""What layouts are called in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from app.klotski.layouts.layout_names import entry_of, full_name, layout_name, named, names_tip
from app.ui.words.language import Language, Languages
from solvers.klotski.catalogue.catalogue import find
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.layout import Layout

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
