"""A search of somebody's own as this program drives it: its process is started, asked, limited and ended."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from enum import StrEnum
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, ClassVar, Generic, TypeVar, cast

from solvers.message import Message, Value, repeated
from solvers.own_search.own_search import OwnSearch
from solvers.own_search.problem import OwnTrace
from solvers.pace import check_stop, nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict, WrongAnswer
from solvers.slices import BEGINNING, ReportTimer

A = TypeVar("A")
Told = dict[str, Any]
"""What the process has told, as JSON has it."""

SILENT_SECONDS = 0.02
"""After so long without an answer of the process, the search reports what was told last, and may be stopped."""
FAREWELL_SECONDS = 1.0
"""What the process has started may keep its output open."""
MOST_WORDS = 10_000
"""Bytes of what Python says of a crash."""
NO_WINDOW = 0 if sys.platform != "win32" else subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
_CRASH = re.compile(rb"(?:Fatal Python error|Windows fatal exception): (.+)")


class SearchEnd(StrEnum):
    """How a search of somebody's own ended without an answer, or why there is no other."""

    ERROR = "{where}: {what}"
    EXIT = "{where}: the search ended its own program; a search that gives up returns None"
    INPUT = "{where}: the search asks for input, but nobody can type it"
    MEMORY = "{where}: the search was stopped, because it took more than {megabytes} MB of memory"
    TIME = "{where}: the search was stopped after {seconds} s, its limit"
    CRASH = "{where}: Python itself crashed ({what})"
    GONE = "{where}: the search ended its own process, without a result"
    NONE = "{where}: the search returned None, so it gave up"
    NO_OTHER = "a search of your own gives one result"
    LINE = "{file}, line {line}"
    """Where it ended."""


class AnswerFault(StrEnum):
    """Why what a search returned is no answer to any problem."""

    NO_PATH = "{file}: the search returned {value}; it must return a list from the start to the end, or None"
    NO_ITEM = "number {number} in the list that was returned, {value}, is not of this problem"


class OwnTask(ABC, Generic[A]):
    """What a search of somebody's own is to do, in one puzzle."""

    problem: ClassVar[str]
    """The `SearchProblem` that is handed to it, as `imported` takes it."""

    @abstractmethod
    def values(self) -> Mapping[str, Any]:
        """What the problem is made of, as JSON has it; called when the search begins."""

    @abstractmethod
    def snapshot(self, told: list[Any]) -> object:
        """What is shown of a partial path, whose end was told, or of what was asked about last; nothing may be told."""

    @abstractmethod
    def go_on(self, told: Any, number: int) -> None:
        """Take what was told as the next position or square of the answer, from 1; raises `WrongAnswer`."""

    @abstractmethod
    def answer(self) -> A:
        """The answer, now that it has been told whole; raises `WrongAnswer`."""

    def note(self, visits: list[tuple[int, int]], seconds: float) -> None:
        """Note what was expanded, and how much processor time the search has taken."""


def run(own: OwnSearch, task: OwnTask[A]) -> Search[A]:
    """Search in a process of its own, which ends with this generator; `visited` counts calls of `successors`."""
    with closing(SearchProcess(own, task)) as process:
        told = yield from process.answer(BEGINNING)
        yield BEGINNING
        progress = _progress(task, told)
        while "end" not in told:
            if "ready" not in told:
                yield progress
            lines = nodes_granted()
            process.ask(lines)
            silence = replace(progress, trace=OwnTrace(told["line"])) if lines is None else None
            told = yield from process.answer(silence)
            progress = _progress(task, told)
        yield progress
    visited = told["counters"].get("expansions", 0)
    if told["end"] == "no path":
        raise WrongAnswer(AnswerFault.NO_PATH, file=own.name, value=told["what"])
    if told["end"] != "answer":
        return Verdict(Outcome.STOPPED, visited, _reason(own, told))
    reports = ReportTimer()
    for number, each in enumerate(told["answer"], 1):
        if isinstance(each, dict):
            raise WrongAnswer(AnswerFault.NO_ITEM, number=number, **cast("dict[str, str]", each))
        task.go_on(each, number)
        if reports.overdue():
            yield replace(progress, trace=OwnTrace(0))
    yield Found(task.answer(), visited)
    return Verdict(Outcome.STOPPED, visited, Message(SearchEnd.NO_OTHER))


def _progress(task: OwnTask[Any], told: Told) -> Progress:
    """The state of a search, from what its process has told."""
    if told.get("visits"):
        task.note(told["visits"], told["seconds"])
    trace = OwnTrace(
        told["line"],
        variables=told.get("variables", {}),
        output=told.get("output", ""),
        left_out=told.get("left out", 0),
    )
    return Progress(
        depth=told.get("depth", 0),
        visited=told["counters"].get("expansions", 0),
        snapshot=task.snapshot(told.get("picture", [])),
        counters=told["counters"],
        trace=trace,
    )


def _reason(own: OwnSearch, told: Told) -> Message:
    """Why a search has ended without an answer."""
    file = repeated(own.name)
    values: dict[str, Value] = {
        "where": Message(SearchEnd.LINE, {"file": file, "line": told["line"]}) if told["line"] else file,
        "what": repeated(told.get("what", "")),
        "megabytes": own.memory // 1_000_000,
        "seconds": f"{own.seconds:g}" if own.seconds else "",
    }
    return Message(SearchEnd[told["end"].upper()], values)


class SearchProcess:
    """A process that runs a search: it is asked, and answers; `close` ends it, whatever it does."""

    def __init__(self, own: OwnSearch, task: OwnTask[Any]) -> None:
        self._own = own
        self._process = subprocess.Popen(
            [sys.executable, "-m", "solvers.own_search.process"],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is not for it, and what it starts ends with it
            creationflags=NO_WINDOW,
        )
        self._answers = SimpleQueue[Told]()
        self._seconds = 0.0
        self._last: Told = {"line": 0, "counters": {}}
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        job = {"path": str(own.path), "source": own.source, "memory": own.memory}
        self.ask({**job, "problem": task.problem, "values": task.values()})

    def ask(self, question: object) -> None:
        """Ask something; where the process has ended, that is the answer."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()

    def answer(self, silence: Progress | None) -> Generator[Progress, None, Told]:
        """Wait for the answer, which has an `end` when it is the last; yields `silence`, if any, while there is none.

        Raises `StoppedError` when the search is to stop.
        """
        told: Told = {}
        while not told:
            began = perf_counter()
            with suppress(Empty):
                told = self._answers.get(timeout=SILENT_SECONDS)
            self._seconds += perf_counter() - began
            if "end" not in told and self._own.seconds is not None and self._seconds > self._own.seconds:
                told = told | {"end": "time"}
            elif not told and silence is not None:
                yield silence
            check_stop()
        told = self._last | told
        self._last = {"line": told["line"], "counters": told["counters"]}
        return told

    def close(self) -> None:
        """End it at once."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._reader.join(FAREWELL_SECONDS)
        with suppress(OSError):  # of what could not be written any more
            self._process.__exit__(None, None, None)

    def _read(self) -> None:
        """Hand on the answers, and at the end, where the last was none, what Python says of a crash."""
        assert self._process.stdout is not None
        words = b""
        for line in self._process.stdout:
            try:
                self._answers.put(json.loads(line))
            except ValueError:
                words = (words + line)[:MOST_WORDS]
        path = re.escape(str(self._own.path).encode("ascii", "backslashreplace"))
        crash, place = _CRASH.search(words), re.search(b'"' + path + rb'", line (\d+)', words)
        ending = {"end": "gone"} if crash is None else {"end": "crash", "what": crash[1].decode(errors="replace")}
        self._answers.put({**ending, "line": 0 if place is None else int(place[1])})
