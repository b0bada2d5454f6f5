"""A layout or a set of pieces by whatever a person writes: a name of the catalogue, a code, or numbers of pieces."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.catalogue import LONGEST_NAME, CatalogueFault, Entry
from solvers.klotski.layout import LETTERS, Layout, PieceKind
from solvers.message import InputError

if TYPE_CHECKING:
    from solvers.klotski.codes import CodeName
    from solvers.klotski.piece_set import PieceSet


@dataclass(frozen=True, slots=True)
class LookupResult:
    """A layout, and how it was written: as a name of the catalogue (`entry`) or in a code (`code`)."""

    layout: Layout
    entry: Entry | None
    code: CodeName | None


class LookupFault(StrEnum):
    """A text is nothing that a layout is found by."""

    NEITHER = "“{text}” is neither a layout's name, such as Frog in the Well, nor a layout code, such as 1A9BF0C"


def look_up(text: str) -> LookupResult:
    """Read a name or a code; raises `InputError` that says what is wrong with it as what it comes nearest to."""
    found = known(text)
    if found is not None:
        return found
    from solvers.klotski import codes

    raise _nearer(text.strip(), _fault(catalogue.find, text), _fault(codes.read, text))


def _fault(read: Callable[[str], object], text: str) -> InputError:
    """What is wrong with a text as that which is read."""
    try:
        read(text)
    except InputError as fault:
        return fault
    raise ValueError(f"nothing is wrong with {text!r}")


def _nearer(text: str, no_name: InputError, no_code: InputError) -> InputError:
    """What is wrong with the text as the name or the code that it comes near to, or that it is neither."""
    from solvers.klotski.codes import CodeFault

    if not says(no_code, CodeFault.UNKNOWN) and not _is_word(text):
        return no_code
    return InputError(LookupFault.NEITHER, text=text) if says(no_name, CatalogueFault.UNHEARD_OF) else no_name


def says(error: InputError, fault: StrEnum) -> bool:
    """Whether that is what an error says."""
    return error.message.template is fault


def _is_word(text: str) -> bool:
    """Whether a text is letters alone, and not those of the pieces: hardly a code, whatever its length says."""
    return text.isalpha() and len(text) <= LONGEST_NAME and not set(text) <= set(LETTERS)


def known(text: str) -> LookupResult | None:
    """The same, but None for what is neither: quick enough for every line of a text, as no name like it is sought."""
    with suppress(InputError):
        entry = catalogue.known(text)
        if entry is not None:
            return LookupResult(entry.layout, entry, None)
    from solvers.klotski import codes  # most layouts are named: those who wait for one do not wait for this

    with suppress(InputError):
        layout, code = codes.read(text)
        return LookupResult(layout, None, code)
    return None


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
    from solvers.klotski.piece_set import PieceSet

    text = text.strip()
    parts = [(match[1], match[2].upper(), match.end()) for match in _PART.finditer(text)]
    shaped = _NUMBERS.fullmatch(text) is not None
    if shaped and all(letter in FIELDS for _, letter, _ in parts):
        return PieceSet(**_numbers_of(parts))
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


def _numbers_of(parts: list[tuple[str, str, int]]) -> dict[str, int]:
    """The fields of the set with these numbers of these letters, each with the position in the text where it ends."""
    numbers = dict.fromkeys(FIELDS.values(), 0)
    given: set[str] = set()
    for number, letter, position in parts:
        if letter in given:
            raise InputError(PiecesFault.TWICE, position=position, letter=letter)
        given.add(letter)
        numbers[FIELDS[letter]] = int(number)
    return numbers
