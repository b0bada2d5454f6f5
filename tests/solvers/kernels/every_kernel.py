"""A plugin of pytest, `-p tests.solvers.kernels.every_kernel`: the tests fail unless they run every kernel.

With a shared library, they fail unless it is from there.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

from solvers.kernels import shared_library
from solvers.kernels.__main__ import kernel_modules
from solvers.kernels.kernel import Kernel, kernels_of


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the kernels that none of the tests has loaded."""
    kernels = [kernel for module in kernel_modules() for kernel in kernels_of(import_module(module))]
    unused = [f"{kernel.module}.{kernel.name}" for kernel in kernels if kernel._code is None or not _is_meant(kernel)]
    if unused:
        print("\nno test runs", *unused)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _is_meant(kernel: Kernel[..., Any]) -> bool:
    """Whether the machine code of a kernel that was run is from where it is meant to be."""
    return shared_library.VARIABLE not in os.environ or shared_library.found(kernel) is not None
