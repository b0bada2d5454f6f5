"""The chart of points on its own: where points and names stand, and how they are pointed at."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.learn.lessons.scatter_chart import ChartAxis, ScatterChart, Spot
from app.ui.look.theme import Appearance
from app.ui.painting.text import ChartStyle

KEYS = Qt.Key
ACROSS, UP = ChartAxis("size", lambda value: f"{value:g}"), ChartAxis("moves", lambda value: f"{value:g}")
FIGURES = ((10, 50), (30, 20), (20, 80), (40, 60), (30, 40))


def shown(qtbot: QtBot, *spots: Spot) -> tuple[ScatterChart, list[int]]:
    """A chart of these points, and those that were pointed at."""
    made = ScatterChart("chart", "Layouts", Appearance("light"))
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show_spots(spots, ACROSS, UP)
    pointed: list[int] = []
    made.pointed_at.connect(pointed.append)
    return made, pointed


def spots_of(*figures: tuple[float, float]) -> list[Spot]:
    return [Spot(across, up, number, f"spot {number}") for number, (across, up) in enumerate(figures)]


def test_points_stand_by_their_figures_the_greater_further_right_and_up(qtbot: QtBot) -> None:
    chart, _ = shown(qtbot, *spots_of((0, 0), (10, 25), (20, 50), (40, 100), (5, 0)))
    places = [chart.place_of(number) for number in range(5)]
    right, up = places[3].x() - places[0].x(), places[0].y() - places[3].y()
    for place, across, high in zip(places, (0, 0.25, 0.5, 1, 0.125), (0, 0.25, 0.5, 1, 0), strict=True):
        assert place.x() == pytest.approx(places[0].x() + across * right, abs=0.01)
        assert place.y() == pytest.approx(places[0].y() - high * up, abs=0.01)
    assert right > 400
    assert up > 250
    assert all(chart.rect().contains(place.toPoint()) for place in places)


def test_points_of_the_same_figures_stand_beside_each_other(qtbot: QtBot) -> None:
    chart, _ = shown(qtbot, *spots_of(*[(1, 5)] * 9, (2, 5), (1, 9)))
    places = [chart.place_of(number) for number in range(11)]
    assert {place.y() for place in places[:9]} == {places[0].y()}
    assert min(hypot(one.x() - other.x(), one.y() - other.y()) for one, other in combinations(places, 2)) >= 6.7
    middle = places[10].x()
    assert places[0].x() == middle
    aside = sorted(place.x() - middle for place in places[:9])
    assert sum(shift > 0 for shift in aside) == sum(shift < 0 for shift in aside) == 4
    assert max(map(abs, aside)) < 40


def test_the_pointer_points_at_the_nearest_point_within_reach(qtbot: QtBot) -> None:
    chart, pointed = shown(qtbot, *spots_of(*FIGURES))
    for number in (3, 0):
        place = chart.place_of(number).toPoint()
        for aside in (QPoint(0, 0), QPoint(9, 0), QPoint(0, -9)):
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place + aside)
            assert chart.pointed == number
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place + QPoint(0, 15))
        assert chart.pointed == -1
    assert pointed == [3, -1, 0, -1]


def test_keys_go_by_height_and_by_the_figure_to_the_right(qtbot: QtBot) -> None:
    chart, _ = shown(qtbot, *spots_of(*FIGURES))
    seen: list[int] = []
    for key in (
        *(KEYS.Key_Home, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Down),
        *(KEYS.Key_End, KEYS.Key_Left, KEYS.Key_Left, KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Right),
        KEYS.Key_Right,
    ):
        qtbot.keyClick(chart, key)
        seen.append(chart.pointed)
        assert chart.accessibleDescription().startswith(f"spot {seen[-1]}")
    assert seen == [1, 4, 0, 3, 2, 2, 3, 2, 0, 0, 2, 1, 4, 3, 3]


def test_the_first_key_leads_to_the_highest_point_and_only_home_to_the_lowest(qtbot: QtBot) -> None:
    for key, first in ((KEYS.Key_Left, 2), (KEYS.Key_Down, 2), (KEYS.Key_End, 2), (KEYS.Key_Home, 1)):
        chart, _ = shown(qtbot, *spots_of(*FIGURES))
        qtbot.keyClick(chart, key)
        assert chart.pointed == first
    chart, pointed = shown(qtbot)
    qtbot.keyClick(chart, KEYS.Key_Home)
    assert (chart.pointed, pointed) == (-1, [])
    assert chart.accessibleDescription() == ""


def test_a_point_stays_pointed_at_as_long_as_there_is_one_of_its_number(qtbot: QtBot) -> None:
    chart, pointed = shown(qtbot, *spots_of(*FIGURES))
    qtbot.keyClick(chart, KEYS.Key_End)
    chart.show_spots(spots_of(*FIGURES[:3]), UP, ACROSS)
    assert chart.pointed == 2
    assert chart.accessibleDescription() == "spot 2 To the right: moves; upwards: size."
    chart.show_spots(spots_of(*FIGURES[:2]), ACROSS, UP)
    assert pointed == [2, -1]
    assert chart.accessibleDescription() == "To the right: size; upwards: moves."


def test_every_point_is_painted_in_the_colour_of_its_series(qtbot: QtBot) -> None:
    named = [Spot(20, 80, 2, "third", "The third"), Spot(21, 79, 5, "sixth", "The sixth")]
    chart, _ = shown(qtbot, *spots_of(*FIGURES[:2]), *named, *spots_of(*FIGURES[3:]))
    picture, style = chart.grab().toImage(), ChartStyle(chart.theme, chart.drawn_font)
    for number, spot in enumerate(chart.spots):
        place = chart.place_of(number).toPoint()
        around = [place + QPoint(across, down) for across in range(-2, 3) for down in range(-2, 3)]
        assert style.series(spot.series).rgb() in [picture.pixelColor(each).rgb() for each in around]
    text = QColor(chart.theme.text).rgb()
    near = chart.place_of(2).toPoint()
    dark = sum(
        picture.pixelColor(near + QPoint(across, down)).rgb() == text
        for across in range(8, 60)
        for down in range(-24, 24)
        if picture.rect().contains(near + QPoint(across, down))
    )
    assert dark > 10, "its name stands beside it"
