"""A plugin of pytest, `-p tests.solvers.kernels.every_kernel`: the tests fail unless they run every kernel."""

from __future__ import annotations

from importlib import import_module

import pytest

from solvers.kernels.__main__ import kernel_modules
from solvers.kernels.kernel import kernels_of


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the kernels that none of the tests has loaded."""
    kernels = [kernel for module in kernel_modules() for kernel in kernels_of(import_module(module))]
    unused = [f"{kernel.module}.{kernel.name}" for kernel in kernels if kernel._code is None]
    if unused:
        print("\nno test runs", *unused)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
