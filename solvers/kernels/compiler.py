"""The compiler: makes machine code of kernels with numba, which nothing else imports. Runs in a process of its own."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from importlib import import_module
from typing import Any, cast

from solvers.kernels.cache import MachineCode, file_name, keep, source_name
from solvers.kernels.kernel import PLACES, Kernel, kernels_of, named_parts, parts
from solvers.kernels.machine_code import COMMON_PROCESSOR, OPTIONS, common_processor, found, llvm, this_processor

_LLVM_TYPES = {ctypes.c_void_p: "ptr", ctypes.c_int64: "i64", ctypes.c_uint64: "i64", ctypes.c_bool: "i8"}
"""The types of parameters, as LLVM calls them."""


def compile_module(name: str, for_common_processor: bool = False) -> None:
    """Compile the kernels of a module of which there is no machine code, and keep it in files.

    For this processor, or to be linked for the common one, which has to be said before numba is imported.
    """
    for variable in [each for each in os.environ if each.startswith("NUMBA_")]:
        del os.environ[variable]  # numba's settings, which machine code would depend on
    if for_common_processor:
        os.environ |= {"NUMBA_CPU_NAME": COMMON_PROCESSOR, "NUMBA_CPU_FEATURES": ""}
    import numba

    compile_at_call = cast(Any, numba).njit(**OPTIONS)
    module = import_module(name)
    missing = [kernel for kernel in kernels_of(module) if found(kernel, for_common_processor) is None]
    target = common_processor() if for_common_processor else this_processor()
    names = {kernel.name: file_name(kernel, target) for kernel in missing}
    # As numba resolves what a function calls by the names in its module, the compiled functions take those names.
    compiled = {function: compile_at_call(function) for each in parts.values() for function in each.values()}
    for each in parts:
        namespace = vars(sys.modules[each])
        namespace.update({part: compiled[function] for part, function in named_parts(namespace).items()})
    for kernel in missing:
        code = _compiled(getattr(module, kernel.name), kernel, for_common_processor)
        keep(code, names[kernel.name])


def _compiled(dispatcher: Any, kernel: Kernel[..., Any], to_link: bool) -> MachineCode:
    """The machine code of a kernel; raises `RuntimeError` where the program could not run it."""
    dispatcher.compile(kernel.signature.text)
    try:  # much of this is private to numba, which may change it
        (result,) = dispatcher.overloads.values()
        symbol, module = result.fndesc.llvm_func_name, result.library._final_module
        types = [re.sub(r".*\*$", "ptr", str(parameter.type)) for parameter in module.get_function(symbol).arguments]
        undefined = [each.name for each in module.functions if each.is_declaration]
        code = b"" if to_link else result.library.serialize_using_object_code()[2][0]
    except (AttributeError, NameError, TypeError, ValueError) as error:
        raise RuntimeError(f"numba no longer has what machine code is taken out by: {error}") from error
    if any(not each.startswith("llvm.") for each in undefined):
        raise RuntimeError(f"the kernel {kernel.name} calls what is not in it: {', '.join(undefined)}")
    if types != [_LLVM_TYPES[c_type] for c_type in (*PLACES, *kernel.signature.c_types)]:
        raise RuntimeError(f"numba no longer hands over arguments as the program does: {kernel.name} takes others")
    return _linkable(module, symbol, source_name(kernel)) if to_link else MachineCode(symbol, code)


def _linkable(module: Any, symbol: str, name: str) -> MachineCode:
    """An object file that a linker can make part of a library, in which nothing but `symbol` is seen, as `name`."""
    own = llvm.parse_bitcode(module.as_bitcode())  # other kernels may yet be compiled with the module itself
    for each in (*own.functions, *own.global_variables):
        if not each.is_declaration and each.name != symbol:
            each.linkage = "internal"
    own.get_function(symbol).name = name
    machine = llvm.Target.from_triple(own.triple).create_target_machine(
        COMMON_PROCESSOR, reloc="pic", codemodel="small"
    )
    return MachineCode(name, machine.emit_object(own))
