"""One command for everything a clone needs: `python3 .setup run`, `test`, `lint`, `bench` or `soak`.

Each makes what is missing first: the system libraries of Qt (on Debian, as root), the virtual environment `.venv` in
this folder, and the packages in it. Later runs find all that in place and start at once. Standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from environment import PROJECT, VENV, compile_kernels, install, make_venv, program
from system import bring_libraries, bring_validators, bring_venv_module, bring_x_server

OLDEST_PYTHON = (3, 11)
LINTERS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    # numpy's types need the interpreter they were installed for; pyright would ask whichever is first on the PATH.
    ("pyright", "--pythonpath", program("python")),
    ("lint-imports",),
)
SIDE_BY_SIDE = ("--numprocesses=auto", "--maxprocesses=4", "--dist=worksteal")
"""The arguments of pytest for the whole suite."""
DESKTOP = PROJECT / "resources" / "desktop"
VALIDATORS = (
    ("desktop-file-validate", str(DESKTOP / "huarong-knight.desktop")),
    ("appstreamcli", "validate", "--no-net", str(DESKTOP / "huarong-knight.metainfo.xml")),
)
"""Programs of the system, run where they are installed."""


def main(arguments: Sequence[str]) -> int:
    """Run the command named first with the other arguments; returns the exit status."""
    commands = {"run": run, "test": test, "lint": lint, "bench": bench, "soak": soak}
    if sys.version_info[:2] < OLDEST_PYTHON:
        sys.exit("Huarong Knight needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))
    if not arguments or arguments[0] not in commands:
        print(f"usage: python3 .setup {{{','.join(commands)}}} [arguments]", file=sys.stderr)
        return 2
    return commands[arguments[0]](arguments[1:])


def run(arguments: Sequence[str]) -> int:
    """Open the window."""
    prepare()
    compile_kernels()
    return become("app", *arguments)


def test(arguments: Sequence[str]) -> int:
    """Run the tests, side by side on all cores, or those that pytest's own arguments select."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    prepare("test")
    compile_kernels()
    bring_x_server()
    return become("pytest", *(arguments or SIDE_BY_SIDE))


def lint(_: Sequence[str]) -> int:
    """Run every linter, also after one has failed."""
    prepare("test", "lint")
    os.environ["PYRIGHT_PYTHON_CACHE_DIR"] = str(VENV / "pyright")  # not in the person's home
    os.environ["PYRIGHT_PYTHON_IGNORE_WARNINGS"] = "1"  # that there is a newer pyright
    bring_validators()
    commands = [(program(name), *arguments) for name, *arguments in LINTERS]
    commands += [validator for validator in VALIDATORS if shutil.which(validator[0])]
    failures = [command for command in commands if not _passes(command)]
    return 1 if failures else 0


def bench(arguments: Sequence[str]) -> int:
    """Run the benchmarks, or those named."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    prepare()
    compile_kernels()
    return become("tests.benchmarks", *arguments)


def soak(arguments: Sequence[str]) -> int:
    """Look for faults in long random runs."""
    prepare("test")
    compile_kernels()
    return become("tests.soak", *arguments)


def prepare(*extras: str) -> None:
    """Install everything the command needs; exits with one sentence where that fails."""
    bring_libraries()
    bring_venv_module()
    make_venv()
    install(frozenset(extras))


def become(module: str, *arguments: str) -> int:
    """Replace this process by `python -m module`, which then gets the signals and the terminal."""
    os.chdir(PROJECT)
    command = [program("python"), "-m", module, *arguments]
    if os.name != "nt":  # where exec would return to the shell at once
        os.execv(command[0], command)
    return subprocess.call(command)


def _passes(command: Sequence[str]) -> bool:
    print("-", Path(command[0]).name, *command[1:], flush=True)
    return subprocess.call(command, cwd=PROJECT) == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
