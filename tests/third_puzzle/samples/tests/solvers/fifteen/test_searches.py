"""The positions of the 8-puzzle, and the methods that solve them, checked by a search from the goal."""

from __future__ import annotations

from collections import Counter, deque
from functools import cache
from itertools import permutations
from random import Random
from time import thread_time

import pytest

from solvers.fifteen.engines import ENGINES, SlidingEngine, SlidingProblem
from solvers.fifteen.play import SlidingGame
from solvers.fifteen.position import GOAL, Position, line_of_positions, parse_position, position_text, why_unsolvable
from solvers.fifteen.searches import SlidingTrace
from solvers.message import InputError
from solvers.pace import FULL_SPEED, Pace
from solvers.pseudocode import lines
from solvers.search import Drive, Found, Outcome, Progress, Verdict

HARDEST = ("867/254/3.1", "647/85./321")


@cache
def distances() -> dict[str, int]:
    """How far every position is from the goal, as texts: found by exchanging the dot with the characters beside it."""
    found, queue = {"12345678.": 0}, deque(["12345678."])
    while queue:
        text = queue.popleft()
        blank = text.index(".")
        row, column = divmod(blank, 3)
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if 0 <= row + down < 3 and 0 <= column + right < 3:
                tile = text[blank + 3 * down + right]
                after = text.translate({ord(tile): ".", ord("."): tile})
                if after not in found:
                    found[after] = found[text] + 1
                    queue.append(after)
    return found


def distance(position: Position) -> int | None:
    return distances().get(position_text(position).replace("/", ""))


def solved(engine: SlidingEngine, position: Position, pace: Pace = FULL_SPEED) -> tuple[object, list[Progress]]:
    reports: list[Progress] = []
    return Drive(engine.start(position)).next_answer(listen=reports.append, pace=pace), reports


class OneNode(Pace):
    """Grants one node to each report."""

    def nodes(self) -> int:
        return 1


def test_half_of_all_positions_can_be_solved_in_31_steps_at_most() -> None:
    found = distances()
    assert len(found) == 181_440
    assert max(found.values()) == 31
    hardest = {text for text, steps in found.items() if steps == 31}
    assert hardest == {text.replace("/", "") for text in HARDEST}


def test_positions_are_told_to_have_no_solution_by_their_inversions_alone() -> None:
    positions = list(permutations(range(9)))
    assert len(positions) == 362_880
    assert all((why_unsolvable(position) is None) is (distance(position) is not None) for position in positions)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_solutions_are_shortest(engine: SlidingEngine) -> None:
    chance = Random(3)
    drawn = (tuple(chance.sample(GOAL, 9)) for _ in range(20 if engine is ENGINES[0] else 4))
    for position in (GOAL, *map(parse_position, HARDEST), *drawn):
        event, _ = solved(engine, position)
        if distance(position) is None:
            assert isinstance(event, Verdict)
            assert event.outcome is Outcome.IMPOSSIBLE
            assert "in the wrong order" in str(event.reason)
        else:
            assert isinstance(event, Found)
            assert len(event.answer) == distance(position)
            assert line_of_positions(position, event.answer)[-1] == GOAL


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_search_tells_where_it_stands_at_least_every_50_ms(engine: SlidingEngine) -> None:
    search, gaps, before = engine.start(parse_position(HARDEST[0])), list[float](), thread_time()
    for event in search:
        gaps.append(thread_time() - before)
        assert isinstance(event, Found) or event.trace is None
        before = thread_time()
    assert max(gaps) < 0.05


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_every_step_of_a_slow_search_is_told_with_its_lines(engine: SlidingEngine) -> None:
    position = parse_position("123/.46/758")
    event, reports = solved(engine, position, OneNode())
    fast, _ = solved(engine, position)
    assert event == fast
    traces = [report.trace for report in reports if isinstance(report.trace, SlidingTrace)]
    assert len(traces) == sum(report.is_step for report in reports)
    ran = Counter(stage.line for trace in traces for stage in engine.stages(trace))
    assert ran.keys() == set(range(len(lines("fifteen", engine.family))))


def test_what_slides_by_hand_takes_over_what_the_program_laid_out() -> None:
    game = SlidingGame(parse_position("123/.56/478"))
    game.lay_out((4, 7, 8))
    assert (game.by_hand, game.length) == (0, 3)
    game.go_to(2)
    assert game.slide(8) == 2
    assert (game.by_hand, game.length, game.position) == (3, 3, GOAL)
    with pytest.raises(InputError, match="the tile 1 is not beside the empty cell"):
        game.slide(1)


@pytest.mark.parametrize("text", ["", "123/456/78", "123/456/789", "123/456/788", "１23/456/78.", "123/456/78.9"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="is not a position"):
        parse_position(text)


def test_methods_are_warmed_by_a_small_problem() -> None:
    problem = SlidingProblem(parse_position(HARDEST[0]))
    event = Drive(problem.warming.begin("a-star")).next_answer()
    assert isinstance(event, Found)
    assert problem.length(event.answer) == 2
