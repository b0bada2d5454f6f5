"""The virtual environment `.venv` in this folder, and what is installed in it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from time import sleep

import bar

PROJECT = Path(__file__).resolve().parent.parent
VENV = PROJECT / ".venv"
STAMP = VENV / "installed-by-setup"
COMPILED_STAMP = VENV / "compiled-by-setup"
NEEDED_BYTES = 650 << 20
"""What the disk has less of while the program is installed, what is fetched included; roughly, for a bar."""
ALMOST = 0.99
LOOK_SECONDS = 0.2
REMEDY = (
    "The lines above say why. Check that you may write to this folder and that about 550 MB are free on the disk, "
    "then run the command again."
)


def program(name: str) -> str:
    """The path of a program in the virtual environment: `python`, or one that a package installed."""
    return str(VENV / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}"))


def make_venv() -> None:
    """Create the virtual environment, unless there is a working one."""
    if _works():
        return
    print("Creating the virtual environment .venv", flush=True)
    # --clear: an interpreter that was since removed leaves dangling links, which venv would keep.
    _must([sys.executable, "-m", "venv", "--clear", str(VENV)], "The virtual environment .venv could not be created.")


def install(extras: frozenset[str]) -> None:
    """Install the program, in place, with these optional dependencies, unless that was done since pyproject changed."""
    present = _installed()
    if present is not None and extras <= present:
        return
    wanted = sorted(extras | (present or set()))
    target = f".[{','.join(wanted)}]" if wanted else "."
    print("Installing the program and what it needs into .venv (the first time this takes about a minute)", flush=True)
    # pip would keep its cache outside this folder; its mere warnings are about the person's own pip settings. Most of
    # what it installs is never imported: Python compiles the rest when it is.
    pip = [program("python"), "-m", "pip", "install", "-qq", "--no-cache-dir", "--no-compile"]
    _must_with_bar(
        [*pip, "--disable-pip-version-check", "--editable", target],
        "What the program needs could not be installed: is there a network connection?",
    )
    STAMP.write_text("\n".join([_digest(), *wanted]), encoding="utf-8")


def compile_kernels() -> None:
    """Have the searches compiled, unless that was done since their sources changed; the program can do it later."""
    digest = _digest(*sorted((PROJECT / "solvers").rglob("*.py")))  # what a kernel names may be in any of them
    if COMPILED_STAMP.exists() and COMPILED_STAMP.read_text(encoding="utf-8") == digest:
        return
    if subprocess.call([program("python"), "-m", "solvers.kernels"], cwd=PROJECT) == 0:
        COMPILED_STAMP.write_text(digest, encoding="utf-8")


def _works() -> bool:
    try:
        asked = subprocess.run([program("python"), "-c", "import pip"], capture_output=True, check=False)
    except OSError:
        return False
    return asked.returncode == 0


def _installed() -> set[str] | None:
    """The extras that were installed with pyproject.toml as it stands; None when it has changed since."""
    if not STAMP.exists():
        return None
    digest, *extras = STAMP.read_text(encoding="utf-8").split("\n")
    return set(extras) if digest == _digest() else None


def _digest(*files: Path) -> str:
    """A digest of pyproject.toml and of other files."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in (PROJECT / "pyproject.toml", *files))).hexdigest()


def _must_with_bar(command: list[str], otherwise: str) -> None:
    """As `_must`, with a bar that follows how the disk fills; what the command complains of comes after that."""
    free = shutil.disk_usage(PROJECT).free
    here = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(VENV))  # what is fetched, too
    with TemporaryFile() as complaints:
        with subprocess.Popen(command, cwd=PROJECT, env=os.environ | here, stderr=complaints) as process:
            filled = 0
            while process.poll() is None:
                filled = max(filled, free - shutil.disk_usage(PROJECT).free)  # at the end, what was fetched goes
                bar.show("Fetching and installing", min(filled / NEEDED_BYTES, ALMOST))
                sleep(LOOK_SECONDS)
        bar.show("Fetching and installing", 1)
        bar.end()
        complaints.seek(0)
        sys.stderr.write(complaints.read().decode(errors="replace"))
    if process.returncode != 0:
        sys.exit(f"{otherwise} {REMEDY}")


def _must(command: list[str], otherwise: str) -> None:
    if subprocess.call(command, cwd=PROJECT) != 0:
        sys.exit(f"{otherwise} {REMEDY}")
