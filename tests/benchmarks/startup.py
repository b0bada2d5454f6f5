"""From a cold start, interpreter included, to the first paint and to the first answer; offscreen, caches warm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

PROJECT = Path(__file__).parents[2]
RUNS = 7


@dataclass(frozen=True)
class Start:
    """One start of the program: seconds to its first paint and to its first answer, and whether numba came before."""

    painted: float
    answered: float
    numba: bool


def measure() -> list[tuple[str, str]]:
    """Start the program some times in a home of its own; the first start only fills the caches."""
    with TemporaryDirectory() as home:
        starts = [start(home) for _ in range(1 + RUNS)][1:]
    return [
        ("cold start to first paint", spread([one.painted for one in starts])),
        ("numba imported before the first paint", "yes" if any(one.numba for one in starts) else "no"),
        ("cold start to the 81 moves of 橫刀立馬", spread([one.answered for one in starts])),
    ]


def start(home: str) -> Start:
    """Start the program and wait for its end."""
    private = {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    private["QT_LOGGING_RULES"] = "default.warning=false"  # what the offscreen platform cannot do
    private["PYTHONDONTWRITEBYTECODE"] = ""  # compiled modules are caches too
    began = monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.startup_probe"],
        cwd=PROJECT,
        env=os.environ | private,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    return Start(told["painted"] - began, told["answered"] - began, told["numba"])


def spread(seconds: list[float]) -> str:
    """Median, least and most, in milliseconds."""
    least, middle, most = (1000 * value for value in (min(seconds), median(seconds), max(seconds)))
    return f"{middle:.0f} ms ({least:.0f} to {most:.0f})"
