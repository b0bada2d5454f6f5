"""The curve of the steps left, with real games and the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.analysis import Detour
from app.klotski.distance_curve import DistanceCurve
from app.klotski.hand_game import KlotskiHandGame
from app.puzzle.playback import Playback
from app.ui.look.theme import THEMES, Appearance
from app.ui.widgets.shorthand import column
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

WAY = [(0, 81), (1, 80), (2, 79), (3, 80), (4, 79), (5, 78)]
DETOUR = Detour(3, 3, 2)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """The window of the curve."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def curve(host: QWidget, qtbot: QtBot) -> DistanceCurve:
    """A curve with one detour, at its end; something else has the focus."""
    other, made = QPushButton(), DistanceCurve(Appearance("light"))
    column(other, made, parent=host)
    host.show()
    made.setFixedSize(300, 120)
    made.show_distances(WAY, 5, [DETOUR], Metric.MOVES)
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    return made


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[KlotskiHandGame]:
    """A game of 橫刀立馬 whose distances are known."""
    playback = Playback()
    playback.set_reduced_motion(True)
    made = KlotskiHandGame(playback)
    made.begin(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), Metric.MOVES)
    made.distance_service.wake()
    qtbot.waitUntil(lambda: made.distance_service.known is not None)
    yield made
    made.close()


def place(curve: DistanceCurve, slide: int, left: int) -> QPoint:
    """Where a point of the curve is."""
    return curve.place(slide, left).toPoint()


def test_it_tells_how_many_detours_there_were_and_what_they_cost(curve: DistanceCurve) -> None:
    assert curve.caption == "1 detour, 2 moves"
    assert curve.accessibleDescription() == "After 5: 78 moves left; 1 detour, 2 moves"
    curve.show_distances(WAY, 2, [DETOUR])
    assert curve.caption == "Moves left"


def test_the_pointer_is_told_the_step_and_what_is_left(curve: DistanceCurve) -> None:
    QTest.mouseMove(curve, place(curve, 4, 20))
    assert curve.caption == "After 4: 79 moves left"
    QTest.mouseMove(curve, place(curve, 2, 79))
    assert curve.caption == "After 2: 79 moves left; detour of 2 moves next"


def test_a_click_jumps_to_the_slide_or_chooses_the_detour(curve: DistanceCurve, qtbot: QtBot) -> None:
    jumps: list[int] = []
    chosen: list[int] = []
    curve.jumped.connect(jumps.append)
    curve.detour_chosen.connect(chosen.append)
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=place(curve, 4, 10))
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=place(curve, 2, 79) + QPoint(2, 2))
    qtbot.mouseClick(curve, Qt.MouseButton.RightButton, pos=place(curve, 4, 79))
    assert (jumps, chosen) == ([4], [0])


def test_keys_lead_from_ring_to_ring_and_choose_a_detour(curve: DistanceCurve, qtbot: QtBot) -> None:
    chosen: list[int] = []
    curve.detour_chosen.connect(chosen.append)
    curve.show_distances([(0, 81), (1, 82), (2, 81), (3, 81), (4, 80)], 2, [Detour(1, 1, 2), Detour(3, 3, 1)])
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(curve.hasFocus)
    assert curve.caption == "After 2: 81 moves left; detour of 1 move next"
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert curve.caption == "After 0: 81 moves left; detour of 2 moves next"
    QTest.keyClick(curve, Qt.Key.Key_Right)
    QTest.keyClick(curve, Qt.Key.Key_Return)
    QTest.keyClick(curve, Qt.Key.Key_Right)
    QTest.keyClick(curve, Qt.Key.Key_Return)
    assert chosen == [1, 0]
    curve.clearFocus()
    assert curve.caption == "1 detour, 2 moves"


def test_the_ring_that_the_keys_jumped_to_stays_chosen(curve: DistanceCurve, qtbot: QtBot) -> None:
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(curve.hasFocus)
    curve.detour_chosen.connect(lambda: curve.show_distances(WAY, 2, [DETOUR]))
    QTest.keyClick(curve, Qt.Key.Key_Return)
    assert curve.caption == "After 2: 79 moves left; detour of 2 moves next"


def test_only_a_curve_with_detours_is_a_stop_of_the_tab_key(curve: DistanceCurve) -> None:
    assert curve.focusPolicy() is Qt.FocusPolicy.TabFocus
    curve.show_distances(WAY, 5)
    assert curve.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_an_empty_curve_takes_no_click(curve: DistanceCurve, qtbot: QtBot) -> None:
    curve.show_distances((), 0)
    curve.jumped.connect(pytest.fail)
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton)
    assert curve.accessibleDescription() == ""


@pytest.mark.parametrize("name", THEMES)
def test_what_lies_ahead_stands_out_in_every_theme(name: str, qtbot: QtBot) -> None:
    """The dashed line has three times the contrast of its ground somewhere on its way."""
    curve = DistanceCurve(Appearance(name))
    qtbot.addWidget(curve)
    curve.resize(300, 120)
    curve.show_distances([(0, 40)], 0)
    image = curve.grab().toImage()
    middle = place(curve, 20, 20)
    near = [image.pixelColor(middle.x() + x, middle.y() + y) for x in range(-8, 9) for y in range(-4, 5)]
    ground = QColor(THEMES[name].field)
    assert max(contrast(colour, ground) for colour in near) > 3


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as WCAG defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_a_game_knows_its_detours_also_those_undone(game: KlotskiHandGame) -> None:
    game.slide((3, 1), (4, 1))
    assert game.analysis.detours() == ()
    game.slide((3, 2), (3, 1))
    cost = game.analysis.verdict.wasted
    assert cost
    assert game.analysis.detours() == (Detour(2, 2, cost),)
    game.undo()
    assert game.analysis.detours() == (Detour(2, 2, cost),)
    game.slide((4, 1), (4, 2))
    assert sum(detour.cost for detour in game.analysis.detours()) == game.analysis.verdict.wasted


def test_another_count_knows_other_detours(game: KlotskiHandGame, qtbot: QtBot) -> None:
    game.slide((3, 1), (4, 1))
    game.slide((3, 2), (3, 1))
    game.count_in(Metric.CELLS)
    qtbot.waitUntil(lambda: game.distance_service.known is not None)
    assert game.analysis.distances()[0] == (0, 116)
    assert sum(detour.cost for detour in game.analysis.detours()) == game.analysis.verdict.wasted


def test_of_very_many_detours_the_costliest_in_each_place_has_the_ring(curve: DistanceCurve, qtbot: QtBot) -> None:
    points = [(slide, 81) for slide in range(3_001)]
    detours = [Detour(slide, slide, 2 if slide == 1_501 else 1) for slide in range(1, 3_001, 10)]
    curve.show_distances(points, 3_000, detours)
    chosen: list[int] = []
    curve.detour_chosen.connect(chosen.append)
    start, end = place(curve, 0, 81), place(curve, 3_000, 81)
    for across in range(start.x(), end.x()):
        qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(across, start.y()))
    assert 2 in {detours[number].cost for number in chosen}
    assert 20 < len(set(chosen)) < 60


def test_points_that_are_far_apart_have_their_rings_where_detours_begin(curve: DistanceCurve, qtbot: QtBot) -> None:
    curve.show_distances([(0, 81), (700, 90), (1_400, 80)], 1_400, [Detour(701, 702, 2)])
    chosen: list[int] = []
    curve.detour_chosen.connect(chosen.append)
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=place(curve, 700, 90))
    assert chosen == [0]


def test_the_dot_is_on_the_better_line_while_that_is_shown(curve: DistanceCurve) -> None:
    plain = picture(curve)
    curve.show_distances(WAY, 5, [DETOUR], Metric.MOVES, 0, [(2, 79), (3, 78), (4, 77)])
    assert picture(curve) != plain
    curve.show_distances(WAY, 3, [DETOUR], Metric.MOVES, 0, [(2, 79), (3, 78), (4, 77)])
    dot = place(curve, 3, 78)
    assert curve.grab().toImage().pixelColor(dot) == QColor(THEMES["light"].accent)


def picture(curve: DistanceCurve) -> QImage:
    return curve.grab().toImage()
