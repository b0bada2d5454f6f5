"""A game of Klotski that ended: played to the exit, with its worth and its record, or left, to be gone on with."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from app.klotski.encoding import counts_text, parse_counts, parse_steps, steps_text
from app.klotski.repositories import GameRecord
from app.storage.records import checked_number
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, checked_steps
from solvers.klotski.play.optimality import stars
from solvers.klotski.play.turns import NO_STEPS, Attempt, StepCounts


class FinishedKlotskiGame(NamedTuple):
    """A game that was played to the exit by hand."""

    layout: Layout
    metric: Metric
    turns: tuple[Step, ...]
    length: int
    """The steps it took, in its metric; each turn at its shortest."""
    seconds: float
    hints: int
    """How often a hint was shown in this attempt."""
    optimum: int | None
    """The fewest steps from the layout to the exit; None while that is unknown."""
    strict: bool = False
    """Whether nothing could be undone, and the program gave no help."""
    relaxed: bool = False
    """Whether no stars were to be given."""
    given: bool = False
    """Whether some of the way was laid out by the program, or played elsewhere."""
    taken_back: StepCounts | None = NO_STEPS
    """The steps that were taken back; None where that is not known."""

    @property
    def taken(self) -> int | None:
        """The steps it took with those that were taken back; None where that is not known."""
        return None if self.taken_back is None else self.length + self.taken_back.of(self.metric)

    @property
    def stars(self) -> int | None:
        """The stars that it is worth; None where none are given, or the optimum or what was taken is not known."""
        if self.given:
            return 0
        if self.relaxed or self.optimum is None or self.taken is None:
            return None
        return stars(self.optimum, self.taken, self.hints, self.given)

    def record(self, number: int | None) -> GameRecord:
        """The game as it is saved, under a number if it has one already."""
        return GameRecord(
            layout=self.layout,
            metric=self.metric,
            turns=self.turns,
            seconds=self.seconds,
            hints=self.hints,
            finished=True,
            strict=self.strict,
            counted=self.length,
            taken_back=self.taken_back,
            given=self.given,
            stars=0 if self.relaxed else self.stars,
            id=number,
        )


MOST_KEPT = 10_000
"""A solution of more slides is not kept for the next start of the program."""


class LeftGame(NamedTuple):
    """A game that can be gone on with."""

    layout: Layout
    """The layout that it began with."""
    metric: Metric
    strict: bool
    seconds: float
    """The time that it had taken."""
    slides: tuple[Step, ...]
    """The slides made by hand, also those undone."""
    now: int
    """How many of the slides had been made; the others are of the `earlier` attempt, if any."""
    attempt: Attempt
    earlier: Attempt | None = None
    own: int | None = None
    """How many slides come before a way that the program laid out; None where there is no such way."""
    solution: tuple[Step, ...] = ()
    """What the program showed after the slides."""
    shown: int = 0
    """The position in the slides and the solution that was shown, if there is a solution."""

    @classmethod
    def of_record(cls, record: GameRecord) -> LeftGame:
        """The game of a record, each turn as one slide; nothing was undone."""
        return cls(
            layout=record.layout,
            metric=record.metric,
            strict=record.strict,
            seconds=record.seconds,
            slides=record.turns,
            now=len(record.turns),
            attempt=Attempt(record.taken_back, record.hints, record.given),
        )

    def text(self, number: int | None) -> str:
        """The game as JSON; `number` is that of its record."""
        return json.dumps(
            {
                "layout": str(self.layout),
                "count": self.metric.value,
                "slides": steps_text(self.slides),
                "now": self.now,
                "solution": steps_text(self.solution),
                "shown": self.shown,
                "seconds": self.seconds,
                "strict": self.strict,
                "record": number,
                "own": self.own,
                "attempt": _attempt_values(self.attempt),
                "earlier": None if self.earlier is None else _attempt_values(self.earlier),
            }
        )


def parse_left_game(values: dict[str, Any]) -> LeftGame:
    """The game of the values in a `LeftGame.text`; earlier versions wrote fewer of them.

    Raises one exception or another where they are damaged.
    """
    now, own, earlier = checked_number(int(values["now"])), values.get("own"), values.get("earlier")
    left = LeftGame(
        layout=Layout.parse(values["layout"]),
        metric=Metric(values["count"]),
        strict=values.get("strict") is True,
        seconds=checked_number(float(values["seconds"])),
        slides=parse_steps(values["slides"]),
        now=now,
        attempt=_parse_attempt(values.get("attempt")),
        earlier=None if earlier is None else _parse_attempt(earlier),
        own=None if own is None else checked_number(int(own)),
        solution=parse_steps(str(values.get("solution", ""))),
        shown=checked_number(int(values.get("shown", now))),
    )
    checked_steps(left.layout, (*left.slides, *left.solution))
    return left


def _attempt_values(attempt: Attempt) -> dict[str, Any]:
    """An attempt for JSON."""
    replaced = counts_text(attempt.replaced)
    return {"replaced": replaced, "hints": attempt.hints, "given": attempt.given, "seconds": attempt.seconds}


def _parse_attempt(values: Any) -> Attempt:
    """The inverse of `_attempt_values`; None comes from an earlier version: what was taken back is not known."""
    if values is None:
        return Attempt(None)
    replaced, given = parse_counts(values["replaced"]), values["given"] is True
    hints, seconds = checked_number(int(values["hints"])), checked_number(float(values["seconds"]))
    return Attempt(replaced, hints, given, seconds)
