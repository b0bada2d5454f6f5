"""Why no window opens: which of the system's shared libraries Qt needs, and which of them are missing.

Knows no Qt, for it is asked where Qt cannot be loaded; `.setup` asks it before anything is installed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from enum import StrEnum

from solvers.message import Message


class StartFault(StrEnum):
    """What keeps the window from opening."""

    NO_SCREEN = (
        "there is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set; start the program in a "
        "desktop session"
    )
    LIBRARIES = (
        "Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; install "
        "{count:it|them} with the package manager of your system"
    )
    PACKAGES = (
        "Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; on "
        "Debian and Ubuntu: apt-get install {packages}"
    )
    NO_WINDOW = "Qt cannot open a window here ({what}); check DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM"
    FAILED = "the window could not be opened ({what}); if this happens again, reinstall the program"


def failed(error: Exception) -> Message:
    """That the window could not be opened, and the first line of what Python says of it."""
    return Message(StartFault.FAILED, {"what": f"{type(error).__name__}: {error}".splitlines()[0]})


def platform_name(environment: Mapping[str, str]) -> str | None:
    """The platform plugin that Qt will try first, or None where there is no screen.

    Elsewhere than on Linux it is always "native": there Qt has one plugin, which brings what it needs.
    """
    chosen = environment.get("QT_QPA_PLATFORM")
    if chosen:
        return chosen.split(";")[0].split(":")[0]
    if sys.platform != "linux":
        return "native"
    if environment.get("WAYLAND_DISPLAY") or environment.get("XDG_SESSION_TYPE") == "wayland":
        return "wayland"
    return "xcb" if environment.get("DISPLAY") else None


QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
}
"""What `import PySide6.QtWidgets` loads on Linux, and the Debian package that has it."""

X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What a window on an X11 screen loads besides; without one of them Qt ends the process with no exception to catch."""

PACKAGES = {**QT_LIBRARIES, **X11_LIBRARIES}
"""The Debian package of every library named here."""

_LIBRARY_IN_ERROR = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")


def needed_to_import() -> list[str]:
    """The libraries without which Qt cannot be imported on this system."""
    return list(QT_LIBRARIES) if sys.platform == "linux" else []


def needed_for_screen(environment: Mapping[str, str]) -> list[str]:
    """The libraries that a window needs on the screen of this environment, besides those of the import."""
    return list(X11_LIBRARIES) if platform_name(environment) == "xcb" else []


def missing(libraries: Iterable[str]) -> list[str]:
    """Those of the libraries that the dynamic linker cannot load."""
    return [library for library in libraries if not _loads(library)]


def missing_by(error: ImportError) -> list[str]:
    """The libraries whose absence made an import fail; none when it failed for another reason."""
    named = _LIBRARY_IN_ERROR.search(str(error))
    if named is None:
        return []
    return sorted({named[1], *missing(needed_to_import())})


def told(libraries: Iterable[str]) -> Message:
    """That libraries are missing and, where known, the Debian packages to install."""
    names = sorted(libraries)
    packages = " ".join(sorted({PACKAGES[name] for name in names if name in PACKAGES}))
    fault = StartFault.PACKAGES if packages else StartFault.LIBRARIES
    return Message(fault, {"count": len(names), "libraries": tuple(names), "packages": packages})


def _loads(library: str) -> bool:
    import ctypes  # only here: most starts load no library by hand, and the first paint does not wait for it

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
