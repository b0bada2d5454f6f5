"""A search that is watched in a lesson, as on the page of its puzzle, and the figures that it comes to."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.trace.marks_layer import MarksLayer
from app.learn.lessons import search_part
from app.learn.lessons.catalogue import PLANS, lessons
from app.learn.lessons.search_part import SearchFigures, SearchPart
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found, only_answer
from tests.app.children import child
from tests.app.learn.lessons import klotski_figures
from tests.app.learn.lessons.one_lesson import opened
from tests.app.learn.lessons.opening import turn_to

KLOTSKI_PLAN, KNIGHT_PLAN = (
    next(number for number, entry in enumerate(lessons(), 1) if entry.name == name) for name in PLANS
)
LAYOUT = Layout.parse("VVSS/VVVV/AAVV/AAVS/.SV.")


def take_steps(part: SearchPart, qtbot: QtBot) -> None:
    """Watch its search, paused, and step forward until it has made three."""
    part.watch.starts_paused = True
    part.run_button.click()
    qtbot.waitUntil(lambda: part.watch.frame is not None)
    while part.watch.length < 2:
        frame = part.watch.frame
        part.watch.step()
        qtbot.waitUntil(lambda frame=frame: part.watch.frame is not frame)
    assert part.pseudocode.running is not None
    assert (part.stop_button.isEnabled(), part.run_button.isEnabled()) == (True, False)


def stop(part: SearchPart, qtbot: QtBot) -> None:
    part.stop_button.click()
    qtbot.waitUntil(part.run_button.isEnabled)


def test_a_search_of_the_knight_has_its_marks_on_the_board(qtbot: QtBot) -> None:
    with opened(qtbot, KNIGHT_PLAN) as view:
        turn_to(view, qtbot, 4)
        (part,) = view.slides[4].parts
        assert isinstance(part, SearchPart)
        take_steps(part, qtbot)
        board = child(part, Chessboard)
        assert isinstance(board.marks, MarksLayer)
        assert len(board.marks.marks.path) > 1
        stop(part, qtbot)


def test_a_search_for_klotski_has_its_step_in_the_details(qtbot: QtBot) -> None:
    with opened(qtbot, KLOTSKI_PLAN) as view:
        turn_to(view, qtbot, 2)
        (part,) = view.slides[2].parts
        assert isinstance(part, SearchPart)
        assert part.details.isHidden()
        take_steps(part, qtbot)
        assert not part.details.isHidden()
        stop(part, qtbot)


@pytest.mark.parametrize("most", [0, 3000])
def test_its_end_is_the_same_however_many_steps_are_followed(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """The numbers are those of `test_figures.py`, or of the search at full speed."""
    monkeypatch.setattr(search_part, "MOST_STEPS", most)
    figures: SearchFigures = only_answer(
        search_part.figures_of(KlotskiProblem(LAYOUT, Metric.MOVES), engine_named("depth-first-bst"), 60)
    )
    answers = [
        event for event in engine_named("depth-first-bst").search(LAYOUT, Metric.MOVES) if isinstance(event, Found)
    ]
    assert (figures.last, figures.visited) == (len(answers[-1].answer), answers[-1].visited)
    assert figures.complete
    assert not most or (figures.first, figures.first_visited) == klotski_figures.FIRST_BY_DEPTH[str(LAYOUT)]
