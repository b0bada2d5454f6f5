"""Games that are kept and figures that are gathered, for the tests of the statistics as a whole and of a puzzle's."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.history.statistics import StatisticsSession, StatisticsView
from app.klotski.repositories import GameRecord, Games
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.window.registry import PUZZLES
from solvers.klotski.catalogue.catalogue import Entry, find
from solvers.klotski.moves import Metric

NOW = datetime.now(UTC)
BLADE = find("橫刀立馬")  # 81 moves
SOLDIERS = find("左右佈兵")  # 34 moves
FIGURES = ("Solved", "StarsTotal", "Games", "Time", "Streak", "Tours", "Riddles", "Found")


@pytest.fixture
def storage() -> Iterator[Storage]:
    """The person's data file."""
    opened = Storage(data_folder())
    yield opened
    opened.close()


@pytest.fixture
def session(storage: Storage) -> Iterator[StatisticsSession]:
    """A session over it."""
    made = StatisticsSession(lambda: storage.file, [puzzle.records for puzzle in PUZZLES])
    yield made
    made.close()


def keep(storage: Storage, entry: Entry, length: int, stars: int, days_ago: int = 0) -> None:
    """Keep a finished game of a layout, of a minute."""
    at = NOW - timedelta(days=days_ago)
    made = GameRecord(entry.layout, Metric.MOVES, (), 60.0, finished=True, counted=length, stars=stars, at=at)
    storage.repository(Games).keep(made)


def gather(qtbot: QtBot, session: StatisticsSession) -> None:
    """Gather the figures, and wait for them."""
    with qtbot.waitSignal(session.changed):
        session.refresh()


def text(view: StatisticsView, name: str) -> str:
    """What a label says."""
    label = view.findChild(QLabel, name)
    assert label is not None
    return label.text()
