"""A search of somebody's own as this program drives it: its process is started, listened to, limited and ended."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from contextlib import closing
from enum import StrEnum
from time import perf_counter
from typing import Any, ClassVar, Generic, TypeVar

from solvers.message import InputError, Message, Value, repeated
from solvers.own_search.own_search import OwnSearch
from solvers.own_search.problem import Happening
from solvers.own_search.search_process import SearchProcess
from solvers.own_search.trace import OwnTrace
from solvers.pace import check_stop, nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict, next_event
from solvers.slices import BEGINNING

A = TypeVar("A")

SILENT_SECONDS = 0.04
"""After so long a search at full speed reports without news; one that waits for a step asks whether it is to stop."""


class SearchEnd(StrEnum):
    """How a search of somebody's own ended without an answer, or why there is no other."""

    ERROR = "{where}: {what}"
    EXIT = "{where}: the search ended its own program; a search that gives up returns None"
    INPUT = "{where}: the search asks for input, but nobody can answer it"
    MEMORY = "{where}: the search was stopped, because it took more than {megabytes} MB of memory"
    TIME = "{where}: the search was stopped after {seconds} s, its limit"
    CRASH = "{where}: Python itself crashed ({what})"
    GONE = "{where}: the search ended its own process, without an answer"
    NONE = "{where}: the search returned None, so it gave up"
    NO_OTHER = "a search of your own gives one answer"


class FilePlace(StrEnum):
    """Where in a file."""

    LINE = "{file}, line {line}"


class AnswerFault(StrEnum):
    """Why what a search returned is no answer to any problem."""

    NO_PATH = "{file}: the search returned {value}; it must return a list from the start to the end, or None"


class WrongAnswer(InputError):  # noqa: N818 - a fault of the answer, not of this program
    """What a search of somebody's own returned is no answer: the message names the first thing that is wrong."""


class OwnTask(ABC, Generic[A]):
    """What a search of somebody's own is to do, in one puzzle."""

    problem: ClassVar[str]
    """The `SearchProblem` that is handed to it, as `imported` takes it."""

    @abstractmethod
    def values(self) -> Mapping[str, Any]:
        """What it is made of, as JSON has it; called when the search begins."""

    @abstractmethod
    def item(self, told: Any) -> object:
        """A position or a square, as it was told."""

    @abstractmethod
    def snapshot(self, told: list[Any]) -> object:
        """What is shown of a partial path, of which the end was told."""

    @abstractmethod
    def checked(self, told: list[Any]) -> Generator[None, None, A]:
        """The answer that was told, found right; yields now and then; raises `WrongAnswer`."""

    def note(self, visits: list[tuple[int, int]], seconds: float) -> None:
        """Note what was expanded, and the processor time that the search has taken."""


def run(own: OwnSearch, task: OwnTask[A]) -> Search[A]:
    """Search in a process of its own, which ends with this generator; `visited` counts calls of `successors`."""
    job = {
        "path": str(own.path),
        "source": own.source,
        "memory": own.memory,
        "problem": task.problem,
        "values": task.values(),
    }
    with closing(SearchProcess(job)) as process:
        hearing = _Hearing(own, task, process)
        while not ("ready" in hearing.latest or hearing.ended):
            hearing.hear()
            yield BEGINNING
        lines = nodes_granted()
        process.send(lines)
        while not hearing.ended:
            hearing.hear(until_step=lines is not None)
            yield hearing.progress()
            before, lines = lines, nodes_granted()
            if before is not None or lines is not None:
                process.send(lines)
    last = hearing.latest
    if last["end"] == "no path":
        raise WrongAnswer(AnswerFault.NO_PATH, file=own.name, value=last["what"])
    if last["end"] != "answer":
        return Verdict(Outcome.STOPPED, last.get("expansions", 0), _reason(own, last))
    checking = task.checked(last["answer"])
    while (answer := next_event(checking)) is None:
        yield hearing.progress()
    yield Found(answer, last["expansions"])
    return Verdict(Outcome.STOPPED, last["expansions"], Message(SearchEnd.NO_OTHER))


def _reason(own: OwnSearch, last: Mapping[str, Any]) -> Message:
    """Why there is no answer, after the last message."""
    where: Value = own.name
    if last.get("line"):
        where = Message(FilePlace.LINE, {"file": own.name, "line": last["line"]})
    values: dict[str, Value] = {
        "where": where,
        "what": repeated(last.get("what", "")),
        "megabytes": own.memory // 1_000_000,
        "seconds": f"{own.seconds:g}" if own.seconds else "",
    }
    return Message(SearchEnd[last["end"].upper()], values)


class _Hearing:
    """What was heard of a search: `latest` has the latest of everything, but what was printed is gathered."""

    def __init__(self, own: OwnSearch, task: OwnTask[Any], process: SearchProcess) -> None:
        self.latest: dict[str, Any] = {}
        self._own, self._task, self._process = own, task, process
        self._seconds = 0.0
        self._output, self._left_out = "", 0

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to hear."""
        return "end" in self.latest

    def hear(self, until_step: bool = False) -> None:
        """Hear the next message or a short silence; or all up to the next step."""
        self.latest.pop("step", None)
        while True:
            began = perf_counter()
            message = self._process.next_message(SILENT_SECONDS)
            self._seconds += perf_counter() - began
            if message is not None:
                self._take(message)
            if not self.ended and self._own.seconds is not None and self._seconds > self._own.seconds:
                self.latest["end"] = "time"
            if self.ended or "step" in self.latest or not until_step:
                return
            check_stop()

    def progress(self) -> Progress:
        """The state of the search."""
        latest, step = self.latest, self.latest.get("step", {})
        trace = OwnTrace(
            latest.get("line", 0),
            Happening(step.get("happening", Happening.NOTHING)),
            self._task.item(step["item"]) if step.get("item") is not None else None,
            step.get("variables", {}),
            step.get("stack", 0),
            self._output,
            self._left_out,
        )
        self._output, self._left_out = "", 0
        counters = {name: latest.get(name, 0) for name in ("expansions", "goal tests", "memory")}
        snapshot = self._task.snapshot(latest["picture"]) if latest.get("picture") else None
        visited, depth = counters["expansions"], latest.get("depth", 0)
        return Progress(depth, visited, snapshot=snapshot, counters=counters, trace=trace)

    def _take(self, message: dict[str, Any]) -> None:
        self.latest.update(message)
        self._output += message.get("output", "")
        self._left_out += message.get("left out", 0)
        if message.get("visits"):
            self._task.note(message["visits"], message["seconds"])
