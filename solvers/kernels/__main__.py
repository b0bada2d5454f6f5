"""Compile kernels: `python -m solvers.kernels [--common] [--low-priority] [MODULE]`; without a module all, with a bar.

With `--missing` in place of a module, nothing is compiled: the modules that are to be are named, one a line.
"""

from __future__ import annotations

import os
import pkgutil
import sys
import threading
from collections.abc import Sequence
from importlib import import_module
from time import sleep

from solvers.kernels import compiling
from solvers.kernels.kernel import kernels_of

COMMON = "--common"
"""The option to compile what is to be linked, for the processor that packages are for."""
BAR = 30
POLL_SECONDS = 0.05
LOWEST_PRIORITY = 19


def kernel_modules() -> list[str]:
    """The modules of all kernels, by the end of their names."""
    names = [module.name for module in pkgutil.walk_packages(import_module("solvers").__path__, "solvers.")]
    return [name for name in names if name.endswith("kernel") and name != "solvers.kernels.kernel"]


def main(arguments: Sequence[str]) -> int:
    """Compile the kernels of one module in this process, or those of all modules in processes side by side."""
    common = COMMON in arguments
    modules = [argument for argument in arguments if argument not in (COMMON, compiling.LOW_PRIORITY)]
    if compiling.LOW_PRIORITY in arguments and sys.platform != "win32":
        os.nice(LOWEST_PRIORITY)
    if not modules:
        return compile_all(common)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if modules == [compiling.MISSING]:
        print(*missing_modules(), sep="\n")
        return 0
    from solvers.kernels.compiler import compile_module

    compile_module(modules[0], common)
    return 0


def compile_all(common: bool = False) -> int:
    """Compile all kernels that are not compiled yet; returns the exit status."""
    from solvers.kernels.machine_code import COMMON_PROCESSOR, llvm

    missing = missing_modules(common)
    try:
        for done in compiling.compiled(missing, os.cpu_count() or 1, *([COMMON] if common else [])):
            _show(done, len(missing))
            sleep(POLL_SECONDS)
    except RuntimeError as failure:
        print(failure, file=sys.stderr)
        return 1
    processor = COMMON_PROCESSOR if common else llvm.get_host_cpu_name()
    print(f"The searches are compiled for this kind of processor: {processor}")
    return 0


def missing_modules(common: bool = False) -> list[str]:
    """The modules that have kernels without machine code."""
    return [module for module in kernel_modules() if not is_compiled(module, common)]


def is_compiled(module: str, common: bool = False) -> bool:
    """Whether there is machine code of all kernels of a module."""
    from solvers.kernels.machine_code import found

    return all(found(kernel, common) is not None for kernel in kernels_of(import_module(module)))


def _show(done: int, total: int) -> None:
    """Draw a bar, in a terminal."""
    filled = BAR * done // total
    if sys.stdout.isatty():
        end = "\n" if done == total else ""
        print(f"\rCompiling the searches [{'#' * filled}{'.' * (BAR - filled)}] {done} of {total}", end=end, flush=True)


def _end_with_parent() -> None:
    """End this process when the one that started it has ended: then its end of standard input is closed."""
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
