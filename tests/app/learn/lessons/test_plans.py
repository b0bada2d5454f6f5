"""The two lessons for a class: their minutes, that their slides show every label they quote, and their figures."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from app.learn.lessons.catalogue import PLANS, lessons
from app.learn.lessons.labels import window_words
from app.learn.lessons.lesson_view import LessonView
from app.ui.look.theme import Appearance
from app.ui.words.language import Language, Languages
from tests.app.learn.lessons.opening import prepare

pytestmark = pytest.mark.usefixtures("qapp")
LABELS = ("undo", "start_over", "watch", "stop", "run", "guess_field", "next_level", "shorter", "depth_part")
LABELS += ("breadth_part", "randomly", "by_rule", "fixed_tie", "go_back")
"""Those that are on the slides themselves."""
MARKS = re.compile(r"[*\\“”「」]")


def view_of(name: str) -> LessonView:
    entry = next(entry for entry in lessons() if entry.name == name)
    return LessonView(entry.document(), Appearance("light"))


@pytest.fixture(params=PLANS)
def plan(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[LessonView]:
    """A plan with everything computed that is without a person."""
    view = view_of(request.param)
    qtbot.addWidget(view)
    prepare(view)
    qtbot.waitUntil(lambda: view.idle)
    yield view
    view.rest()


def test_it_takes_45_minutes_in_seven_to_nine_slides_with_notes(plan: LessonView) -> None:
    assert plan.document.minutes == 45
    assert 7 <= len(plan.slides) <= 9
    assert all(slide.slide.minutes > 0 and slide.slide.notes for slide in plan.slides)


def test_every_note_is_complete_once_the_figures_are_computed(plan: LessonView) -> None:
    for slide in plan.slides:
        assert len(slide.notes.split("\n\n")) == len(slide.slide.notes), slide.slide.title
        assert "{" not in slide.notes


def shown(widget: QWidget) -> set[str]:
    """Every text of a lesson that a person can read."""
    found = set[str]()
    for part in (widget, *widget.findChildren(QWidget)):
        for name in ("text", "accessibleName"):
            if callable(read := getattr(part, name, None)):
                found.add(str(read()))
        if isinstance(part, QComboBox):
            found |= {part.itemText(number) for number in range(part.count())}
    return found


@pytest.mark.parametrize("language", Language)
def test_every_label_of_the_slides_is_on_them(qtbot: QtBot, language: Language) -> None:
    languages = Languages(language.value)
    views = [view_of(name) for name in PLANS]
    found = set[str]()
    for view in views:
        qtbot.addWidget(view)
        assert view.slides
        found |= shown(view)
    words = window_words()
    missing = {MARKS.sub("", words[name]) for name in LABELS} - found
    languages.release()
    assert not missing


def test_the_figures_are_those_that_the_tests_of_the_solvers_compute(qtbot: QtBot) -> None:
    """See `test_figures.py`: what a search visits, expands and finds, and where the rule fails."""
    said = {}
    for name in PLANS:
        view = view_of(name)
        qtbot.addWidget(view)
        prepare(view)
        qtbot.waitUntil(lambda view=view: view.idle)
        said[name] = " ".join(slide.notes for slide in view.slides).replace("\N{NO-BREAK SPACE}", " ")
        view.rest()
    klotski, knight = said.values()
    for told in (
        "In the end 69 positions were expanded and 101 positions visited, and the solution takes 7 moves",
        "Level by level: 1, 2, 3, 6, 15, 19, 24, 33",
        "hold all 70 positions",
        "it finds 16 solutions, each shorter than the one before, the last of 7 moves, with 1,144 expansions",
        "Breadth-first: 19 moves after 208 positions. Depth-first: 68 moves after 83 positions",
        "visits 11,990 positions",
        "81 moves are the fewest",
    ):
        assert told in klotski
    for told in (
        "13 of the squares are dark and 12 light",
        "From a corner a knight has 2 onward moves, from the centre 8 onward moves",
        "It first goes back from square 16",
        "At a1, b3, c2 are tied with 5 onward moves; at the next square, a5, c1 with 3 onward moves",
        "At 11 of the steps squares are tied",
        "stuck after 60 squares. After step 53 a tour was still possible; b2 and a5 were tied, and b2 lost it",
        "the fixed order fails from e3 only",
        "From d4 only: there the search makes 3 attempts and enters 104 squares, elsewhere 36 squares",
    ):
        assert told in knight
