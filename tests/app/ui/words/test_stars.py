"""Stars in a line of text, and read out."""

from __future__ import annotations

import pytest

from app.ui.words.language import Languages
from app.ui.words.numbers import spoken_stars, stars_text

SPOKEN = {
    "en": ["no stars", "1 star", "2 stars", "3 stars"],
    "zh_Hans": ["没有星", "1 颗星", "2 颗星", "3 颗星"],
    "zh_Hant": ["沒有星", "1 顆星", "2 顆星", "3 顆星"],
}


def test_as_text() -> None:
    assert [stars_text(number) for number in range(4)] == ["☆☆☆", "★☆☆", "★★☆", "★★★"]
    assert stars_text(1, most=1) == "★"


@pytest.mark.parametrize("language", SPOKEN)
def test_read_out(qapp: object, language: str) -> None:
    languages = Languages(language)
    try:
        assert [spoken_stars(number) for number in range(4)] == SPOKEN[language]
    finally:
        languages.release()
