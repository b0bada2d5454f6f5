"""Driving a search at the console: a progress line on a terminal, Ctrl+C to stop."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from time import monotonic
from typing import Any, TypeVar

from solvers.console.streams import CLEAR_LINE, is_closed, is_terminal, speaks_unicode, write_error
from solvers.message import InputError, repeated
from solvers.own_search.problem import OwnTrace
from solvers.pace import never
from solvers.search import Drive, Found, Outcome, Progress, Verdict

A = TypeVar("A")
Answer = Mapping[str, Any]

ANSWERED, NONE_EXISTS, GIVEN_UP = 0, 1, 3

LINE_SECONDS = 0.1
"""How often the progress line is rewritten."""

LONGEST_LINE = 10_000
"""How many characters of a line of standard input are kept: far more than any name or code has."""


class StreamFault(StrEnum):
    """Why nothing can be read from standard input."""

    CLOSED = "standard input is closed, so no {thing} can be read from it"
    UNREADABLE = "standard input cannot be read: {why}"


class ProgressLine:
    """One line on standard error, written over and over, where that is a terminal; what a search prints comes before.

    `told` puts into words where a search stands.
    """

    def __init__(self, told: Callable[[Progress], str]) -> None:
        self._told = told
        self._shown = False
        self._midway = False
        """Whether the search has begun to print a line that it has not ended."""
        self._due = monotonic() + 2 * LINE_SECONDS

    def show(self, progress: Progress) -> None:
        """Write where the search stands, and what it has printed."""
        if isinstance(progress.trace, OwnTrace) and progress.trace.output:
            self._hand_on(progress.trace)
        if not is_terminal("stderr") or monotonic() < self._due or self._midway:
            return
        self._due = monotonic() + LINE_SECONDS
        write_error(f"{CLEAR_LINE}{self._told(progress)}")
        self._shown = True

    def clear(self) -> None:
        """Take the line away, and end one that the search has begun to print."""
        if self._shown:
            write_error(CLEAR_LINE)
        if self._midway:
            write_error("\n")
        self._shown = self._midway = False

    def _hand_on(self, trace: OwnTrace) -> None:
        text = trace.output
        if trace.left_out:
            text += f"\n({trace.left_out:,} more characters that it printed are left out)\n"
        write_error(f"{CLEAR_LINE}{text}" if self._shown else text)
        self._shown, self._midway = False, not text.endswith("\n")


def about(seconds: float) -> str:
    """A time that is only expected."""
    if seconds < 1:
        return "less than a second"
    for unit, size in (("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size:
            return f"about {seconds / size:,.0f} {unit}"
    number = round(seconds)
    return f"about {number} {'second' if number == 1 else 'seconds'}"


def next_answer(
    drive: Drive[A], stopped: Callable[[], bool] = never, told: Callable[[Progress], str] = str
) -> Found[A] | Verdict:
    """The next answer of a search, its progress told meanwhile; `stopped` says whether it is to end."""
    line = ProgressLine(told)
    try:
        return drive.next_answer(stopped, line.show)
    finally:
        line.clear()


def tell(sentence: str) -> None:
    """Tell a person at a terminal what a search is going to take, on standard error."""
    if is_terminal("stderr"):
        write_error(f"{sentence}\n")


def status_without_answer(verdict: Verdict) -> int:
    """The exit status of a search that found nothing: whether that is a proof."""
    return GIVEN_UP if verdict.outcome is Outcome.STOPPED else NONE_EXISTS


def print_json(answer: Answer) -> None:
    """Print one JSON object on one line."""
    print(json.dumps(answer, ensure_ascii=not speaks_unicode("stdout")), flush=True)


def print_answer(answer: Answer, words: str, arguments: Namespace) -> None:
    """Print an answer as JSON where that is asked for, and otherwise in words for a person."""
    if arguments.json:
        print_json(answer)
    else:
        print(words, flush=True)


def lines_of_input(run: Callable[[str], Answer], thing: str) -> int:
    """Answer each line of standard input with a line of JSON, bad lines with an object that says what is wrong.

    `thing` is what each line is to be.
    """
    if is_closed("stdin"):
        raise InputError(StreamFault.CLOSED, thing=thing)
    for text in filter(None, map(str.strip, _lines())):
        try:
            print_json(run(text))
        except InputError as error:
            print_json({thing: repeated(text), "error": str(error)})
    return ANSWERED


def _lines() -> Iterator[str]:
    """The lines of standard input, the rest of a line that is too long left out."""
    try:
        while line := sys.stdin.readline(LONGEST_LINE):
            yield line
            while line and not line.endswith("\n"):
                line = sys.stdin.readline(LONGEST_LINE)
    except OSError as error:
        raise InputError(StreamFault.UNREADABLE, why=error.strerror or "") from None
