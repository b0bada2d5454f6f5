"""The files that keep machine code from one run of the program to the next.

A file is named after the kernel and a digest of all that its machine code depends on, so that none is ever out of date;
it begins with a digest of its own content, so that a damaged one is not read. Each is a few dozen kilobytes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from solvers.kernels.kernel import Kernel, called_modules, parts

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMAT = 1
"""Increased whenever the files, or what kernels take and return, change in a way that their names do not show."""
FOLDER_VARIABLE = "HUARONG_KNIGHT_KERNELS"
"""The environment variable that names a folder to use instead of the usual ones."""
BESIDE = Path(__file__).parent / "__pycache__"
"""The folder beside this module, where Python keeps its own compiled files; a packaged program brings it along."""


@dataclass(frozen=True)
class MachineCode:
    """An object file in the format of the system, and the symbol in it that stands for the kernel."""

    symbol: str
    code: bytes

    @classmethod
    def read(cls, path: Path) -> MachineCode | None:
        """Read what `write` has written; None where there is no such file or it is damaged."""
        try:
            digest, symbol, code = path.read_bytes().split(b"\n", 2)
        except (OSError, ValueError):
            return None
        return cls(symbol.decode(), code) if digest.decode("latin-1") == _digest(symbol + code) else None

    def write(self, path: Path) -> None:
        """Write a file, which others see whole or not at all; raises `OSError`."""
        path.parent.mkdir(parents=True, exist_ok=True)
        symbol = self.symbol.encode()
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(b"\n".join((_digest(symbol + self.code).encode(), symbol, self.code)))
        Path(file.name).replace(path)


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
    depends_on = f"{FORMAT} {target} {kernel.signature.text} {_fingerprint(kernel.module)}"
    return f"{kernel.module}.{kernel.name}-{_digest(depends_on.encode())[:24]}.kernel"


@cache
def _fingerprint(module: str) -> str:
    """A digest of the functions compiled into the kernels of a module, and of the constants that they can name.

    A digest follows for each other module whose functions are compiled into them.
    """
    return "".join(_own_fingerprint(each) for each in (module, *called_modules(module)))


def _own_fingerprint(module: str) -> str:
    functions = sorted(parts[module].items())
    code = [(name, function.__code__.co_code, _constants(function.__code__.co_consts)) for name, function in functions]
    named = {name: _as_text(value) for name, value in functions[0][1].__globals__.items()}
    return _digest(repr((code, sorted((name, text) for name, text in named.items() if text))).encode())


def _constants(values: tuple[object, ...]) -> list[str]:
    """The constants of a function, written out; its docstring and other texts do not matter."""
    return [repr(value) for value in values if not isinstance(value, str)]


def _as_text(value: object) -> str | None:
    """A constant of a module that is compiled in, written out: a number, a tuple or an array; None for another."""
    if isinstance(value, np.ndarray):
        array = cast("NDArray[Any]", value)
        return f"{array.dtype} {array.tolist()}"
    return repr(cast(object, value)) if isinstance(value, int | float | tuple | np.generic) else None


def _own_cache(environment: Mapping[str, str]) -> Path:
    """The folder of the person's own for what can be made again."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    return Path(environment.get("XDG_CACHE_HOME") or home / ".cache")


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()
