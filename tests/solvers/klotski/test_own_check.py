"""Searches of somebody's own, checked as a task demands: right ones, and what is said of wrong ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from solvers.klotski.layout import Layout
from solvers.klotski.own_problem import LayoutProblem
from solvers.klotski.own_search import CheckedSearch, OwnKlotskiEngine, check
from solvers.own_search.own_search import load_search
from solvers.search import Drive, Found
from tests.solvers.own_search.programs import BREADTH_FIRST, OLDEST_FIRST, WALKING

EASY = Layout.parse("VV.V/VV.V/VVAA/VVAA/SSSS")
WALLED_IN = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
DEPTH_FIRST = BREADTH_FIRST.replace("pop(0)", "pop(-1)")
FORGETTING = BREADTH_FIRST.replace("if successor not in seen:", "if True:")


def checked(
    tmp_path: Path, text: str, *layouts: Layout, once: bool = False, shortest: bool = False
) -> list[CheckedSearch]:
    """What comes of each layout, as far as the last, or as somebody asks for it."""
    path = tmp_path / "mine.py"
    path.write_text(text)
    engine = load_search(path, seconds=60).engine("klotski")
    assert isinstance(engine, OwnKlotskiEngine)
    drive = Drive(check(engine, layouts, once, shortest))
    found: list[CheckedSearch] = []
    while isinstance(event := drive.next_answer(), Found):
        found.append(event.answer)
    return found


def test_a_random_walk_answers_but_does_more_than_it_need(tmp_path: Path) -> None:
    (walk,) = checked(tmp_path, WALKING, EASY)
    assert walk.fault is None
    assert walk.solution is not None
    assert walk.shortest is not None
    assert len(walk.shortest) == 7  # its name is “a poem in seven steps”
    assert len(walk.solution) >= 7
    (again,) = checked(tmp_path, WALKING, EASY, once=True)
    assert str(again.fault).startswith("the search expanded ")


def test_breadth_first_search_is_right_in_every_way(tmp_path: Path) -> None:
    walled, easy = checked(tmp_path, BREADTH_FIRST, WALLED_IN, EASY, once=True, shortest=True)
    assert (walled.solution, walled.shortest, walled.fault) == (None, None, None)
    assert easy.fault is None
    assert easy.solution is not None
    assert len(easy.solution) == 7


@pytest.mark.parametrize(
    ("text", "layout", "fault"),
    [
        (DEPTH_FIRST, EASY, "the solution takes "),
        ("def search(problem):\n    return None\n", EASY, "mine.py: the search returned None, so it gave up"),
        (OLDEST_FIRST, WALLED_IN, "mine.py, line 6: IndexError: pop from empty "),
        ("def search(problem):\n    return [problem.start]\n", EASY, "the list ends with VV.V/VV.V/VVAA/VVAA/SSSS, "),
        ("def search(problem):\n    return 7\n", WALLED_IN, "mine.py: the search returned 7; "),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, layout: Layout, fault: str) -> None:
    (found,) = checked(tmp_path, text, layout, once=True, shortest=True)
    assert str(found.fault).startswith(fault)


def test_the_position_is_named_that_was_expanded_most_often(tmp_path: Path) -> None:
    problem, counts = LayoutProblem(str(EASY), "moves"), Counter[str]()
    paths = [[problem.start]]
    while not problem.is_goal((path := paths.pop(0))[-1]):
        counts[path[-1]] += 1
        paths += ([*path, successor] for successor in problem.successors(path[-1]))
    ((position, times), (_, fewer), *_) = counts.most_common()
    assert times > fewer
    (found,) = checked(tmp_path, FORGETTING, EASY, once=True)
    assert str(found.fault) == f"the search expanded {position} {times} times"


def test_it_is_not_wrong_where_less_is_demanded(tmp_path: Path) -> None:
    assert [one.fault for one in checked(tmp_path, FORGETTING, EASY, shortest=True)] == [None]
    assert [one.fault for one in checked(tmp_path, DEPTH_FIRST, EASY, once=True)] == [None]
