"""A set of pieces by whatever a person writes: how many there are of each kind, or a layout that has these pieces."""

from __future__ import annotations

import re
from enum import StrEnum

from solvers.klotski.catalogue.lookup import LookupFault, look_up, says
from solvers.klotski.layout import PieceKind
from solvers.klotski.piece_set import PieceSet
from solvers.message import InputError

FIELDS = {
    PieceKind.VERTICAL.value: "verticals",
    PieceKind.HORIZONTAL.value: "horizontals",
    PieceKind.SOLDIER.value: "soldiers",
}
"""What a set of pieces calls those whose letter stands behind a number, in the order in which they are written."""


class PiecesFault(StrEnum):
    """What can be wrong with a text that is to say which pieces there are."""

    LETTER = (
        "character {position}: “{letter}” is not V, H or S; write 4V1H4S for 4 vertical and 1 horizontal general and "
        "4 soldiers"
    )
    TWICE = "character {position}: {letter} is there for the second time; write each kind of piece once, as in 4V1H4S"
    NEITHER = (
        "“{text}” is neither a set of pieces, such as 4V1H4S, nor a layout's name, such as Frog in the Well, nor a "
        "layout code, such as 1A9BF0C"
    )


_PART = re.compile("([0-9]{1,100})([A-Za-z])")
_NUMBERS = re.compile(f"(?:{_PART.pattern})+")


def look_up_pieces(text: str) -> PieceSet:
    """Read a set of pieces, such as `4V1H4S`, or a layout that has them, by its name or code.

    The kinds stand in any order, Cao Cao is always there, and where a code is a set of pieces, too, it is taken for
    that. Raises `InputError` that says what is wrong, and at which character.
    """
    text = text.strip()
    parts = [(match[1], match[2].upper(), match.end()) for match in _PART.finditer(text)]
    shaped = _NUMBERS.fullmatch(text) is not None
    if shaped and all(letter in FIELDS for _, letter, _ in parts):
        return _set_of(parts)
    try:
        return PieceSet.of(look_up(text).layout)
    except InputError as error:
        if shaped:
            position, letter = next((end, letter) for _, letter, end in parts if letter not in FIELDS)
            raise InputError(PiecesFault.LETTER, position=position, letter=letter) from None
        if says(error, LookupFault.NEITHER):
            raise InputError(PiecesFault.NEITHER, text=text) from None
        raise


def pieces_text(pieces: PieceSet) -> str:
    """A set of pieces as it is written, without the kinds that it lacks."""
    numbers = {letter: getattr(pieces, field) for letter, field in FIELDS.items()}
    return "".join(f"{number}{letter}" for letter, number in numbers.items() if number) or "0S"


def _set_of(parts: list[tuple[str, str, int]]) -> PieceSet:
    """The set with these numbers of these letters; each comes with the position in the text where it ends."""
    numbers = dict.fromkeys(FIELDS.values(), 0)
    given: set[str] = set()
    for number, letter, position in parts:
        if letter in given:
            raise InputError(PiecesFault.TWICE, position=position, letter=letter)
        given.add(letter)
        numbers[FIELDS[letter]] = int(number)
    return PieceSet(**numbers)
