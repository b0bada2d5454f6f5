"""The files that keep machine code from one run of the program to the next.

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
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

from solvers.kernels.fingerprint import fingerprint
from solvers.kernels.kernel import Kernel

FORMAT = 2
"""Increased whenever the files, or what kernels take and return, change in a way that their names do not show."""
FOLDER_VARIABLE = "HUARONG_KNIGHT_KERNELS"
"""The environment variable that names a folder to use instead of the usual ones."""
BESIDE = Path(__file__).parent / "__pycache__"
"""The folder beside this module, where Python keeps its own compiled files; a packaged program brings it along."""

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
