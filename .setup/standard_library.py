"""The modules of Python's standard library that packages bring, for searches of one's own."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

LEFT_OUT = {
    *("ensurepip", "idlelib", "lib2to3", "test", "tests", "antigravity"),
    *("tkinter", "_tkinter", "turtle", "turtledemo"),
    "nis",
}
"""Windows of another kind than the program's, installers and tests, and what needs a library that nothing else does."""


def standard_library() -> Iterator[str]:
    """The names of all modules that there are on this system, some of them more than once."""
    yield from filter(find_spec, sys.stdlib_module_names - LEFT_OUT)  # those that are not written in Python, too
    folder = Path(sysconfig.get_path("stdlib"))
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        parts = parts[:-1] if parts[-1] == "__init__" else parts
        if parts and all(map(str.isidentifier, parts)) and not LEFT_OUT & {*parts}:
            yield ".".join(parts)
