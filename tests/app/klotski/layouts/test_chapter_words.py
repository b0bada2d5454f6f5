"""What is said of the chapters."""

from __future__ import annotations

import pytest

from app.klotski.layouts.words import chapter_heading, chapter_text, chapter_title, place_name
from solvers.klotski.catalogue.chapters import chapters


@pytest.mark.usefixtures("qapp")
def test_every_chapter_has_a_title_and_two_sentences_of_its_own() -> None:
    titles = [chapter_title(chapter) for chapter in chapters()]
    texts = [chapter_text(chapter) for chapter in chapters()]
    assert len(set(titles)) == len(set(texts)) == len(titles) == 12
    assert titles[0] == "Straight down"
    assert titles[-1] == "The long classics"
    assert texts[0].startswith("Only soldiers stand between Cao Cao and the exit.")
    for title, text in zip(titles, texts, strict=True):
        assert not title.endswith(".")
        assert text.endswith((".", "?"))
        assert len(text) > 2 * len(title)


@pytest.mark.usefixtures("qapp")
def test_a_chapter_is_headed_by_its_number_and_its_layouts_are_numbered() -> None:
    first, *_, last = chapters()
    assert chapter_heading(first) == "Chapter 1: Straight down"
    assert chapter_heading(last) == "Chapter 12: The long classics"
    assert place_name(last, 3) == "Chapter 12, no. 3"
