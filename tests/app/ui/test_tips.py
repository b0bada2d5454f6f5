"""Tips are seen once, and turned off for good."""

from __future__ import annotations

import pytest

from app.ui.settings import Settings, Tips

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_tip_that_was_seen_is_not_wanted_again() -> None:
    tips = Tips(Settings())
    assert tips.wants("watch")
    tips.note("watch")
    tips.note("watch")
    assert not Tips(Settings()).wants("watch")
    assert Tips(Settings()).wants("lessons")


def test_turned_off_none_is_shown_ever_again_and_turned_on_all_are() -> None:
    Tips(Settings()).note("watch")
    Tips(Settings()).choose(False)
    assert not Tips(Settings()).wants("lessons")
    Tips(Settings()).choose(True)
    assert Tips(Settings()).wants("watch")
    Tips(Settings()).note("watch")
    Tips(Settings()).choose(True)
    assert not Tips(Settings()).wants("watch"), "they were on already"
