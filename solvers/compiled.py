"""How kernels are compiled. Importing this imports numba, so only searches that have begun do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a kernel at its first call, keep the result on disk, and let other threads run meanwhile.

    The copy on disk is renewed only when the kernel's own file changes: keep a kernel and what it calls in one file.
    """
    njit: Any = cast(Any, numba).njit
    return cast(F, njit(cache=True, nogil=True)(function))
