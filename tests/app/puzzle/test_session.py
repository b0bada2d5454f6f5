"""A session of a puzzle: searches run and are told of, with no widget anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.knight.settings import KNIGHT_ENGINE, KNIGHT_SPEED
from app.puzzle.session import PuzzleSession
from app.search.worker import Report
from app.ui.settings import Settings, panel_settings
from solvers.knight.engines import ENGINES
from solvers.search import Found, Search
from tests.app.searches import endless, held_up, quick


class Numbers(PuzzleSession):
    """A puzzle whose answers are numbers; it has no game."""

    engines = ENGINES
    engine_setting = KNIGHT_ENGINE
    speed_setting = KNIGHT_SPEED
    game: Any = SimpleNamespace(close=bool)
    autosave: Any = SimpleNamespace(leave=bool)

    question: Callable[[], Search[Any]] = staticmethod(partial(quick, 2))

    def search(self) -> None:
        self.clear_progress()
        self.say(lambda: "searching")
        self.runner.start(self.question, request="numbers")

    @Slot(object)
    def take_answer(self, report: Report[Found[Any]]) -> None:
        self.say(lambda: f"{report.request}: {report.event.answer}")


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Numbers]:
    made = Numbers("knight", Settings())
    made.runner.answered.connect(made.take_answer)
    yield made
    made.close()
    assert not QApplication.topLevelWidgets()


def test_answers_and_the_end_are_told_one_after_another(session: Numbers, qtbot: QtBot) -> None:
    session.search()
    assert session.sentence == "Searching"
    for sentence in ("Numbers: 1", "Numbers: 2", "Search complete: there are no more solutions."):
        qtbot.waitUntil(lambda: not session.runner.busy)
        assert session.sentence == sentence
        session.next_answer()


def test_a_stopped_search_proves_nothing_and_keeps_its_figures(session: Numbers, qtbot: QtBot) -> None:
    session.question = endless
    session.search()
    qtbot.waitUntil(lambda: session.search_progress is not None)
    session.stop()
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert session.sentence == "Stopped before anything was proven."
    assert session.search_progress is not None
    assert session.search_progress.event.visited > 0
    session.clear_progress()
    assert session.search_progress is None


def test_a_search_is_watched_from_its_first_step_to_its_answer(session: Numbers, qtbot: QtBot) -> None:
    session.watch.set_speed(0.5)
    session.watch_search()
    assert session.sentence == "Searching"
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    session.watch.pause()
    assert session.sentence.startswith("Paused")
    assert session.watch.frame is not None
    assert session.watch.frame.request == "numbers"
    session.watch.step()
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert session.sentence == "Numbers: 1"
    assert not session.watch.watching
    session.search()
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert session.sentence == "Numbers: 1"


def test_a_search_that_cannot_begin_is_not_watched(session: Numbers, qtbot: QtBot) -> None:
    session.search = lambda: None
    session.watch_search()
    assert not session.watch.watching


def test_a_search_that_is_not_heard_of_is_being_prepared(session: Numbers, qtbot: QtBot) -> None:
    ready = Event()
    session._unheard.setInterval(10)
    session.question = held_up(ready)
    session.search()
    qtbot.waitUntil(lambda: session.sentence.startswith("Preparing the search"))
    ready.set()
    qtbot.waitUntil(lambda: session.sentence == "Searching")


def test_an_exception_is_told(session: Numbers, qtbot: QtBot) -> None:
    def broken() -> Search[int]:
        raise ZeroDivisionError("nothing")
        yield

    session.question = broken
    session.search()
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert (
        session.sentence
        == "Something in the program failed (ZeroDivisionError: nothing). Try again, or make other choices."
    )


def test_a_section_of_the_details_is_opened_once_and_kept(session: Numbers, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.details_changed):
        session.show_details("steps")
    with qtbot.assertNotEmitted(session.details_changed):
        session.show_details("steps")
    settings = Settings()
    session.remember(settings)
    assert settings.value(panel_settings("knight").details) == session.details == "steps"


def test_of_a_path_too_long_to_play_by_itself_it_is_said_how_long_that_takes(session: Numbers) -> None:
    session.say_with_length(lambda: "a tour")
    for length, said in ((1000, "A tour"), (1001, "A tour\nPlaying all of it takes")):
        session.playback.load(length)
        assert session.sentence.startswith(said)
        assert (session.sentence == "A tour") == (length == 1000)
