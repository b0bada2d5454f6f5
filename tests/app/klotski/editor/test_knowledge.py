"""What comes to be known of a layout that is drawn, over pieces with few layouts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.klotski.editor.knowledge import Knowledge
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from tests.solvers.klotski.plain_search import shortest_lengths

ONE_STEP = Layout.parse("SSSS/SSSS/SAAS/SAAS/S..S")
OF_THE_SAME = Layout.parse("AASS/AASS/SSSS/SSSS/SS..")
OTHERS = Layout.parse("HHSS/SSSS/SAAS/SAAS/S..S")
UNSOLVABLE = Layout.parse("HHHH/HHHH/AAHH/AAHH/..HH")


@pytest.fixture
def knowledge(qtbot: QtBot) -> Iterator[Knowledge]:
    made = Knowledge()
    yield made
    made.close()


def wait_for_all(knowledge: Knowledge, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(knowledge.optima) == len(Metric))


def test_every_optimum_and_the_place_among_all_layouts_are_found(knowledge: Knowledge, qtbot: QtBot) -> None:
    """Of the 736 layouts, 64 are solved already: 8 of the 120 with the block at the exit are their own mirror image."""
    assert (knowledge.optima, knowledge.solvable, knowledge.figures, knowledge.share_easier()) == ({}, None, None, None)
    knowledge.look_into(ONE_STEP)
    wait_for_all(knowledge, qtbot)
    assert knowledge.solvable is True
    assert knowledge.optima == dict.fromkeys(Metric, 1)
    assert knowledge.share_easier() == pytest.approx(64 / 736)
    knowledge.look_into(OF_THE_SAME)
    assert knowledge.optima == {}
    assert knowledge.share_easier() is None
    wait_for_all(knowledge, qtbot)
    assert knowledge.optima == {metric: shortest_lengths(str(OF_THE_SAME), metric.value) for metric in Metric}
    share = knowledge.share_easier()
    assert share is not None
    assert 64 / 736 < share < 1


def test_the_figures_are_those_of_its_pieces_at_once(knowledge: Knowledge) -> None:
    for layout in (ONE_STEP, OTHERS):
        knowledge.look_into(layout)
        assert knowledge.figures is not None
        assert knowledge.figures.pieces == PieceSet.of(layout)


def test_the_layout_that_is_known_is_told_again_at_once(knowledge: Knowledge, qtbot: QtBot) -> None:
    knowledge.look_into(ONE_STEP)
    wait_for_all(knowledge, qtbot)
    told = QSignalSpy(knowledge.changed)
    knowledge.look_into(ONE_STEP)
    assert told.count() == 1
    assert len(knowledge.optima) == len(Metric)


def test_a_layout_without_a_solution_is_looked_into_once(knowledge: Knowledge, qtbot: QtBot) -> None:
    knowledge.look_into(UNSOLVABLE)
    qtbot.waitUntil(lambda: knowledge.solvable is not None)
    assert knowledge.solvable is False
    assert knowledge.optima == {}
    assert knowledge.share_easier() is None
