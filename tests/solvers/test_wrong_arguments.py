"""Arguments of another type or out of range: refused where they are given, in one sentence that repeats them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from solvers.klotski.atlas import atlas
from solvers.klotski.breadth_first import difficulty, distances
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.layout import Layout, Piece, PieceKind
from solvers.klotski.moves import Metric, Solution, count_steps, legal_steps
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.state_space import graph
from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.engines import KnightEngine
from solvers.knight.tour import TourRequest
from solvers.message import InputError

TEXT = "VAAV/VAAV/VHHV/VSSV/S..S"
LAYOUT = Layout.parse(TEXT)
BLOCK = Piece((0, 0), PieceKind.BLOCK)
SOLDIER = Piece((4, 3), PieceKind.SOLDIER)
STEPS = tuple(legal_steps(LAYOUT, Metric.MOVES))


def refusal(make: Callable[[], object]) -> str:
    """What is said of an argument, in one line."""
    with pytest.raises(InputError) as caught:
        make()
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < 700
    return said


@pytest.mark.parametrize(
    "use",
    [
        *(lambda metric, engine=engine: engine.search(LAYOUT, metric) for engine in KLOTSKI_ENGINES),
        lambda metric: next(distances.search(LAYOUT, metric)),
        lambda metric: next(graph.search(LAYOUT, metric)),
        lambda metric: next(difficulty.search(PieceSet(4, 1, 4), metric)),
        lambda metric: next(atlas.search(PieceSet(4, 1, 4), metric)),
        lambda metric: next(atlas.furthest(LAYOUT, metric)),
        lambda metric: legal_steps(LAYOUT, metric),
        lambda metric: count_steps(STEPS, metric),
        Solution(LAYOUT, Metric.MOVES, STEPS, proved_shortest=False).count,
    ],
)
@pytest.mark.parametrize("metric", ["moves", "hops", None, 0])
def test_a_count_is_no_text(use: Callable[[Any], object], metric: object) -> None:
    assert refusal(lambda: use(metric)) == f"“{metric}” of type {type(metric).__name__} is not a Metric"


@pytest.mark.parametrize(
    "use",
    [
        *(lambda layout, engine=engine: engine.search(layout, engine.metrics[0]) for engine in KLOTSKI_ENGINES),
        lambda layout: next(distances.search(layout, Metric.CELLS)),
        lambda layout: next(graph.search(layout, Metric.CELLS)),
        lambda layout: legal_steps(layout, Metric.CELLS),
    ],
)
def test_a_layout_is_no_text(use: Callable[[Any], object]) -> None:
    assert refusal(lambda: use(TEXT)) == f"“{TEXT}” of type str is not a Layout"


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ((BLOCK, Piece((1, 1), PieceKind.SOLDIER)), "row 2, column 2: two pieces overlap here"),
        ((BLOCK, BLOCK), "two pieces overlap here"),
        ((Piece((4, 3), PieceKind.BLOCK),), "row 5, column 4: the A that starts here sticks out of the board"),
        ((Piece((-1, 0), PieceKind.BLOCK),), "sticks out of the board"),
        ((SOLDIER,), "Cao Cao (A, the 2 × 2 block) is missing"),
        ((), "Cao Cao (A, the 2 × 2 block) is missing"),
        (TEXT, "“V” of type str is not a Piece"),
        ((BLOCK, (4, 3)), "“(4, 3)” of type tuple is not a Piece"),
        ((BLOCK, Piece((4, 3), "S")), "“S” of type str is not a PieceKind"),  # type: ignore[arg-type]
    ],
)
def test_a_layout_is_always_legal_whoever_makes_it(pieces: Any, words: str) -> None:
    assert words in refusal(lambda: Layout(pieces))


def test_a_layout_has_its_pieces_in_order_whoever_makes_it() -> None:
    assert Layout(tuple(reversed(LAYOUT.pieces))) == LAYOUT


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ({(0, 0)}, "“{(0, 0)}” of type set is not a frozenset"),
        ([(0, 0)], "“[(0, 0)]” of type list is not a frozenset"),
        ([[0, 0]], "of type list is not a frozenset"),
        ("a1", "of type str is not a frozenset"),
        (None, "of type NoneType is not a frozenset"),
        (frozenset({"a1"}), "“a1” of type str is not a square"),
        (frozenset({7}), "“7” of type int is not a square"),
        (frozenset({(0, 0, 0)}), "“(0, 0, 0)” is not a square"),
        (frozenset({(0.5, 0)}), "“(0.5, 0)” is not a square"),
        (frozenset({(8, 0)}), "not on the 8 × 8 board"),
    ],
)
def test_the_missing_squares_are_a_frozenset_of_squares(missing: Any, words: str) -> None:
    assert words in refusal(lambda: Board(8, 8, missing))


@pytest.mark.parametrize("side", ["8", 8.0, None])
def test_the_sides_of_a_board_are_whole_numbers(side: Any) -> None:
    words = f"“{side}” of type {type(side).__name__} is not a whole number"
    assert words in refusal(lambda: Board(side, 8))
    assert words in refusal(lambda: Board(8, side))


@pytest.mark.parametrize("seed", [-1, -(10**400), 0.5, "1", None])
def test_a_seed_is_a_whole_number_from_0_on(seed: Any) -> None:
    assert f"of type {type(seed).__name__} is not a seed" in refusal(lambda: TourRequest(Board(5, 5), seed=seed))


def searched(engine: KnightEngine, request: TourRequest) -> list[Any]:
    return list(engine.start(request))


@pytest.mark.parametrize("square", ["a1", [0, 0], 5, (0,), (0, 0.0), ("a", 1)])
@pytest.mark.parametrize("end", ["start", "end"])
def test_the_ends_of_a_tour_are_squares(square: Any, end: str) -> None:
    request = TourRequest(Board(5, 5), **{end: square})
    assert "is not a square" in refusal(request.check)
    assert "is not a square" in refusal(lambda: counting.count(request))
    for engine in KNIGHT_ENGINES:
        assert "is not a square" in refusal(partial(searched, engine, request))
