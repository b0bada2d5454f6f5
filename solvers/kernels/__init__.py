"""Kernels: the functions of a search that run as machine code, and where that code comes from.

A kernel is written in Python, in a module whose name ends in `kernel`, and declared with `kernel` and `compiled`. numba
turns it into machine code once, in a process of its own (`compiler.py`), which keeps it in a file (`cache.py`). The
program itself never imports numba: it loads the file with llvmlite (`machine_code.py`), in some milliseconds. A file
that is missing, damaged, or made of other source (`cache.py`), for another processor, by another compiler or with
other options is made again, while the search waits and can be stopped (`compiling.py`). A package has none of these: it
carries the machine code of all kernels as one shared library (`shared_library.py`). Read `kernel.py` first.
"""

from solvers.kernels.kernel import Kernel, compiled, kernel, prepare

__all__ = ["Kernel", "compiled", "kernel", "prepare"]
