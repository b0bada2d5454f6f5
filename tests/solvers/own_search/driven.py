"""Driving a search to its end, and what it told on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.own_search.own_search import OwnSearch
from solvers.own_search.problem import OwnTrace
from solvers.pace import FULL_SPEED, Pace
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict

EASY = Layout.parse("SVVV/SVVV/SAAS/SAAS/.HH.")
"""It takes few steps, but some."""
CLASSIC = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")

BREADTH_FIRST = '''
"""Breadth-first"""
from collections import deque

def search(problem):
    parents = {problem.start: None}
    waiting = deque([problem.start])
    while waiting:
        position = waiting.popleft()
        if problem.is_goal(position):
            path = []
            while position is not None:
                path.append(position)
                position = parents[position]
            return path[::-1]
        for following in problem.successors(position):
            if following not in parents:
                parents[following] = position
                waiting.append(following)
'''


class Paced(Pace):
    """So many lines until the next report, which may be changed; None for full speed."""

    def __init__(self, lines: int | None) -> None:
        self.lines = lines

    def nodes(self) -> int | None:
        return self.lines


def begun(own: OwnSearch, layout: Layout = CLASSIC, metric: Metric = Metric.MOVES) -> Search[Any]:
    """A search of a layout that is to begin."""
    return own.engine("klotski").start(layout, metric)


def driven(
    search: Search[Any], pace: Pace = FULL_SPEED, listen: Callable[[Progress], None] | None = None
) -> tuple[Found[Any] | Verdict, list[Progress]]:
    """The first answer of a search or its end, and all reports before."""
    reports: list[Progress] = []

    def heard(progress: Progress) -> None:
        reports.append(progress)
        if listen is not None:
            listen(progress)

    drive = Drive(search)
    try:
        return drive.next_answer(listen=heard, pace=pace), reports
    finally:
        drive.close()


def reason(search: Search[Any]) -> str:
    """Why a search was given up, in English."""
    end, _ = driven(search)
    assert isinstance(end, Verdict)
    assert end.outcome is Outcome.STOPPED
    return str(end.reason)


def traces(reports: list[Progress]) -> list[OwnTrace]:
    """What was told of the inner workings."""
    return [report.trace for report in reports if isinstance(report.trace, OwnTrace)]


def printed(reports: list[Progress]) -> tuple[str, int]:
    """What a search has printed, and how many characters were left out."""
    told = traces(reports)
    return "".join(trace.output for trace in told), sum(trace.left_out for trace in told)
