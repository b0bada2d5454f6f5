"""The names of the pieces: people of the Three Kingdoms, and soldiers by number.

A piece keeps its name while it moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, cycle
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui.look.theme import Lettering
from app.ui.words.language import Language, current
from solvers.klotski.layout import Layout, Piece, PieceKind, Square, square_name

MOST_REMEMBERED = 2_000
"""In how many positions the names are remembered: a watched search can be stepped back so far."""


class PieceName(NamedTuple):
    """A name in both Chinese scripts, and as English writes it; soldiers of one layout have numbers too."""

    signs_hant: str
    signs_hans: str
    name: str
    number: int = 0
    """From 1, in reading order at the start; 0 for everybody else."""

    @property
    def signs(self) -> str:
        """The signs in the script of the user's language; the Traditional ones if that is not Chinese."""
        return self.signs_hans if current() is Language.SIMPLIFIED else self.signs_hant

    @property
    def initials(self) -> str:
        """The initials of the name as English writes it, or the number of a soldier."""
        return str(self.number) if self.number else "".join(word[0] for word in self.name.split())


class NamedPiece(NamedTuple):
    """A piece where it stands, and its name."""

    piece: Piece
    name: PieceName


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
    if piece_name.number:
        return QCoreApplication.translate("Cast", "Soldier {number}").format(number=piece_name.number)
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


def carved(piece_name: PieceName, lettering: Lettering) -> tuple[str, ...]:
    """What is carved on a piece, sign by sign or word by word; nothing on plain pieces."""
    match lettering:
        case Lettering.SIGNS:
            return tuple(piece_name.signs)
        case Lettering.INITIALS:
            return (piece_name.initials,)
        case Lettering.NAMES:
            return (str(piece_name.number),) if piece_name.number else tuple(piece_name.name.split())
        case Lettering.PLAIN:
            return ()


def mark(piece_name: PieceName, lettering: Lettering) -> str:
    """What marks a piece in its corner, so that it is found in a list of steps where what is carved does not tell."""
    if lettering in (Lettering.INITIALS, Lettering.NAMES):
        return ""
    if piece_name.number:
        return str(piece_name.number)
    if current() is Language.ENGLISH:
        return piece_name.initials
    return piece_name.signs if lettering is Lettering.PLAIN else ""


def short_name(piece_name: PieceName, lettering: Lettering) -> str:
    """What stands for a piece where there is little room: its first sign, its initials, or the number of a soldier."""
    return piece_name.signs[:1] if lettering is Lettering.SIGNS else piece_name.initials


def piece_names(layout: Layout) -> tuple[PieceName, ...]:
    """The names of the pieces of a layout, in their order."""
    return piece_names_of(layout.pieces)


def piece_names_of(pieces: Sequence[Piece]) -> tuple[PieceName, ...]:
    """A name for each piece, in their order.

    Soldiers have numbers. The first horizontal piece is Guan Yu, or the first vertical one where none is horizontal.
    The other names suffice for every layout; only among pieces that are no layout yet, without Cao Cao, may one of
    them occur twice.
    """
    guan_yu = _first(pieces, PieceKind.HORIZONTAL)
    if guan_yu is None:
        guan_yu = _first(pieces, PieceKind.VERTICAL)
    generals, soldiers = cycle(GENERALS), count(1)
    names: list[PieceName] = []
    for number, piece in enumerate(pieces):
        if piece.kind is PieceKind.BLOCK:
            names.append(CAO_CAO)
        elif piece.kind is PieceKind.SOLDIER:
            names.append(SOLDIER._replace(number=next(soldiers)))
        else:
            names.append(GUAN_YU if number == guan_yu else next(generals))
    return tuple(names)


def _first(pieces: Sequence[Piece], kind: PieceKind) -> int | None:
    return next((number for number, piece in enumerate(pieces) if piece.kind is kind), None)


def klotski_cell(square: Square, name: PieceName | None) -> str:
    """A cell of the tray and the piece on it; None is none."""
    text = QCoreApplication.translate("Cells", "{square}: {who}")
    who = QCoreApplication.translate("Cells", "empty") if name is None else spoken(name)
    return text.format(square=square_name(square), who=who)


class FollowedPieces:
    """A piece that stays where it is keeps its name; those that moved are told apart by how far they are away.

    In a position that is shown again, every piece has the name that it had there before.
    """

    def __init__(self) -> None:
        self.pieces: list[NamedPiece] = []
        """The pieces where they stand now."""
        self._remembered: dict[Layout, list[NamedPiece]] = {}

    def begin_with(self, pieces: Sequence[NamedPiece]) -> None:
        """Take the pieces of a board, with their names."""
        self.pieces = list(pieces)
        self._remembered.clear()

    def show(self, layout: Layout) -> None:
        """Go to another position; to that of another set of pieces with names of its own."""
        if layout not in self._remembered:
            if len(self._remembered) >= MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
            self._remembered[layout] = self._followed(layout)
        self.pieces = self._remembered[layout]

    def _followed(self, layout: Layout) -> list[NamedPiece]:
        known = {kind: [one for one in self.pieces if one.piece.kind is kind] for kind in set(_kinds(layout))}
        if sorted(_kinds(layout)) != sorted(one.piece.kind for one in self.pieces):
            return list(map(NamedPiece, layout.pieces, piece_names(layout)))
        moved: list[Piece] = []
        following: list[NamedPiece] = []
        for piece in layout.pieces:
            same = next((one for one in known[piece.kind] if one.piece == piece), None)
            if same is None:
                moved.append(piece)
            else:
                known[piece.kind].remove(same)
                following.append(same)
        for piece in moved:
            row, column = piece.square
            nearest = min(
                known[piece.kind],
                key=lambda one: abs(one.piece.square[0] - row) + abs(one.piece.square[1] - column),
            )
            known[piece.kind].remove(nearest)
            following.append(NamedPiece(piece, nearest.name))
        return following


def _kinds(layout: Layout) -> list[str]:
    return [piece.kind for piece in layout.pieces]
