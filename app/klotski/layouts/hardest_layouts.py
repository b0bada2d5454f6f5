"""What sets of pieces are called, and the hardest layout of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import listed
from app.ui.words.numbers import plural
from solvers.klotski.catalogue.catalogue import Entry, Names
from solvers.klotski.catalogue.lookup import pieces_text
from solvers.klotski.catalogue.piece_sets import HARDEST, SetFigures
from solvers.klotski.piece_set import PieceSet


def hardest_entry(figures: SetFigures) -> Entry:
    """The entry of the hardest layout of a set that has one, in the collection of these; it is called by the pieces."""
    assert figures.hardest
    name = QCoreApplication.translate("Layouts", "Hardest of {pieces}").format(pieces=pieces_name(figures.pieces))
    short = pieces_text(figures.pieces)
    names = Names(hant=name, hans=name, pinyin="", en="", aliases=(Names(hant=short, hans=short, pinyin="", en=""),))
    return Entry(names, figures.hardest, (HARDEST.key,), figures.optimum)


def pieces_name(pieces: PieceSet) -> str:
    """The pieces of a set, beside Cao Cao, in as few words as players use."""
    told = (
        QCoreApplication.translate("Layouts", "{number} vertical").format(number=pieces.verticals)
        if pieces.verticals
        else "",
        QCoreApplication.translate("Layouts", "{number} horizontal").format(number=pieces.horizontals)
        if pieces.horizontals
        else "",
        plural("Layouts", "{number} soldiers", pieces.soldiers) if pieces.soldiers else "",
    )
    return listed(filter(None, told)) or QCoreApplication.translate("Layouts", "Cao Cao alone")
