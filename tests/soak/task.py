"""What a part is to do, and how it tells of it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from mmap import PAGESIZE
from random import Random
from time import monotonic
from typing import Any, TextIO

from tests.app.memory import allocated, unshared

MEASURES = 20
"""How often memory is measured in the course of a task, at the most."""
LONG_SECONDS = 600.0
"""In runs of so many seconds and more, growing memory is a fault; shorter ones still fill what the program keeps."""
SHORTEST = 100
"""The fewest steps from one measure to the next."""


@dataclass(frozen=True)
class Task:
    """Steps from number `first` on: `count` of them, or as many as `seconds` allow, whichever ends first."""

    seed: int
    first: int = 0
    count: int | None = None
    seconds: float | None = None

    def chance(self, number: int) -> Random:
        """What the step of this number draws from, whatever was drawn before it."""
        return Random(f"{self.seed}/{number}")

    def done(self, steps: int, seconds: float) -> float:
        """Which share of the task is done after so many steps and seconds, from 0 to 1 and beyond."""
        by_count = 0.0 if self.count is None else steps / max(1, self.count)
        by_time = 0.0 if self.seconds is None else seconds / self.seconds
        return max(by_count, by_time)


class Reporter:
    """Reports to the supervisor, a line of JSON each, as `["at", 12]` or `["memory", 0.1, 9, 11]`.

    Where the supervisor is gone, the process ends.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def at(self, number: int) -> None:
        """The step of this number begins."""
        self._write("at", number)

    def fault(self, number: int, what: str, example: str = "") -> None:
        """Report a fault; faults with the same `what` count as one, of which the example shows one case."""
        self._write("fault", number, what, example)

    def memory(self, share: float) -> None:
        """How many bytes are allocated when this share of the task is done, and how many are resident."""
        own = unshared() * PAGESIZE
        self._write("memory", share, allocated() or own, own)

    def objects(self, share: float, numbers: Mapping[str, int]) -> None:
        """How many objects of each class are alive when this share of the task is done."""
        self._write("objects", share, numbers)

    def uses(self, kind: str, numbers: Mapping[str, int]) -> None:
        """How often what is of a kind was used since the last report, by name; 0 of what was found and not used."""
        self._write("uses", kind, numbers)

    def remark(self, text: str) -> None:
        """Something that is worth knowing and no fault; the last remark counts."""
        self._write("remark", text)

    def _write(self, *line: Any) -> None:
        try:
            self._stream.write(json.dumps(line) + "\n")
            self._stream.flush()
        except OSError:
            os._exit(1)


def steps(task: Task, reporter: Reporter, measure: Callable[[float], None]) -> Iterator[int]:
    """The numbers of the steps, each reported as it begins.

    `measure` is called now and then, with the share that is done: it reports the memory once all has settled.
    """
    began, number = monotonic(), task.first
    share, due = 0.0, 0.0
    while share < 1:
        if share >= due:
            measure(share)
            due = max(share + 1 / MEASURES, task.done(number - task.first + SHORTEST, 0.0))
        reporter.at(number)
        yield number
        number += 1
        share = task.done(number - task.first, monotonic() - began)
    measure(1.0)
