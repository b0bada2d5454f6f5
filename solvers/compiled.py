"""How kernels are compiled. Importing this imports numba, so only searches that have begun do it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a kernel at its first call, keep the result on disk, and let other threads run meanwhile.

    numba renews the copy on disk when the kernel's own file changes. The constants and functions it imports are
    compiled into the copy too. numba names the copy after the qualified name of the function, so a digest of what is
    imported is added to that name, and another constant or another function makes another copy.
    """
    function.__qualname__ += f"_{_digest_of_constants(cast(FunctionType, function))}"
    njit: Any = cast(Any, numba).njit
    return cast(F, njit(cache=True, nogil=True)(function))


def _digest_of_constants(function: FunctionType) -> str:
    """A digest of what numba compiles in from the module of a function, as far as it is defined so far.

    These are numbers, tuples and arrays, and compiled functions of other modules.
    """
    values = sorted((name, _as_text(value, function.__module__)) for name, value in function.__globals__.items())
    return sha256(repr([each for each in values if each[1] is not None]).encode()).hexdigest()[:12]


def _as_text(value: object, module: str) -> str | None:
    """A constant, or the code of a compiled function that is not of the module, written out; None for anything else."""
    if isinstance(value, Dispatcher) and value.__module__ != module:
        code = cast(FunctionType, cast(Any, value).py_func).__code__
        return repr((code.co_code, code.co_consts))
    if isinstance(value, np.ndarray):
        return repr(cast("np.ndarray[Any, Any]", value).tolist())
    return repr(cast(object, value)) if isinstance(value, int | float | tuple) else None
