"""Figures and signs in as many lines as they need."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.klotski.state_space.figures import MapFigure
from app.klotski.state_space.flow import Flow
from app.klotski.state_space.map_legend import SampleItem, ScaleItem
from app.klotski.state_space.view.signs import MapLine, Sign
from app.ui.look.theme import Appearance

ITEMS = (
    MapFigure("25,955 positions", "25,955"),
    MapFigure("81 moves from the start to the exit", "81"),
    ScaleItem("Moves to the exit", 93, False),
    SampleItem(Sign.PASS, "Narrow passes"),
    SampleItem(MapLine.SOLUTION, "Shortest solution from here"),
)


@pytest.mark.parametrize("width", [190, 250, 400, 1200])
def test_nothing_sticks_out_or_lies_over_anything_else(qtbot: QtBot, width: int) -> None:
    flow = Flow(Appearance("light"), "flow", "Flow")
    qtbot.addWidget(flow)
    flow.resize(width, 10)
    flow.show_items(ITEMS)
    places = [placed.place for placed in flow._placed]
    assert all(place.left() >= 0 and place.right() <= width for place in places)
    assert all(place.bottom() <= flow.minimumHeight() + 1 for place in places)
    assert not any(one.intersects(other) for number, one in enumerate(places) for other in places[:number])
    assert flow.accessibleDescription().startswith("25,955 positions; 81 moves")


def test_a_narrow_place_makes_it_higher(qtbot: QtBot) -> None:
    flow = Flow(Appearance("dark"), "flow", "Flow")
    qtbot.addWidget(flow)
    flow.show_items(ITEMS)
    flow.resize(1200, 10)
    qtbot.waitUntil(lambda: flow.height() > 10)
    low = flow.height()
    with qtbot.waitSignal(flow.height_changed):
        flow.resize(160, low)
        flow.show()
    assert flow.height() > 3 * low


@pytest.mark.usefixtures("qapp")
def test_a_figure_in_several_lines_says_the_same() -> None:
    figure, font = ITEMS[1], QFont()
    lines = figure.broken(font, 90.0)
    assert len(lines) > 2
    assert " ".join(line.text for line in lines) == figure.text
    assert all(line.width(font) <= 90.0 for line in lines if " " in line.text)
