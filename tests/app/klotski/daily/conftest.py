"""The days of a person who has solved none, by a clock of the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from app.klotski.daily.days import Days
from app.puzzle.saving import Saver
from app.storage.storage import Storage
from tests.app.klotski.daily.solving import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def days(storage: Storage, clock: Clock) -> Iterator[Days]:
    """Days of a person who has solved none, on Monday, 23 November 2026 at noon."""
    with_saver = QObject()
    saver = Saver(with_saver)
    made = Days(storage, saver, with_saver)
    made.follow(clock)
    made.read()
    yield made
    made.close()
    saver.stop()
