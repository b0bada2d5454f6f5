"""System packages: the shared libraries of Qt, and Python's own `venv`.

On Debian-based systems they are installed if you are root, and agree. Elsewhere nothing is changed, and a sentence says
what is missing.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping

import bar
from environment import PROJECT

sys.path.append(str(PROJECT))
from app.startup.missing_libraries import (
    PACKAGES,
    missing,
    needed_for_screen,
    needed_to_import,
    told,
)

VENV_PACKAGE = f"python3.{sys.version_info.minor}-venv"
NO_VENVS = (
    "This Python has no module that creates virtual environments "
    f"(on Debian and Ubuntu: apt-get install {VENV_PACKAGE})."
)
STATUS = re.compile(r"(dlstatus|pmstatus):[^:]*:([\d.]+):")
"""How apt-get tells how many percent are done."""
PARTS = {"dlstatus": "Fetching", "pmstatus": "Installing"}
AGAIN = "Install what is missing, and run the command again."
VALIDATORS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}
"""The validators of the desktop's files, and the packages that have them."""
X_SERVER = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""An X server without a monitor, and what the tests need to press keys."""
LINKER = {"ld": "binutils"}
YES = "--yes"
"""The argument with which nothing is asked."""
AGREED = "HUARONG_KNIGHT_YES"
"""The variable of the environment that holds for what is started from here, too."""


def bring_system_packages(programs: Mapping[str, str] | None = None, libraries: Iterable[str] = ()) -> None:
    """Install, in one go and after one question, what the set-up needs of the system; exits with what is missing then.

    Also programs, by the packages that have them, and libraries, without which it goes on.
    """
    needed = [*needed_to_import(), *needed_for_screen(os.environ)]
    packages = {PACKAGES[library] for library in missing([*needed, *libraries])}
    packages |= {package for name, package in (programs or {}).items() if shutil.which(name) is None}
    packages |= set() if _makes_venvs() else {VENV_PACKAGE}
    if packages and _may_install():
        _apt_install(packages)
    missed = [f"{told(lacking)}."] if (lacking := missing(needed)) else []
    missed += [] if _makes_venvs() else [NO_VENVS]
    if missed:
        sys.exit(" ".join([*missed, AGAIN]))


def _makes_venvs() -> bool:
    """Whether Python has what makes virtual environments, a package of its own on Debian."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def _may_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def agree() -> None:
    """Ask nothing from now on."""
    os.environ[AGREED] = "1"


def _agrees(names: str) -> bool:
    """Whether packages may be installed; asked only where somebody can answer, and not on a server for tests."""
    if os.environ.get(AGREED) or os.environ.get("CI") or not sys.stdin.isatty():
        return True
    return input(f"May the system packages {names} be installed? [Y/n] ").strip().lower() in ("", "y", "yes")


def _apt_install(packages: set[str]) -> None:
    names = sorted(packages)
    if not _agrees(" ".join(names)):
        return
    print(f"Installing the system packages {' '.join(names)}", flush=True)
    _apt("update")
    _apt("install", "--yes", "--no-install-recommends", *names)


def _apt(*arguments: str) -> None:
    """Run apt-get, with a bar for each of its two parts; exits with what it says where it fails."""
    command = ["apt-get", "-qq", "-o", "APT::Status-Fd=1", *arguments]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    said: list[str] = []
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            status = STATUS.match(line)
            if status is None:
                said.append(line)
            else:
                bar.show(PARTS[status[1]], float(status[2]) / 100)
        bar.end()
    if process.returncode != 0:
        sys.exit(f"{''.join(said)}apt-get {arguments[0]} failed; the lines above say why. {AGAIN}")
