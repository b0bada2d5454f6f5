"""What a slow search shows of its inner workings on the pages, step by step; and that it finds the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.knight.request import End, with_end
from app.puzzle.session import PuzzleSession
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.engines.registry import engine_named as klotski_engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from tests.app.klotski.views import klotski_page
from tests.app.knight.views import knight_page

FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")


@pytest.fixture
def klotski(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The Klotski page with an AVL tree chosen."""
    with klotski_page(qtbot, 900) as made:
        made.session.show_layout(FEW_POSITIONS)
        made.klotski_choices.engines.choose(klotski_engine_named("avl-60"))
        yield made


@pytest.fixture
def knight(qtbot: QtBot) -> Iterator[KnightPage]:
    """The knight's page with the stack search chosen on a small board."""
    with knight_page(qtbot) as made:
        made.resize(1100, 900)
        made.session.show_board(Board(5, 5))
        made.session.choose_engine(engine_named("stack-static-degree"))
        made.session.set_request(with_end(made.session.request, End.START, (0, 0)))
        yield made


def watch_paused(qtbot: QtBot, session: PuzzleSession) -> None:
    """Watch a search, paused after its first step."""
    session.watch_search()
    session.watch.pause()
    qtbot.waitUntil(lambda: session.watch.frame is not None)


def step(qtbot: QtBot, session: PuzzleSession, number: int) -> None:
    """Let the search do the step of this number."""
    session.watch.step()
    qtbot.waitUntil(lambda: session.watch.frame is not None and session.watch.frame.number == number)


def test_single_steps_show_the_stack_of_each(knight: KnightPage, qtbot: QtBot) -> None:
    watch_paused(qtbot, knight.session)
    counters = knight.progress.counters
    for rounds in range(2, 12):
        step(qtbot, knight.session, rounds)
        assert counters.labels["iterations"][1].text() == str(rounds - 1)
        pushes, pops = (int(counters.labels[name][1].text()) for name in ("pushes", "pops"))
        assert len(knight.stack.lines) == pushes - pops
        assert knight.runner.busy
    assert not knight.stack.isHidden()
    assert knight.stack.lines[-1].startswith("1.  a5   move ")
    with qtbot.waitSignal(knight.runner.answered):
        knight.session.watch.go_full_speed(True)
    assert knight.session.tour is not None
    assert knight.stack.isHidden()
    knight.playback.rest()


def test_a_slow_klotski_search_is_shown_close_up_and_finds_the_same(klotski: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(klotski.runner.answered) as fast:
        klotski.session.search()
    counters = klotski.progress.counters
    figures = {name: counters.labels[name][1].text() for name in ("duplicates", "comparisons", "height", "rotations")}
    watch_paused(qtbot, klotski.session)
    assert klotski.watched.view.isVisibleTo(klotski)
    for number in range(2, 9):
        step(qtbot, klotski.session, number)
        assert f"Expanding position {number}: " in klotski.watched.view.description()
        klotski.grab()
    with qtbot.waitSignal(klotski.runner.answered) as slow:
        klotski.session.watch.go_full_speed(True)
    assert fast.args is not None
    assert slow.args is not None
    assert slow.args[0].event == fast.args[0].event
    assert {name: counters.labels[name][1].text() for name in figures} == figures
    assert not klotski.watched.view.isVisibleTo(klotski)
    klotski.playback.rest()


@pytest.mark.parametrize("name", [engine.name for engine in ENGINES])
def test_every_engine_is_drawn_close_up(klotski: KlotskiPage, qtbot: QtBot, name: str) -> None:
    """The picture of the search changes with a step, and the sentence says what is drawn."""
    klotski.session.choose_engine(klotski_engine_named(name))
    klotski.session.choose_metric(Metric.CELLS)
    watch_paused(qtbot, klotski.session)
    view = klotski.watched.view
    before, picture = view.expansion, view.grab().toImage()
    step(qtbot, klotski.session, 2)
    assert view.expansion is not before
    assert view.grab().toImage() != picture
    assert "Expanding position" in view.description()
    assert "{" not in view.description()
    assert view.accessibleDescription() == view.description()
    klotski.session.watch.back()
    klotski.session.watch.jump(0)
    assert view.expansion is before
