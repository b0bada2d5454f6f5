"""The process in which a search of somebody's own runs: `python -m solvers.own_search.process`.

It reads lines of JSON from its standard input and answers each with one on its standard output. The first is the job,
and its answer says that the file has been run. Then each says how many lines of the file may run until the next step,
which is the answer, or null for full speed: then the answer is a report, a moment later. An answer with an `end` is the
last, and comes of itself. What the search prints is told in the answers; what `faulthandler` says of a crash stands
between them.

The search runs in the main thread. One thread reports, another one reads, and ends the process with its input.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import sys
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOBase
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread, main_thread
from time import process_time, sleep
from traceback import format_exception_only, walk_tb
from types import FrameType, GeneratorType, ModuleType
from typing import IO, Any, NoReturn, cast

from solvers.message import LONGEST_VALUE
from solvers.own_search.problem import SearchProblem
from solvers.own_search.tracing import LineTracer, short_text, short_variables
from solvers.puzzles import imported

if sys.platform == "win32":
    import ctypes

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        counters = (ctypes.c_size_t * 9)(9 * ctypes.sizeof(ctypes.c_size_t))  # PROCESS_MEMORY_COUNTERS, its size first
        ctypes.windll.psapi.GetProcessMemoryInfo(ctypes.c_void_p(-1), ctypes.byref(counters), ctypes.sizeof(counters))
        return counters[1]

    def limit_memory(most: int | None) -> None:
        """Nothing here: whoever wants a limit looks at the peak."""

else:
    import resource

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        if sys.platform == "linux":  # where `getrusage` counts what the parent held when it started this process
            return int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]) * 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def limit_memory(most: int | None) -> None:
        """Have `MemoryError` raised for what is more; None for no limit. Not every system keeps to it."""
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        soft = most if most is not None and (hard == resource.RLIM_INFINITY or most < hard) else hard
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


MOST_KEPT = 10_000
"""Characters that are kept until they are told."""


class PrintedText(TextIOBase):
    """Stands for the standard output; of very much only the beginning is kept. For several threads."""

    def __init__(self) -> None:
        self._text = ""
        self._left_out = 0
        self._lock = Lock()

    def write(self, text: str, /) -> int:
        """Keep the text, as far as there is room."""
        with self._lock:
            kept = text[: MOST_KEPT - len(self._text)]
            self._text += kept
            self._left_out += len(text) - len(kept)
        return len(text)

    def take(self, most: int) -> tuple[str, int]:
        """So many characters of what was printed, and how many more were left out since this was last asked."""
        with self._lock:
            taken, self._text = self._text[:most], self._text[most:]
            left_out, self._left_out = self._left_out, 0
        return taken.encode(errors="replace").decode(), left_out


REPORT_SECONDS = 0.03
MOST_OUTPUT_OF_A_STEP = 250
"""Characters; the rest is told with the steps that follow."""
ENDS: dict[type, str] = {SystemExit: "exit", EOFError: "input", MemoryError: "memory"}
"""How a search ends by an exception; by any other, with an error."""

Told = dict[str, Any]


class SearchRun:
    """One run of a search, and what is told of it."""

    def __init__(self, job: Told, answers: IO[bytes]) -> None:
        self._path: str = job["path"]
        self._code = compile(job["source"], self._path, "exec", dont_inherit=True)
        self._most_memory: int = job["memory"]
        self._problem: SearchProblem[Any] = imported(job["problem"])(**job["values"])
        self._picture: Any = ()
        self._answers, self._answering = answers, Lock()
        self._grants = SimpleQueue[int | None]()
        self._waiting = False
        """Whether the search waits for a grant."""
        self._report_due = Event()
        self._tracer = LineTracer(self._path, self._step)
        self._output = PrintedText()

    def run(self) -> None:
        """Run the file, and then the function in it; tells how it ended."""
        sys.stdout = sys.stderr = self._output
        try:
            module = sys.modules["searched"] = ModuleType("searched")
            exec(self._code, vars(module))
            self._answer_and_wait({"ready": True}, None)
            ending = self._result(vars(module)["search"](self._problem))
        except BaseException as error:
            self._tracer.end()
            limit_memory(None)
            ending = self._failure(error)
        self._answer(self._report() | ending)

    def grant(self, lines: int | None) -> None:
        """Let the search go so far, or at full speed; called in the thread that reads."""
        if lines is None and not self._waiting:
            self._report_due.set()
        else:
            self._grants.put(lines)
            signal.raise_signal(signal.SIGINT)  # only the main thread can begin to trace itself

    def slow_down(self, number: int, frame: FrameType | None) -> None:
        """Begin to trace what runs at full speed; handles a signal, so that it is called in the main thread."""
        if not self._waiting and not self._grants.empty():
            self._go_on(self._grants.get(), frame)

    def keep_reporting(self) -> NoReturn:
        """Report at full speed, and end the process when it holds too much; for a thread of its own."""
        while True:
            sleep(REPORT_SECONDS)
            with suppress(MemoryError):
                if peak_memory() > self._most_memory:
                    self._answer(self._report() | {"end": "memory"})
                    os._exit(0)
                if self._report_due.is_set():
                    self._report_due.clear()
                    self._answer(self._report())

    def _result(self, answer: Any) -> Told:
        """What the function has returned; a generator first shows what it yields."""
        if isinstance(answer, GeneratorType) and answer.gi_code.co_name != "<genexpr>":
            answer = self._last_of(cast("GeneratorType[Any, None, Any]", answer))
        if answer is None:
            return {"end": "none"}
        if isinstance(answer, str) or not isinstance(answer, Iterable):
            return {"end": "no path", "what": short_text(answer)}
        return {"end": "answer", "answer": [self._told(item) for item in cast("Iterable[Any]", answer)]}

    def _last_of(self, pictures: GeneratorType[Any, None, Any]) -> Any:
        try:
            while True:
                self._picture = next(pictures)
        except StopIteration as end:
            return end.value

    def _told(self, item: Any) -> object:
        """A position or a square as JSON has it, and anything else as an object with a short text."""
        told = self._problem.as_json(item)
        return {"value": short_text(item)} if told is None else told

    def _failure(self, error: BaseException) -> Told:
        """How the search failed, and in which line of the file."""
        lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == self._path]
        what = format_exception_only(error)[-1].removeprefix(f"{type(error).__module__}.").strip()
        end = ENDS.get(type(error), "error")
        return {"end": end, "line": lines[-1] if lines else 0, "what": what[:LONGEST_VALUE]}

    def _step(self, frame: FrameType) -> None:
        """Tell of a step before a line runs, and wait."""
        named = {name: frame.f_globals[name] for name in frame.f_code.co_names if name in frame.f_globals}
        step = {"variables": short_variables({**named, **frame.f_locals})}
        self._answer_and_wait(self._report(frame, MOST_OUTPUT_OF_A_STEP) | step, frame)

    def _answer_and_wait(self, message: Told, frame: FrameType | None) -> None:
        self._waiting = True
        self._answer(message)
        lines = self._grants.get()
        self._waiting = False
        self._go_on(lines, frame)

    def _go_on(self, lines: int | None, frame: FrameType | None) -> None:
        if lines is None:
            self._tracer.end()
            self._report_due.set()
        else:
            self._tracer.begin(lines, frame)

    def _report(self, frame: FrameType | None = None, most_output: int = MOST_KEPT) -> Told:
        """Where the search stands: in this frame, or wherever the main thread is."""
        problem = self._problem
        frame = frame or sys._current_frames().get(main_thread().ident or 0)  # pyright: ignore[reportPrivateUsage]
        output, left_out = self._output.take(most_output)
        path: list[Any] = [self._picture]
        if type(self._picture) in (list, tuple, deque) and problem.as_json(self._picture) is None:
            path = list(self._picture)
        shown = [problem.as_json(item) for item in path[-problem.most_shown :] or [problem.item]]
        lines = [each.f_lineno for each in self._tracer.frames(frame)]
        return {
            "line": (lines[0] if lines else None) or 0,
            "counters": {**problem.counters, "calls under way": len(lines), "memory": peak_memory()},
            "seconds": process_time(),
            "output": output,
            "left out": left_out,
            "visits": [problem.visits.popleft() for _ in range(len(problem.visits))],
            "picture": [] if None in shown else shown,
            "depth": len(path),
        }

    def _answer(self, message: Told) -> None:
        line = json.dumps(message).encode() + b"\n"
        with self._answering:
            self._answers.write(line)
            self._answers.flush()


def read(lines: Iterable[bytes], run: SearchRun) -> NoReturn:
    """Hand on every grant; ends the process when there is nobody any more who could give one."""
    for line in lines:
        run.grant(json.loads(line))
    os._exit(0)


def main() -> NoReturn:
    """Run the search that is read from the standard input."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    faulthandler.enable(answers, all_threads=False)
    job = json.loads(questions.readline())
    sys.path.append(str(Path(job["path"]).parent))
    run = SearchRun(job, answers)
    signal.signal(signal.SIGINT, run.slow_down)
    Thread(target=run.keep_reporting, daemon=True).start()
    Thread(target=read, args=(questions, run), daemon=True).start()
    limit_memory(job["memory"])
    run.run()
    os._exit(0)


if __name__ == "__main__":
    main()
