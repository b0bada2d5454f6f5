"""Where the files of `resources` are; to import `importlib.resources` would take longer than to read most of them."""

from __future__ import annotations

from pathlib import Path

import resources


def resource_file(*parts: str) -> Path:
    """The path of a file or folder in `resources`."""
    return Path(resources.__path__[0], *parts)
