"""What a search's structures do, in figures, and what a page says of better and better solutions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel
from pytestqt.qtbot import QtBot

from app.klotski.counter_words import counter_words as klotski_words
from app.klotski.page import KlotskiPage
from app.knight.words import counter_words as knight_words
from app.search.counters import CounterTable, figures
from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.engines import KnightEngine
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Progress, Verdict
from tests.app.children import child
from tests.app.klotski.views import klotski_page

SOON_SEARCHED = "HHAA/HHAA/HHHH/HHSS/SS.."
"""A layout of the paper of which few positions can be reached."""


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page, shown, with a layout that is soon solved."""
    with klotski_page(qtbot, 900) as made:
        made.session.show_layout(Layout.parse(SOON_SEARCHED))
        made.klotski_choices.counts.setCurrentIndex(list(Metric).index(Metric.CELLS))
        yield made


def solve_with(page: KlotskiPage, qtbot: QtBot, engine: str) -> None:
    page.klotski_choices.engines.choose(engine_named(engine))
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", [engine.name for engine in ENGINES])
def test_every_counter_of_a_klotski_engine_has_words(name: str) -> None:
    reports: list[Progress] = []
    engine = engine_named(name)
    drive = Drive(engine.search(Layout.parse(SOON_SEARCHED), engine.metrics[0]))
    while not isinstance(drive.next_answer(listen=reports.append), Verdict):
        pass
    last = reports[-1]
    assert figures(klotski_words(), last).keys() == last.counters.keys() - {"height_bound"}


@pytest.mark.parametrize("engine", KNIGHT_ENGINES, ids=lambda engine: engine.name)
def test_every_counter_of_a_knight_engine_has_words(engine: KnightEngine) -> None:
    reports: list[Progress] = []
    Drive(engine.start(TourRequest(Board(6, 6), (0, 0)))).next_answer(listen=reports.append)
    for report in reports:
        assert figures(knight_words(), report).keys() == report.counters.keys()


def test_an_avl_tree_shows_its_height_against_its_bound(page: KlotskiPage, qtbot: QtBot) -> None:
    page.session.show_details("search")
    solve_with(page, qtbot, "avl-60")
    table = child(page, CounterTable, "klotskiCounters")
    assert table.isVisibleTo(page)
    height, bound = (int(word) for word in table.labels["height"][1].text().split() if word.isdigit())
    assert 0 < height <= bound
    meaning = child(page, QLabel, "klotskiCountersMeaning").text()
    assert "1.44" in meaning
    assert table.labels["rotations"][1].text().replace(",", "").isdigit()


def test_a_page_goes_on_to_the_proof_and_lists_each_better_solution(page: KlotskiPage, qtbot: QtBot) -> None:
    solve_with(page, qtbot, "depth-first-bst")
    lines = child(page, QAbstractItemView, "klotskiBetter").model()
    lengths = [int(lines.index(row, 0).data().split()[0]) for row in range(lines.rowCount())]
    assert lengths
    assert lengths == sorted(set(lengths), reverse=True)
    assert "proven shortest" in page.result.text()
    assert page.result.text().startswith(f"{lengths[-1]} cells")
    solve_with(page, qtbot, "shortest")
    assert page.result.text().startswith(f"{lengths[-1]} cells")
    assert not child(page, QAbstractItemView, "klotskiBetter").isVisibleTo(page)


def test_where_nothing_is_proved_the_best_of_all_is_shown(page: KlotskiPage, qtbot: QtBot) -> None:
    page.klotski_choices.counts.setCurrentIndex(list(Metric).index(Metric.MOVES))
    page.klotski_choices.engines.choose(engine_named("depth-first-bst"))
    with qtbot.waitSignal(page.session.runner.ended):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    assert page.result.text() == "Search complete: 21 moves. This method does not prove that no solution is shorter."
    qtbot.waitUntil(lambda: page.session.playback.length == 21)
    page.session.playback.rest()
