"""Boards with joined edges: a move over one leaves the board there and comes in again at the other, wherever drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.export.picture import SvgSymbols
from app.knight.board.chessboard import Chessboard
from app.knight.board.game_layer import GameLayer
from app.knight.board.geometry import ChessGeometry, proportions
from app.knight.board.joined_edges import draw_joined_edges
from app.knight.board.moving_knight import Stance
from app.knight.board.search_trail import SearchTrail
from app.knight.board.surface import draw_surface
from app.knight.board.tour_picture import TourPicture
from app.knight.board.trail import DISPLAYS, Pens, Trail, TrailLine, VisitTable
from app.knight.board.visible_trail import VisibleSearch, VisibleTrail
from app.knight.board.zoom import BoardViewport, ZoomView
from app.knight.export_subject import KnightPicture
from app.ui.look.theme import LIGHT, Appearance
from app.ui.painting.drawing import smooth_painter
from app.ui.painting.svg_device import SvgDevice
from solvers.knight.board import Board, Square
from solvers.knight.leaper import KNIGHT, PIECES, Leaper, Wrap

CYLINDER, TORUS = Wrap.COLUMNS, Wrap.BOTH
WAZIR = PIECES["wazir"]
BOARDS = [
    Board(8, 8, piece=KNIGHT, wrap=TORUS),
    Board(5, 9, piece=PIECES["camel"], wrap=CYLINDER),
    Board(3, 3, piece=PIECES["giraffe"], wrap=TORUS),  # its leaps go all round the board
    Board(4, 2, piece=PIECES["king"], wrap=TORUS),
]


def geometry_of(board: Board, width: float = 500.0) -> ChessGeometry:
    across, down = proportions(board.rows, board.columns)
    return ChessGeometry.fit(QRectF(7, 9, width, width * down / across), board, 1.0)


def moves_of(board: Board) -> Iterator[tuple[Square, Square]]:
    return ((one, other) for one in board.squares for other in board.neighbours(one))


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_the_parts_of_a_move_lead_from_square_to_square_over_opposite_edges(board: Board) -> None:
    geometry = geometry_of(board)
    whole = geometry.whole
    for one, other in moves_of(board):
        leap = geometry.leap(board.index(one), board.index(other))
        parts = geometry.parts(leap)
        assert parts[0].p1() == geometry.centre(one)
        assert (parts[-1].p2() - geometry.centre(other)).manhattanLength() < 1e-6
        assert sum(part.length() for part in parts) == pytest.approx(leap.length())
        assert len(parts) > 1 or not board.goes_over_edge(one, other)
        for part in parts:
            assert whole.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(part.center())
        for before, after in pairwise(parts):
            step = after.p1() - before.p2()
            across, down = step.x() / whole.width(), step.y() / whole.height()
            assert (across, down) == pytest.approx((round(across), round(down)), abs=1e-6)
            assert (round(across), round(down)) != (0, 0)


def test_a_move_within_the_board_is_one_line_from_middle_to_middle() -> None:
    for board in (Board(8, 8), Board(8, 8, wrap=TORUS)):
        geometry = geometry_of(board)
        line = QLineF(geometry.centre((4, 4)), geometry.centre((2, 5)))
        assert geometry.lines([board.index((4, 4)), board.index((2, 5))]) == [line]
    flat = geometry_of(Board(1, 8))
    assert flat.lines([0, 7]) == [QLineF(flat.centre((0, 0)), flat.centre((0, 7)))], "such as no knight makes"


def test_what_reaches_over_an_edge_is_seen_at_the_other_too() -> None:
    board = Board(6, 8, wrap=CYLINDER)
    geometry = geometry_of(board)
    width = geometry.whole.width()
    at_edge = QRectF(geometry.whole.right() - 5, geometry.whole.top() - 5, 10, 10)
    assert sorted(shift.toTuple() for shift in geometry.copies(at_edge)) == [(-width, 0), (0, 0)]
    assert [shift.toTuple() for shift in geometry.copies(geometry.rect((2, 3)).adjusted(1, 1, -1, -1))] == [(0, 0)]
    assert geometry_of(Board(6, 8)).copies(at_edge) == [QPointF()]
    corner = geometry_of(Board(6, 8, wrap=TORUS))
    assert len(corner.copies(QRectF(corner.whole.bottomRight() - QPointF(5, 5), at_edge.size()))) == 4


def test_the_squares_near_an_edge_are_those_beyond_it_too() -> None:
    geometry = geometry_of(Board(6, 9, wrap=CYLINDER))
    rows, columns = geometry.squares_in(geometry.rect((0, 0)).adjusted(1, 1, -1, -1), beyond=2)
    assert list(rows) == [0, 1, 2]
    assert list(columns) == [7, 8, 0, 1, 2]
    whole = geometry_of(Board(3, 4, wrap=TORUS))
    assert [sorted(places) for places in whole.squares_in(whole.rect((1, 1)), beyond=3)] == [[0, 1, 2], [0, 1, 2, 3]]


def ink(image: QImage, geometry: ChessGeometry, square: Square, across: float = 0.5) -> bool:
    """Whether something is painted in the middle of the height of a square, at a part of its width."""
    rect = geometry.rect(square).translated(-geometry.inside.topLeft())
    return image.pixelColor(QPointF(rect.left() + across * rect.width(), rect.center().y()).toPoint()).alpha() > 0


def pens_of(geometry: ChessGeometry, numbers: bool = False) -> Pens:
    return Pens.of(geometry, LIGHT, QFont(), numbers=numbers, path=True)


ROW = Board(3, 8, piece=WAZIR, wrap=CYLINDER)
OVER_EDGE = [ROW.index((1, 0)), ROW.index((1, 7))]
"""A step to the left that comes in again at the right."""


def trails(geometry: ChessGeometry) -> Iterator[tuple[str, QImage]]:
    """The step as each of those that draw lines draws it."""
    trail = Trail(geometry, pens_of(geometry), OVER_EDGE, False, 1.0)
    trail.draw_until(2)
    yield "trail", trail.picture
    table = VisitTable(ROW.rows, ROW.columns, OVER_EDGE)
    visible = VisibleTrail(geometry, pens_of(geometry), OVER_EDGE, False, 1.0, table)
    visible.draw_until(2)
    while visible.behind:
        visible.draw_slice()
    yield "visible trail", visible.picture
    for search in (SearchTrail(geometry, pens_of(geometry), 1.0), VisibleSearch(geometry, pens_of(geometry), 1.0)):
        search.show(OVER_EDGE)
        image = geometry.layer(1.0)
        with geometry.painter_on(image) as painter:
            search.paint(painter)
        yield type(search).__name__, image


@pytest.mark.usefixtures("qapp")
def test_every_trail_leaves_the_board_at_one_edge_and_comes_in_at_the_other() -> None:
    geometry = geometry_of(ROW)
    for name, image in trails(geometry):
        assert ink(image, geometry, (1, 0), 0.2), name
        assert ink(image, geometry, (1, 7), 0.8), name
        assert not any(ink(image, geometry, (1, column)) for column in range(1, 7)), f"{name}: not across the board"


@pytest.mark.usefixtures("qapp")
def test_a_ribbon_goes_over_the_edge_too_and_is_never_filled() -> None:
    geometry = geometry_of(ROW)
    picture = TourPicture(geometry, LIGHT, ROW, OVER_EDGE, False, 1.0)
    while picture.behind:
        picture.draw_slice()
    ground, width = picture.picture.pixelColor(2, 2), picture.picture.width()
    middle = picture.picture.height() // 2
    dyed = [across for across in range(width) if picture.picture.pixelColor(across, middle) != ground]
    left, right = geometry.side, width - geometry.side
    assert dyed
    assert all(across < left or across > right for across in dyed)
    assert dyed[0] == 0
    assert dyed[-1] == width - 1
    torus = Board(3, 3, frozenset({(1, 1)}), wrap=TORUS)
    around = [0, 5, 6, 1, 8, 3, 2, 7]
    assert not TourPicture(geometry_of(torus), LIGHT, torus, around, True, 1.0).filled


def has_lacquer(image: QImage, rect: QRect) -> bool:
    """Whether red of the figure is in a square."""
    points = ((x, y) for x in range(rect.left(), rect.right(), 3) for y in range(rect.top(), rect.bottom(), 3))
    colours = (image.pixelColor(*point) for point in points)
    return sum(colour.red() > 2.4 * colour.green() for colour in colours) > 7


def test_a_piece_on_its_way_over_an_edge_is_seen_at_both(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(700, 300)
    board.set_board(ROW)
    board.show_tour(ROW, OVER_EDGE, closed=False)

    def red(moment: float) -> set[Square]:
        """The squares with lacquer of the piece."""
        board.show_moment(moment)
        image = board.grab().toImage()
        return {square for square in ROW.squares if has_lacquer(image, board.squares.rect(square).toRect())}

    assert red(0.0) == {(1, 0)}
    assert red(1.0) == {(1, 7)}
    assert {square[1] for square in red(0.5)} == {0, 7}


def test_half_way_over_an_edge_the_ground_below_is_beyond_the_board() -> None:
    geometry = geometry_of(ROW)
    trail = TrailLine(geometry, pens_of(geometry), OVER_EDGE, closed=False)
    stance = Stance.at(trail, 0.75)
    assert stance.ground.x() < geometry.whole.left()
    back = stance.ground + geometry.back(stance.ground)
    assert geometry.square_at(back) == (1, 7)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("moment", [0.0, 0.5, 1.0])
def test_it_is_written_as_svg_and_cut_at_the_edges(display: str, moment: float) -> None:
    def document(board: Board) -> str:
        device, picture = SvgDevice(), KnightPicture(board, order=OVER_EDGE, display=DISPLAYS[display])
        scene = picture.scene(QRectF(0, 0, 500, 500 * picture.proportion), LIGHT, QFont(), SvgSymbols())
        with smooth_painter(device) as painter:
            scene.paint(painter, moment)
        return device.document(QSizeF(500, 250), "")

    over_edge = document(ROW)
    assert ElementTree.fromstring(over_edge).tag.endswith("svg")
    assert ("clip-path" in over_edge) == (display == "picture" or moment == 0.5), "of a ribbon and a moving piece"
    assert "clip-path" not in document(Board(3, 8, piece=WAZIR))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("wrap", "edges"), [(Wrap.NONE, ""), (CYLINDER, "lr"), (TORUS, "lrtb")])
def test_joined_edges_are_marked_and_no_others(wrap: Wrap, edges: str) -> None:
    def surface(of: Wrap) -> tuple[QImage, ChessGeometry]:
        board = Board(6, 6, wrap=of)
        geometry = geometry_of(board, 400.0)
        image = QImage(420, 420, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            draw_surface(painter, geometry, board, LIGHT, ())
        return image, geometry

    plain, marked = surface(Wrap.NONE)[0], surface(wrap)[0]
    inside, middle = geometry_of(Board(6, 6), 400.0).inside, 5
    beside = {
        "l": QRectF(inside.left() - middle, inside.top(), middle, inside.height()),
        "r": QRectF(inside.right(), inside.top(), middle, inside.height()),
        "t": QRectF(inside.left(), inside.top() - middle, inside.width(), middle),
        "b": QRectF(inside.left(), inside.bottom(), inside.width(), middle),
    }
    changed = "".join(edge for edge, area in beside.items() if plain.copy(area.toRect()) != marked.copy(area.toRect()))
    assert changed == edges


def test_of_a_zoomed_board_the_edges_that_are_not_seen_are_not_marked() -> None:
    room = BoardViewport(20, 20, 200.0, 200.0, 10.0)
    board = Board(20, 20, wrap=TORUS)
    geometry = ChessGeometry.seen(board, QPointF(10, 10), room, ZoomView(40.0, 0.0, 7.0), 8.0, 1.0)
    plain, marked = (QImage(220, 220, QImage.Format.Format_RGB32) for _ in range(2))
    for image, shown in ((plain, False), (marked, True)):
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            if shown:
                draw_joined_edges(painter, geometry, LIGHT)
    assert plain.copy(0, 0, 15, 220) != marked.copy(0, 0, 15, 220)
    assert plain.copy(15, 0, 205, 220) == marked.copy(15, 0, 205, 220)


def test_a_zoomed_trail_shows_the_same_as_its_part_of_the_whole(qtbot: QtBot) -> None:
    """Near an edge, where lines come in from squares at the other."""
    board = Board(16, 16, piece=Leaper.parse("1,8"), wrap=TORUS)
    order = knights_walk(board, 90)
    room = BoardViewport(16, 16, 200.0, 200.0, 12.0)
    geometry = ChessGeometry.seen(board, QPointF(0, 0), room, ZoomView(40.0, 0.0, 7.0), 8.0, 1.0)
    table = VisitTable(16, 16, order)
    seen = VisibleTrail(geometry, pens_of(geometry), order, False, 1.0, table)
    seen.draw_until(90)
    while seen.behind:
        seen.draw_slice()
    drawn = geometry.layer(1.0)
    with geometry.painter_on(drawn) as painter:
        TrailLine(geometry, pens_of(geometry), order, closed=False).draw(painter, range(90))
    pixels = ((seen.picture.pixelColor(x, y), drawn.pixelColor(x, y)) for x in range(200) for y in range(200))
    different = sum(abs(one.alpha() - other.alpha()) > 128 for one, other in pixels)
    assert different < 20, "where tiles meet, the edge of a line may be a little different"


def knights_walk(board: Board, length: int) -> list[int]:
    """The first free square each time."""
    path, square = [0], (0, 0)
    while len(path) < length:
        free = [other for other in board.neighbours(square) if board.index(other) not in path]
        square = min(free, key=lambda other: sum(board.index(next_) not in path for next_ in board.neighbours(other)))
        path.append(board.index(square))
    return path


def test_the_cursor_goes_over_joined_edges_and_stops_at_others(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(300, 300)
    board.show()
    for wrap, down, right in ((Wrap.NONE, (2, 0), (2, 0)), (CYLINDER, (2, 0), (2, 3)), (TORUS, (0, 0), (2, 3))):
        for key, reached in ((Qt.Key.Key_Down, down), (Qt.Key.Key_Left, right)):
            board.set_board(Board(1, 1))
            board.set_board(Board(3, 4, wrap=wrap))
            board.pointer.show_cursor(True)
            assert board.pointer.cursor == (2, 0)
            qtbot.keyClick(board, key)
            assert board.pointer.cursor == reached, (wrap, key)


def test_a_screen_reader_is_told_which_moves_lead_over_an_edge(qtbot: QtBot) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    layer = GameLayer(board, Appearance("light"))
    board.set_board(ROW)
    board.show_tour(ROW, OVER_EDGE, closed=False, moment=1.0)
    layer.show_moves(ROW, {1: (0, 7), 4: (1, 0), 11: (1, 6)})
    assert board.cell_name((0, 7)) == "h3: the wazir can go here, key 1"
    assert board.cell_name((1, 0)) == "a2: the wazir can go here, over the joined edge, key 4"
    assert board.cell_name((1, 6)) == "g2: the wazir can go here", "there are keys for ten moves"
    layer.show_moves(ROW, {})
    assert board.cell_name((1, 0)) == "a2: visit 1"
    assert board.cell_name((1, 7)) == "h2: visit 2, the wazir is here, from a2 over the joined edge"
