"""Runs a part in a process of its own, begins it again after a death, and keeps account of what it told."""

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

from tests.soak.task import Task

PROJECT = Path(__file__).parents[2]
MOST_DEATHS = 25
"""After so many deaths of its process a part is given up."""
LAST_WORDS = 40
"""How many lines of what a process wrote before its death are told."""
LONG_SECONDS = 60.0
"""From how long a run on growing memory is a fault: before, not everything has been loaded by its first tenth."""
GROWTH = 1.10
"""How much memory there may be at the end, of that after the first tenth."""


@dataclass
class Account:
    """What became of a part: faults by what they are, each with the step it was first seen at and an example."""

    part: str
    task: Task
    at: int = 0
    steps: int = 0
    seconds: float = 0.0
    deaths: int = 0
    remark: str = ""
    memory: list[tuple[float, int]] = field(default_factory=list[tuple[float, int]])
    faults: Counter[str] = field(default_factory=Counter[str])
    first_seen: dict[str, tuple[int, str]] = field(default_factory=dict[str, tuple[int, str]])

    def note_fault(self, number: int, what: str, example: str) -> bool:
        """Count a fault; whether it is the first of its kind."""
        self.first_seen.setdefault(what, (number, example))
        self.faults[what] += 1
        return self.faults[what] == 1

    def memory_after(self, share: float) -> int:
        """The bytes measured first after this share of the task was done; 0 where nothing was measured."""
        return next((size for done, size in self.memory if done >= share), 0)

    @property
    def growth(self) -> float:
        """The memory at the end, of that after the first tenth."""
        tenth = self.memory_after(0.1)
        return self.memory[-1][1] / tenth if tenth else 1.0


def watch(part: str, task: Task, told: Callable[[str], None]) -> Account:
    """Run a part to its end, telling faults as they come."""
    return run(part, [sys.executable, "-m", "tests.soak.child", part], task, told)


def run(part: str, command: Sequence[str], task: Task, told: Callable[[str], None]) -> Account:
    """The same with any command, to which the task is added as JSON."""
    account = Account(part, task, task.first - 1)
    began = monotonic()
    while (left := _left(task, account, monotonic() - began)) is not None and account.deaths < MOST_DEATHS:
        if not _lives_to_its_end(account, [*command, json.dumps(asdict(left))], told):
            break
    account.seconds = monotonic() - began
    if account.seconds >= LONG_SECONDS and account.growth > GROWTH:
        _note(account, account.at, f"memory grew by {account.growth - 1:.0%} after the first tenth", "", told)
    return account


def _left(task: Task, account: Account, seconds: float) -> Task | None:
    """What is left to do after the last step that began, or None when the task is done."""
    if task.done(account.at + 1 - task.first, seconds) >= 1:
        return None
    return replace(
        task,
        first=account.at + 1,
        count=None if task.count is None else task.first + task.count - account.at - 1,
        seconds=None if task.seconds is None else task.seconds - seconds,
    )


def _lives_to_its_end(account: Account, command: Sequence[str], told: Callable[[str], None]) -> bool:
    """Run one process, noting what it tells; False when it was interrupted, or did what it was to do."""
    with (
        scratch() as (folder, environment),
        (folder / "written").open("w+", encoding="utf-8", errors="replace") as file,
    ):
        account.memory.clear()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=file, text=True, cwd=folder, env=environment
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                _hear(account, json.loads(line), told)
        if child.returncode in (0, -signal.SIGINT):
            return False
        account.deaths += 1
        file.seek(0)
        words = "\n".join(file.read().splitlines()[-LAST_WORDS:])
        _note(account, account.at, f"the process ended with status {child.returncode}", words, told)
        return True


def _hear(account: Account, line: Sequence[object], told: Callable[[str], None]) -> None:
    match line:
        case ["at", int(number)]:
            account.at = number
            account.steps += 1
        case ["fault", int(number), str(what), str(example)]:
            _note(account, number, what, example, told)
        case ["memory", int() | float() as share, int(size)]:
            account.memory.append((share, size))
            told(f"{account.part}: {account.steps:,} steps, {size / 1e6:,.0f} MB, {account.faults.total()} faults")
        case ["remark", str(text)]:
            account.remark = text
        case _:
            raise ValueError(f"the part {account.part} told {line}")


def _note(account: Account, number: int, what: str, example: str, told: Callable[[str], None]) -> None:
    if account.note_fault(number, what, example):
        told(f"FAULT in {account.part}, step {number:,}: {what}\n{example}")


@contextmanager
def scratch() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder, and an environment in which a process finds all of a person's folders below it, and no screen."""
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
            },
        )
