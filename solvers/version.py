"""The version of the program."""

from __future__ import annotations

PROGRAM = "huarong-knight"


def installed_version() -> str:
    """The version of the installed package; empty where the program runs without having been installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(PROGRAM)
    except PackageNotFoundError:
        return ""
