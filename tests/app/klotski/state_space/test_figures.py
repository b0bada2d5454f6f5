"""The figures of a map, and how they are written."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from app.klotski.state_space.figures import MapFigure, figures
from app.ui.look.theme import LIGHT
from tests.app.klotski.state_space.grids import grid_space
from tests.app.noting import noting

GRID = grid_space(4, 3)
"""Twelve nodes for 24 positions, the last column of three solved; 8 edges down and 9 across."""


def test_a_map_is_told_by_its_size_and_its_shape() -> None:
    told = figures(GRID, strict=False)
    assert [figure.text for figure in told] == [
        "24 positions",
        "12 nodes (mirror images as one)",
        "17 edges",
        "3 solved positions",
        "3 moves from the start to the exit",
        "3 moves from the furthest position",
        "2 narrow passes",
        "0 cut vertices",
        "0 bridges",
    ]
    assert [figure.number for figure in told] == ["24", "12", "17", "3", "3", "3", "2", "0", "0"]


def test_a_strict_game_is_told_nothing_of_the_exit() -> None:
    assert [figure.number for figure in figures(GRID, strict=True)] == ["24", "12", "17"]


def test_mirror_images_are_spoken_of_only_where_they_are_one() -> None:
    own = replace(GRID, positions=GRID.nodes)
    assert [figure.text for figure in figures(own, strict=True)] == ["12 positions", "17 edges"]


def test_a_map_without_an_exit_has_no_way_to_it() -> None:
    unsolvable = replace(GRID, solved=np.zeros(0, np.int32), to_exit=np.full(12, -1, np.int16), passes=())
    said = [figure.text for figure in figures(unsolvable, strict=False)]
    assert said[3:] == ["0 solved positions", "0 cut vertices", "0 bridges"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["1,234 bridges", "after 1,234 bridges", "after 1,234"])
def test_the_number_stands_out_and_the_words_follow_each_other(text: str) -> None:
    figure, font = MapFigure(text, "1,234"), QFont()
    place = QRectF(20, 30, figure.width(font), 20)
    with noting() as painter:
        painter.setFont(font)
        figure.paint(painter, place, LIGHT)
        parts = painter.of("text")
        assert "".join(part.text for part in parts) == text
        inks = {part.text: part.ink.name() for part in parts}
        assert inks.pop("1,234") == QColor(LIGHT.text).name()
        assert set(inks.values()) <= {QColor(LIGHT.muted).name()}
        assert parts[0].place.left() == pytest.approx(20, abs=2)
        assert parts[-1].place.right() == pytest.approx(place.right(), abs=3)
        assert all(one.place.left() < other.place.left() for one, other in pairwise(parts))
        assert parts[0].middle[1] == pytest.approx(40, abs=4)
    assert figure.width(font) >= QFontMetricsF(font).horizontalAdvance(text)
