"""The command `knight count`: how many tours there are, with an estimate beforehand; a long count can be resumed."""

from __future__ import annotations

import os
from argparse import Namespace
from contextlib import nullcontext
from errno import EACCES, ENOENT
from pathlib import Path

from solvers.console.arguments import PROGRAM
from solvers.console.driving import (
    ANSWERED,
    NONE_EXISTS,
    about,
    next_answer,
    print_answer,
    status_without_answer,
    tell,
)
from solvers.console.interrupt import INTERRUPTED, interrupt_noted
from solvers.console.streams import complain
from solvers.knight.console.tours import asked, request_of
from solvers.knight.counting import counting
from solvers.knight.counting.checkpoint import CheckpointFault, CountState, read_header
from solvers.knight.counting.estimate import CountEstimate, CountProgress, estimate
from solvers.knight.counting.plan import CountMethod
from solvers.message import InputError
from solvers.pace import never
from solvers.quantities import data_size
from solvers.search import Drive, Found, Progress, Verdict


def count(arguments: Namespace) -> int:
    """`knight count`: how many tours there are; with `--checkpoint`, it goes on where it was left.

    Ctrl+C ends the program at once, but where there is a file to go on from, only when that is written.
    """
    request = request_of(arguments, arguments.start)
    path: Path | None = arguments.checkpoint
    begun = None if path is None else _begun(path)
    memory_bytes, quoting = round(arguments.memory * 1e9), not arguments.recount
    drive = Drive(counting.count(request, memory_bytes, path, quoting))  # refuses the file of another count
    _tell_cost(estimate(request, memory_bytes, quoting), begun)
    with nullcontext(never) if path is None else interrupt_noted() as interrupted:
        event = next_answer(drive, interrupted, told_of_count)
        drive.close()
    if path is not None and isinstance(event, Verdict) and path.exists():
        _tell_kept(read_header(path).share, path)
    if interrupted() and isinstance(event, Verdict):
        return INTERRUPTED
    answer = {**asked(request), "directed": None, "undirected": None, "seconds": drive.seconds}
    if isinstance(event, Found):
        answer |= {"directed": event.answer.directed, "undirected": event.answer.undirected}
        if event.answer.classes is not None:
            answer["classes"] = event.answer.classes
        if event.answer.source is not None:
            answer["source"] = str(event.answer.source)
        words = str(event.answer)
    else:
        answer["reason"] = str(event.reason)
        words = f"Not counted: {event.reason}."
    print_answer(answer, words, arguments)
    if isinstance(event, Verdict):
        return status_without_answer(event)
    return ANSWERED if event.answer.directed else NONE_EXISTS


def told_of_count(progress: Progress) -> str:
    """How far a count is, once it tells that."""
    count = progress.trace
    if not isinstance(count, CountProgress):
        return str(progress)
    left = "" if count.seconds_left is None else f", {about(count.seconds_left)} left"
    part = "joining the two sides" if count.joining else f"{count.passed} of {count.squares} squares"
    return f"{100 * count.share:.0f}%{left}, {part}, {count.frontiers:,} frontiers"


def _begun(path: Path) -> CountState | None:
    """What is in the file to go on from, if it is there. Raises `InputError` where it could not be written later."""
    try:
        if path.exists():
            return read_header(path)
        if path.parent.is_dir() and os.access(path.parent, os.W_OK):
            return None
        code = EACCES if path.parent.is_dir() else ENOENT
    except OSError as error:  # as for a name that is too long
        code = error.errno or 0
    raise InputError(CheckpointFault.UNWRITABLE, path=str(path), why=os.strerror(code))


def _tell_cost(expected: CountEstimate | None, begun: CountState | None) -> None:
    """Tell a person beforehand what the count takes, or what is left of it."""
    if expected is None or expected.method is CountMethod.KNOWN:
        return
    share = 0.0 if begun is None else begun.share
    left = f", {100 * share:.0f}% of it done" if share else ""
    tell(f"about {data_size(expected.memory_bytes)}, {about(expected.seconds * (1 - share))}{left}")


def _tell_kept(share: float, path: Path) -> None:
    complain(
        f"{100 * share:.0f}% of the count is done and kept in {path}: the same command resumes it",
        PROGRAM,
    )
