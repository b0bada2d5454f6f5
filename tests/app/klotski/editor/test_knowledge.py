"""What comes to be known of a layout that is drawn, over pieces with few layouts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

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
SOLDIERS = PieceSet.of(ONE_STEP)


@pytest.fixture
def knowledge(qtbot: QtBot) -> Iterator[Knowledge]:
    made = Knowledge()
    yield made
    made.close()


def wait_for_all(knowledge: Knowledge, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(knowledge.optima) == len(Metric) and knowledge.survey is not None)


def test_every_optimum_and_the_place_among_all_layouts_are_found(knowledge: Knowledge, qtbot: QtBot) -> None:
    """Of the 736 layouts, 64 are solved already: 8 of the 120 with the block at the exit are their own mirror image."""
    assert (knowledge.optima, knowledge.solvable, knowledge.survey, knowledge.share_easier()) == ({}, None, None, None)
    knowledge.look_into(ONE_STEP)
    wait_for_all(knowledge, qtbot)
    assert knowledge.solvable is True
    assert knowledge.optima == dict.fromkeys(Metric, 1)
    assert knowledge.share_easier() == pytest.approx(64 / 736)
    knowledge.look_into(OF_THE_SAME)
    assert knowledge.optima == {}
    assert knowledge.share_easier() is None
    assert knowledge.survey is not None, "it is of the same pieces"
    wait_for_all(knowledge, qtbot)
    assert knowledge.optima == {metric: shortest_lengths(str(OF_THE_SAME), metric.value) for metric in Metric}
    share = knowledge.share_easier()
    assert share is not None
    assert 64 / 736 < share < 1


def test_other_pieces_are_surveyed_anew(knowledge: Knowledge, qtbot: QtBot) -> None:
    knowledge.look_into(ONE_STEP)
    wait_for_all(knowledge, qtbot)
    knowledge.look_into(OTHERS)
    assert knowledge.survey is None
    assert knowledge.solvable is None
    wait_for_all(knowledge, qtbot)
    assert knowledge.survey is not None
    assert knowledge.survey.pieces == PieceSet.of(OTHERS)


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


def test_a_layout_is_drawn_at_once_where_all_are_known(knowledge: Knowledge, qtbot: QtBot) -> None:
    knowledge.look_into(ONE_STEP)
    wait_for_all(knowledge, qtbot)
    assert knowledge.survey is not None
    hardest = knowledge.survey.hardest
    drawn, refused = QSignalSpy(knowledge.drawn), QSignalSpy(knowledge.refused)
    knowledge.draw(SOLDIERS, Metric.MOVES, hardest + 1, Random(1))
    assert (drawn.count(), refused.count()) == (0, 1)
    assert refused.at(0) == [f"The hardest takes {hardest} moves: choose fewer."]
    knowledge.draw(SOLDIERS, Metric.MOVES, hardest, Random(1))
    knowledge.draw(SOLDIERS, Metric.MOVES, 2, Random(1))
    assert (drawn.count(), refused.count()) == (2, 1)
    lengths = [shortest_lengths(str(drawn.at(number)[0]), Metric.MOVES.value) for number in range(2)]
    assert lengths == [hardest, 2]


def test_a_layout_of_pieces_not_known_yet_is_drawn_when_they_are(knowledge: Knowledge, qtbot: QtBot) -> None:
    with qtbot.waitSignal(knowledge.drawn) as drawn:
        knowledge.draw(SOLDIERS, Metric.MOVES, 1, Random(1))
    assert drawn.args is not None
    assert PieceSet.of(drawn.args[0]) == SOLDIERS
    assert shortest_lengths(str(drawn.args[0]), Metric.MOVES.value) == 1


def test_pieces_without_a_solution_are_said_to_have_none(knowledge: Knowledge, qtbot: QtBot) -> None:
    with qtbot.waitSignal(knowledge.refused), qtbot.assertNotEmitted(knowledge.drawn):
        knowledge.draw(PieceSet.of(UNSOLVABLE), Metric.MOVES, 1, Random(1))


def test_what_is_not_wanted_any_more_is_not_drawn(knowledge: Knowledge, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(knowledge.drawn):
        knowledge.draw(SOLDIERS, Metric.MOVES, 1, Random(1))
        knowledge.look_into(ONE_STEP)
        wait_for_all(knowledge, qtbot)
        knowledge.draw(PieceSet.of(OTHERS), Metric.MOVES, 1, Random(1))
        knowledge.forget()
