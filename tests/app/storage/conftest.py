"""A data file for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.storage.storage import Storage


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the data file goes; it is not there yet."""
    return tmp_path / "data" / "Huarong Knight"


@pytest.fixture
def storage(folder: Path) -> Iterator[Storage]:
    """An open data file."""
    opened = Storage(folder)
    opened.open()
    yield opened
    opened.close()
