"""Which screen the window will open on, told from the environment before Qt is loaded."""

from __future__ import annotations

import sys
from collections.abc import Mapping

NO_SCREEN = (
    "There is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set "
    "(QT_QPA_PLATFORM=offscreen starts it unseen)."
)


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
