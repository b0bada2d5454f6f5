"""The controls over the corner of the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.state_space.map_overlays import MapRemark, map_zoom
from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.movable_map import BUTTON_NOTCH
from app.ui.look.theme import REDUCED, Appearance
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.search import Drive, Found

SMALL = Layout.parse("HHHH/HHHH/S.AA/VVAA/VV.S")


def test_the_buttons_enlarge_the_map_and_show_all_of_it_again(qtbot: QtBot) -> None:
    found = Drive(graph.search(SMALL, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    drawn = Drive(embedding.search(found.answer)).next_answer()
    assert isinstance(drawn, Found)
    appearance = Appearance("light", motion=REDUCED)
    view = MapView(appearance, "mapView", "Map")
    qtbot.addWidget(view)
    zoom = map_zoom(view, appearance)
    view.resize(500, 400)
    view.show()
    view.show_space(found.answer)
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(drawn.answer)
    assert view.camera is not None
    fitting = view.camera.scale
    assert zoom.isVisible()
    assert view.rect().contains(zoom.geometry())
    larger = fitting * BUTTON_NOTCH
    for name, scale in (("mapZoomIn", larger), ("mapZoomOut", fitting), ("mapZoomIn", larger)):
        button = zoom.findChild(QToolButton, name)
        assert button is not None
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert view.camera.scale == pytest.approx(scale)
    fit = zoom.findChild(QToolButton, "mapFit")
    assert fit is not None
    qtbot.mouseClick(fit, Qt.MouseButton.LeftButton)
    assert view.camera.scale == pytest.approx(fitting)
    view.hide()


def test_a_remark_breaks_its_lines_anew_when_the_map_is_narrower(qtbot: QtBot) -> None:
    shown = QWidget()
    qtbot.addWidget(shown)
    shown.resize(600, 300)
    remark = MapRemark(Appearance("light", motion=REDUCED), shown)
    remark.say("The map is a sample of a few thousand of all positions.")
    shown.show()
    line = remark.height()
    shown.resize(160, 300)
    qtbot.waitUntil(lambda: remark.width() < 160)
    assert remark.height() > line
