"""The tree of a search as it is drawn: where its rows, its path, its children and its numbers are."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.klotski.trace.tree_drawing import TreeGeometry, goes_on, paint_tree, status_colour
from app.ui.look.theme import LIGHT
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from tests.app.klotski.trace.searches import HENGDAOLIMA
from tests.app.noting import NotingPainter, noting

FIELD = QRectF(0, 0, 300, 400)


def at(tree: SearchTree, depth: int = 0, from_exit: bool = False, field: QRectF = FIELD) -> TreeGeometry:
    return TreeGeometry(Expansion(1, depth, HENGDAOLIMA, (), tree, from_exit=from_exit), field)


def drawn(painter: NotingPainter, expansion: Expansion, field: QRectF) -> NotingPainter:
    paint_tree(painter, field, expansion, LIGHT)
    return painter


def child(status: NodeStatus, place: tuple[int, int] | None = None) -> Successor:
    return Successor(HENGDAOLIMA, status, place)


def places(of: list[tuple[float, float]]) -> list[Any]:
    """Points, for comparison to a hundredth of a pixel."""
    return [pytest.approx(point, abs=0.01) for point in of]


@pytest.mark.parametrize(
    ("tree", "depth", "pitch"),
    [
        (SearchTree((1, 3), (0,)), 0, 40.0),
        (SearchTree((1,) * 20, (0,)), 0, 20.0),
        (SearchTree((1,), (0,)), 38, 10.0),
        (SearchTree((1,), (0,), limit=19), 0, 20.0),
        (SearchTree((1, 3), (0,), opposite=(1, 2)), 0, 80.0),
        (SearchTree((1, 3, 4), (0,), opposite=(1, 2, 3, 4)), 1, 50.0),
    ],
)
def test_rows_share_the_height_but_are_not_far_apart(tree: SearchTree, depth: int, pitch: float) -> None:
    """There is a row for the children of what is expanded; two trees have all of the height, and a row between them."""
    assert at(tree, depth).pitch == pytest.approx(pitch)


def test_the_tree_grows_down_from_the_start_and_up_from_the_exit_towards_the_other() -> None:
    tree = SearchTree((1, 3), (0,), opposite=(1, 2))
    for from_exit, heights in ((False, (40, 120, 360, 280)), (True, (360, 280, 40, 120))):
        shown = at(tree, from_exit=from_exit)
        found = shown.height_of(0), shown.height_of(1), shown.height_of(0, True), shown.height_of(1, True)
        assert found == pytest.approx(heights)


def test_few_positions_have_places_of_their_own_around_the_middle() -> None:
    shown = at(SearchTree((1, 3), (0,)))
    points = [shown.place(1, number, 3) for number in range(3)]
    assert [(point.x(), point.y()) for point in points] == places([(135, 60), (150, 60), (165, 60)])
    assert shown.place(0, 0, 1).x() == pytest.approx(150)
    assert shown.width_of(20) == 300


def test_many_positions_are_as_wide_as_the_root_of_their_number() -> None:
    shown = at(SearchTree((1, 10_000), (0,), opposite=(1, 400)))
    assert shown.width_of(10_000) == 300
    assert shown.width_of(2_500) == 150
    assert shown.width_of(100) == 30
    assert shown.width_of(1) == 3
    assert shown.width_of(100, opposite=True) == 150
    assert at(SearchTree((1, 1_000_000), (0,))).width_of(1) == 2, "it is always seen"


def test_positions_are_drawn_one_by_one_as_long_as_their_dots_do_not_touch() -> None:
    assert at(SearchTree((1, 66), (0,))).one_by_one(66)
    assert not at(SearchTree((1, 67), (0,))).one_by_one(67)
    assert at(SearchTree((1,) * 44, (0,))).one_by_one(1)
    assert not at(SearchTree((1,) * 45, (0,))).one_by_one(1)


def test_a_bar_lies_in_the_middle_of_its_row() -> None:
    shown = at(SearchTree((1, 10_000), (0,), opposite=(4, 1)))
    assert shown.bar(1, 2_500) == QRectF(75, 120 - 5.5, 150, 11)
    assert shown.bar(0, 4, opposite=True) == QRectF(150 - 30, 360 - 5.5, 60, 11)
    low = at(SearchTree((1, 10_000), (0,)), depth=38).bar(1, 10_000)
    assert (low.top(), low.height()) == pytest.approx((11.5, 7))
    lowest = at(SearchTree((1, 10_000), (0,)), depth=198).bar(1, 10_000)
    assert (lowest.top(), lowest.height()) == pytest.approx((2, 2)), "the bars touch"


@pytest.mark.parametrize(
    ("rows", "labelled"),
    [(3, [0, 1, 2]), (26, list(range(26))), (27, list(range(0, 27, 2))), (60, list(range(0, 60, 5)))],
)
def test_numbers_beside_the_rows_do_not_touch(rows: int, labelled: list[int]) -> None:
    assert list(at(SearchTree((1,) * rows, (0,))).labelled(rows)) == labelled


def test_in_no_room_at_all_the_first_row_has_its_number() -> None:
    shown = at(SearchTree((1, 2, 3), (0,)), field=QRectF(0, 0, 300, 0.001))
    assert list(shown.labelled(3)) == [0]
    assert list(shown.labelled(0)) == []


def test_what_the_search_goes_on_with_stands_out() -> None:
    assert [status for status in NodeStatus if goes_on(status)] == [NodeStatus.NEW, NodeStatus.AGAIN]
    assert [status_colour(status, LIGHT) for status in NodeStatus] == [
        LIGHT.good,
        LIGHT.muted,
        LIGHT.path,
        LIGHT.mark,
        LIGHT.muted,
    ]


BY_LEVELS = Expansion(
    5,
    2,
    HENGDAOLIMA,
    (child(NodeStatus.SEEN, (2, 2)), child(NodeStatus.NEW, (3, 1)), child(NodeStatus.SEEN)),
    SearchTree((1, 2, 3, 2), (0, 1, 1), ((0,), (0, 0), (0, 1, 1), (1, 1))),
)
"""The second of three positions of level 2 leads to one of its own level and to a new one."""


@pytest.mark.usefixtures("qapp")
def test_every_position_is_a_dot_joined_to_the_one_it_comes_from() -> None:
    with noting() as painter:
        drawn(painter, BY_LEVELS, QRectF(0, 0, 400, 400))
        rows = [(191, 20), (183.5, 60), (198.5, 60), (176, 100), (191, 100), (206, 100), (183.5, 140), (198.5, 140)]
        dots = painter.of("ellipse")[:8]
        assert [dot.middle for dot in dots] == places(rows)
        strong = [dot.ground.alphaF() > 0.5 for dot in dots]
        assert strong == [True] * 5 + [False] * 3, "what waits is faint"
        edges = [line.points for line in painter.of("line")[:7]]
        joined = ((0, 1), (0, 2), (1, 3), (2, 4), (2, 5), (4, 6), (4, 7))
        assert edges == [tuple(places([rows[one], rows[other]])) for one, other in joined]


@pytest.mark.usefixtures("qapp")
def test_the_path_leads_to_the_position_that_is_expanded_and_on_to_its_children() -> None:
    with noting() as painter:
        drawn(painter, BY_LEVELS, QRectF(0, 0, 400, 400))
        (path,) = painter.of("path")
        assert list(path.points) == places([(191, 20), (198.5, 60), (191, 100)])
        assert path.ink == QColor(LIGHT.accent)
        *_, seen, new, here = painter.of("ellipse")
        assert (here.middle, here.ground) == (pytest.approx((191, 100)), QColor(LIGHT.accent))
        assert (new.middle, new.ground) == (pytest.approx((198.5, 140)), QColor(LIGHT.good))
        assert (seen.middle, seen.ink) == (pytest.approx((206, 100)), QColor(LIGHT.muted))
        assert here.place.width() > new.place.width() == seen.place.width()
        to_seen, to_new = painter.of("line")[7:]
        assert list(to_seen.points) == places([(191, 100), (206, 100)])
        assert list(to_new.points) == places([(191, 100), (198.5, 140)])


@pytest.mark.usefixtures("qapp")
def test_the_rows_are_numbered_at_the_left_and_counted_at_the_right() -> None:
    with noting() as painter:
        drawn(painter, BY_LEVELS, QRectF(0, 0, 400, 400))
        assert painter.texts == ["0", "1", "1", "2", "2", "3", "3", "2"]
        numbers, counts = painter.of("text")[::2], painter.of("text")[1::2]
        assert all(number.place.right() <= 21 for number in numbers)
        assert all(count.place.right() == pytest.approx(400, abs=1) for count in counts)
        for texts in (numbers, counts):
            assert [text.middle[1] for text in texts] == pytest.approx([20, 60, 100, 140], abs=1)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "children"), [(400, (178, 191, 204)), (90, (31, 44, 57)), (110, (34.5, 47.5, 60.5))])
def test_a_search_along_one_path_fans_out_its_children_below_it(width: int, children: tuple[float, ...]) -> None:
    """Also in a narrow field they stay between the numbers, as far as they fit; there is a line at the limit."""
    successors = (child(NodeStatus.SEEN), child(NodeStatus.AGAIN), child(NodeStatus.CUT))
    expansion = Expansion(3, 1, HENGDAOLIMA, successors, SearchTree((1, 1), (0, 0), limit=5))
    with noting() as painter:
        drawn(painter, expansion, QRectF(0, 0, width, 400))
        seen, cut, again, _ = painter.of("ellipse")[2:]
        assert [one.middle for one in (seen, again, cut)] == places([(x, 100) for x in children])
        limit, *_ = painter.of("line")
        assert list(limit.points) == places([(28, 220), (width - 46, 220)])
        assert painter.texts == ["≤ 5", "0", "1"], "one position in each row need not be counted"
        written = painter.of("text")[0]
        assert written.place.left() >= width - 46
        assert written.middle[1] == pytest.approx(220, abs=1)


@pytest.mark.usefixtures("qapp")
def test_of_a_long_row_the_part_that_was_expanded_is_strong() -> None:
    tree = SearchTree((1, 1_000, 400), (0, 249), ((0,),), opposite=(1, 900))
    with noting() as painter:
        drawn(painter, Expansion(251, 1, HENGDAOLIMA, (), tree), QRectF(0, 0, 374, 400))
        boxes = painter.of("box")
        assert [box.place.width() for box in boxes] == pytest.approx([300, 75, 0.4**0.5 * 300, 10, 300])
        faint, strong, *_ = boxes
        assert strong.ground.alphaF() > 2 * faint.ground.alphaF()
        assert strong.place.left() == faint.place.left() == 28
