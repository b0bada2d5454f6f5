"""Counting tours, without widgets: what a count will take, how far it has come, and going on with a stopped one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.count_files import CountFault, CountFiles, set_aside
from app.knight.count_words import (
    count_sentence,
    counting_sentence,
    discarded_sentence,
    estimate_sentence,
    kept_sentence,
    more_memory_sentence,
    not_counted_sentence,
    stopped_sentence,
    too_large_sentence,
)
from app.knight.found_tours import TourSearch
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.words.messages import as_sentence, translated
from solvers.knight.counting.checkpoint import CheckpointFault, read_header
from solvers.knight.counting.estimate import MEMORY_BYTES, CountProgress, estimate
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import InputError, Message
from solvers.search import Found, Progress, Search, Verdict

LONG_SECONDS = 5.0
"""A count that is expected to take longer is not begun before the person has heard of it."""
LARGE_SHARE = 0.5
"""Nor is one that takes more of the memory that counts may usually take."""
COMPUTER_SHARE = 0.75
"""How much of the computer's memory a count may take at most, where the person agrees."""
MOST_ESTIMATED = 400
"""Boards with more squares are counted without an estimate, which would hold the window up; most are too wide.

So are those of other pieces or with joined edges, of which the tables of the estimate do not tell.
"""
LOOK_SECONDS = 0.03
"""How long a count that waits for another to be written goes without asking whether it is to end."""


class KeptCount(NamedTuple):
    """A count that was stopped and can go on."""

    share: float
    """How much of it is done, from 0 to 1."""
    seconds: float
    """How long it has been counted."""
    size: int | None
    """The size of its file, in bytes; None while that is being written."""


class ProposedCount(NamedTuple):
    """A count that begins when the person agrees to what it takes."""

    search: TourSearch
    memory_bytes: int
    """How much it may take then."""
    before: Callable[[], str]
    """What makes the sentence that was said before."""


class TourCounting(QObject):
    """Counts the tours of one request at a time with the runner of a session, and knows what is kept of the request."""

    changed = Signal()
    """`asked` or `kept` is another, or a count begins or ends."""
    advanced = Signal()
    """`progress` is another."""
    begins = Signal()
    """A count is about to begin: what else was going on ends."""
    said = Signal(object)
    """What is to be said: a function that makes the sentence."""
    failed = Signal(object)
    """The `Message` that what was kept could not be used."""

    def __init__(self, runner: SearchRunner, files: CountFiles, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: ProposedCount | None = None
        self.kept: KeptCount | None = None
        self.progress: CountProgress | None = None
        """How far the count is that runs; None while none does, and where tours are enumerated."""
        self._runner = runner
        self._files = files
        self.is_last = False
        """Whether the last search of the runner was a count."""
        self._request: TourRequest | None = None
        self.running = False
        """Whether a count runs."""
        self._seconds_before = 0.0
        """How long the tours had been counted when the count that runs went on."""
        self._used_up = False
        """Whether the count of the request came to the limit of the memory, and can go on with more."""
        self._fault: Message | None = None
        """Why what is kept of the request cannot be resumed; None where it can, or nothing is kept."""
        runner.progressed.connect(self._follow)
        runner.failed.connect(self._fail)
        runner.freed.connect(self._look_again)

    @property
    def remark(self) -> str:
        """That a count of these tours was stopped, or why what is kept of it cannot be resumed; else empty."""
        if self._fault is not None:
            return as_sentence(translated(self._fault))
        return "" if self.kept is None else kept_sentence(self.kept.share)

    @property
    def can_discard(self) -> bool:
        """Whether something is kept of the request, of use or not, and is not being written."""
        return self._fault is not None or (self.kept is not None and self.kept.size is not None)

    def look(self, request: TourRequest) -> None:
        """Another request is shown, or something else is done with the same: find out what is kept of it."""
        self._request, self.running, self.is_last = request, False, False
        self.asked = self.progress = None
        self._used_up = False
        self._look_again()

    def count(self, search: TourSearch, before: Callable[[], str]) -> None:
        """Count the tours of a search's request; first ask where that takes long or much, or say that it cannot be.

        `before` makes the sentence to be said again where the person does not agree.
        """
        if self.running or self.asked is not None:
            return
        board = search.request.board
        expected = estimate(search.request) if board.size <= MOST_ESTIMATED and board.is_usual else None
        if expected is None:
            self._begin(search, MEMORY_BYTES)  # where it cannot be, it says why
            return
        needed, built_in = expected.memory_bytes, computer_memory()
        most = max(MEMORY_BYTES, round(COMPUTER_SHARE * (built_in or 0)))
        if needed > most:
            self.said.emit(partial(too_large_sentence, expected, built_in))
            return
        allowed = most if self._used_up or needed > MEMORY_BYTES else MEMORY_BYTES
        if self._used_up and allowed > MEMORY_BYTES:
            self._ask(ProposedCount(search, allowed, before), partial(more_memory_sentence, allowed, built_in or 0))
        elif self.kept is None and (expected.seconds > LONG_SECONDS or needed > LARGE_SHARE * MEMORY_BYTES):
            told = built_in if allowed > MEMORY_BYTES else None
            self._ask(ProposedCount(search, allowed, before), partial(estimate_sentence, expected, told))
        else:
            self._begin(search, allowed)

    @Slot()
    def agree(self) -> None:
        """Begin the count that was asked about."""
        if self.asked is not None:
            self._begin(self.asked.search, self.asked.memory_bytes)

    @Slot()
    def cancel(self) -> None:
        """Do not begin it."""
        asked, self.asked = self.asked, None
        if asked is not None:
            self.said.emit(asked.before)
            self.changed.emit()

    @Slot()
    def discard(self) -> None:
        """Forget the count that was stopped: the next begins anew."""
        if self._request is not None and not self.running:
            self._files.remove(self._request)
            self.said.emit(discarded_sentence)
            self._look_again()

    def take_answer(self, report: Report[Found[TourCount]]) -> None:
        """Say how many tours there are."""
        self._end()
        self.said.emit(partial(count_sentence, report.event.answer, self._seconds_before + report.seconds))

    def take_verdict(self, report: Report[Verdict]) -> None:
        """Say how far a count came that was stopped, or why it was given up."""
        progress, reason = self.progress, report.event.reason
        self._end()
        if reason is not None:
            self._used_up = self.kept is not None
            self.said.emit(partial(not_counted_sentence, reason))
        elif progress is not None and self._files.path(report.request.request) is not None:
            self.kept = KeptCount(progress.share, self._seconds_before + report.seconds, None)
            self.said.emit(partial(stopped_sentence, progress.share))
            self.changed.emit()
        else:
            self.said.emit(stopped_sentence)

    def _ask(self, asked: ProposedCount, make_sentence: Callable[[], str]) -> None:
        self.asked = asked
        self.said.emit(make_sentence)
        self.changed.emit()

    def _begin(self, search: TourSearch, memory_bytes: int) -> None:
        request = search.request
        usable = self._fault is None or self._fault.template is not CountFault.UNUSABLE
        self.begins.emit()
        self.running = self.is_last = True
        self._seconds_before = 0.0 if self.kept is None else self.kept.seconds
        self.asked = self.kept = self._fault = None
        self.said.emit(partial(counting_sentence, request))
        begin = partial(_counted, request, memory_bytes, self._files.path(request), usable)
        self._runner.start(begin, request=search, parting=True)
        self.changed.emit()

    def _end(self) -> None:
        self.running = False
        self.progress = None
        self._look_again()

    @Slot()
    def _look_again(self) -> None:
        """Find out what is kept of the request, unless it is being counted."""
        if self._request is None or self.running:
            return
        path = self._files.found(self._request)
        self.kept = self._fault = None
        if path is not None:
            try:
                header = read_header(path)
                self.kept = KeptCount(header.share, header.seconds, path.stat().st_size)
            except Exception as error:  # whatever is in the file, the page is shown
                why = error.message if isinstance(error, InputError) else None
                unread = why is not None and why.template is CheckpointFault.UNREADABLE
                self._fault = why if unread else Message(CountFault.UNUSABLE)
        self.changed.emit()

    @Slot(object)
    def _follow(self, report: Report[Progress] | None) -> None:
        if report is None or not is_of_count(report):
            return
        if report.event.remark is not None:
            self._seconds_before = 0.0
            self.failed.emit(report.event.remark)
        if isinstance(report.event.trace, CountProgress):
            self.progress = report.event.trace
            self.advanced.emit()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        if is_of_count(report):
            self._end()


def is_of_count(report: Report[Any]) -> bool:
    """Whether a report of the session's runner is one of a count."""
    return isinstance(report.request, TourSearch) and report.request.counting


_turns = Lock()
"""Counts take turns: one that was stopped may still be written to its file when the next begins."""


def _counted(request: TourRequest, memory_bytes: int, path: Path | None, usable: bool) -> Search[TourCount]:
    """The search of a count that is kept at a path while it is not finished; it goes on with what is there.

    A file there that is known not to be `usable`, or turns out not to be, is renamed, which a remark says, and the
    count begins anew. Where the disk cannot be read or written, the file stays, and `InputError` is raised.
    """
    from solvers.knight.counting import counting

    of_disk = CheckpointFault.UNREADABLE, CheckpointFault.UNWRITABLE

    while not _turns.acquire(timeout=LOOK_SECONDS):
        yield Progress(0, 0)
    try:
        request.check()
        if path is not None:
            with suppress(OSError):  # where nothing can be written, that is said when it is tried
                path.parent.mkdir(parents=True, exist_ok=True)
        if usable or path is None:
            try:
                return (yield from counting.count(request, memory_bytes, path))
            except InputError as error:
                fault = error.message.template
                if path is None or not isinstance(fault, CheckpointFault) or fault in of_disk:
                    raise
        yield Progress(0, 0, remark=set_aside(path))
        return (yield from counting.count(request, memory_bytes, path))
    finally:
        _turns.release()


def computer_memory() -> int | None:
    """The bytes of memory that are built in; None where the system does not tell."""
    if sys.platform == "win32":
        return _windows_memory()
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return None


def _windows_memory() -> int | None:
    """By `GetPhysicallyInstalledSystemMemory`, which tells it in units of 1,024 bytes."""
    import ctypes  # only here: the first paint does not wait for it

    kilobytes = ctypes.c_ulonglong()
    library = getattr(ctypes, "windll", None)
    if library is None or not library.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes)):
        return None
    return kilobytes.value * 1024
