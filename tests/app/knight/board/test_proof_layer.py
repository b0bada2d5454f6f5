"""A proof on the chessboard: its colours and signs, on small and on zoomed boards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.proof_layer import BLACK, FLASHES, FLASHES_MS, PALETTE, WHITE, ProofLayer
from app.ui.look.search_colours import search_colours
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Appearance
from solvers.knight.board import Board
from solvers.knight.existence.proof import Figure, coloured

PARTS = (frozenset({(0, 0), (0, 1)}), frozenset({(3, 3)}))
WHOLE = Figure(
    removed=frozenset({(1, 1)}),
    parts=PARTS,
    dead_ends=frozenset({(2, 0)}),
    loops=((((0, 2), (2, 3)), ((2, 3), (1, 0))),),
    ends=frozenset({(3, 0)}),
)


@pytest.fixture
def layer(qtbot: QtBot) -> Iterator[ProofLayer]:
    """A layer over a board of 4x4."""
    appearance = Appearance(LIGHT.name, motion="reduced")
    board = Chessboard(appearance)
    qtbot.addWidget(board)
    board.resize(480, 480)
    board.set_board(Board(4, 4))
    yield ProofLayer(board, appearance)
    appearance.deleteLater()


def board_of(layer: ProofLayer) -> Chessboard:
    board = layer.parent()
    assert isinstance(board, Chessboard)
    return board


def picture(layer: ProofLayer) -> QImage:
    return board_of(layer).grab().toImage()


def at(layer: ProofLayer, square: tuple[int, int], right: float, down: float) -> QColor:
    """The colour at a place of a square, given in shares of its side."""
    rect = board_of(layer).squares.rect(square)
    point = rect.topLeft() + QPointF(right * rect.width(), down * rect.height())
    return picture(layer).pixelColor(point.toPoint())


def test_each_part_has_its_colour_and_an_empty_figure_paints_nothing(layer: ProofLayer) -> None:
    before = picture(layer)
    layer.show_figure(Board(4, 4), WHOLE)
    for number, part in enumerate(PARTS):
        for square in part:
            assert at(layer, square, 0.1, 0.1).name() == PALETTE[number]
    assert at(layer, (1, 1), 0.1, 0.5).name() == LIGHT.well
    layer.show_figure(Board(4, 4), Figure())
    assert picture(layer) == before
    layer.show_figure(Board(5, 4), WHOLE)
    assert picture(layer) == before, "it belongs to another board"


def test_each_kind_of_mark_changes_its_squares_in_every_theme(qtbot: QtBot) -> None:
    kinds = (
        Figure(removed=WHOLE.removed),
        Figure(parts=PARTS),
        Figure(dead_ends=WHOLE.dead_ends),
        Figure(loops=WHOLE.loops),
        Figure(ends=WHOLE.ends),
        Figure(colours=PARTS),
        Figure(alternating=PARTS),
    )
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        appearance = Appearance(theme.name, motion="reduced")
        board = Chessboard(appearance)
        qtbot.addWidget(board)
        board.resize(480, 480)
        board.set_board(Board(4, 4))
        layer = ProofLayer(board, appearance)
        pictures = [picture(layer)]
        for figure in kinds:
            layer.show_figure(board.board, figure)
            pictures.append(picture(layer))
        assert len({bytes(each.constBits()) for each in pictures}) == len(kinds) + 1


def test_parts_after_the_last_colour_are_framed_in_it(layer: ProofLayer) -> None:
    board = Board(4, 4)
    parts = tuple(frozenset({square}) for square in sorted(board.squares)[: len(PALETTE) + 2])
    layer.show_figure(board, Figure(parts=parts))
    for number in (0, 1):
        (first,), (again,) = parts[number], parts[number + len(PALETTE)]
        assert at(layer, first, 0.05, 0.05) == at(layer, again, 0.05, 0.05) == QColor(PALETTE[number])
        assert at(layer, first, 0.22, 0.22) == QColor(PALETTE[number])
        assert at(layer, again, 0.22, 0.22) == QColor(WHITE), "the letter is black on white"


def test_a_dead_end_leaves_the_number_of_its_square_as_it_is(layer: ProofLayer) -> None:
    board = Board(4, 4)
    colours = coloured(board)
    layer.show_figure(board, Figure(colours=colours))
    counted = [at(layer, (0, 0), 0.5 + away, 0.5) for away in (-0.25, 0.0, 0.25)]
    layer.show_figure(board, Figure(colours=colours, dead_ends=frozenset({(0, 0)})))
    assert [at(layer, (0, 0), 0.5 + away, 0.5) for away in (-0.25, 0.0, 0.25)] == counted


def test_a_move_that_is_not_made_is_crossed_out_between_the_letters(layer: ProofLayer) -> None:
    board, squares = Board(4, 4), ((0, 1), (2, 2))
    part = frozenset(board.squares)
    places = [(square, right, 0.5) for square in squares for right in (0.35, 0.45, 0.5, 0.55, 0.65)]
    layer.show_figure(board, Figure(parts=(part,)))
    letters = [at(layer, *place) for place in places]
    layer.show_figure(board, Figure(parts=(part,), unused=frozenset({squares})))
    assert [at(layer, *place) for place in places] == letters
    assert at(layer, (1, 1), 1.0, 0.5).name() == search_colours(LIGHT).pruned, "half way from one to the other"


def test_the_last_number_of_a_colour_has_an_edge_round_its_ring(layer: ProofLayer) -> None:
    board = Board(4, 4)
    colours = coloured(board)
    assert colours is not None
    layer.show_figure(board, Figure(colours=colours))
    for part in colours:
        *_, last = sorted(part)
        across = {at(layer, last, share / 200, 0.5).name() for share in range(16, 36)}
        assert {BLACK, LIGHT.accent} <= across, "yellow on white would hardly be seen in high contrast"


def test_a_screen_reader_hears_of_the_squares(layer: ProofLayer) -> None:
    layer.show_figure(Board(4, 4), WHOLE)
    names = {square: board_of(layer).cell_name(square) for square in ((1, 1), (0, 1), (3, 3), (2, 0), (3, 0), (1, 2))}
    assert list(names.values()) == [
        "b3: taken away",
        "b4: part A",
        "d1: part B",
        "a2: too few moves",
        "a1: cannot be an end",
        "c3",
    ]


def test_visited_squares_are_left_as_they_are(layer: ProofLayer) -> None:
    board = board_of(layer)
    board.show_tour(board.board, [0, 6, 15], closed=False, moment=1.0)
    plain = at(layer, (0, 0), 0.1, 0.1)
    layer.show_figure(board.board, WHOLE)
    assert at(layer, (0, 0), 0.1, 0.1) == plain
    assert at(layer, (0, 1), 0.1, 0.1).name() == PALETTE[0]
    assert at(layer, (3, 3), 0.1, 0.1).name() == PALETTE[1], "it is visited later"


def test_only_what_is_seen_of_a_zoomed_board_is_painted(layer: ProofLayer) -> None:
    board = board_of(layer)
    board.set_board(Board(40, 40))
    everything = frozenset(board.board.squares)
    layer.show_figure(board.board, Figure(parts=(everything,)))
    assert at(layer, (0, 0), 0.3, 0.3).name() == PALETTE[0]
    before = len(list(layer.seen(everything)))
    board.view.zoom_in()
    seen = list(layer.seen(everything))
    assert before == 1600 > len(seen)
    assert all(board.squares.inside.intersects(rect) for _, rect in seen)


def test_dead_ends_flash_slowly_and_not_with_reduced_motion(layer: ProofLayer, qtbot: QtBot) -> None:
    assert FLASHES * 1000 / FLASHES_MS < 3
    board = board_of(layer)
    steady: list[QColor] = []
    layer.show_figure(board.board, Figure(dead_ends=WHOLE.dead_ends))
    for _ in range(5):
        qtbot.wait(60)
        steady.append(at(layer, (2, 0), 0.5, 0.5))
    assert len(set(map(QColor.name, steady))) == 1
    moving = Appearance(LIGHT.name, motion="full")
    other = ProofLayer(board, moving)
    other.show_figure(board.board, Figure(dead_ends=WHOLE.dead_ends))
    calm = steady[0]
    qtbot.waitUntil(lambda: at(layer, (2, 0), 0.5, 0.5) != calm)
    other.show_figure(board.board, Figure())
    moving.deleteLater()
