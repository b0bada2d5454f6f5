"""One command for everything a clone needs: `python3 .setup run`, `test`, `lint` and those that `--help` lists.

Each first installs what is missing: the system libraries of Qt (on Debian-based systems, as root, after a question that
`--yes` answers), the virtual environment `.venv` in this folder, and the packages in it. Later runs find all that in
place and start at once. Needs nothing but Python itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from environment import PROJECT, VENV, compile_kernels, install, make_venv, program
from system import LINKER, VALIDATORS, X_SERVER, YES, agree, bring_system_packages

from app.startup.missing_libraries import X11_LIBRARIES

OLDEST_PYTHON = (3, 11)
TOO_OLD = (
    "Huarong Knight needs Python 3.11 or newer; this is Python {}.{}. Install a newer one (see "
    "https://www.python.org/downloads/), and run this command with it, as in: python3.12 .setup run"
)
USAGE = "usage: python3 .setup COMMAND [arguments]\n\nCommands:"
LINTERS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    # numpy's types need the interpreter they were installed for; pyright would ask whichever is first on the PATH.
    ("pyright", "--pythonpath", program("python")),
    ("lint-imports",),
    ("check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/tests.yml"),
    *(
        ("check-jsonschema", "--builtin-schema", f"vendor.github-issue-{schema}", f".github/ISSUE_TEMPLATE/{name}.yml")
        for name, schema in (("fault", "forms"), ("idea", "forms"), ("config", "config"))
    ),
    # These linters, on samples of what may be added; and whether the newest packages that are allowed fit together.
    (
        "pytest",
        "-q",
        "tests/recipes/test_linters.py",
        "tests/third_puzzle/test_linters.py",
        "tests/setup/test_constraints.py",
    ),
)
SIDE_BY_SIDE = (f"--numprocesses={2 * (os.cpu_count() or 1)}", "--maxprocesses=8", "--dist=worksteal")
"""The arguments of pytest for all tests: two processes for a core, since many tests wait for what the clock brings."""
DESKTOP = PROJECT / "resources" / "desktop"
IN_MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ENOUGH_MEMORY = 2 << 30
VALIDATIONS = (
    ("desktop-file-validate", str(DESKTOP / "huarong-knight.desktop")),
    ("appstreamcli", "validate", "--no-net", str(DESKTOP / "huarong-knight.metainfo.xml")),
)
"""Programs of the system, run where they are installed."""


def main(arguments: Sequence[str]) -> int:
    """Run the command named first with the other arguments; returns the exit status."""
    commands = {command.__name__: command for command in (run, test, lint, bench, soak, mutate, package, docs, system)}
    if sys.version_info[:2] < OLDEST_PYTHON:
        sys.exit(TOO_OLD.format(*sys.version_info))
    if not arguments or arguments[0] not in commands:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        lines = (f"  {name:7} {command.__doc__}" for name, command in commands.items())
        print(USAGE, *lines, sep="\n", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    if YES in arguments:
        agree()
    return commands[arguments[0]]([argument for argument in arguments[1:] if argument != YES])


def run(arguments: Sequence[str]) -> int:
    """Open the window; --help lists the arguments."""
    prepare()
    return become("app", *arguments)


def test(arguments: Sequence[str]) -> int:
    """Run the tests; --all: also those that are only drawn otherwise; other arguments are passed to pytest."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    keep_bytecode()
    keep_files_in_memory()
    prepare("test", programs=X_SERVER | LINKER, libraries=X11_LIBRARIES)
    compile_kernels()
    if arguments == ["--all"]:
        return become("pytest", *SIDE_BY_SIDE)
    return become("pytest", *(arguments or (*SIDE_BY_SIDE, "--sample", "--in-turn")))


def lint(_: Sequence[str]) -> int:
    """Run all linters, even after one has failed."""
    prepare("test", "lint", programs=VALIDATORS)
    os.environ["PYRIGHT_PYTHON_CACHE_DIR"] = str(VENV / "pyright")  # not in the person's home
    os.environ["PYRIGHT_PYTHON_IGNORE_WARNINGS"] = "1"  # that there is a newer pyright
    commands = [(program(name), *arguments) for name, *arguments in LINTERS]
    commands += [validator for validator in VALIDATIONS if shutil.which(validator[0])]
    failures = [command for command in commands if not _passes(command)]
    return 1 if failures else 0


def bench(arguments: Sequence[str]) -> int:
    """Run the benchmarks, or those named; see also: against --help, gaps --help."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    prepare()
    compile_kernels()
    return become("tests.benchmarks", *arguments)


def soak(arguments: Sequence[str]) -> int:
    """Look for faults in long random runs; --help lists the arguments."""
    prepare("test")
    compile_kernels()
    return become("tests.soak", *arguments)


def mutate(arguments: Sequence[str]) -> int:
    """Make small changes of the program, and see whether the tests notice; --help lists the arguments."""
    prepare("test", "mutate")
    compile_kernels()
    return subprocess.call([program("python"), str(PROJECT / ".setup" / "mutate.py"), *arguments], cwd=PROJECT)


def package(arguments: Sequence[str]) -> int:
    """Make what others install, in dist: deb, folder, wheel or sdist."""
    prepare("package", programs=LINKER)
    return subprocess.call([program("python"), str(PROJECT / ".setup" / "packages.py"), *arguments], cwd=PROJECT)


def docs(arguments: Sequence[str]) -> int:
    """Make the page of reference of the library, in dist/reference or the folder that is named."""
    prepare("docs")
    return subprocess.call([program("python"), str(PROJECT / ".setup" / "reference.py"), *arguments])


def system(_: Sequence[str]) -> int:
    """Install only what all commands need of the system: as root, before the others are run by somebody else."""
    bring_system_packages(X_SERVER | LINKER | VALIDATORS, X11_LIBRARIES)
    return 0


def prepare(*extras: str, programs: Mapping[str, str] | None = None, libraries: Iterable[str] = ()) -> None:
    """Install everything the command needs; exits with one sentence where that fails."""
    bring_system_packages(programs, libraries)
    make_venv()
    install(frozenset(extras))


def keep_bytecode() -> None:
    """Keep the bytecode of modules in the virtual environment, also where Python is told to keep none.

    The tests start hundreds of processes, and each would compile the program, and pytest all tests, again.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


def keep_files_in_memory() -> None:
    """Have pytest make its folders in memory where there is plenty: on a disk, half of the time is waiting for it."""
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free >= ENOUGH_MEMORY:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(IN_MEMORY)


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
