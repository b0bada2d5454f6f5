"""CommonCode and RawCode of dnomd343's Klotski project; its ShortCode is in `short_code.py`.

A CommonCode is 36 bits in nine hexadecimal digits. The first digit is the cell of Cao Cao's top left corner.
Two bits follow for each cell, in reading order, that no piece covers yet: empty, horizontal, vertical or soldier.
Zeros fill the rest, and zeros at the end may be left off.

A RawCode is 60 bits, three a cell, the first cell lowest: what starts there, or that a piece goes on there.
"""

from __future__ import annotations

from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.codes.filling import CELLS, Filling, character, scanned
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.packed import cell_of, square_of
from solvers.message import InputError

COMMON_KINDS: tuple[PieceKind | None, ...] = (None, PieceKind.HORIZONTAL, PieceKind.VERTICAL, PieceKind.SOLDIER)
COMMON_DIGITS = 9
RAW_KINDS: tuple[PieceKind | None, ...] = (*COMMON_KINDS, PieceKind.BLOCK)
RAW_DIGITS = 16
REST = 7
"""What a RawCode says of a cell where a piece goes on that started elsewhere."""


def write_common(layout: Layout) -> str:
    """All nine digits of the CommonCode."""
    number = cell_of(layout.block.square)
    symbols = [COMMON_KINDS.index(kind) for kind in scanned(layout) if kind is not PieceKind.BLOCK]
    for symbol in symbols + [0] * (CELLS - 4 - len(symbols)):
        number = number << 2 | symbol
    return f"{number:0{COMMON_DIGITS}X}"


def read_common(text: str) -> Layout:
    """Read a CommonCode in either case, zeros at its end left off or not."""
    _check_hexadecimal(text, 1)
    if not 1 <= len(text) <= COMMON_DIGITS:
        raise InputError(CodeFault.COMMON_LENGTH, found=len(text))
    digits = [int(digit, 16) for digit in text.ljust(COMMON_DIGITS, "0")]
    filling = Filling()
    filling.put(PieceKind.BLOCK, digits[0], character(1))
    for position, digit in enumerate(digits[1:], 2):
        for symbol in divmod(digit, 4):
            if symbol or filling.first_free() is not None:
                filling.put_next(COMMON_KINDS[symbol], character(position))
    return filling.layout()


def write_raw(layout: Layout) -> str:
    """The RawCode with its 16 hexadecimal digits behind 0x."""
    starts = {cell_of(piece.square): RAW_KINDS.index(piece.kind) for piece in layout.pieces}
    starts |= {cell_of(blank): 0 for blank in layout.blanks}
    number = sum(starts.get(cell, REST) << 3 * cell for cell in range(CELLS))
    return f"0x{number:0{RAW_DIGITS}X}"


def read_raw(text: str) -> Layout:
    """Read a RawCode in either case, with or without 0x and its leading zero."""
    prefix = 2 if text[:2] in ("0x", "0X") else 0
    digits = text[prefix:]
    _check_hexadecimal(digits, prefix + 1)
    if len(digits) not in (RAW_DIGITS - 1, RAW_DIGITS):
        raise InputError(CodeFault.RAW_LENGTH, found=len(digits))
    number = int(digits, 16)
    if number >> 3 * CELLS:
        raise InputError(CodeFault.RAW_SPARE, position=prefix + 1)
    filling = Filling()
    for cell in range(CELLS):
        _put_raw(filling, cell, number >> 3 * cell & 7, len(text) - 3 * cell // 4)
    return filling.layout()


def _put_raw(filling: Filling, cell: int, symbol: int, position: int) -> None:
    row, column = square_of(cell)
    where = {"position": position, "row": row + 1, "column": column + 1}
    covered = (row, column) in filling.covered
    if symbol == REST and not covered:
        raise InputError(CodeFault.RAW_REST, **where)
    if symbol != REST and covered:
        raise InputError(CodeFault.RAW_START, **where)
    if symbol != REST and symbol >= len(RAW_KINDS):
        raise InputError(CodeFault.RAW_CELL, **where, found=symbol)
    if symbol != REST and (kind := RAW_KINDS[symbol]) is not None:
        filling.put(kind, cell, character(position))


def _check_hexadecimal(digits: str, first: int) -> None:
    for position, digit in enumerate(digits, first):
        if digit.upper() not in "0123456789ABCDEF":
            raise InputError(CodeFault.HEX_DIGIT, position=position, character=digit)
