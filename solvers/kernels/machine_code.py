"""Machine code from files, loaded into this process; importing this imports llvmlite.

llvmlite is the binding of LLVM, the compiler that numba is built on. Loading takes a millisecond or two a kernel.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from solvers.kernels.cache import MachineCode, file_name, folders
from solvers.kernels.compiling import wait_for
from solvers.kernels.kernel import Kernel

llvm: Any = import_module("llvmlite.binding")  # which has no types

COMMON_PROCESSOR = "x86-64-v2" if llvm.get_process_triple().startswith("x86_64") else "generic"
"""What a shared library is compiled for, as LLVM calls it: x86-64-v2 is any processor of Intel and AMD since 2011."""

CHECKED = os.environ.get("HUARONG_KNIGHT_CHECKED", "0") not in ("", "0")
"""Whether kernels raise `IndexError` for an index that is out of bounds, which takes several times as long."""

ANY_ORDER = {"reassoc", "nsz"}
"""Of LLVM: the terms of a sum of floating-point numbers may be added in any order, so several of them at a time."""
OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "fastmath": ANY_ORDER,
    "boundscheck": CHECKED,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}
"""Of numba: without its runtime, which allocates, and without what is only needed to call kernels by way of numba."""

_engines: list[Any] = []
"""The LLVM execution engines, one for each kernel, which own the machine code."""


def load(code: MachineCode) -> int:
    """Load the machine code of a kernel into memory and return its address."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target().create_target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.code))
    engine.finalize_object()
    _engines.append(engine)
    return engine.get_function_address(code.symbol)


def required(kernel: Kernel[..., Any]) -> Callable[[], int]:
    """What loads the machine code of a kernel; waits for the compiler where there is none."""
    return partial(load, found(kernel) or wait_for(kernel.module, lambda: found(kernel)))


def found(kernel: Kernel[..., Any], common: bool = False) -> MachineCode | None:
    """The machine code of a kernel from its file, for this processor or for the common one; None without any."""
    name = file_name(kernel, common_processor() if common else this_processor())
    read = (MachineCode.read(folder / name) for folder in folders())
    return next((code for code in read if code is not None), None)


@cache
def this_processor() -> str:
    """The compiler, the system and the processor with its instructions: what machine code made here depends on."""
    return f"{_compiler()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@cache
def common_processor() -> str:
    """The compiler, the system and the processor of the machine code that a shared library is linked of."""
    return f"{_compiler()} {COMMON_PROCESSOR}"


def _compiler() -> str:
    """What reads bytecode and makes machine code of it, and how; numba follows the rules of numpy for types."""
    versions = [version(package) for package in ("numba", "llvmlite", "numpy")]
    options = sorted((OPTIONS | {"fastmath": sorted(OPTIONS["fastmath"])}).items())  # a set has no order that lasts
    return f"{sys.implementation.cache_tag} {versions} {llvm.llvm_version_info} {options} {llvm.get_process_triple()}"


@cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple())
