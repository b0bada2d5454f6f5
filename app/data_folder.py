"""Where the person's data are kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def data_folder() -> Path:
    """The program's folder among the person's, which need not be there yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
