"""The ShortCode of dnomd343: the rank of a CommonCode among those of all legal layouts, in base 32.

No table of the 29,334,498 layouts is needed. CommonCodes ascend by the cell of Cao Cao and then, symbol by
symbol, in the order empty, horizontal, vertical, soldier. So a rank is the sum, over the symbols of a layout, of how
many layouts go on from each smaller symbol; and that is counted once for every shape that the covered cells can have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from solvers.klotski.codes.dnomd343 import COMMON_KINDS
from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.codes.filling import CELLS
from solvers.klotski.layout import Layout, Piece, PieceKind
from solvers.klotski.packed import bits_of, cell_of, first_free, square_of
from solvers.message import InputError

ALPHABET = "123456789ABCDEFGHJKMNPQRSTUVWXYZ"
SHORT_DIGITS = 5
BLOCK_CELLS = tuple(cell for cell in range(CELLS) if Piece(square_of(cell), PieceKind.BLOCK).inside)
NEEDED_BLANKS = 2
FULL = (1 << CELLS) - 1


def write_short(layout: Layout) -> str:
    """The five characters of the ShortCode."""
    number = rank(layout)
    digits: list[str] = []
    for _ in range(SHORT_DIGITS):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(reversed(digits))


def read_short(text: str) -> Layout:
    """Read a ShortCode in either case."""
    for position, character in enumerate(text, 1):
        if not (character.isascii() and character.upper() in ALPHABET):
            raise InputError(CodeFault.SHORT_DIGIT, position=position, character=character)
    if len(text) != SHORT_DIGITS:
        raise InputError(CodeFault.SHORT_LENGTH, found=len(text))
    number = 0
    for character in text.upper():
        number = number * len(ALPHABET) + ALPHABET.index(character)
    if number >= layouts_in_all():
        raise InputError(CodeFault.SHORT_RANGE, last=write_short(unrank(layouts_in_all() - 1)))
    return unrank(number)


def rank(layout: Layout) -> int:
    """How many legal layouts have a smaller CommonCode."""
    block = cell_of(layout.block.square)
    smaller = sum(_layouts_with_block(cell) for cell in BLOCK_CELLS if cell < block)
    kinds = {cell_of(piece.square): piece.kind for piece in layout.pieces}
    covered, needed = _mask(PieceKind.BLOCK, block), NEEDED_BLANKS
    while covered != FULL:
        chosen = kinds.get(first_free(covered))
        for kind, then_covered, then_needed in _choices(covered, needed):
            if kind is chosen:
                covered, needed = then_covered, then_needed
                break
            smaller += _completions(then_covered, then_needed)
    return smaller


def unrank(number: int) -> Layout:
    """The layout of this rank, 0 to 29,334,497."""
    block = 0
    while number >= _layouts_with_block(block):
        number -= _layouts_with_block(block)
        block += 1
    pieces = [Piece(square_of(block), PieceKind.BLOCK)]
    covered, needed = _mask(PieceKind.BLOCK, block), NEEDED_BLANKS
    while covered != FULL:
        cell = first_free(covered)
        number, kind, covered, needed = _choice_holding(number, covered, needed)
        if kind is not None:
            pieces.append(Piece(square_of(cell), kind))
    return Layout.of(pieces)


def _choice_holding(number: int, covered: int, needed: int) -> tuple[int, PieceKind | None, int, int]:
    """The choice among whose completions the one of this number is, with its number among them."""
    for kind, then_covered, then_needed in _choices(covered, needed):
        there = _completions(then_covered, then_needed)
        if number < there:
            return number, kind, then_covered, then_needed
        number -= there
    raise ValueError(number)


@cache
def layouts_in_all() -> int:
    """The number of legal layouts: 29,334,498."""
    return sum(_layouts_with_block(cell) for cell in BLOCK_CELLS)


def _layouts_with_block(cell: int) -> int:
    return _completions(_mask(PieceKind.BLOCK, cell), NEEDED_BLANKS) if cell in BLOCK_CELLS else 0


@cache
def _completions(covered: int, needed: int) -> int:
    """In how many ways a board can be filled up that has these cells covered and needs so many empty cells yet.

    All cells before the first free one are covered, so few masks occur: what matters is the ragged edge below it.
    """
    if covered == FULL:
        return int(needed == 0)
    return sum(_completions(then_covered, then_needed) for _, then_covered, then_needed in _choices(covered, needed))


def _choices(covered: int, needed: int) -> Iterator[tuple[PieceKind | None, int, int]]:
    """What can be on the first free cell, in the order of a CommonCode, and how things are then."""
    cell = first_free(covered)
    yield None, covered | 1 << cell, max(needed - 1, 0)
    for kind in COMMON_KINDS[1:]:
        assert kind is not None
        if Piece(square_of(cell), kind).inside and not covered & _mask(kind, cell):
            yield kind, covered | _mask(kind, cell), needed


@cache
def _mask(kind: PieceKind, cell: int) -> int:
    return bits_of(Piece(square_of(cell), kind).cells)
