"""Which marks the board has for a step of a search, where arrows and plates are, and that the legend explains them."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from app.klotski.board.track import Place
from app.klotski.trace.legend import FAMILIES, BoardMark, kinds_of, legend_of
from app.klotski.trace.successor_marks import ArrowStyle, SuccessorMark, marks_of, paint_successors, step_between
from app.search.legend import SAMPLE
from app.ui.look.theme import LIGHT
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.stages import stages
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from tests.app.klotski.trace.searches import ENGINE_OF, HENGDAOLIMA, NEAR_THE_EXIT, expansions
from tests.app.noting import Drawn, noting

CELL = 100.0
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def expansion(*statuses: NodeStatus) -> Expansion:
    """A step with some of the successors of the most famous position."""
    steps = legal_steps(HENGDAOLIMA, Metric.MOVES)
    successors = (Successor(step.after(HENGDAOLIMA), status) for step, status in zip(steps, statuses, strict=False))
    return Expansion(2, 0, HENGDAOLIMA, tuple(successors), SearchTree((1, 4), (0,)))


@pytest.mark.parametrize("layout", [HENGDAOLIMA, NEAR_THE_EXIT, Layout.parse("VAAV/VAAV/VSSV/V..V/.SS.")])
def test_every_step_is_read_off_the_two_layouts(layout: Layout) -> None:
    for step in legal_steps(layout, Metric.MOVES):
        for after in (step.after(layout), step.after(layout).mirror()):
            found = step_between(layout, after)
            assert found is not None
            assert found.after(layout) in (after, after.mirror())


def test_two_steps_at_once_are_none() -> None:
    first = legal_steps(HENGDAOLIMA, Metric.MOVES)[0].after(HENGDAOLIMA)
    later = [step.after(first) for step in legal_steps(first, Metric.MOVES)]
    assert any(step_between(HENGDAOLIMA, layout) is None for layout in later)
    assert step_between(HENGDAOLIMA, HENGDAOLIMA) is None


@pytest.mark.parametrize("family", ENGINE_OF)
def test_every_successor_of_a_real_search_has_its_mark(family: str) -> None:
    for shown in expansions(ENGINE_OF[family], steps=60):
        marks = marks_of(shown)
        assert [mark.status for mark in marks] == [child.status for child in shown.successors]
        for mark, child in zip(marks, shown.successors, strict=True):
            assert mark.step.after(shown.layout) in (child.layout, child.layout.mirror())
            assert bool(mark.reckoned) is (child.bound is not None)


def test_what_the_lines_have_not_come_to_waits() -> None:
    shown = expansion(NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.NEW)
    run = stages(shown)
    at_second = next(place for place, stage in enumerate(run) if stage.item == 1)
    assert {mark.status for mark in marks_of(shown, run[:1])} == {NodeStatus.WAITING}
    marks = marks_of(shown, run[: at_second + 1])
    assert [mark.status for mark in marks] == [NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.WAITING]
    assert [mark.current for mark in marks] == [False, True, False]
    assert [mark.status for mark in marks_of(shown)] == [NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.NEW]
    assert not any(mark.current for mark in marks_of(shown))


def test_every_method_has_a_legend() -> None:
    assert {engine.family for engine in ENGINES} == set(FAMILIES) == set(ENGINE_OF)


@pytest.mark.sampled
@pytest.mark.parametrize("family", FAMILIES)
def test_the_legend_explains_the_marks_that_are_drawn_and_no_others(family: str) -> None:
    shown = expansions(ENGINE_OF[family])
    if NodeStatus.CUT in FAMILIES[family]:  # only once there is a solution, or a limit
        shown += expansions(ENGINE_OF[family], NEAR_THE_EXIT, 1_000)[-250:]
    drawn: set[NodeStatus | BoardMark] = set()
    for one in shown:
        run = stages(one)
        for mark in (*marks_of(one), *marks_of(one, run[: len(run) // 2 + 1])):
            drawn |= kinds_of(mark)
    assert drawn == {entry.kind for entry in legend_of(family)}


def cells(kind: PieceKind, place: Place) -> QRectF:
    row, column = place
    return QRectF(QPointF(column, row) * CELL, QSizeF(kind.width, kind.height) * CELL)


def style(cell: float = CELL) -> ArrowStyle:
    return ArrowStyle.of(LIGHT, cell, QFont())


def painted(*marks: SuccessorMark) -> list[Drawn]:
    with noting(600, 600) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_successors(painter, marks, cells, style())
        return painter.drawn


def plates(drawn: list[Drawn]) -> list[QRectF]:
    return [one.place for one in drawn if one.kind == "box"]


def heads(drawn: list[Drawn]) -> list[Drawn]:
    """The heads of arrows: closed paths of three corners; each is drawn in its casing twice, and then in its ink."""
    return [one for one in drawn if one.kind == "path" and len(one.points) == 4][2::3]


def into(target: Square, direction: Square, reckoned: str = "") -> SuccessorMark:
    """A soldier arrives at a square, in this direction."""
    origin = (target[0] - direction[0], target[1] - direction[1])
    return SuccessorMark(Step(PieceKind.SOLDIER, (origin, target)), NodeStatus.NEW, reckoned)


@pytest.mark.usefixtures("qapp")
def test_four_arrows_into_one_cell_have_plates_that_do_not_touch() -> None:
    cell = cells(PieceKind.SOLDIER, (2, 2))
    found = plates(painted(*(into((2, 2), direction) for direction in DIRECTIONS)))
    assert len(found) == 4
    assert all(cell.contains(plate) for plate in found)
    for one, other in combinations(found, 2):
        apart = one.center() - other.center()
        assert math.hypot(apart.x(), apart.y()) > one.width() + 3, "they are round"


@pytest.mark.usefixtures("text_of_100_percent")
def test_four_sums_in_one_cell_lie_one_below_the_other() -> None:
    cell = cells(PieceKind.SOLDIER, (2, 2))
    found = plates(painted(*(into((2, 2), direction, "9+9=18") for direction in DIRECTIONS)))
    assert len(found) == 4
    assert all(cell.contains(plate) for plate in found)
    assert all(plate.center().x() == cell.center().x() for plate in found)
    heights = sorted((plate.top(), plate.bottom()) for plate in found)
    assert all(above[1] + 1 < below[0] for above, below in pairwise(heights))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_an_arrow_ends_just_before_its_plate_which_it_points_at(direction: Square) -> None:
    down, right = direction
    drawn = painted(into((2, 2), direction))
    (plate,), (head,) = plates(drawn), heads(drawn)
    assert (plate.center().x(), plate.center().y()) == pytest.approx((250 - 26 * right, 250 - 26 * down))
    assert plate.width() == plate.height() == pytest.approx(31)
    tip = QPointF(*head.points[0])
    back = (QPointF(*head.points[1]) + QPointF(*head.points[2])) / 2
    assert tip - plate.center() == QPointF(right, down) * -(15.5 + 4)
    way = tip - back
    assert (way.x() * right + way.y() * down, way.x() * down - way.y() * right) == (pytest.approx(20, abs=5), 0)


@pytest.mark.usefixtures("qapp")
def test_the_arrow_of_a_long_piece_begins_at_its_foremost_cell() -> None:
    """It is drawn from there and not from the middle of the piece, and its plate is in the cell that is entered."""
    for kind, path, plate_at in (
        (PieceKind.VERTICAL, ((0, 0), (1, 0)), (50, 224)),
        (PieceKind.VERTICAL, ((3, 0), (2, 0)), (50, 276)),
        (PieceKind.HORIZONTAL, ((0, 0), (0, 1)), (224, 50)),
        (PieceKind.HORIZONTAL, ((0, 3), (0, 2)), (276, 50)),
        (PieceKind.BLOCK, ((0, 0), (1, 0)), (100, 224)),
        (PieceKind.VERTICAL, ((0, 0), (0, 1)), (124, 100)),
    ):
        (plate,) = plates(painted(SuccessorMark(Step(kind, path), NodeStatus.SEEN)))
        assert (plate.center().x(), plate.center().y()) == pytest.approx(plate_at), path


@pytest.mark.usefixtures("qapp")
def test_an_arrow_goes_round_a_corner_from_the_middle_of_its_piece() -> None:
    mark = SuccessorMark(Step(PieceKind.SOLDIER, ((0, 0), (1, 0), (1, 1))), NodeStatus.NEW)
    drawn = painted(mark)
    shaft = next(one for one in drawn if one.kind == "path" and len(one.points) == 3)
    assert list(shaft.points[:2]) == [(50, 50), (50, 150)]
    assert shaft.points[2][0] < 110
    assert shaft.points[2][1] == 150
    assert plates(drawn)[0].center() == QPointF(124, 150)


@pytest.mark.usefixtures("qapp")
def test_what_is_dealt_with_now_lies_above_the_others_with_its_target_outlined() -> None:
    first = SuccessorMark(Step(PieceKind.SOLDIER, ((0, 0), (0, 1))), NodeStatus.CUT, current=True)
    other = SuccessorMark(Step(PieceKind.SOLDIER, ((2, 0), (2, 1))), NodeStatus.NEW)
    drawn = painted(first, other)
    assert [plate.center().y() for plate in plates(drawn)] == [250, 50, 50], "its plate has a ring"
    outline = [one for one in drawn if one.kind == "path" and len(one.points) > 8]
    assert [one.place for one in outline] == [QRectF(106, 6, 88, 88)] * 2
    ink, casing = QColor(style().ink(NodeStatus.CUT)), QColor(style().colours.casing)
    boxes = [one for one in drawn if one.kind == "box"]
    assert [box.ground for box in boxes] == [casing, casing, ink], "it is reversed"


@pytest.mark.usefixtures("qapp")
def test_a_plate_has_its_sum_within() -> None:
    for direction in DIRECTIONS:
        drawn = painted(into((2, 2), direction, "12+34=46"))
        (plate,), (text,) = plates(drawn), [one for one in drawn if one.kind == "text"]
        assert text.text == "12+34=46"
        assert plate.left() + plate.height() / 2 < text.place.left()
        assert text.place.right() < plate.right()
        assert text.middle[1] == pytest.approx(plate.center().y(), abs=2)
        (head,) = heads(drawn)
        tip = QPointF(*head.points[0])
        assert not plate.contains(tip)
        assert (plate.adjusted(-5, -5, 5, 5)).contains(tip)


@pytest.mark.usefixtures("qapp")
def test_the_shorter_arrow_lies_over_the_longer_one() -> None:
    long = SuccessorMark(Step(PieceKind.SOLDIER, ((0, 0), (0, 1), (0, 2))), NodeStatus.NEW)
    short = SuccessorMark(Step(PieceKind.SOLDIER, ((0, 0), (0, 1))), NodeStatus.NEW)
    for marks in ((long, short), (short, long)):
        assert [round(plate.center().x()) for plate in plates(painted(*marks))] == [224, 124]


@pytest.mark.usefixtures("qapp")
def test_arrows_and_plates_grow_with_the_board_from_a_size_that_can_be_read() -> None:
    assert (style(20).width, style(20).radius, style(20).font.pixelSize()) == (3.0, 8.0, 9)
    assert (style(100).width, style(100).radius) == pytest.approx((7.5, 15.5))
    assert style(100).font.pixelSize() == 16
    assert style(300).font.pixelSize() == 17
    assert len({style().ink(status) for status in NodeStatus}) == len(NodeStatus)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("status", "kinds"),
    [
        (NodeStatus.NEW, ["line", "line"]),
        (NodeStatus.SEEN, ["line", "line"]),
        (NodeStatus.AGAIN, ["polygon"]),
        (NodeStatus.CUT, ["line", "line"]),
        (NodeStatus.WAITING, ["ellipse"] * 3),
    ],
)
def test_each_status_has_a_sign_in_the_middle_of_its_plate(status: NodeStatus, kinds: list[str]) -> None:
    mark = SuccessorMark(Step(PieceKind.SOLDIER, ((0, 0), (0, 1))), status)
    drawn = painted(mark)
    plate = plates(drawn)[-1]
    after = next(number for number, one in enumerate(drawn) if one.place == plate)
    sign = drawn[after + 1 :]
    assert [one.kind for one in sign] == kinds
    assert all(plate.contains(one.place.adjusted(-0.1, -0.1, 0.1, 0.1)) for one in sign)
    whole = QRectF(sign[0].place.topLeft(), sign[0].place.bottomRight())
    for one in sign[1:]:
        whole |= one.place.adjusted(-0.01, -0.01, 0.01, 0.01)
    if status is not NodeStatus.AGAIN:  # the head of its arrow is at its side
        assert (whole.center().x(), whole.center().y()) == pytest.approx((124, 50), abs=0.1)
    if status is NodeStatus.NEW:
        assert {one.place.width() > 0 for one in sign} == {one.place.height() > 0 for one in sign} == {True, False}
    if status is NodeStatus.SEEN:
        assert all(one.place.height() == 0 for one in sign)
    if status is NodeStatus.CUT:
        assert all(one.place.width() == pytest.approx(one.place.height()) for one in sign)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("family", FAMILIES)
def test_every_sample_of_the_legend_is_drawn_in_its_field_and_explained(family: str) -> None:
    field = QRectF(QPointF(), SAMPLE)
    entries = legend_of(family)
    said = [entry.text for entry in entries]
    assert len(set(said)) == len(said)
    assert all(said)
    assert (BoardMark.SUM in [entry.kind for entry in entries]) is (family in {"a-star", "ida-star"})
    for entry in entries:
        with noting(40, 40) as painter:
            entry.paint(painter, field, LIGHT)
            ground, *marks = painter.drawn
            assert (ground.place, ground.ground) == (field, QColor(LIGHT.well))
            assert marks
            for one in marks:
                assert field.adjusted(-4, -4, 4, 4).contains(one.place.adjusted(-0.1, -0.1, 0.1, 0.1)), entry.text
            plate = [one for one in marks if one.kind == "box"]
            if entry.kind is BoardMark.SUM:
                assert painter.texts == ["g+h"]
                assert marks[0].middle == pytest.approx((15, 12), abs=2)
            else:
                assert plate[-1].place.center().y() == 12
                assert plate[-1].place.size() == QSizeF(16, 16)
