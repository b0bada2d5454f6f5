"""The compiler: makes machine code of kernels with numba, which nothing else imports. Runs in a process of its own."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, cast

from solvers.kernels.cache import MachineCode, file_name, keep
from solvers.kernels.kernel import Kernel, called_modules, kernels_of, named_parts, parts
from solvers.kernels.machine_code import COMMON_PROCESSOR, common_processor, found, this_processor

ANY_ORDER = {"reassoc", "nsz"}
"""Of LLVM: the terms of a sum of floating-point numbers may be added in any order, so several of them at a time."""
OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "fastmath": ANY_ORDER,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}
"""Of numba: without its runtime, which allocates, and without what is only needed to call kernels by way of numba."""


def compile_module(name: str, for_common_processor: bool = False) -> None:
    """Compile the kernels of a module of which there is no machine code, and keep it in files.

    For this processor, or for the common one, which has to be said before numba is imported for the first time.
    """
    if for_common_processor:
        os.environ |= {"NUMBA_CPU_NAME": COMMON_PROCESSOR, "NUMBA_CPU_FEATURES": ""}
    import numba

    compile_at_call = cast(Any, numba).njit(**OPTIONS)
    module = import_module(name)
    missing = [kernel for kernel in kernels_of(module) if found(kernel) is None]
    names = {kernel.name: file_name(kernel, _target(for_common_processor)) for kernel in missing}
    # As numba resolves what a function calls by the names in its module, the compiled functions take those names.
    compiled = {function: compile_at_call(function) for each in parts.values() for function in each.values()}
    for each in (name, *called_modules(name)):
        namespace = vars(import_module(each))
        namespace.update({part: compiled[function] for part, function in named_parts(namespace).items()})
    for kernel in missing:
        keep(_compiled(getattr(module, kernel.name), kernel), names[kernel.name])


def _target(for_common_processor: bool) -> str:
    return common_processor() if for_common_processor else this_processor()


def _compiled(dispatcher: Any, kernel: Kernel[..., Any]) -> MachineCode:
    dispatcher.compile(kernel.signature.text)
    (result,) = dispatcher.overloads.values()
    _, _, (code, _) = result.library.serialize_using_object_code()
    undefined = [each.name for each in result.library._final_module.functions if each.is_declaration]
    if any(not each.startswith("llvm.") for each in undefined):
        raise RuntimeError(f"the kernel {kernel.name} calls what is not in it: {', '.join(undefined)}")
    return MachineCode(result.fndesc.llvm_func_name, code)
