"""The small pictures of layouts, and how many of them are kept."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from app.klotski.board import thumbnails
from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.thumbnails import KEPT, Thumbnails
from app.klotski.trace import expansion_view
from app.ui.look.theme import Appearance, Theme
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.layout import Layout
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor


def positions(count: int) -> list[Layout]:
    """So many layouts of ten pieces, all different."""
    return [unpack(key) for key in islice(PieceSet(4, 1, 4).positions((3, 1)), count)]


@pytest.mark.usefixtures("qapp")
def test_thousands_of_positions_leave_no_more_than_the_bound() -> None:
    pictures = Thumbnails(Appearance("light"), 8.0, kept=50)
    met = positions(3_000)
    assert len(set(met)) == 3_000
    for layout in met:
        pictures.picture(layout, 1.0)
        assert len(pictures) <= 50
    assert len(pictures) == 50


@pytest.mark.usefixtures("qapp")
def test_what_was_asked_for_last_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Layout] = []

    def noting(layout: Layout, cell: float, theme: Theme, ratio: float) -> QPixmap:
        drawn.append(layout)
        return QPixmap(1, 1)

    monkeypatch.setattr(thumbnails, "draw_layout", noting)
    pictures = Thumbnails(Appearance("light"), 8.0, kept=2)
    one, two, three = positions(3)
    for layout in (one, two, one, three, one, two):
        pictures.picture(layout, 1.0)
    assert drawn == [one, two, three, two]


def test_the_whole_catalogue_is_kept() -> None:
    assert len(entries()) <= KEPT


def test_a_search_followed_step_by_step_keeps_few_pictures(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Thumbnails] = []

    class Noted(Thumbnails):
        """Thumbnails that are found again."""

        def __init__(self, appearance: Appearance, cell: float, kept: int = KEPT) -> None:
            super().__init__(appearance, cell, kept)
            made.append(self)

    monkeypatch.setattr(expansion_view, "Thumbnails", Noted)
    appearance = Appearance("light")
    board = KlotskiBoard(appearance)
    qtbot.addWidget(board)
    board.resize(320, 380)
    view = expansion_view.ExpansionView(board, appearance)
    met = positions(2_000)
    for number in range(0, len(met), 8):
        layout, *others = met[number : number + 8]
        successors = tuple(Successor(other, NodeStatus.NEW) for other in others)
        view.show_expansion(Expansion(number, 1, layout, successors, SearchTree((1, 7), (0,))))
        view.grab()
    parents, children_drawn = made
    assert len(parents) == len(children_drawn) == expansion_view.KEPT
