"""System packages: the shared libraries of Qt, and Python's own `venv`.

On Debian-based systems they are installed if you are root, and agree. Elsewhere nothing is changed, and a sentence says
what is missing.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping

from environment import PROJECT

sys.path.append(str(PROJECT))
from app.startup.missing_libraries import (
    PACKAGES,
    missing,
    needed_for_screen,
    needed_to_import,
    told,
)

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


def bring_system_packages() -> None:
    """Install what the set-up needs of the system; exits with all that is missing where that fails."""
    missed = [sentence for sentence in (_bring_libraries(), _bring_venv_module()) if sentence]
    if missed:
        sys.exit(" ".join([*missed, AGAIN]))


def _bring_libraries() -> str:
    """Install the libraries that Qt needs; returns a sentence that names those that are missing, or nothing."""
    needed = [*needed_to_import(), *needed_for_screen(os.environ)]
    lacking = missing(needed)
    if lacking and _may_install():
        _apt_install({PACKAGES[library] for library in lacking})
        lacking = missing(lacking)
    return f"{told(lacking)}." if lacking else ""


def _bring_venv_module() -> str:
    """Install what makes virtual environments, a package of its own on Debian; returns a sentence if it is missing."""
    if importlib.util.find_spec("ensurepip") is not None:
        return ""
    package = f"python3.{sys.version_info.minor}-venv"
    if _may_install():
        _apt_install({package})
        importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is not None:
        return ""
    cure = f"(on Debian and Ubuntu: apt-get install {package})"
    return f"This Python has no module that creates virtual environments {cure}."


def bring_programs(packages: Mapping[str, str], libraries: Iterable[str] = ()) -> None:
    """Install programs, by the packages that have them, and libraries, where that is possible."""
    lacking = {package for name, package in packages.items() if shutil.which(name) is None}
    lacking |= {PACKAGES[library] for library in missing(libraries)}
    if lacking and _may_install():
        _apt_install(lacking)


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
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-qq", *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}apt-get {arguments[0]} failed; the lines above say why. {AGAIN}")
