"""The pages of the guide: their texts."""

from __future__ import annotations

import pytest

from app.learn.guide.pages import guide_pages
from app.learn.guide.pictures.picture import Picture


@pytest.mark.usefixtures("qapp")
def test_the_rule_of_stars_has_four_lines() -> None:
    (page,) = (page for page in guide_pages() if page.picture is Picture.STARS)
    assert [line[:3] for line in page.text.splitlines()] == ["★★★", "★★☆", "★☆☆", "Und"]
