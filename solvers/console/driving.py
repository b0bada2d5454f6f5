"""Driving a search at the console: a progress line on a terminal, Ctrl+C to stop."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, TypeVar

from solvers.search import Drive, Found, Outcome, Progress, Verdict

A = TypeVar("A")

ANSWERED, NONE_EXISTS, GIVEN_UP = 0, 1, 3

LINE_SECONDS = 0.1
"""How often the progress line is written anew."""


class ProgressLine:
    """One line on standard error, written over and over, where that is a terminal."""

    def __init__(self) -> None:
        self._shown = False
        self._due = monotonic() + 2 * LINE_SECONDS

    def show(self, progress: Progress) -> None:
        """Write where the search stands."""
        if not sys.stderr.isatty() or monotonic() < self._due:
            return
        self._due = monotonic() + LINE_SECONDS
        text = f"depth {progress.depth:,}, {progress.visited:,} visited"
        if progress.best is not None:
            text += f", best so far {progress.best:,}"
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
        self._shown = True

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False


def next_answer(drive: Drive[A]) -> Found[A] | Verdict:
    """The next answer of a search, its progress shown meanwhile."""
    line = ProgressLine()
    try:
        return drive.next_answer(listen=line.show)
    finally:
        line.clear()


def status_without_answer(verdict: Verdict) -> int:
    """The exit status of a search that found nothing: whether that is a proof."""
    return GIVEN_UP if verdict.outcome is Outcome.STOPPED else NONE_EXISTS


def print_json(answer: Mapping[str, Any]) -> None:
    """Print one JSON object on one line."""
    print(json.dumps(answer, ensure_ascii=False), flush=True)


def lines_of_input(run: Callable[[str], Mapping[str, Any]]) -> int:
    """Answer each line of standard input with a line of JSON, bad lines with an object that says what is wrong."""
    from solvers.statement import InputError

    for line in sys.stdin:
        text = line.strip()
        if not text:
            continue
        try:
            print_json(run(text))
        except InputError as error:
            print_json({"layout": text, "error": str(error)})
    return ANSWERED
