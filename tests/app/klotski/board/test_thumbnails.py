"""The small pictures of layouts, and how many of them are kept."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtGui import QPixmap

from app.klotski.board import thumbnails
from app.klotski.board.thumbnails import KEPT, Thumbnails
from app.ui.look.theme import Appearance, Theme
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.layout import Layout
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet


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
        assert pictures.drawn.cache_info().currsize <= 50
    assert pictures.drawn.cache_info().currsize == 50


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
