"""Why a detour cost something, against plain search over strings that knows nothing of shortest paths or of games."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.klotski.breadth_first.distances import Distances, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.play.detour_reason import DetourReason, reason_of
from solvers.klotski.play.game import Game, GameState
from solvers.klotski.play.optimality import steps_left
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import HOME, SUCCESSORS, check_solution, read

JIANG_DANG_HOU_LU = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
"""21 moves to the exit, in a component of 7,888 positions."""


@cache
def known(metric: Metric) -> Distances:
    """The distances of the component, as the program finds them."""
    found = Drive(search(JIANG_DANG_HOU_LU, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def from_board(board: str, metric: Metric) -> dict[str, int]:
    """The steps from a board to every other, by plain breadth-first search."""
    found, level = {board: 0}, [board]
    while level:
        following: list[str] = []
        for here in level:
            for other in SUCCESSORS[metric.value](here):
                if other not in found:
                    found[other] = found[here] + 1
                    following.append(other)
        level = following
    return found


@cache
def to_exit(metric: Metric) -> dict[str, int]:
    """The fewest steps from every board of the component to a solved one, by plain search from all solved ones."""
    boards = from_board(read(str(JIANG_DANG_HOU_LU)), metric)
    level = [board for board in boards if board[HOME] == "A"]
    found = dict.fromkeys(level, 0)
    while level:
        following: list[str] = []
        for here in level:
            for other in SUCCESSORS[metric.value](here):
                if other not in found:
                    found[other] = found[here] + 1
                    following.append(other)
        level = following
    return found


def on_shortest_path(start: str, board: str, metric: Metric) -> int | None:
    """After how many steps a shortest path from one board comes to another; None where none does."""
    way = from_board(start, metric)[board]
    return way if way + to_exit(metric)[board] == to_exit(metric)[start] else None


def wandered(choices: list[int], start: Layout = JIANG_DANG_HOU_LU) -> list[Step]:
    """Slides chosen by number."""
    game = Game(start)
    for choice in choices:
        slides = [slide for piece in game.layout.pieces for slide in game.slides_from(piece.square).values()]
        slide = slides[choice % len(slides)]
        game.slide(slide.origin, slide.target)
    return list(game.slides)


def boards_of(slides: list[Step], start: Layout = JIANG_DANG_HOU_LU) -> list[str]:
    """The boards of a line of play as strings."""
    layouts = [start]
    for slide in slides:
        layouts.append(slide.after(layouts[-1]))
    return [read(str(layout)) for layout in layouts]


def reason(slides: list[Step], last: int, metric: Metric) -> DetourReason:
    """Why the first of some slides from the layout were a detour."""
    found = reason_of(GameState(JIANG_DANG_HOU_LU, JIANG_DANG_HOU_LU), slides, last, known(metric))
    assert found is not None
    return found


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 30), min_size=1, max_size=30), st.sampled_from([Metric.MOVES, Metric.CELLS]))
def test_the_lines_meet_where_plain_search_finds_the_game_on_a_shortest_path_again(
    choices: list[int], metric: Metric
) -> None:
    slides = wandered(choices)
    boards = boards_of(slides)
    found = reason(slides, 1, metric)
    expected = next(
        (
            (number, way)
            for number in range(1, len(boards))
            if (way := on_shortest_path(boards[0], boards[number], metric)) is not None
        ),
        None,
    )
    if expected is not None:
        assert found.meeting is not None
        assert (found.meeting.slide, found.meeting.better, found.meeting.ahead) == (*expected, False)
    else:
        assert found.meeting is None or found.meeting.ahead


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 30), min_size=1, max_size=12))
def test_a_game_that_has_not_come_back_is_told_the_nearest_way_back_there_is(choices: list[int]) -> None:
    metric = Metric.CELLS  # in which no piece goes on without a further step
    slides = wandered(choices)
    boards = boards_of(slides)
    assume(all(on_shortest_path(boards[0], board, metric) is None for board in boards[1:]))
    end, left = boards[-1], to_exit(metric)[boards[-1]]
    ways = {
        board: way
        for board, way in from_board(end, metric).items()
        if way < left and on_shortest_path(end, board, metric) is not None
    }
    meeting_ways = [way for board, way in ways.items() if on_shortest_path(boards[0], board, metric) is not None]
    meeting = reason(slides, 1, metric).meeting
    assert (meeting is not None) == bool(meeting_ways)
    if meeting is not None:
        state = GameState(JIANG_DANG_HOU_LU, JIANG_DANG_HOU_LU)
        for slide in slides:
            state = state.after(slide)
        assert meeting.ahead
        assert meeting.taken == state.count(metric) + min(meeting_ways)
        assert on_shortest_path(boards[0], read(str(meeting.layout)), metric) == meeting.better


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(0, 30), min_size=1, max_size=20),
    st.integers(1, 4),
    st.sampled_from([Metric.MOVES, Metric.CELLS]),
)
def test_the_better_line_is_a_shortest_path_through_the_meeting(choices: list[int], last: int, metric: Metric) -> None:
    slides = wandered(choices)
    assume(last <= len(slides))
    found = reason(slides, last, metric)
    steps = [(step.kind.value, step.path) for step in found.better]
    check_solution(str(JIANG_DANG_HOU_LU), steps, metric.value, solved=False)
    boards = boards_of(list(found.better))
    assert [to_exit(metric)[board] for board in boards] == list(
        range(21 if metric is Metric.MOVES else to_exit(metric)[boards[0]], -1, -1)
    )[: len(boards)]
    shown = max(4, found.taken)
    to_meeting = 0 if found.meeting is None else found.meeting.better
    assert len(steps) == min(to_exit(metric)[boards[0]], max(24, shown), max(shown, to_meeting))
    if found.meeting is not None and found.meeting.better < len(boards):
        assert boards[found.meeting.better] == read(str(found.meeting.layout))


@pytest.mark.parametrize("metric", list(Metric))
@settings(max_examples=30, deadline=None)
@given(choices=st.lists(st.integers(0, 30), min_size=1, max_size=8))
def test_its_cost_is_what_the_game_wastes_in_it(metric: Metric, choices: list[int]) -> None:
    slides = wandered(choices)
    state = GameState(JIANG_DANG_HOU_LU, JIANG_DANG_HOU_LU)
    for slide in slides:
        state = state.after(slide)
    left = steps_left(state, known(metric))
    assert left is not None
    found = reason(slides, len(slides), metric)
    optimum = to_exit(metric)[read(str(JIANG_DANG_HOU_LU))]
    assert (found.left, found.taken) == (left, state.count(metric))
    assert found.cost == state.count(metric) + left - optimum


def away_and_about() -> tuple[Step, Step]:
    """A slide away from all shortest paths, and another that stays away from them; both can be taken back."""
    start, metric = read(str(JIANG_DANG_HOU_LU)), Metric.CELLS
    for away in legal_steps(JIANG_DANG_HOU_LU, metric):
        there = away.after(JIANG_DANG_HOU_LU)
        if on_shortest_path(start, read(str(there)), metric) is None:
            for about in legal_steps(there, metric):
                if on_shortest_path(start, read(str(about.after(there))), metric) is None:
                    return away, about
    raise AssertionError


def back(slide: Step) -> Step:
    return Step(slide.kind, slide.path[::-1])


def test_a_game_is_followed_for_400_slides_to_see_whether_it_comes_back() -> None:
    away, about = away_and_about()
    for shuttles, returned, expected in ((199, True, 400), (200, False, "ahead"), (200, True, None)):
        slides = [away, *[about, back(about)] * shuttles, *[back(away)] * returned]
        meeting = reason(slides, 1, Metric.CELLS).meeting
        if expected == "ahead":
            assert meeting is not None
            assert (meeting.ahead, meeting.slide) == (True, 401)
        else:
            assert (None if meeting is None else meeting.slide) == expected


def test_it_is_told_after_how_many_slides_the_first_piece_was_back() -> None:
    away, about = away_and_about()
    assert away.origin != about.origin
    assert reason([away], 1, Metric.CELLS).back is None
    assert reason([away, back(away)], 1, Metric.CELLS).back == 2
    assert reason([away, about, back(about), back(away)], 1, Metric.CELLS).back == 4
    assert reason([away, about, back(about)], 1, Metric.CELLS).back is None
    at_home = reason([away, back(away)], 1, Metric.CELLS).meeting
    assert at_home is not None
    assert (at_home.layout, at_home.slide, at_home.taken, at_home.better) == (JIANG_DANG_HOU_LU, 2, 0, 0)
    assert not at_home.ahead


def test_without_a_solution_there_is_no_reason() -> None:
    layout = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
    found = Drive(search(layout, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    slide = legal_steps(layout, Metric.MOVES)[0]
    assert reason_of(GameState(layout, layout), [slide], 1, found.answer) is None
