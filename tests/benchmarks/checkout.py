"""A checkout to be measured: processes that run its code, each in a home that is nobody's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import monotonic
from typing import Any

from tests.benchmarks.probes.clock import BEGAN

OWN = Path(__file__).resolve().parents[2]
RUNNER = Path(__file__).with_name("of_checkout.py")
QUIET = "default.warning=false;qt.qpa.*=false"
"""No word of what the offscreen platform cannot do."""


class ProbeError(Exception):
    """A probe that ended without figures; says why in one line."""


@dataclass(frozen=True)
class Checkout:
    """A folder with `app` and `solvers` in it, and the home in which its processes run."""

    folder: Path
    home: Path
    screen: bool = False
    """Whether windows open on the screen that is there, or on none."""

    def lines(self, module: str, *arguments: str) -> Iterator[Any]:
        """Run a module of `tests.benchmarks` with the code of the checkout; each line of JSON that it prints.

        Raises `ProbeError` when it fails.
        """
        command = [sys.executable, str(RUNNER), str(self.folder), module, *arguments]
        with TemporaryFile("w+") as complaints:  # a pipe that nobody reads would fill up
            variables = {**self.environment(), BEGAN: str(monotonic())}
            with subprocess.Popen(
                command, cwd=self.folder, env=variables, stdout=subprocess.PIPE, stderr=complaints, text=True
            ) as process:
                assert process.stdout is not None
                yield from (json.loads(line) for line in process.stdout if line.startswith(("{", "[")))
            if process.returncode != 0:
                complaints.seek(0)
                last = complaints.read().strip().splitlines()[-1:] or [f"status {process.returncode}"]
                raise ProbeError(f"{module} {' '.join(arguments)}: {last[0]}")

    def figures(self, module: str, *arguments: str) -> dict[str, Any]:
        """All figures that a probe prints."""
        return {name: value for line in self.lines(module, *arguments) for name, value in line.items()}

    def check(self) -> None:
        """Raise `ProbeError` where the code that runs would not be that of the folder."""
        self.figures("probes.nothing")

    def environment(self) -> Mapping[str, str]:
        """The variables of its processes: its own code first, nobody's settings, but the person's cache of kernels."""
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        private = {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
        private |= {"HOME": str(self.home), "XDG_CACHE_HOME": cache, "PYTHONPATH": str(self.folder)}
        private |= {"QT_LOGGING_RULES": QUIET, "PYTHONDONTWRITEBYTECODE": ""}  # compiled modules are caches too
        if not self.screen:
            private["QT_QPA_PLATFORM"] = "offscreen"
        inherited = {name: value for name, value in os.environ.items() if self.screen or name != "DISPLAY"}
        if self.screen and inherited.get("QT_QPA_PLATFORM") == "offscreen":
            del inherited["QT_QPA_PLATFORM"]  # as `.setup bench` sets it
        return inherited | private


@contextmanager
def at_home(folder: Path, screen: bool = False) -> Iterator[Checkout]:
    """A checkout with a home of its own, which is removed at the end."""
    with TemporaryDirectory(prefix="benchmark-") as home:
        yield Checkout(folder.resolve(), Path(home), screen)
