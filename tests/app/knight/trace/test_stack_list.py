"""The stack of a watched search: the squares on it, or the calls of a recursive search and where each of them is."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.knight.found_tours import TourSearch
from app.knight.trace.stack_list import StackList
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest
from solvers.knight.trace import PathStep
from solvers.pseudocode import lines
from tests.solvers.knight.slow_steps import Step, steps

BOARD = Board(5, 5)
REQUEST = TourRequest(BOARD, (0, 0))
CODE = [line.strip() for line in lines("knight", "recursive")]


@pytest.fixture
def stack(qtbot: QtBot) -> StackList:
    made = StackList("stack")
    qtbot.addWidget(made)
    return made


def frames(engine: str, step: Step) -> list[WatchFrame]:
    """A frame for each stage of a step."""
    report: Report[Any] = Report(1, step.report, 0.0, request=TourSearch(REQUEST, engine_named(engine)))
    stages = engine_named(engine).stages(step.trace)
    return [WatchFrame(1, report, stages, place) for place in range(len(stages))]


def test_every_call_that_has_not_returned_is_listed_with_the_line_it_is_at(stack: StackList) -> None:
    """Followed by hand: a call begins where the line that calls has run, and ends behind the one that unmarks."""
    open_calls: list[str] = []
    for step in steps("depth-first", REQUEST, 120):
        square = None if step.trace.square is None else chess_name(BOARD.square(step.trace.square), 5)
        for frame in frames("depth-first", step):
            assert frame.stage is not None
            line = CODE[frame.stage.line]
            if line == "visit(s):":
                open_calls.append(square or "a5")
            stack.show_frame(frame)
            if line == CODE[0]:  # the first call is about to be made
                continue
            told = list(stack.lines)
            assert told[0] == f"{len(open_calls)}.  visit({open_calls[-1]}):  {line}"
            for number, (waiting, made) in enumerate(pairwise(open_calls), 1):
                assert told[-number] == f"{number}.  visit({waiting}):  waits for visit({made})"
            assert len(told) == len(open_calls)
        if step.trace.step is PathStep.LEFT:
            assert open_calls.pop() == square
        assert open_calls == [chess_name(visited, 5) for visited in step.path]
    assert stack.accessibleName() == "Calls"


def test_the_explicit_stack_stays_what_it_is(stack: StackList) -> None:
    step = steps("stack-static-degree", REQUEST, 9)[-1]
    stack.show_frame(frames("stack-static-degree", step)[-1])
    assert not stack.isHidden()
    assert stack.accessibleName() == "Search stack"
    assert len(stack.lines) == len(step.path)
    assert stack.lines[-1].startswith("1.  a5   move ")


def test_it_is_hidden_where_there_is_no_stack(stack: StackList) -> None:
    stack.show_frame(frames("stack-static-degree", steps("stack-static-degree", REQUEST, 3)[-1])[-1])
    stack.show_frame(frames("warnsdorff", steps("warnsdorff", REQUEST, 3)[-1])[-1])
    assert stack.isHidden()
    stack.show_frame(None)
    assert stack.isHidden()
