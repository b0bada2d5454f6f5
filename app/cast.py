"""Who the pieces are: people of the Three Kingdoms, each of whom keeps the name while the piece moves."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from solvers.klotski.layout import Kind, Layout


@dataclass(frozen=True, slots=True)
class Person:
    """The signs carved on the piece, in both scripts, and the name that goes through translation."""

    signs_hant: str
    signs_hans: str
    name: str

    def spoken(self) -> str:
        """The name in the user's language."""
        return QCoreApplication.translate("Cast", self.name)


CAO_CAO = Person("曹操", "曹操", QT_TRANSLATE_NOOP("Cast", "Cao Cao"))
GUAN_YU = Person("關羽", "关羽", QT_TRANSLATE_NOOP("Cast", "Guan Yu"))
GENERALS = (
    Person("張飛", "张飞", QT_TRANSLATE_NOOP("Cast", "Zhang Fei")),
    Person("趙雲", "赵云", QT_TRANSLATE_NOOP("Cast", "Zhao Yun")),
    Person("馬超", "马超", QT_TRANSLATE_NOOP("Cast", "Ma Chao")),
    Person("黃忠", "黄忠", QT_TRANSLATE_NOOP("Cast", "Huang Zhong")),
    Person("魏延", "魏延", QT_TRANSLATE_NOOP("Cast", "Wei Yan")),
    Person("姜維", "姜维", QT_TRANSLATE_NOOP("Cast", "Jiang Wei")),
)
SOLDIER = Person("卒", "卒", QT_TRANSLATE_NOOP("Cast", "Soldier"))


def cast_of(layout: Layout) -> tuple[Person, ...]:
    """A person for each piece of the layout, in the order of its pieces.

    Guan Yu bars the way: the first horizontal piece is his, or the first vertical one where none lies across.
    """
    guan_yu = _first(layout, Kind.HORIZONTAL)
    if guan_yu is None:
        guan_yu = _first(layout, Kind.VERTICAL)
    generals = iter(GENERALS)
    people: list[Person] = []
    for number, piece in enumerate(layout.pieces):
        if piece.kind is Kind.BLOCK:
            people.append(CAO_CAO)
        elif piece.kind is Kind.SOLDIER:
            people.append(SOLDIER)
        else:
            people.append(GUAN_YU if number == guan_yu else next(generals))
    return tuple(people)


def _first(layout: Layout, kind: Kind) -> int | None:
    return next((number for number, piece in enumerate(layout.pieces) if piece.kind is kind), None)
