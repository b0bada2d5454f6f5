"""What holds for every test: no screen, nothing of the person's touched, no thread left behind.

With `--sample`, of each table of cases that takes seconds only some are run, drawn by the digest of the project's
files: `MOST_CASES` where it is marked as `sampled`, n where as `sampled(n)`. Every change meets others, in time all.
`costs.py` says the same of the costly tests.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

from tests.costs import CostMeter, not_in_turn
from tests.digest import PROJECT, digest

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt
if os.environ.get("LC_ALL") in ("C", "POSIX"):  # Qt would warn in every program that the tests start
    os.environ["LC_ALL"] = "C.UTF-8"

FAILURES = DirectoryBasedExampleDatabase(PROJECT / ".hypothesis" / "examples")
"""What once failed is tried first, wherever the tests are run from."""
# A machine that is busy with other things is no failure.
settings.register_profile("project", deadline=None, database=FAILURES)
settings.load_profile("project")

FAREWELL_SECONDS = 2.0
"""How long a thread that was told to end may take to do so."""
MOST_CASES = 2
"""How many cases of a table a sample has, where its mark names no number."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options to sample, and to measure."""
    parser.addoption("--sample", action="store_true", help="of each table marked as sampled, run only some cases")
    parser.addoption("--in-turn", action="store_true", help="of the costly tests, run only a quarter")
    parser.addoption("--costs", action="store_true", help="list the costly tests anew, as they are measured")


def pytest_configure(config: pytest.Config) -> None:
    """Measure, if asked to."""
    if config.getoption("costs"):
        config.pluginmanager.register(CostMeter(), "costs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put what may take longest first, and draw samples, if asked to: the same in each process."""
    items.sort(key=_allowed_seconds, reverse=True)
    sampled, in_turn = config.getoption("sample"), config.getoption("in_turn")
    if not (sampled or in_turn):
        return
    seed = str(digest())
    left_out = (_not_sampled(items, seed) if sampled else set()) | (not_in_turn(items, seed) if in_turn else set())
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))


def _not_sampled(items: list[pytest.Item], seed: str) -> set[pytest.Item]:
    """The cases of sampled tables that are not run this time."""
    tables: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sampled"):
            tables[item.nodeid.partition("[")[0]].append(item)
    left_out: set[pytest.Item] = set()
    for name, cases in tables.items():
        left_out.update(Random(f"{seed} {name}").sample(cases, max(0, len(cases) - _sample_size(cases[0]))))
    return left_out


def _sample_size(case: pytest.Item) -> int:
    """How many cases are run of the table that this one is of."""
    mark = case.get_closest_marker("sampled")
    return mark.args[0] if mark is not None and mark.args else MOST_CASES


def _allowed_seconds(item: pytest.Item) -> float:
    """What a test of its own timeout may take; 0 of others."""
    mark = item.get_closest_marker("timeout")
    return mark.args[0] if mark is not None else 0.0


@pytest.fixture(autouse=True, scope="session")
def heard_interrupts() -> Iterator[None]:
    """Hear Ctrl+C: a shell has what it runs in the background ignore it, with all programs that are started there."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def private_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own, so that settings and saved games of the person are neither read nor written."""
    home = tmp_path / "home"
    for name, folder in (
        ("CONFIG", ".config"),
        ("DATA", ".local/share"),
        ("STATE", ".local/state"),
        ("CACHE", ".cache"),
    ):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / folder))
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "CFFIXED_USER_HOME"):
        monkeypatch.setenv(name, str(home))
    return home


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """Fail a test that leaves a Python thread running."""
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and _outstays(thread)]
    if left:
        pytest.fail(f"left running: {left}")


def _outstays(thread: threading.Thread) -> bool:
    # Python gives a thread of Qt's that ran Python code a dummy, which stays listed after that thread has ended.
    if thread.name.startswith("Dummy-"):
        return False
    thread.join(FAREWELL_SECONDS)
    return thread.is_alive()
