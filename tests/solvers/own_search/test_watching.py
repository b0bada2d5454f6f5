"""A search that is watched: its lines, what happens in them, and its variables; and the way between the speeds."""

from __future__ import annotations

import json

import pytest

from solvers.search import Found, Progress, Verdict
from tests.solvers.conftest import LoadOwn
from tests.solvers.own_search.driven import BREADTH_FIRST, CLASSIC, EASY, Paced, begun, driven, printed, traces

SMALL = """\
seen = set()

def onward(problem, position):
    found = problem.successors(position)
    print(len(found))
    return found

def search(problem):
    waiting = [problem.start]
    if problem.is_goal(waiting[0]):
        return waiting
    seen.add(waiting[0])
    waiting += onward(problem, waiting[0])
    yield waiting[:2]
    return None
"""


def test_each_line_is_a_step_with_what_was_printed_before_it(load_own: LoadOwn) -> None:
    _, reports = driven(begun(load_own(SMALL)), Paced(1))
    steps = traces(reports)[:-1]
    assert [step.line for step in steps] == [9, 10, 12, 13, 4, 5, 6, 14, 15]
    assert [step.output for step in steps if step.output] == ["8\n"]
    calls = [report.counters["calls under way"] for report in reports if report.is_step][:-1]
    assert calls == [1, 1, 1, 1, 2, 2, 2, 1, 1]


def test_the_variables_of_the_function_that_runs_are_told_by_name(load_own: LoadOwn) -> None:
    steps = traces(driven(begun(load_own(SMALL)), Paced(1))[1])
    text = str(CLASSIC)
    assert steps[1].variables == {"waiting": f"list[1]: {text}", "seen": "set[0]"}
    assert steps[3].variables == {"waiting": f"list[1]: {text}", "seen": "set[1]"}
    assert steps[4].variables == {"position": text}
    assert steps[5].variables["found"].startswith("list[8]: ")


def test_the_figures_and_the_picture_stand_as_at_the_step(load_own: LoadOwn) -> None:
    _, reports = driven(begun(load_own(SMALL)), Paced(1))
    steps = [report for report in reports if report.is_step]
    assert [step.visited for step in steps] == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
    assert [step.counters["goal tests"] for step in steps] == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert [step.depth for step in steps] == [0, 0, 0, 0, 0, 0, 0, 0, 2, 2]
    assert [step.snapshot == CLASSIC for step in steps[-3:]] == [True, False, False]


@pytest.mark.parametrize(("lines", "told"), [(2, [10, 13, 5, 14]), (4, [13, 14]), (100, [])])
def test_a_pace_may_grant_several_lines(load_own: LoadOwn, lines: int, told: list[int]) -> None:
    assert [step.line for step in traces(driven(begun(load_own(SMALL)), Paced(lines))[1])[:-1]] == told


def test_a_watched_search_finds_the_same(load_own: LoadOwn) -> None:
    own = load_own(BREADTH_FIRST)
    quick, _ = driven(begun(own, EASY))
    slow, _ = driven(begun(own, EASY), Paced(50))
    assert isinstance(quick, Found)
    assert slow == quick


def test_nothing_is_traced_at_full_speed(load_own: LoadOwn) -> None:
    own = load_own("import sys\ndef search(problem):\n    print(sys.gettrace())\n")
    assert printed(driven(begun(own))[1]) == ("None\n", 0)
    assert printed(driven(begun(own), Paced(1))[1])[0] != "None\n"


LOOP = """\
def search(problem):
    number = 0
    while number >= 0:
        number += 1
"""


def test_the_speed_may_change_at_any_time_even_where_nothing_is_asked_of_the_problem(load_own: LoadOwn) -> None:
    pace = Paced(None)
    heard: list[Progress] = []

    class EnoughError(Exception):
        pass

    def change(report: Progress) -> None:
        """Five reports at full speed, five steps, and so on; the count is as the lines say."""
        heard.append(report)
        steps = [trace for trace in traces(heard) if trace.variables]
        quick = [trace for trace in traces(heard) if not trace.variables]
        pace.lines = None if len(steps) % 5 == 0 and len(quick) < len(steps) + 5 else 1
        if len(steps) == 15:
            raise EnoughError

    with pytest.raises(EnoughError):
        driven(begun(load_own(LOOP)), pace, change)
    steps = [trace for trace in traces(heard) if trace.variables]
    numbers = [int(trace.variables["number"]) for trace in steps]
    assert numbers == sorted(numbers)
    for five in (numbers[:5], numbers[5:10], numbers[10:]):
        assert five[-1] - five[0] == 2, "line by line, two lines for each number"
    assert numbers[5] - numbers[4] > 2
    assert numbers[10] - numbers[9] > 2
    assert {trace.line for trace in steps} == {3, 4}


def test_a_step_is_small_whatever_the_variables_hold(load_own: LoadOwn) -> None:
    own = load_own(
        "class Loud:\n    def __repr__(self): return '馬' * 10**6\n"
        "class Broken:\n    def __repr__(self): raise KeyError\n"
        "def search(problem):\n"
        + "".join(f"    變數{number} = ['馬' * 10**6] * 10**5\n" for number in range(60))
        + "    a, b, c, d = Loud(), Broken(), 10**5000, [[[[1]]]] * 5\n    print('馬' * 10**6)\n    return None\n"
    )
    _, reports = driven(begun(own), Paced(63))
    (step,) = traces(reports)[:-1]
    told = json.dumps([dict(step.variables), step.output], ensure_ascii=False).encode()
    assert 1000 < len(told) < 4096


def test_the_rest_of_what_a_line_prints_comes_with_the_steps_after_it(load_own: LoadOwn) -> None:
    own = load_own("def search(problem):\n    print('x' * 600)\n    a = 1\n    a = 2\n    a = 3\n    return None\n")
    steps = traces(driven(begun(own), Paced(1))[1])
    assert [len(step.output) for step in steps] == [0, 250, 250, 101, 0, 0]


def test_an_exception_in_a_watched_search_is_told_with_its_line(load_own: LoadOwn) -> None:
    end, reports = driven(begun(load_own("def search(problem):\n    a = 1\n    a / 0\n")), Paced(1))
    assert isinstance(end, Verdict)
    assert str(end.reason) == "mine.py, line 3: ZeroDivisionError: division by zero"
    assert [step.line for step in traces(reports)] == [2, 3, 3]


def test_of_what_was_imported_nothing_is_a_step(load_own: LoadOwn) -> None:
    own = load_own(
        "import json\ndef search(problem):\n    json.loads('[1, 2]')\n    sorted([2, 1], key=str)\n    return None\n"
    )
    assert [step.line for step in traces(driven(begun(own), Paced(1))[1])][:-1] == [3, 4, 5]


@pytest.mark.parametrize("picture", ["5", "'no position'", "[1, 2]", "{}", "None", "()"])
def test_what_is_yielded_that_is_no_picture_leaves_the_position_in_sight(load_own: LoadOwn, picture: str) -> None:
    _, reports = driven(begun(load_own(f"def search(problem):\n    yield {picture}\n    return None\n")))
    assert {report.snapshot for report in reports if report.is_step} == {CLASSIC}
