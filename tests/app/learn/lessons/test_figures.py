"""The figures that the lessons for a class name, computed anew with the solvers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from app.learn.lessons.depth_first_part import breadth_first_log
from solvers.klotski.breadth_first import levels
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.historical import depth_first_log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board, Square
from solvers.knight.engines import engine_named as knight_engine
from solvers.knight.existence.existence import possible_starts
from solvers.knight.notation import chess_name, square_on
from solvers.knight.tour import TourRequest
from solvers.knight.warnsdorff.rule import Rule, last_completable_prefix
from solvers.knight.warnsdorff.ties import Tie
from solvers.pace import Pace, going_at
from solvers.search import Found, Progress
from tests.app.learn.lessons import klotski_figures as klotski
from tests.app.learn.lessons import knight_figures as knight

CHESSBOARD = Board(8, 8)
LESSON_LAYOUT = Layout.parse("VHHV/VHHV/AAHH/AASS/SS..")


class OneByOne(Pace):
    """A search reports each of its steps."""

    def nodes(self) -> int:
        """One at a time."""
        return 1


@contextmanager
def watched(engine: str, layout: str) -> Iterator[Iterator[Progress]]:
    """What a search for a solution reports when it is watched, step by step."""
    search = klotski_engine(engine).search(Layout.parse(layout), Metric.MOVES)
    with going_at(OneByOne()), closing(search):
        yield (event for event in search if isinstance(event, Progress) and event.is_step)


@pytest.mark.parametrize("layout", klotski.SHORTEST)
def test_breadth_first_search(layout: str) -> None:
    search = klotski_engine("shortest").search(Layout.parse(layout), Metric.MOVES)
    (found,) = (event for event in search if isinstance(event, Found))
    assert len(found.answer.steps) == klotski.SHORTEST[layout]
    assert found.visited == klotski.BREADTH_POSITIONS[layout]


def test_how_many_positions_breadth_first_search_expands() -> None:
    with watched("shortest", klotski.WATCHED) as reports:
        assert len(list(reports)) == klotski.BREADTH_EXPANDED


@pytest.mark.parametrize("layout", klotski.FIRST_BY_DEPTH)
def test_the_first_solution_of_depth_first_search(layout: str) -> None:
    with watched("depth-first-bst", layout) as reports:
        first = next(report for report in reports if report.best is not None)
    assert (first.best, first.visited) == klotski.FIRST_BY_DEPTH[layout]


def test_the_whole_depth_first_search() -> None:
    with watched("depth-first-bst", klotski.WATCHED) as reports:
        *_, last = reports
    assert last.best == klotski.SHORTEST[klotski.WATCHED]
    assert last.visited == klotski.DEPTH_POSITIONS
    assert last.counters["expansions"] == klotski.DEPTH_EXPANSIONS
    assert last.counters["solutions"] == klotski.DEPTH_SOLUTIONS


def test_the_levels_of_the_lesson() -> None:
    search = levels.search(Layout.parse(klotski.WATCHED), Metric.MOVES)
    layers = next(
        event.answer for event in search if isinstance(event, Found) and event.answer.solved(event.answer.depth)
    )
    assert layers.counts == klotski.LEVELS


def test_the_expansions_of_the_lesson_on_depth_first_search() -> None:
    search = depth_first_log.search(LESSON_LAYOUT, Metric.CELLS)
    (deep,) = (event.answer for event in search if isinstance(event, Found))
    broad = breadth_first_log(LESSON_LAYOUT, Metric.CELLS)
    expansions = [sum(event.expands for event in log) for log in (deep, broad)]
    assert expansions == [klotski.LESSON_DEPTH, klotski.LESSON_BREADTH]


def squares_entered(engine: str, side: int, start: str) -> int:
    """How many squares a search for the first tour enters."""
    board = Board(side, side)
    search = knight_engine(engine).start(TourRequest(board, square_on(start, board)))
    return next(event.visited for event in search if isinstance(event, Found))


def test_the_colours_of_five_times_five() -> None:
    board = Board(5, 5)
    dark = {square for square in board.squares if sum(square) % 2 == sum(square_on(knight.START, board)) % 2}
    assert (len(dark), board.size - len(dark)) == (knight.DARK, knight.LIGHT)
    assert square_on(knight.NO_START, board) not in dark
    assert set(possible_starts(TourRequest(board))) == dark
    assert all(squares_entered("warnsdorff", 5, chess_name(square, 5)) for square in dark)
    assert len(list(board.neighbours(square_on(knight.START, board)))) == knight.FROM_CORNER
    assert len(list(board.neighbours((2, 2)))) == knight.FROM_CENTRE


def test_backtracking_goes_back_at_first_from_there() -> None:
    lengths: list[int] = []
    with going_at(OneByOne()):
        for event in knight_engine("depth-first").start(TourRequest(CHESSBOARD, square_on("a1", CHESSBOARD))):
            assert isinstance(event, Progress)
            lengths.append(event.depth)
            if lengths[-1] < max(lengths):
                break
    assert max(lengths) == knight.FIRST_BACK


@pytest.mark.parametrize("side", knight.BACKTRACKING_ENTERED)
def test_what_backtracking_enters(side: int) -> None:
    assert squares_entered("depth-first", side, knight.START) == knight.BACKTRACKING_ENTERED[side]


@pytest.mark.parametrize("side", [5, 6, 8])
def test_the_rule_enters_every_square_once(side: int) -> None:
    assert squares_entered("warnsdorff-fixed", side, knight.START) == side * side


def stuck(board: Board, tie: Tie) -> list[str]:
    """The starts from which the rule gets stuck."""
    rule = Rule(board, tie)
    return [chess_name(start, board.rows) for start in board.squares if len(rule.follow((start,))) < board.size]


def test_where_the_rule_fails() -> None:
    assert stuck(CHESSBOARD, Tie.ORDER) == [knight.FAILS_ON_EIGHT]
    assert stuck(CHESSBOARD, Tie.ROTH) == []
    assert stuck(Board(6, 6), Tie.ORDER) == [knight.FAILS_ON_SIX]


def test_what_the_search_enters_where_the_rule_fails_first() -> None:
    board = Board(6, 6)
    search = knight_engine("warnsdorff-fixed").start(TourRequest(board, square_on(knight.FAILS_ON_SIX, board)))
    before, found = None, None
    while not isinstance(found, Found):
        before, found = found, next(search)
    assert found.visited == knight.SIX_FAILED_ENTERED
    assert before is not None
    assert before.counters["attempts"] == knight.SIX_FAILED_ATTEMPTS


def test_the_step_that_loses_the_tour() -> None:
    rule = Rule(CHESSBOARD, Tie.ORDER)
    line = rule.follow((square_on(knight.FAILS_ON_EIGHT, CHESSBOARD),))
    (hope,) = (event.answer for event in last_completable_prefix(CHESSBOARD, line) if isinstance(event, Found))
    choice = rule.choice(line[: hope.kept])
    assert choice is not None
    assert (len(line), hope.kept - 1) == (knight.STUCK_AFTER, knight.LAST_GOOD_STEP)
    assert {name(square) for square in choice.tied} == {knight.LOST_BY, knight.SAVED_BY}
    assert (name(line[hope.kept]), name(hope.tour[hope.kept])) == (knight.LOST_BY, knight.SAVED_BY)


@pytest.mark.parametrize("tie", [Tie.ORDER, Tie.ROTH])
def test_the_first_choices(tie: Tie) -> None:
    """As the lesson shows them, which has the other tie-break."""
    path = (square_on(knight.START, CHESSBOARD),)
    for *tied, moves in (knight.CHOICE_FROM_START, knight.CHOICE_AFTER):
        choice = Rule(CHESSBOARD, tie).choice(path)
        assert choice is not None
        assert sorted(map(name, choice.tied)) == sorted(map(str, tied))
        assert {choice.exits[square] for square in choice.tied} == {moves}
        path = (*path, choice.taken)


def test_how_often_squares_are_tied() -> None:
    rule, path, ties = Rule(CHESSBOARD, Tie.ORDER), (square_on(knight.START, CHESSBOARD),), 0
    while (choice := rule.choice(path)) is not None:
        ties += len(choice.tied) > 1
        path = (*path, choice.taken)
    assert (len(path), ties) == (64, knight.TIES)


def name(square: Square) -> str:
    """A square of the chessboard as a chess player calls it."""
    return chess_name(square, 8)
