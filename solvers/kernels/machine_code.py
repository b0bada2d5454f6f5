"""Machine code from files, loaded into this process; importing this imports llvmlite.

llvmlite is the binding of LLVM, the compiler that numba is built on. Loading takes a millisecond or two a kernel.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from solvers.kernels.cache import MachineCode, file_name, folders
from solvers.kernels.compiling import wait_for
from solvers.kernels.kernel import Kernel

llvm: Any = import_module("llvmlite.binding")  # which has no types

COMMON_PROCESSOR = "x86-64-v2" if llvm.get_process_triple().startswith("x86_64") else "generic"
"""What a packaged program carries machine code for, as LLVM calls it: x86-64-v2 is any of Intel and AMD since 2011."""

_engines: list[Any] = []
"""The LLVM execution engines, one for each kernel, which own the machine code."""


def load(code: MachineCode) -> int:
    """Load the machine code of a kernel into memory and return its address."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target().create_target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.code))
    engine.finalize_object()
    _engines.append(engine)
    return engine.get_function_address(code.symbol)


def required(kernel: Kernel[..., Any]) -> MachineCode:
    """The machine code of a kernel; waits for the compiler where there is none."""
    return found(kernel) or wait_for(kernel.module, lambda: found(kernel))


def found(kernel: Kernel[..., Any]) -> MachineCode | None:
    """The machine code of a kernel from its file, for this processor or for the common one; None without any."""
    names = (file_name(kernel, target) for target in (this_processor(), common_processor()))
    read = (MachineCode.read(folder / name) for name in names for folder in folders())
    return next((code for code in read if code is not None), None)


@cache
def this_processor() -> str:
    """The compiler, the system and the processor with its instructions: what machine code made here depends on."""
    return f"{_system()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def common_processor() -> str:
    """The same for the machine code that a packaged program carries."""
    return f"{_system()} {COMMON_PROCESSOR}"


def _system() -> str:
    return f"llvm {llvm.llvm_version_info} {llvm.get_process_triple()}"


@cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple())
