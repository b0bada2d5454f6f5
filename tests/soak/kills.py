"""Kills a process while it saves, at any moment: what was confirmed is there afterwards, and nothing half of it.

The writer goes through acts that are drawn from the seed and the number of the kill, and confirms each. Once it is
killed, its file holds exactly what the confirmed acts leave in a file whose writer nobody kills, or these and one more.
"""

from __future__ import annotations

import math
import multiprocessing
import shutil
import time
from contextlib import closing
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path

from app.storage.storage import Storage
from tests.soak.saving import acts, content
from tests.soak.task import Reporter, Task, steps

KILLS_A_FILE = 25
"""After so many kills a new file is begun."""
MOST_ACTS = 8
"""How many acts a writer has confirmed when its end is near, at the most."""
LONGEST_SECONDS = 0.02
"""How long it still lives then, at the most: a file is opened, and an act done, in less."""
PATIENCE_SECONDS = 10.0
"""How long an act is waited for."""
OPENING_SECONDS = 2.0
"""How long it may take to open the file after a kill."""
CONFIRMED = b"."


def work(task: Task, reporter: Reporter) -> None:
    """Kill one writer after another."""
    if "fork" in multiprocessing.get_all_start_methods():  # it has everything imported, and begins to write at once
        multiprocessing.set_start_method("fork")
    pair: Pair | None = None
    confirmed, slowest = 0, 0.0
    for number in steps(task, reporter, reporter.memory):
        if pair is None or number % KILLS_A_FILE == 0:
            if pair is not None:
                pair.remove()
            pair = Pair(Path(f"file-{number}"))
        said, seconds, fault = pair.kill(task, number)
        confirmed, slowest = confirmed + said, max(slowest, seconds)
        reporter.remark(f"{confirmed:,} acts confirmed, slowest opening {1000 * slowest:.0f} ms")
        if fault is not None:
            reporter.fault(number, fault)
            pair = None


class Pair:
    """A file whose writers are killed, and one beside it to which the same is done in peace."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._twin = Storage(folder / "twin")
        self._twin.file.connection.execute("PRAGMA synchronous = OFF")  # it is to be right, not safe

    def remove(self) -> None:
        """Take both files away."""
        self._twin.close()
        shutil.rmtree(self._folder)

    def kill(self, task: Task, number: int) -> tuple[int, float, str | None]:
        """Let a writer write, and kill it.

        Returns how much it confirmed, how many seconds it took to open its file again, and what is wrong, if anything.
        """
        said = _killed(self._folder, task, number)
        confirmed = said.count(CONFIRMED)
        if said.strip(CONFIRMED):
            return confirmed, 0.0, f"the writer failed: {said.decode(errors='replace').lstrip('.')}"
        began = time.perf_counter()
        storage = Storage(self._folder)
        seconds = time.perf_counter() - began
        with closing(storage):
            return confirmed, seconds, self._fault(storage, seconds, task, number, confirmed)

    def _fault(self, storage: Storage, seconds: float, task: Task, number: int, confirmed: int) -> str | None:
        if storage.file.notice is not None:
            return f"the file cannot be used: {storage.file.notice}"
        if seconds > OPENING_SECONDS:
            return f"opening took longer than {OPENING_SECONDS:g} s"
        return self._difference(storage, task, number, confirmed)

    def _difference(self, storage: Storage, task: Task, number: int, confirmed: int) -> str | None:
        """Do to the twin what was confirmed, and one act more if that was done too; then both hold the same."""
        drawn = acts(task.chance(number))
        for act in islice(drawn, confirmed):
            act(self._twin)
        found, expected = content(storage), content(self._twin)
        if found != expected:
            next(drawn)(self._twin)
            if found != content(self._twin):
                lacking = [key for key, record in expected.items() if found.get(key) != record]
                return f"{len(lacking)} of {len(expected)} records are not as they were confirmed"
        return None


def _killed(folder: Path, task: Task, number: int) -> bytes:
    """What a writer said until it was killed."""
    listening, speaking = multiprocessing.Pipe(duplex=False)
    writer = multiprocessing.Process(target=_write, args=(folder, task, number, speaking))
    writer.start()
    speaking.close()
    chance = task.chance(-1 - number)  # the writer draws from the chance of the number itself
    with closing(listening):
        said = _heard(listening, chance.randrange(MOST_ACTS))
        time.sleep(chance.random() * LONGEST_SECONDS)
        writer.kill()
        writer.join()
        return said + _heard(listening)


def _heard(listening: Connection, most: float = math.inf) -> bytes:
    """What a writer says, so many times at the most, or as long as it lives."""
    heard = b""
    while len(heard) < most and listening.poll(PATIENCE_SECONDS):
        try:
            heard += listening.recv_bytes()
        except EOFError:
            break
    return heard


def _write(folder: Path, task: Task, number: int, speaking: Connection) -> None:
    """Save without end, and say of each act that it is done."""
    try:
        storage = Storage(folder)
        for act in acts(task.chance(number)):
            act(storage)
            speaking.send_bytes(CONFIRMED)
    except Exception as error:
        speaking.send_bytes(f"{type(error).__name__}: {error}".encode())
