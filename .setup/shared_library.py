"""Link the machine code of all kernels into one shared library: `.venv/bin/python .setup/shared_library.py FILE`.

What is linked is compiled for the processor that packages are for, and kept with the rest of the machine code.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from environment import PROJECT

sys.path.insert(0, str(PROJECT))

from solvers.kernels.__main__ import compile_all, kernel_modules
from solvers.kernels.kernel import kernels_of
from solvers.kernels.machine_code import found

LINKERS = {
    # "text": fails where machine code would have to be changed as it is loaded, which some systems forbid.
    "linux": ("ld", "-shared", "-z", "text", "-z", "noexecstack", "--build-id=none", "--strip-all"),
    "darwin": ("cc", "-dynamiclib"),
    "win32": (sys.executable, "-m", "ziglang", "cc", "-shared"),
}
"""By system, how files of machine code are made a library."""


def link(library: Path, modules: Iterable[str]) -> int:
    """Link the machine code of some modules, which is compiled; returns the exit status."""
    kernels = [kernel for module in modules for kernel in kernels_of(import_module(module))]
    codes = [code for kernel in kernels if (code := found(kernel, common=True)) is not None]
    with TemporaryDirectory() as folder:
        objects = [Path(folder) / f"{number}.o" for number in range(len(codes))]
        for path, code in zip(objects, codes, strict=True):
            path.write_bytes(code.code)
        return subprocess.call([*LINKERS[sys.platform], "-o", str(library), *map(str, objects)])


if __name__ == "__main__":
    sys.exit(compile_all(common=True) or link(Path(sys.argv[1]), kernel_modules()))
