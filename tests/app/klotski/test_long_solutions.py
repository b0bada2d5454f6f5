"""A solution of thousands of slides: what is done with it costs as much as with one of a few."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.analysis import MOST_POINTS
from app.klotski.ended_game import LeftGame
from app.klotski.page import KlotskiPage
from app.klotski.words import StepLines
from solvers.klotski import layout as layout_module
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.turns import Attempt
from tests.app.klotski.views import klotski_page

START = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
THERE, BACK = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
OUT, IN = Step(PieceKind.SOLDIER, ((3, 2), (4, 2))), Step(PieceKind.SOLDIER, ((4, 2), (3, 2)))
SLIDES = (THERE, OUT, BACK, IN) * 2_000
LEFT = LeftGame(START, Metric.MOVES, False, 1.0, SLIDES, len(SLIDES), Attempt())


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    with klotski_page(qtbot) as made:
        made.session.warm_up()
        qtbot.waitUntil(lambda: made.session.game.distance_service.known is not None)
        yield made


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The layouts that are checked from now on, piece by piece."""
    pieces: list[object] = []
    check = layout_module._check_places
    monkeypatch.setattr(layout_module, "_check_places", lambda each: (pieces.append(each), check(each)))
    return pieces


def at_each(page: KlotskiPage, act: Callable[[], object], counted: list[object]) -> int:
    """How much is counted while something is done and shown."""
    counted.clear()
    act()
    QApplication.processEvents()
    return len(counted)


@pytest.mark.parametrize("section", ["steps", "search"])
def test_no_layout_is_checked_slide_by_slide(page: KlotskiPage, checked: list[object], section: str) -> None:
    session, playback = page.session, page.session.playback
    acts = (
        lambda: session.show_path(START, Metric.MOVES, SLIDES),
        playback.last,
        playback.first,
        lambda: playback.jump(4_000),
        lambda: session.game.slide((3, 1), (4, 1)),
        session.game.undo,
        page.copy,
        lambda: session.game.resume(LEFT),
        session.autosave.write,
        session.autosave.leave,
        session.restore,
    )
    session.show_details(section)
    assert max(at_each(page, act, checked) for act in acts) < 60


def test_the_curve_looks_a_limited_number_of_positions_up_without_checking_them(
    page: KlotskiPage, checked: list[object]
) -> None:
    page.session.show_path(START, Metric.MOVES, SLIDES)
    page.session.game.analysis._left = None
    checked.clear()
    points = page.session.game.analysis.distances()
    assert MOST_POINTS / 2 < len(points) <= MOST_POINTS + 2
    assert checked == []


def test_only_lines_in_sight_are_put_into_words(page: KlotskiPage, monkeypatch: pytest.MonkeyPatch) -> None:
    worded: list[object] = []
    line = StepLines.line
    monkeypatch.setattr(StepLines, "line", lambda lines, number: (worded.append(number), line(lines, number))[1])
    page.session.show_details("steps")
    playback = page.session.playback
    for act in (lambda: page.session.show_path(START, Metric.MOVES, SLIDES), playback.last, playback.first):
        assert at_each(page, act, worded) < 200
    assert page.steps.lines[8_000].startswith("8000. ")


def test_a_step_paints_where_the_piece_was_and_is(
    page: KlotskiPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.session.show_path(START, Metric.MOVES, SLIDES)
    page.session.playback.jump(4_000)
    qtbot.wait(50)
    board, painted = page.klotski_board, list[QRectF]()
    paint = board.paint_foreground
    monkeypatch.setattr(
        board, "paint_foreground", lambda painter, dirty: (painted.append(dirty), paint(painter, dirty))
    )
    page.session.playback.jump(4_001)
    qtbot.waitUntil(lambda: bool(painted))
    qtbot.wait(30)
    cells = sum(rect.width() * rect.height() for rect in painted) / board.cell**2
    assert 1 < cells < 5
