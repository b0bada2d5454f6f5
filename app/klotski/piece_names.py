"""The names of the pieces: people of the Three Kingdoms. A piece keeps its name while it moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui.words.language import Language, current
from solvers.klotski.layout import Layout, Piece, PieceKind, Square


class PieceName(NamedTuple):
    """The signs carved on the piece, in both scripts, and the name as English writes it."""

    signs_hant: str
    signs_hans: str
    name: str

    @property
    def signs(self) -> str:
        """The signs in the script of the user's language; the Traditional ones if that is not Chinese."""
        return self.signs_hans if current() is Language.SIMPLIFIED else self.signs_hant


CAO_CAO = PieceName("曹操", "曹操", "Cao Cao")
GUAN_YU = PieceName("關羽", "关羽", "Guan Yu")
GENERALS = (
    PieceName("張飛", "张飞", "Zhang Fei"),
    PieceName("趙雲", "赵云", "Zhao Yun"),
    PieceName("馬超", "马超", "Ma Chao"),
    PieceName("黃忠", "黄忠", "Huang Zhong"),
    PieceName("魏延", "魏延", "Wei Yan"),
    PieceName("姜維", "姜维", "Jiang Wei"),
)
SOLDIER = PieceName("卒", "卒", "Soldier")


def spoken(piece_name: PieceName) -> str:
    """The name of a piece in the user's language."""
    return {
        "Cao Cao": QCoreApplication.translate("Cast", "Cao Cao"),
        "Guan Yu": QCoreApplication.translate("Cast", "Guan Yu"),
        "Zhang Fei": QCoreApplication.translate("Cast", "Zhang Fei"),
        "Zhao Yun": QCoreApplication.translate("Cast", "Zhao Yun"),
        "Ma Chao": QCoreApplication.translate("Cast", "Ma Chao"),
        "Huang Zhong": QCoreApplication.translate("Cast", "Huang Zhong"),
        "Wei Yan": QCoreApplication.translate("Cast", "Wei Yan"),
        "Jiang Wei": QCoreApplication.translate("Cast", "Jiang Wei"),
        "Soldier": QCoreApplication.translate("Cast", "Soldier"),
    }[piece_name.name]


def piece_names(layout: Layout) -> tuple[PieceName, ...]:
    """The names of the pieces of a layout, in their order."""
    return piece_names_of(layout.pieces)


def piece_names_of(pieces: Sequence[Piece]) -> tuple[PieceName, ...]:
    """A name for each piece, in their order.

    The first horizontal piece is Guan Yu, or the first vertical one where none is horizontal. The other names suffice
    for every layout; only among pieces that are no layout yet, without Cao Cao, may one of them occur twice.
    """
    guan_yu = _first(pieces, PieceKind.HORIZONTAL)
    if guan_yu is None:
        guan_yu = _first(pieces, PieceKind.VERTICAL)
    generals = cycle(GENERALS)
    names: list[PieceName] = []
    for number, piece in enumerate(pieces):
        if piece.kind is PieceKind.BLOCK:
            names.append(CAO_CAO)
        elif piece.kind is PieceKind.SOLDIER:
            names.append(SOLDIER)
        else:
            names.append(GUAN_YU if number == guan_yu else next(generals))
    return tuple(names)


def _first(pieces: Sequence[Piece], kind: PieceKind) -> int | None:
    return next((number for number, piece in enumerate(pieces) if piece.kind is kind), None)


def klotski_cell(square: Square, name: PieceName | None) -> str:
    """A cell of the tray and the piece on it; None is none."""
    text = QCoreApplication.translate("Cells", "row {row}, column {column}: {who}")
    who = QCoreApplication.translate("Cells", "empty") if name is None else spoken(name)
    return text.format(row=square[0] + 1, column=square[1] + 1, who=who)
