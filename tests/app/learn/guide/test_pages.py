"""The pages of the guide: their texts."""

from __future__ import annotations

import pytest

from app.learn.guide.pages import CHAPTERS, guide_pages
from app.learn.guide.pictures.arrangement import NUMBERED
from app.learn.guide.pictures.picture import Picture


@pytest.mark.usefixtures("qapp")
def test_the_rule_of_stars_has_four_lines() -> None:
    (page,) = (page for page in guide_pages() if page.picture is Picture.STARS)
    assert [line[:3] for line in page.text.splitlines()] == ["★★★", "★★☆", "★☆☆", "Und"]


@pytest.mark.usefixtures("qapp")
def test_every_picture_has_its_page_and_every_chapter_its_picture() -> None:
    pictures = [page.picture for page in guide_pages() if page.picture is not None]
    assert sorted(pictures) == sorted(Picture)
    assert set(CHAPTERS.values()) <= set(pictures)


@pytest.mark.usefixtures("qapp")
def test_the_parts_of_a_page_are_numbered_as_in_the_picture() -> None:
    (page,) = (page for page in guide_pages() if page.picture is Picture.ARRANGEMENT)
    assert [line.split()[0] for line in page.text.splitlines()] == [
        str(number) for number in range(1, len(NUMBERED) + 1)
    ]
