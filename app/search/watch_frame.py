"""What is shown of a search that is watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.search.worker import Report
from solvers.pseudocode import PseudocodeLine, Trace
from solvers.search import Progress


@dataclass(frozen=True, slots=True)
class WatchFrame:
    """What is shown of a watched search: one of its steps, and in it the line of the method that runs."""

    number: int
    """Which of the steps that were watched, from 1."""
    report: Report[Progress]
    stages: Sequence[PseudocodeLine] = ()
    """The lines of the method's pseudocode that ran in this step, one after another."""
    place: int = 0
    """Which of the `stages` is shown."""
    by_hand: bool = False
    """Whether a person stepped here, so that there is time to read or hear of it."""

    @property
    def progress(self) -> Progress:
        """What the search reported."""
        return self.report.event

    @property
    def seconds(self) -> float:
        """How long the search itself had taken."""
        return self.report.seconds

    @property
    def request(self) -> Any:
        """What the search was begun for."""
        return self.report.request

    @property
    def stage(self) -> PseudocodeLine | None:
        """The stage that is shown; None where the method tells of none."""
        return self.stages[self.place] if self.stages else None

    @property
    def family(self) -> str | None:
        """The family of methods whose pseudocode tells of this step; None where the method tells nothing of it."""
        return self.progress.trace.family if isinstance(self.progress.trace, Trace) else None
