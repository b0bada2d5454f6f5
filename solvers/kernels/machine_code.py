"""Machine code from files, loaded into this process; importing this imports llvmlite.

Loading takes a millisecond or two a kernel.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from solvers.kernels.cache import MachineCode, file_name, folders
from solvers.kernels.compiling import wait_for
from solvers.kernels.kernel import Kernel
from solvers.kernels.target import common_processor, llvm, this_processor

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
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple())
