"""The processes in which kernels are compiled, and waiting for them.

Compiling takes a second or more and cannot be interrupted, so it happens outside this process: what waits for it can be
stopped at any moment. A compiler whose result nobody waits for any longer goes on, for the next search; none outlives
the program.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from threading import Lock
from time import sleep
from typing import TypeVar

from solvers.pace import check_stop

T = TypeVar("T")

POLL_SECONDS = 0.01

_processes: dict[str, subprocess.Popen[bytes]] = {}
"""By module, the compilers that were started."""
_starting = Lock()


def wait_for(module: str, found: Callable[[], T | None]) -> T:
    """Compile the kernels of a module that are not compiled yet, until `found` finds what is needed.

    Raises `StoppedError` when the search that waits is to stop, and `RuntimeError` when the compiler fails.
    """
    compiler = start(module)
    while True:
        ended = compiler.poll() is not None
        result = found()
        if result is not None:
            return result
        if ended:
            raise failure(compiler, module)
        check_stop()
        sleep(POLL_SECONDS)


def start(module: str, *options: str) -> subprocess.Popen[bytes]:
    """A process that compiles the kernels of a module: the one that is at it, or a new one with these options."""
    with _starting:
        compiler = _processes.get(module)
        if compiler is None or compiler.poll() is not None:
            compiler = _processes[module] = _started([*options, module])
        return compiler


def failure(compiler: subprocess.Popen[bytes], module: str) -> RuntimeError:
    """Why a compiler that has ended has made no machine code of a module."""
    return RuntimeError(
        f"the kernels of {module} could not be compiled (numba {version('numba')}): {_last_words(compiler)}"
    )


def end_all() -> None:
    """End every compiler at once."""
    for compiler in _processes.values():
        if compiler.poll() is None:
            compiler.kill()
        compiler.communicate()
    _processes.clear()


def _started(arguments: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "solvers.kernels", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,  # closed when this process ends in whichever way, and the compiler ends then
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _last_words(compiler: subprocess.Popen[bytes]) -> str:
    """The last line that a compiler has written, or its exit status."""
    text = compiler.communicate()[1].decode(errors="replace")
    return (text.strip().splitlines() or [f"status {compiler.returncode}"])[-1]


atexit.register(end_all)
