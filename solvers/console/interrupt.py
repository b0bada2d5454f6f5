"""Ctrl+C: it ends the process at once, whatever it is doing."""

from __future__ import annotations

import os
import signal
from types import FrameType

CLEAR_LINE = b"\r\x1b[K"
STANDARD_ERROR = 2


def end_at_interrupt() -> None:
    """End the process with status 130 at Ctrl+C from now on, also while it imports modules or shuts down.

    The status is 128 and the number of the signal. Python's own `KeyboardInterrupt` is raised wherever the program
    happens to be: it leaves a traceback from the middle of an import, and is lost in a callback of compiled code. A
    process that was told to ignore Ctrl+C goes on ignoring it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def _end(number: int, frame: FrameType | None) -> None:
    """Take away the line of progress, or what the terminal shows for the key, and end."""
    if os.isatty(STANDARD_ERROR):
        os.write(STANDARD_ERROR, CLEAR_LINE)
    os._exit(128 + number)
