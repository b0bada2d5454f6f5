"""How kernels are compiled. Importing this imports numba, so only searches that have begun do it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a kernel at its first call, keep the result on disk, and let other threads run meanwhile.

    numba renews the copy on disk when the kernel's own file changes: keep a kernel and what it calls in one file. The
    constants it imports are compiled into the copy too. numba names the copy after the qualified name of the function,
    so a digest of the constants is added to that name, and another constant makes another copy.
    """
    function.__qualname__ += f"_{_digest_of_constants(cast(FunctionType, function))}"
    njit: Any = cast(Any, numba).njit
    return cast(F, njit(cache=True, nogil=True)(function))


def _digest_of_constants(function: FunctionType) -> str:
    """A digest of the numbers, tuples and arrays in the module of a function, as far as they are defined so far."""
    values = sorted((name, _as_text(value)) for name, value in function.__globals__.items())
    return sha256(repr([each for each in values if each[1] is not None]).encode()).hexdigest()[:12]


def _as_text(value: object) -> str | None:
    """A constant that numba compiles in, written out; None for anything else."""
    if isinstance(value, np.ndarray):
        return repr(cast("np.ndarray[Any, Any]", value).tolist())
    return repr(cast(object, value)) if isinstance(value, int | float | tuple) else None
