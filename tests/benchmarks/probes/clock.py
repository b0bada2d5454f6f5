"""The time since a process was started, on the clock that all processes share."""

from __future__ import annotations

import os
from time import monotonic

BEGAN = "BENCHMARK_BEGAN"
"""The variable in which the parent tells the child when it started it."""


def milliseconds() -> float:
    """The time since this process was started, its interpreter included."""
    return 1000 * (monotonic() - float(os.environ[BEGAN]))
