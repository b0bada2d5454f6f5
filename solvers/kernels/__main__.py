"""Compile kernels: `python -m solvers.kernels [--common] [MODULE]`; without a module all, showing how far that is."""

from __future__ import annotations

import os
import pkgutil
import subprocess
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


def kernel_modules() -> list[str]:
    """The modules of all kernels, by the end of their names."""
    names = [module.name for module in pkgutil.walk_packages(import_module("solvers").__path__, "solvers.")]
    return [name for name in names if name.endswith("kernel") and name != "solvers.kernels.kernel"]


def main(arguments: Sequence[str]) -> int:
    """Compile the kernels of one module in this process, or those of all modules in processes side by side."""
    common = COMMON in arguments
    modules = [argument for argument in arguments if argument != COMMON]
    if not modules:
        return compile_all(common)
    from solvers.kernels.compiler import compile_module

    threading.Thread(target=_end_with_parent, daemon=True).start()
    compile_module(modules[0], common)
    return 0


def compile_all(common: bool = False) -> int:
    """Compile all kernels that are not compiled yet; returns the exit status."""
    from solvers.kernels.machine_code import COMMON_PROCESSOR, llvm

    options = [COMMON] if common else []
    processor = COMMON_PROCESSOR if common else llvm.get_host_cpu_name()
    modules = kernel_modules()
    waiting = [module for module in modules if not is_compiled(module, common)]
    running: dict[str, subprocess.Popen[bytes]] = {}
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            module = waiting.pop(0)
            running[module] = compiling.start(module, *options)
        sleep(POLL_SECONDS)
        for module in [module for module, compiler in running.items() if compiler.poll() is not None]:
            if (compiler := running.pop(module)).returncode != 0:
                print(compiling.failure(compiler, module), file=sys.stderr)
                return 1
        _show(len(modules) - len(waiting) - len(running), len(modules))
    print(f"The searches are compiled for this kind of processor: {processor}")
    return 0


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
