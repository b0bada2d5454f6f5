"""What holds for every test: no screen, nothing of the person's touched, no thread left behind."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt

# A machine that is busy with other things is no failure.
settings.register_profile("project", deadline=None)
settings.load_profile("project")

FAREWELL_SECONDS = 2.0
"""How long a thread that was told to end may take to do so."""


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
