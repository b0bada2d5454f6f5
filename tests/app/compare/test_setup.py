"""What is set up for a comparison: boards and starts as people write them, and the runs that follow."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.compare.setup import KlotskiSetup, KnightSetup, Setup, parse_setup
from solvers.comparison.plan import KlotskiProblem, KnightProblem
from solvers.klotski.moves import Metric
from solvers.knight.board import Board, BoardFault
from solvers.message import InputError


def problems(boards: str = "8x8", starts: str = "a1") -> list[tuple[int, int, tuple[int, int] | None]]:
    """The boards and the starts that would be compared."""
    found = [run.problem for run in KnightSetup(boards, starts, engines=["warnsdorff"]).runs(1)]
    return [(one.board.rows, one.board.columns, one.start) for one in found if isinstance(one, KnightProblem)]


def test_every_engine_runs_on_every_layout_in_a_metric_that_it_has() -> None:
    layouts = ["VAAV/VAAV/VHHV/VSSV/S..S", "HHAA/HHAA/HHHH/S.SV/S.SV"]
    runs = Setup(KlotskiSetup(layouts, ["one-cell", "shortest"], Metric.STRAIGHT), repetitions=2).plan().runs
    assert [run.engine for run in runs] == ["one-cell", "shortest"] * 2
    assert [str(run.problem.layout) for run in runs if isinstance(run.problem, KlotskiProblem)][::2] == layouts
    metrics = [run.problem.metric for run in runs if isinstance(run.problem, KlotskiProblem)]
    assert metrics == [Metric.CELLS, Metric.STRAIGHT] * 2
    assert {run.repetitions for run in runs} == {2}


def test_nothing_checked_is_no_plan() -> None:
    with pytest.raises(InputError, match="at least one layout or board"):
        Setup(KlotskiSetup(engines=[])).plan()


@pytest.mark.parametrize(
    "text", ["6x6 8x9", "6x6,8x9", "6x6, 8x9", " 6x6 ,8x9, ", "6x6，8x9", "6x6、8×9", "6x6; 8x9", "6 × 6, 8 × 9"]
)
def test_boards_are_parted_by_commas_or_blanks(text: str) -> None:
    assert problems(text, "") == [(6, 6, None), (8, 9, None)]


@pytest.mark.parametrize(
    "text", ["a1 b3", "a1,b3", "a1, b3", "a1，b3", "7,0 5,1", "7,0, 5,1", "(7,0) (5,1)", "7，0、5,1"]
)
def test_starts_are_parted_by_commas_or_blanks_too(text: str) -> None:
    assert problems(starts=text) == [(8, 8, (7, 0)), (8, 8, (5, 1))]


@pytest.mark.parametrize(("text", "told"), [("z9", "z9"), ("a1, j3", "j3"), ("8,0", "8,0"), ("9，9", "9，9")])
def test_a_square_beside_the_board_is_told_as_it_was_written(text: str, told: str) -> None:
    with pytest.raises(InputError) as refused:
        problems(starts=text)
    assert refused.value.message.template is BoardFault.OFF_BOARD
    assert refused.value.message.values["square"] == told


@pytest.mark.parametrize(("boards", "told"), [("6x6, 7", "“7”"), ("6x6,8y8", "“8y8”")])
def test_what_is_no_board_is_told_as_it_was_written(boards: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        problems(boards)


def test_what_is_written_twice_is_compared_once() -> None:
    assert problems("6x6 6 × 6 " * 5_000, "a1 " * 5_000) == [(6, 6, (5, 0))]


@pytest.mark.parametrize(
    ("boards", "starts", "told"),
    [
        (
            " ".join(f"{rows}x{columns}" for rows in range(5, 45) for columns in range(5, 45)),
            "",
            "there are 1600 pairs of a board and a start, and at most 1000 can be compared",
        ),
        ("10000x10000", "", "choose a board of at most 3162 × 3162"),
        ("999999999x999999999", "a1", "choose a board of at most 3162 × 3162"),
    ],
)
def test_what_would_take_days_or_too_much_memory_is_refused(boards: str, starts: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        problems(boards, starts)


def test_a_plan_is_of_the_puzzle_in_front_with_its_repetitions_its_limit_and_its_order() -> None:
    setup = Setup(repetitions=3)
    assert [run.engine for run in setup.plan().runs] == ["shortest", "avl-26", "hash-60"]
    assert {run.repetitions for run in setup.plan().runs} == {3}
    knight = replace(setup, knight_in_front=True)
    assert [(run.engine, run.problem) for run in knight.plan().runs] == [
        (engine, KnightProblem(Board(8, 8), (7, 0))) for engine in ("warnsdorff", "complete", "structured")
    ]
    usual = Setup().plan()
    assert (usual.seed, usual.limit, usual.with_memory) == (None, 60, True)
    assert {run.repetitions for run in usual.runs} == {5}
    other = replace(setup, limit=0, shuffled=True, memory_measured=False).plan()
    assert other.seed is not None
    assert (other.limit, other.with_memory) == (None, False)


def test_a_thousand_pairs_are_compared_and_one_more_is_refused() -> None:
    boards = " ".join(f"{rows}x{columns}" for rows in range(5, 45) for columns in range(5, 30))
    assert len(problems(boards, "")) == len(problems(boards, "a1")) == 1_000
    with pytest.raises(InputError) as refused:
        problems(f"{boards} 50x50", "")
    assert refused.value.message.values == {"found": 1_001, "most": 1_000}
    with pytest.raises(InputError) as refused:
        problems(boards, "a1 b1")
    assert refused.value.message.values == {"found": 2_000, "most": 1_000}


def test_a_set_up_comes_back_from_its_text() -> None:
    chosen = Setup(
        KlotskiSetup(("HHAA/HHAA/HHHH/S.SV/S.SV",), ("one-cell",), Metric.STRAIGHT, "wing"),
        KnightSetup("5x6", "", closed=True, engines=("random-closed",)),
        knight_in_front=True,
        repetitions=1,
        limit=0,
        shuffled=True,
        memory_measured=False,
    )
    for setup in (Setup(), chosen, replace(chosen, repetitions=99, limit=3600)):
        assert parse_setup(json.loads(setup.text())) == setup


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("", {"repetitions": 0}),
        ("", {"repetitions": 100}),
        ("", {"limit": -1}),
        ("", {"limit": 3601}),
        ("", {"shuffled": 1}),
        ("klotski", {"layouts": ["?"]}),
        ("klotski", {"metric": "miles"}),
        ("knight", {"engines": ["shortest"]}),
    ],
)
def test_a_set_up_that_nobody_can_choose_is_refused(part: str, changed: dict[str, object]) -> None:
    values = json.loads(Setup().text())
    (values[part] if part else values).update(changed)
    with pytest.raises((TypeError, ValueError, KeyError)):
        parse_setup(values)
