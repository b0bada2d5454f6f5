"""A rotation as it is drawn: the same keys in the same order before and after, and which of them moved."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.klotski.trace.structure_drawing import paint_rotation
from app.ui.look.theme import LIGHT
from solvers.klotski.trace import Rotation, TreeOutline
from tests.app.noting import Drawn, NotingPainter, noting


def leaf(key: int, height: int = 1) -> TreeOutline:
    return TreeOutline(key, height, None, None)


CHAIN = Rotation(TreeOutline(10, 3, None, TreeOutline(20, 2, None, leaf(30))), TreeOutline(20, 2, leaf(10), leaf(30)))
"""Three keys in a row to the right, and after a rotation to the left."""
FIELD = QRectF(0, 0, 200, 150)


def nodes_of(painter: NotingPainter) -> list[tuple[Drawn, str]]:
    """Each node with the number on it."""
    return [(node, label.text) for node, label in zip(painter.of("ellipse"), painter.of("text"), strict=True)]


def approximately(points: list[tuple[float, float]]) -> list[Any]:
    return [pytest.approx(point, abs=0.01) for point in points]


@pytest.mark.usefixtures("qapp")
def test_nodes_stand_where_the_tree_has_them_before_and_after() -> None:
    """Each half is 86 pixels wide, its levels 128 / 3 apart, and children lie in the middle of their half."""
    with noting() as painter:
        paint_rotation(painter, FIELD, CHAIN, LIGHT)
        nodes = {
            (node.middle, label.text) for node, label in zip(painter.of("ellipse"), painter.of("text"), strict=True)
        }
        assert sorted(nodes, key=lambda one: one[0]) == [
            (pytest.approx((43, 11), abs=0.01), "1"),
            (pytest.approx((64.5, 53.67), abs=0.01), "2"),
            (pytest.approx((75.25, 96.33), abs=0.01), "3"),
            (pytest.approx((135.5, 53.67), abs=0.01), "1"),
            (pytest.approx((157, 11), abs=0.01), "2"),
            (pytest.approx((178.5, 53.67), abs=0.01), "3"),
        ]
        for node, label in zip(painter.of("ellipse"), painter.of("text"), strict=True):
            assert node.place.contains(label.place.center())
        joined = [line.points for line in painter.of("line")]
        assert sorted(joined)[:2] == [
            tuple(approximately([(43, 11), (64.5, 53.67)])),
            tuple(approximately([(64.5, 53.67), (75.25, 96.33)])),
        ]


@pytest.mark.usefixtures("qapp")
def test_the_nodes_with_other_children_are_in_colour() -> None:
    with noting() as painter:
        paint_rotation(painter, FIELD, CHAIN, LIGHT)
        coloured = {number: node.ground == QColor(LIGHT.accent) for node, number in nodes_of(painter)}
        assert coloured == {"1": True, "2": True, "3": False}


@pytest.mark.usefixtures("qapp")
def test_an_arrow_points_from_before_to_after() -> None:
    with noting() as painter:
        paint_rotation(painter, FIELD, CHAIN, LIGHT)
        (head,), shaft = painter.of("polygon"), painter.of("line")[-1]
        (start, end), tip = shaft.points, max(head.points)
        assert start < end < tip
        assert start[1] == end[1] == tip[1] == 11
        assert 43 < start[0] < 100 < tip[0] < 157


@pytest.mark.usefixtures("qapp")
def test_a_triangle_stands_for_what_is_not_shown_of_a_tree_and_four_levels_are() -> None:
    deep = TreeOutline(40, 6, TreeOutline(20, 5, TreeOutline(10, 4, leaf(5, height=3), None), leaf(30)), leaf(50))
    with noting() as painter:
        paint_rotation(painter, FIELD, Rotation(deep, deep), LIGHT)
        assert painter.texts == ["1", "2", "4", "3", "6", "5"] * 2
        triangles = painter.of("polygon")[:-1]
        lowest = [node for node, number in nodes_of(painter) if number == "1"]
        assert [triangle.points[0] for triangle in triangles] == approximately([node.middle for node in lowest])
        for triangle in triangles:
            (x, y), left, right = triangle.points
            assert left[0] < x < right[0]
            assert left[1] == right[1] > y + 11, "it is seen below the node"
        assert all(node.ground != QColor(LIGHT.accent) for node in painter.of("ellipse")), "none moved"
