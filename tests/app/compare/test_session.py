"""A session of comparisons: it runs, is stopped, keeps and reads results, with no widget; views come and go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.compare.page import ComparePage
from app.compare.session import ComparisonSession
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers.comparison.plan import ComparisonPlan, Run
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.windows import klotski_choice, klotski_setup

EASY = KlotskiProblem(Layout.parse("HHAA/HHAA/HHHH/S.SV/S.SV"), Metric.MOVES)
LONG = ComparisonPlan((Run(EASY, "shortest"), Run(EASY, "shortest", 3_000)), with_memory=False)
"""The first run is over soon, the second never."""


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty data file."""
    opened = Storage(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def session(qapp: QApplication, storage: Storage) -> Iterator[ComparisonSession]:
    """A session set up for two methods on one easy layout."""
    made = ComparisonSession(storage.comparisons)
    klotski_setup(made.setup).layouts = [str(EASY.layout)]
    klotski_setup(made.setup).engines = ["shortest", "one-cell"]
    made.setup.repetitions = 1
    made.setup.memory_measured = False
    yield made
    made.close()


def begun(session: ComparisonSession, qtbot: QtBot) -> None:
    """Begin a comparison that does not end, and wait for its first result."""
    session.run(LONG)
    qtbot.waitUntil(lambda: len(session.results) > 0)


def test_what_is_set_up_runs_to_its_end_and_is_kept(session: ComparisonSession, storage: Storage, qtbot: QtBot) -> None:
    made: list[int] = []
    session.progressed.connect(lambda progress: made.append(progress.made))
    with qtbot.waitSignal(session.runner.answered):
        session.search()
        session.search()
    assert (made[0], made[-1]) == (0, 2)
    assert [(result.run.engine, result.length) for result in session.results] == [("shortest", 28), ("one-cell", 39)]
    assert session.sentence.startswith("Done in")
    (kept,) = storage.comparisons.newest()
    assert session.chosen == kept.id
    assert not QApplication.topLevelWidgets()


def test_results_are_read_again_deleted_and_brought_back(
    session: ComparisonSession, storage: Storage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.runner.answered):
        session.search()
    later = ComparisonSession(storage.comparisons)
    later.read_kept()
    (kept,) = later.kept
    assert kept.id is not None
    later.reopen(kept.id)
    assert later.results == session.results
    later.delete()
    assert (later.results, later.kept, later.chosen) == ((), [], None)
    assert not later.can_delete
    assert later.sentence.startswith("Deleted")
    later.undo()
    assert later.sentence == ""
    assert later.results == session.results
    assert later.chosen == kept.id
    assert not later.can_undo


def test_a_comparison_that_is_stopped_keeps_what_there_is(
    session: ComparisonSession, storage: Storage, qtbot: QtBot
) -> None:
    begun(session, qtbot)
    with qtbot.waitSignal(session.runner.ended):
        session.runner.stop()
    assert session.sentence.startswith("Stopped after")
    assert len(storage.comparisons.newest()) == 1
    assert not session.runner.busy


def test_a_session_that_is_closed_in_the_middle_keeps_what_there_is(
    session: ComparisonSession, storage: Storage, qtbot: QtBot
) -> None:
    begun(session, qtbot)
    session.close()
    assert not session.runner.busy
    assert len(storage.comparisons.newest()) == 1


def test_what_cannot_be_run_is_told_until_something_runs(session: ComparisonSession, qtbot: QtBot) -> None:
    klotski_setup(session.setup).engines = []
    session.search()
    assert not session.runner.busy
    assert str(session.fault) == "select at least one layout or board, and at least one method"
    klotski_setup(session.setup).engines = ["shortest"]
    with qtbot.waitSignal(session.runner.answered):
        session.search()
    assert session.fault is None


def test_a_view_attached_in_the_middle_shows_progress_and_results_and_its_end_stops_nothing(
    session: ComparisonSession, qtbot: QtBot
) -> None:
    begun(session, qtbot)
    page = ComparePage(session, Appearance("light"), Settings())
    page.show()
    assert page.setup.stop_button.isEnabled()
    assert not page.panel.progress.bar.isHidden()
    assert " of 3,001" in page.panel.progress.text.text()
    assert page.panel.table.results.results == session.results
    assert klotski_choice(page.setup).methods.chosen == ["shortest", "one-cell"]
    qtbot.waitUntil(lambda: len(page.panel.table.results.results) == 2)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not QApplication.topLevelWidgets()
    known = session.progress
    qtbot.waitUntil(lambda: session.progress is not known)
    assert session.runner.busy
