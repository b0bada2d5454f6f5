"""The files that keep machine code from one run of the program to the next, and what it is compiled from, as a digest.

A file is named after the kernel and a digest of all that its machine code depends on, so that none is ever out of date;
it begins with a digest of its name and content, so that a damaged one is not read. Each is a few dozen kilobytes. Those
that have not been used for a long time are removed; two versions of the program may share a folder.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import time
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from solvers.kernels.kernel import Kernel, is_part

_ARRAYS: Any = np.ndarray | np.generic


@cache
def fingerprint(kernel: Kernel[..., Any]) -> str:
    """A digest of the function of a kernel, of those that it calls, in whichever modules, and of what they name.

    Comments, docstrings and the names of local variables do not count. Raises `TypeError` where a function names what
    cannot be written out.
    """
    functions = [kernel.function]
    described = [_described(function, functions) for function in functions]
    return sha256(repr(described).encode()).hexdigest()


def _described(function: FunctionType, functions: list[FunctionType]) -> object:
    """A function, and what it names; the compiled functions among that join `functions`."""
    codes, named = _codes(function.__code__), function.__globals__
    names = sorted({name for code in codes for name in code.co_names})
    values = (
        *((name, named[name]) for name in names if name in named),
        *(cell.cell_contents for cell in function.__closure__ or ()),
        function.__defaults__,
        *sorted((function.__kwdefaults__ or {}).items()),
    )
    return _label(function), [_written(code, function.__doc__) for code in codes], _value(values, names, functions)


def _codes(code: CodeType) -> list[CodeType]:
    """The bytecode of a function, and that of the functions within it."""
    return [code, *(inner for each in code.co_consts if isinstance(each, CodeType) for inner in _codes(each))]


def _written(code: CodeType, docstring: str | None) -> object:
    """Bytecode and what it refers to by number; parameters by name too, as calls may name them."""
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    constants = ["" if isinstance(each, CodeType) else repr(each) for each in code.co_consts if each is not docstring]
    return code.co_code, code.co_exceptiontable, code.co_flags, code.co_names, parameters, constants


def _value(value: Any, names: list[str], functions: list[FunctionType], within: tuple[ModuleType, ...] = ()) -> object:
    """A constant by its content, a function or a type by its name.

    Of a module, which is reached through the modules `within`, by all that has one of `names` there.
    """
    if isinstance(value, ModuleType):
        held = [(name, getattr(value, name)) for name in names if value not in within and hasattr(value, name)]
        return value.__name__, [(name, _value(each, names, functions, (*within, value))) for name, each in held]
    if isinstance(value, tuple):
        items = cast("tuple[Any, ...]", value)
        return type(items).__name__, getattr(items, "_fields", ()), [_value(each, names, functions) for each in items]
    if isinstance(value, _ARRAYS):
        return value.dtype.str, value.shape, value.strides, value.tobytes()
    if value is None or isinstance(value, int | float | complex | str):
        return type(value).__name__, repr(value)
    function = cast(Any, value.function if isinstance(value, Kernel) else value)
    if not hasattr(function, "__name__"):
        raise TypeError(f"a kernel cannot name {value!r}, as changes of it would not be seen")
    if is_part(function) and function not in functions:
        functions.append(function)
    return _label(function)


def _label(value: Any) -> str:
    return f"{getattr(value, '__module__', None)}.{value.__name__}"


FORMAT = 2
"""Increased whenever the files, or what kernels take and return, change in a way that their names do not show."""
FOLDER_VARIABLE = "HUARONG_KNIGHT_KERNELS"
"""The environment variable that names a folder to use instead of the usual ones."""
BESIDE = Path(__file__).parent / "__pycache__"
"""The folder beside this module, where Python keeps its own compiled files."""

DAY_SECONDS = 24 * 60 * 60
UNUSED_SECONDS = 60 * DAY_SECONDS
"""Files that have not been used for so long are removed."""


@dataclass(frozen=True)
class MachineCode:
    """An object file in the format of the system, and the symbol in it that stands for the kernel."""

    symbol: str
    code: bytes

    @classmethod
    def read(cls, path: Path) -> MachineCode | None:
        """Read what `write` has written, and note its use; None where there is no such file or it is damaged."""
        try:
            digest, symbol, code = path.read_bytes().split(b"\n", 2)
        except (OSError, ValueError):
            return None
        if digest != _digest(path, symbol, code):
            return None
        with suppress(OSError):  # it may be somebody else's
            if time() - path.stat().st_mtime > DAY_SECONDS:
                os.utime(path)
        return cls(symbol.decode(), code)

    def write(self, path: Path) -> None:
        """Write a file, which others see whole or not at all; raises `OSError`.

        Files beside it that nobody has used for long are removed, and what compilers that were ended have left.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        symbol = self.symbol.encode()
        part = path.with_name(f"{path.name}.{os.urandom(8).hex()}.part")
        try:
            part.write_bytes(b"\n".join((_digest(path, symbol, self.code), symbol, self.code)))
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        for other in path.parent.glob("*.kernel*"):
            with suppress(OSError):  # it may be somebody else's, or have just been removed by another compiler
                if time() - other.stat().st_mtime > UNUSED_SECONDS:
                    other.unlink()


def folders() -> list[Path]:
    """Where machine code is looked for: beside this module, and in the cache folder of the person's own."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return [Path(chosen)] if chosen else [BESIDE, _own_cache(os.environ) / "huarong-knight" / "kernels"]


def keep(code: MachineCode, name: str) -> None:
    """Write a file into the first folder that can be written to; raises `OSError` where there is none."""
    *preferred, last = folders()
    for folder in preferred:
        with suppress(OSError):
            return code.write(folder / name)
    return code.write(last / name)


def file_name(kernel: Kernel[..., Any], target: str) -> str:
    """The name of the file for a kernel; `target` says which compiler makes machine code for which processor."""
    depends_on = f"{FORMAT} {target} {kernel.signature.text} {fingerprint(kernel)}"
    return f"{kernel.module}.{kernel.name}-{sha256(depends_on.encode()).hexdigest()[:24]}.kernel"


def source_name(kernel: Kernel[..., Any]) -> str:
    """A name of a kernel that changes with its source; the symbol of its machine code in a shared library."""
    depends_on = f"{FORMAT} {kernel.signature.text} {fingerprint(kernel)}"
    return f"{kernel.module}.{kernel.name}.{sha256(depends_on.encode()).hexdigest()[:24]}"


def _own_cache(environment: Mapping[str, str]) -> Path:
    """The folder of the person's own for what can be made again."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    return Path(environment.get("XDG_CACHE_HOME") or home / ".cache")


def _digest(path: Path, symbol: bytes, code: bytes) -> bytes:
    return sha256(b"\n".join((path.name.encode(), symbol, code))).hexdigest().encode()
