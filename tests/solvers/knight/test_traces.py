"""What the automatic method tells of itself at a slow pace."""

from __future__ import annotations

import pytest

from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.method_choice import AutomaticChoice
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import ChoiceTrace, RotationTrace
from solvers.search import Drive, Found
from tests.solvers.knight.slow_steps import (
    HOLES,
    SoMany,
    assert_each_report_has_a_trace,
    assert_same_at_any_pace,
    steps,
)


@pytest.mark.parametrize("side", [5, 6, 8])
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(side: int) -> None:
    assert_same_at_any_pace("automatic", TourRequest(Board(side, side), (0, 0), closed=side == 6))


def test_every_report_of_a_slow_search_has_a_trace() -> None:
    assert_each_report_has_a_trace("automatic", TourRequest(Board(6, 6), (0, 0), closed=True))


@pytest.mark.parametrize(
    ("choice", "request_"),
    [
        (AutomaticChoice.RULE, TourRequest(Board(8, 8), (0, 0))),
        (AutomaticChoice.TILES, TourRequest(Board(22, 22), (0, 0), closed=True)),
        (AutomaticChoice.COMPLETE, TourRequest(Board(8, 8), (0, 0), closed=True)),
        (AutomaticChoice.TURNS, TourRequest(Board(22, 22, HOLES), (0, 0), closed=True)),
        (AutomaticChoice.ROTATIONS, TourRequest(Board(201, 202, HOLES), (0, 0), closed=True)),
    ],
)
def test_the_automatic_method_says_what_it_chose_and_then_the_chosen_method_tells(
    choice: AutomaticChoice, request_: TourRequest
) -> None:
    first, *rest = steps("automatic", request_, 20)
    assert first.trace == ChoiceTrace(choice)
    assert first.report.remark is not None
    assert first.report.remark.template == choice
    assert first.trace.family == "automatic"
    assert "automatic" not in {step.trace.family for step in rest}
    assert len(rest) >= 10


def test_after_the_tour_of_the_tiles_the_automatic_method_chooses_another() -> None:
    traces: list[object] = []
    drive = Drive(engine_named("automatic").start(TourRequest(Board(22, 22), (0, 0), closed=True)))
    for _ in range(2):
        event = drive.next_answer(listen=lambda report: traces.append(report.trace), pace=SoMany(50))
        assert isinstance(event, Found)
        assert isinstance(event.answer, Tour)
    assert ChoiceTrace(AutomaticChoice.ANOTHER) in traces
    assert isinstance(traces[-1], RotationTrace)
