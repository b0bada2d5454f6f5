"""The process in which a search of somebody's own runs: `python -m solvers.own_search.process`.

From its standard input it reads a line of JSON, the job, and then one for each grant: how many lines of the file may
run until the next step, or null for full speed. To its standard output it writes lines of JSON: that the file has been
run, which waits for the first grant; reports; steps, which wait for a grant; and how it ended. What the search prints
goes into these, and what `faulthandler` says of a crash stands between them.

The search runs in the main thread. One thread reports; another one reads, and ends the process with its input.
"""

from __future__ import annotations

import builtins
import faulthandler
import json
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread, main_thread
from time import process_time, sleep
from traceback import walk_tb
from types import FrameType, GeneratorType, ModuleType
from typing import IO, Any, NoReturn, cast

from solvers.own_search.memory import limit_memory, peak_memory
from solvers.own_search.output import MOST_KEPT, PrintedText
from solvers.own_search.problem import Happening, SearchProblem
from solvers.own_search.short_text import short_text, short_variables
from solvers.own_search.tracing import LineTracer
from solvers.puzzles import imported

REPORT_SECONDS = 0.03
MOST_OUTPUT_OF_A_STEP = 250
"""Characters; the rest is told with the steps that follow."""
LONGEST_ERROR = 300

Message = dict[str, Any]


class InputAskedError(Exception):
    """Raised where a search asks for input: there is nobody who could give it."""


def ask_nobody(*prompt: object) -> NoReturn:
    """What takes the place of `input`."""
    raise InputAskedError


class SearchRun:
    """One run of a search, and what is told of it by `tell`."""

    def __init__(self, job: Message, tell: Callable[[Message], None]) -> None:
        self._path: str = job["path"]
        self._code = compile(job["source"], self._path, "exec", dont_inherit=True)
        self._memory: int = job["memory"]
        self._problem: SearchProblem[Any] = imported(job["problem"])(**job["values"])
        self._tell = tell
        self._output = PrintedText()
        self._picture: Any = None
        self._grants = SimpleQueue[int | None]()
        self._tracer = LineTracer(self._path, self._step)
        self._waiting = False
        """Whether it waits for a grant."""
        self._first_line = 0
        """Of the function."""

    def run(self) -> None:
        """Run the file, and then the function in it; tells how it ended."""
        sys.stdout = sys.stderr = self._output
        try:
            module = sys.modules["searched"] = ModuleType("searched")
            exec(self._code, vars(module))
            ending = self._result(vars(module)["search"])
        except BaseException as error:
            self._tracer.end()
            limit_memory(None)
            ending = self._failure(error)
        self._tell(self._report() | ending)

    def grant(self, lines: int | None) -> None:
        """Let the search go so far; for any thread."""
        self._grants.put(lines)
        signal.raise_signal(signal.SIGINT)  # only the main thread can begin to trace itself

    def follow_grant(self, number: int, frame: FrameType | None) -> None:
        """Begin to trace where a grant says so; a handler of signals, which Python runs in the main thread."""
        if self._waiting:
            return
        try:
            lines = self._grants.get_nowait()
        except Empty:
            return
        if lines is not None:
            self._tracer.begin(lines, frame)

    def keep_reporting(self) -> None:
        """Report while the search runs, and end the process when it holds too much; for a thread of its own."""
        while True:
            sleep(REPORT_SECONDS)
            try:
                report = None if self._waiting else self._report()
            except MemoryError:
                continue
            if report is not None:
                full = report["memory"] > self._memory
                self._tell(report | ({"end": "memory"} if full else {}))
                if full:
                    os._exit(0)

    def _result(self, search: Any) -> Message:
        self._first_line = search.__code__.co_firstlineno
        self._await_grant({"ready": True}, None)
        answer = search(self._problem)
        if isinstance(answer, GeneratorType) and answer.gi_code.co_name != "<genexpr>":
            answer = self._last_of(answer)
        if answer is None:
            return {"end": "none"}
        if isinstance(answer, str) or not isinstance(answer, Iterable):
            return {"end": "no path", "what": short_text(answer)}
        return {"end": "answer", "answer": [self._answered(item) for item in answer]}

    def _last_of(self, pictures: GeneratorType[Any, None, Any]) -> Any:
        """What a generator returns; what it yields is shown."""
        try:
            while True:
                self._picture = next(pictures)
                self._problem.happening = Happening.PICTURE
        except StopIteration as end:
            return end.value

    def _answered(self, item: Any) -> object:
        told = self._problem.as_json(item)
        return {"other": short_text(item)} if told is None else told

    def _failure(self, error: BaseException) -> Message:
        """How the search failed, and in which line of the file."""
        lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == self._path]
        error.__traceback__ = None
        kinds = {SystemExit: "exit", InputAskedError: "input", MemoryError: "memory"}
        kind = next((kind for each, kind in kinds.items() if isinstance(error, each)), "error")
        try:
            text = f"{type(error).__name__}: {error}"
        except Exception:
            text = type(error).__name__
        return {"end": kind, "line": (lines or [self._first_line])[-1], "what": text[:LONGEST_ERROR]}

    def _step(self, frame: FrameType) -> None:
        """Tell of the step before a line runs, and wait for a grant."""
        problem = self._problem
        about = problem.happening in (Happening.EXPANSION, Happening.GOAL_TEST)
        named = {name: frame.f_globals[name] for name in frame.f_code.co_names if name in frame.f_globals}
        step = {
            "happening": problem.happening.value,
            "item": problem.as_json(problem.item) if about else None,
            "variables": short_variables({**frame.f_locals, **named}),
            "stack": sum(1 for _ in self._tracer.frames(frame)),
        }
        problem.happening = Happening.NOTHING
        self._await_grant(self._report(frame, MOST_OUTPUT_OF_A_STEP) | {"step": step}, frame)

    def _await_grant(self, message: Message, frame: FrameType | None) -> None:
        self._waiting = True
        self._tell(message)
        lines = self._grants.get()
        if lines is None:
            self._tracer.end()
        else:
            self._tracer.begin(lines, frame)
        self._waiting = False
        self.follow_grant(0, frame)  # one that came meanwhile

    def _report(self, frame: FrameType | None = None, most_output: int = MOST_KEPT) -> Message:
        """Where the search stands: in this frame, or wherever the main thread is."""
        problem = self._problem
        frame = frame or sys._current_frames().get(main_thread().ident or 0)
        output, left_out = self._output.take(most_output)
        return {
            "line": next((each.f_lineno for each in self._tracer.frames(frame)), None) or 0,
            "expansions": problem.expansions,
            "goal tests": problem.goal_tests,
            "memory": peak_memory(),
            "seconds": process_time(),
            "output": output,
            "left out": left_out,
            "visits": [problem.visits.popleft() for _ in range(len(problem.visits))],
            **self._pictured(),
        }

    def _pictured(self) -> Message:
        """The latest picture: how long it is, and the end of it as far as it is shown."""
        one = self._problem.as_json(self._picture)
        if one is not None:
            return {"depth": 1, "picture": [one]}
        if not isinstance(self._picture, (list, tuple, deque)):
            return {"depth": 0, "picture": []}
        path = list(cast("Sequence[Any]", self._picture))
        return {
            "depth": len(path),
            "picture": [self._problem.as_json(item) for item in path[-self._problem.most_shown :]],
        }


class Messages:
    """Writes messages, each a line of JSON; for several threads."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._lock = Lock()

    def tell(self, message: Message) -> None:
        """Write one at once."""
        line = json.dumps(message).encode() + b"\n"
        with self._lock:
            self._stream.write(line)
            self._stream.flush()


def read_grants(lines: Iterable[bytes], grant: Callable[[int | None], None]) -> NoReturn:
    """Hand on every grant; ends the process when nobody is there any more to give one."""
    for line in lines:
        grant(json.loads(line))
    os._exit(0)


def main() -> NoReturn:
    """Run the search that is read from the standard input."""
    commands, messages = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    faulthandler.enable(messages, all_threads=False)
    builtins.input = ask_nobody
    job = json.loads(commands.readline())
    run = SearchRun(job, Messages(messages).tell)
    signal.signal(signal.SIGINT, run.follow_grant)
    limit_memory(job["memory"])
    Thread(target=run.keep_reporting, daemon=True).start()
    Thread(target=read_grants, args=(commands, run.grant), daemon=True).start()
    run.run()
    os._exit(0)


if __name__ == "__main__":
    main()
