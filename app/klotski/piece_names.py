"""Who the pieces are: people of the Three Kingdoms, each of whom keeps the name while the piece moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle

from PySide6.QtCore import QCoreApplication

from app.ui.words.language import Language, current
from solvers.klotski.layout import Layout, Piece, PieceKind, Square


@dataclass(frozen=True, slots=True)
class PieceName:
    """The signs carved on the piece, in both scripts, and the name as English writes it."""

    signs_hant: str
    signs_hans: str
    name: str

    @property
    def signs(self) -> str:
        """The signs in the script that the person reads; in Traditional ones, as of old, for whoever reads neither."""
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


def spoken(person: PieceName) -> str:
    """A person's name in the user's language."""
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
    }[person.name]


def cast_of(layout: Layout) -> tuple[PieceName, ...]:
    """A person for each piece of the layout, in the order of its pieces."""
    return cast_of_pieces(layout.pieces)


def cast_of_pieces(pieces: Sequence[Piece]) -> tuple[PieceName, ...]:
    """A person for each piece, in their order.

    Guan Yu bars the way: the first horizontal piece is his, or the first vertical one where none lies across. The
    others suffice for every layout; only pieces that are no layout yet, without a 2x2 block, see one of them twice.
    """
    guan_yu = _first(pieces, PieceKind.HORIZONTAL)
    if guan_yu is None:
        guan_yu = _first(pieces, PieceKind.VERTICAL)
    generals = cycle(GENERALS)
    people: list[PieceName] = []
    for number, piece in enumerate(pieces):
        if piece.kind is PieceKind.BLOCK:
            people.append(CAO_CAO)
        elif piece.kind is PieceKind.SOLDIER:
            people.append(SOLDIER)
        else:
            people.append(GUAN_YU if number == guan_yu else next(generals))
    return tuple(people)


def _first(pieces: Sequence[Piece], kind: PieceKind) -> int | None:
    return next((number for number, piece in enumerate(pieces) if piece.kind is kind), None)


def klotski_cell(square: Square, person: PieceName | None) -> str:
    """A cell of the tray and who stands there, None for nobody."""
    text = QCoreApplication.translate("Cells", "row {row}, column {column}: {who}")
    who = QCoreApplication.translate("Cells", "blank") if person is None else spoken(person)
    return text.format(row=square[0] + 1, column=square[1] + 1, who=who)
