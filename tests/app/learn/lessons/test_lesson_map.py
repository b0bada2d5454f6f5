"""The place of a map in a lesson, on its own."""

from __future__ import annotations

import gc
from weakref import ref

from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson_map import LessonMap
from app.ui.look.theme import Appearance
from tests.app.leaks import finish_deletions


def test_a_place_that_is_deleted_while_it_prepares_leaves_nothing(qtbot: QtBot) -> None:
    place = LessonMap("lesson", Appearance("light"), "Run it")
    place.prepare()
    held = ref(place)
    place.deleteLater()
    del place
    finish_deletions()
    gc.collect()
    assert held() is None
