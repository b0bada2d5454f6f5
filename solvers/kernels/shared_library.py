"""The machine code of all kernels as one shared library, which a package carries; loading it takes only ctypes."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from solvers.kernels.cache import source_name
from solvers.kernels.kernel import Kernel

VARIABLE = "HUARONG_KNIGHT_LIBRARY"
"""The environment variable that names a library to use instead of the one beside this module."""
BESIDE = Path(__file__).with_name("kernels.dll" if sys.platform == "win32" else "kernels.so")


def found(kernel: Kernel[..., Any]) -> Callable[[], int] | None:
    """What returns the address of a kernel; None where there is no library, or it was made of another source."""
    library = opened()
    if library is None or not hasattr(library, source_name(kernel)):
        return None
    address = ctypes.cast(library[source_name(kernel)], ctypes.c_void_p).value or 0
    return lambda: address


@cache
def opened() -> ctypes.CDLL | None:
    """The library, if there is one; raises `OSError` where it cannot be loaded."""
    chosen = os.environ.get(VARIABLE)
    return ctypes.CDLL(chosen or str(BESIDE)) if chosen or BESIDE.exists() else None
