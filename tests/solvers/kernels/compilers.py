"""Compilers in name only, which end as a test says."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Sequence
from typing import cast

import pytest

from solvers.kernels import compiling, shared_library


class Compiler:
    """A process that has the `status` that it is given, None while it runs."""

    def __init__(self, arguments: Sequence[str], status: int | None, said: bytes) -> None:
        self.arguments = list(arguments)
        self.returncode = status
        self.stdin = io.BytesIO()
        self._said = said

    def poll(self) -> int | None:
        """The status."""
        return self.returncode

    def communicate(self) -> tuple[bytes, bytes]:
        """What it has written, on either stream."""
        return self._said, self._said

    def kill(self) -> None:
        """It ends."""
        self.returncode = -9


class Compilers:
    """Those that are started, in place of real ones, in this order; they begin with `status`, or that of their module.

    `missing` is what is said of the modules that are not compiled.
    """

    def __init__(self, patch: pytest.MonkeyPatch, status: int | None = 0, missing: Sequence[str] = ()) -> None:
        self.started: list[Compiler] = []
        self.status = status
        self.of_module: dict[str, int] = {}
        self.missing = missing
        patch.setattr(compiling, "_processes", {})
        patch.setattr(compiling, "AS_PYTHON", False)
        patch.setattr(shared_library, "opened", lambda: None)
        patch.setattr(compiling, "_started", self._start)

    @property
    def modules(self) -> list[str]:
        """What was compiled, or is being."""
        return [each.arguments[-1] for each in self.started]

    def end(self, module: str, status: int = 0) -> None:
        """The compiler of a module has ended."""
        next(each for each in self.started if each.arguments[-1] == module).returncode = status

    def _start(self, arguments: list[str]) -> subprocess.Popen[bytes]:
        module = arguments[-1]
        said = "\n".join(self.missing if module == compiling.MISSING else [f"{module} is wrong"])
        status = 0 if module == compiling.MISSING else self.of_module.get(module, self.status)
        self.started.append(Compiler(arguments, status, said.encode()))
        return cast("subprocess.Popen[bytes]", self.started[-1])
