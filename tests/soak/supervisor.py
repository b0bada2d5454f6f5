"""Runs a part in a process of its own, restarts it after a crash, and collects what it reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.soak.diary import actions_in
from tests.soak.task import LONG_SECONDS, Task

PROJECT = Path(__file__).parents[2]
MOST_CRASHES = 25
"""After so many crashes of its process a part is given up."""
LAST_LINES = 40
"""How many of the last lines that a process wrote before its crash are shown."""
FIRST_TENTH = 0.1
GROWTH = 1.10
"""The most memory that is allocated at the end, as a multiple of that after the first tenth."""
OBJECT_GROWTH = 1.02
"""The same of the objects of each class."""
FEW_OBJECTS = 3
"""So many more of a class are no growth: a search that ended a moment ago, or what was carried last."""


@dataclass
class PartResult:
    """The result of a part: its faults, each with the step at which it was first seen and an example."""

    part: str
    task: Task
    at: int = 0
    steps: int = 0
    seconds: float = 0.0
    crashes: int = 0
    remark: str = ""
    memory: list[tuple[float, int, int]] = field(default_factory=list[tuple[float, int, int]])
    """The bytes that were allocated and resident after a share of the task, in the last process of the part."""
    objects: list[tuple[float, Counter[str]]] = field(default_factory=list[tuple[float, Counter[str]]])
    """How many objects of each class were alive, in the last process of the part."""
    faults: Counter[str] = field(default_factory=Counter[str])
    first_seen: dict[str, tuple[int, str]] = field(default_factory=dict[str, tuple[int, str]])
    uses: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    """How often what is of a kind was used, by kind and name."""

    def note_fault(self, number: int, what: str, example: str) -> bool:
        """Count a fault; whether it is the first of its kind."""
        self.first_seen.setdefault(what, (number, example))
        self.faults[what] += 1
        return self.faults[what] == 1

    def memory_after(self, share: float) -> tuple[int, int]:
        """The bytes allocated and resident when this share of the task was done; 0 where nothing was measured."""
        return next(((allocated, resident) for done, allocated, resident in self.memory if done >= share), (0, 0))

    @property
    def growth(self) -> float:
        """What is allocated at the end, of that after the first tenth."""
        tenth, _ = self.memory_after(FIRST_TENTH)
        return self.memory[-1][1] / tenth if tenth else 1.0

    @property
    def grown_objects(self) -> list[str]:
        """What has grown of the objects after the first tenth: of each class, and of all."""
        tenth = next((numbers for done, numbers in self.objects if done >= FIRST_TENTH), None)
        if tenth is None:
            return []
        end = self.objects[-1][1]
        before_and_now = {name: (tenth[name], number) for name, number in end.items()}
        before_and_now["all classes"] = tenth.total(), end.total()
        return [
            f"objects of {name} grew from {before} to {now} after the first tenth"
            for name, (before, now) in before_and_now.items()
            if now > before * OBJECT_GROWTH + FEW_OBJECTS
        ]


def supervise(part: str, task: Task, say: Callable[[str], None]) -> PartResult:
    """Run a part to its end; `say` is called with each fault as it comes."""
    return run(part, [sys.executable, "-m", "tests.soak.child", part], task, say)


def run(part: str, command: Sequence[str], task: Task, say: Callable[[str], None]) -> PartResult:
    """The same with any command, to which the task is added as JSON."""
    result = PartResult(part, task, task.first - 1)
    began = monotonic()
    while (left := _left(task, result, monotonic() - began)) is not None and result.crashes < MOST_CRASHES:
        if not _run_process(result, [*command, json.dumps(asdict(left))], say):
            break
    result.seconds = monotonic() - began
    if result.seconds >= LONG_SECONDS:
        grown = [f"memory grew by {result.growth - 1:.0%} after the first tenth"] if result.growth > GROWTH else []
        for what in (*grown, *result.grown_objects):
            _note(result, result.at, what, "", say)
    return result


def _left(task: Task, result: PartResult, seconds: float) -> Task | None:
    """What is left to do after the last step that began, or None when the task is done."""
    if task.done(result.at + 1 - task.first, seconds) >= 1:
        return None
    return replace(
        task,
        first=result.at + 1,
        count=None if task.count is None else task.first + task.count - result.at - 1,
        seconds=None if task.seconds is None else task.seconds - seconds,
    )


def _run_process(result: PartResult, command: Sequence[str], say: Callable[[str], None]) -> bool:
    """Run one process; returns whether it crashed, so that another is to go on."""
    with (
        scratch() as (folder, environment),
        (folder / "written").open("w+", encoding="utf-8", errors="replace") as file,
    ):
        result.memory.clear()
        result.objects.clear()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=file, text=True, cwd=folder, env=environment
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                _take_line(result, json.loads(line), say)
        if child.returncode in (0, -signal.SIGINT):
            return False
        result.crashes += 1
        file.seek(0)
        lines = "\n".join([*file.read().splitlines()[-LAST_LINES:], f"last actions: {actions_in(folder)}"])
        _note(result, result.at, f"the process ended with status {child.returncode}", lines, say)
        return True


def _take_line(result: PartResult, line: Sequence[object], say: Callable[[str], None]) -> None:
    match line:
        case ["at", int(number)]:
            result.at = number
            result.steps += 1
        case ["fault", int(number), str(what), str(example)]:
            _note(result, number, what, example, say)
        case ["memory", int() | float() as share, int(allocated), int(resident)]:
            result.memory.append((share, allocated, resident))
            megabytes = f"{allocated / 1e6:,.1f} MB allocated, {resident / 1e6:,.0f} MB resident"
            unused = sum(number == 0 for counted in result.uses.values() for number in counted.values())
            say(f"{result.part}: {result.steps:,} steps, {megabytes}, {result.faults.total()} faults, {unused} unused")
        case ["objects", int() | float() as share, dict(numbers)]:
            result.objects.append((share, Counter(numbers)))
        case ["uses", str(kind), dict(numbers)]:
            counted = result.uses.setdefault(kind, Counter())
            for name, number in numbers.items():
                counted[name] += number
        case ["remark", str(text)]:
            result.remark = text
        case _:
            raise ValueError(f"the part {result.part} reported {line}")


def _note(result: PartResult, number: int, what: str, example: str, say: Callable[[str], None]) -> None:
    if result.note_fault(number, what, example):
        say(f"FAULT in {result.part}, step {number:,}: {what}\n{example}")


@contextmanager
def scratch() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder, and an environment in which a process finds all of a person's folders below it, and no screen.

    Python gets its memory from the C library, as for every search for leaks: its own allocator keeps a whole megabyte
    where anything is left in it, so that what a process holds tells of the most it once used, not of what it uses.
    """
    with TemporaryDirectory(prefix="huarong-soak-", ignore_cleanup_errors=True) as name:
        home = Path(name) / "home"
        home.mkdir()
        names = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "CFFIXED_USER_HOME")
        kinds = {"CONFIG": ".config", "DATA": ".local/share", "STATE": ".local/state", "CACHE": ".cache"}
        yield (
            Path(name),
            {
                **os.environ,
                **{name: str(home) for name in names},
                **{f"XDG_{kind}_HOME": str(home / folder) for kind, folder in kinds.items()},
                "PYTHONPATH": str(PROJECT),
                "QT_QPA_PLATFORM": "offscreen",
                "PYTHONMALLOC": "malloc",
            },
        )
