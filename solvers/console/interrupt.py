"""Ctrl+C: it ends the process at once, whatever it is doing, unless that has asked to end in order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager
from threading import Event
from types import FrameType

from solvers.console.streams import CLEAR_LINE
from solvers.whole_file import remove_parts

STANDARD_ERROR = 2
INTERRUPTED = 130


def end_at_interrupt() -> None:
    """End the process with status 130 at Ctrl+C from now on, also while it imports modules or shuts down.

    The status is 128 and the number of the signal. Python's own `KeyboardInterrupt` is raised wherever the program
    happens to be: it leaves a traceback from the middle of an import, and is lost in a callback of compiled code. A
    process that was told to ignore Ctrl+C goes on ignoring it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


@contextmanager
def interrupt_noted() -> Generator[Callable[[], bool], None, None]:
    """Inside, the first Ctrl+C is only noted, so that what runs can end in order; another ends the process at once.

    What it yields says whether there was one. Where Ctrl+C is ignored or not ours, nothing changes.
    """
    noted = Event()
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        noted.set()
        signal.signal(signal.SIGINT, _end)

    if before is _end:
        signal.signal(signal.SIGINT, note)
    try:
        yield noted.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def _end(number: int, frame: FrameType | None) -> None:
    """Take away the line of progress, or what the terminal shows for the key, and files half written; end."""
    remove_parts()
    if os.isatty(STANDARD_ERROR):
        os.write(STANDARD_ERROR, CLEAR_LINE.encode())
    os._exit(128 + number)
