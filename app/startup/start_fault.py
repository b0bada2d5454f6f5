"""Why no window opens; knows no Qt, for it is asked where Qt cannot be loaded."""

from __future__ import annotations

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
