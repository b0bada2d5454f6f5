"""Something to export: a path of a few steps, a bare layout, a tour and a bare board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtGui import QFont

from app.export.exporting import export
from app.export.request import ExportRequest, Format, Subject
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import klotski_subject
from app.knight.board.trail import PICTURE, Display
from app.knight.export_subject import knight_subject
from app.ui.look.theme import LIGHT
from solvers.documents import Document
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour
from solvers.search import Drive, Found

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
TWO_STEPS = (Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2))), Step(PieceKind.SOLDIER, ((3, 2), (3, 1))))
RING = ((0, 1), (2, 0), (1, 2), (0, 0), (2, 1), (0, 2), (1, 0), (2, 2))
"""The closed tour of 3x3 without its middle."""


def documented(subject: Subject) -> Document:
    """The document of a subject that has one."""
    assert subject.make_document is not None
    return subject.make_document()


def _knight(
    display: Display, board: Board, start: Square | None = None, closed: bool = False, path: Sequence[Square] = ()
) -> Subject:
    return knight_subject(Tour.of(board, path), start, closed, display, 0)


def solution() -> Subject:
    """A layout with two steps."""
    return klotski_subject(KlotskiTrack(HENG_DAO_LI_MA, TWO_STEPS), Metric.MOVES, "橫刀立馬", 0)


def layout() -> Subject:
    """A layout alone."""
    return klotski_subject(KlotskiTrack(HENG_DAO_LI_MA), Metric.MOVES, "橫刀立馬", 0)


def tour() -> Subject:
    """A closed tour of eight squares: eight steps."""
    return _knight(Display(), Board(3, 3, frozenset({(1, 1)})), RING[0], True, RING)


def board() -> Subject:
    """A board with a start and no tour."""
    return _knight(Display(), Board(4, 5), (3, 0))


def woven() -> Subject:
    """A tour shown as a picture of the whole of it."""
    return _knight(PICTURE, Board(3, 3, frozenset({(1, 1)})), RING[0], True, RING)


def wide_board() -> Subject:
    """A board of squares so small that they are painted as one image."""
    return _knight(Display(), Board(30, 40, frozenset({(1, 1)})))


def request(subject: Subject, form: Format, path: Path, **choices: Any) -> ExportRequest:
    """An export of all steps, small."""
    usual = {"theme": LIGHT, "font": QFont(), "width": 160, "last": subject.picture.length}
    return ExportRequest(subject=subject, format=form, path=path, **{**usual, **choices})


def exported(asked: ExportRequest) -> Path:
    """Export to the end; returns what was written."""
    event = Drive(export(asked)).next_answer()
    assert isinstance(event, Found)
    return event.answer
