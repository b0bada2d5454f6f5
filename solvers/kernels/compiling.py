"""The processes in which kernels are compiled, and waiting for them.

Compiling takes a second or more and cannot be interrupted, so it happens outside this process: what waits for it can be
stopped at any moment. A compiler whose result nobody waits for any longer goes on, for the next search; none outlives
the program. `compiled_behind` compiles all that is missing, behind a window: what a search needs is compiled at once.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from threading import Lock
from time import sleep
from typing import TypeVar

from solvers.kernels import shared_library
from solvers.kernels.kernel import AS_PYTHON
from solvers.pace import check_stop

T = TypeVar("T")

POLL_SECONDS = 0.01
AT_A_TIME = 2
"""How many modules are compiled at a time behind a window."""

MISSING = "--missing"
"""In place of a module: have none compiled, but the names of those written that are not, one a line."""
LOW_PRIORITY = "--low-priority"
"""The option to leave the processor to others."""

_processes: dict[str, subprocess.Popen[bytes]] = {}
"""By module, the compilers that were started."""
_lock = Lock()


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
    with _lock:
        compiler = _processes.get(module)
        if compiler is None or compiler.poll() is not None:
            if compiler is not None:
                compiler.communicate()  # closes its pipes: whoever began it may not have waited for its end
            compiler = _processes[module] = _started([*options, module])
        return compiler


def compiled_behind(first: Collection[str]) -> Iterator[tuple[int, int]]:
    """Compile every module that is not compiled, at low priority, those of `first` before the others.

    None where there is a shared library, as in a package, or where kernels run as plain Python.
    Yields how many are done, of how many (none while that is found out), to be gone on with now and then. Ends when a
    compiler fails: the search that needs what it was to compile says why.
    """
    if AS_PYTHON or shared_library.opened() is not None:
        return
    lister = start(MISSING, LOW_PRIORITY)
    while lister.poll() is None:
        yield 0, 0
    modules = sorted(lister.communicate()[0].decode().split(), key=lambda module: module not in first)
    with suppress(RuntimeError):
        for done in compiled(modules, AT_A_TIME, LOW_PRIORITY):
            yield done, len(modules)


def compiled(modules: Sequence[str], at_a_time: int, *options: str) -> Iterator[int]:
    """Start compilers of modules, with these options, while fewer than so many run, those that searches wait for too.

    Yields how many modules are done, to be gone on with now and then; raises `RuntimeError` when a compiler fails.
    """
    waiting, running = list(modules), dict[str, subprocess.Popen[bytes]]()
    while waiting or running:
        # a search may have had one compiled meanwhile
        waiting = [module for module in waiting if module not in _processes or _processes[module].poll() != 0]
        while waiting and sum(each.poll() is None for each in list(_processes.values())) < at_a_time:
            module = waiting.pop(0)
            running[module] = start(module, *options)
        for module in [module for module, compiler in running.items() if compiler.poll() is not None]:
            if (compiler := running.pop(module)).returncode != 0:
                raise failure(compiler, module)
        yield len(modules) - len(waiting) - len(running)


def failure(compiler: subprocess.Popen[bytes], module: str) -> RuntimeError:
    """Why a compiler that has ended has made no machine code of a module."""
    from importlib.metadata import version  # only here: the first answer does not wait for it

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
    idle = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)  # of Windows; elsewhere the process says so itself
    return subprocess.Popen(
        [sys.executable, "-m", "solvers.kernels", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,  # closed when this process ends in whichever way, and the compiler ends then
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) | (idle if LOW_PRIORITY in arguments else 0),
    )


def _last_words(compiler: subprocess.Popen[bytes]) -> str:
    """The last line that a compiler has written, or its exit status."""
    with _lock:  # another thread may ask too
        text = compiler.communicate()[1].decode(errors="replace")
    return (text.strip().splitlines() or [f"status {compiler.returncode}"])[-1]


atexit.register(end_all)
