"""Every code by its name: how it is written and read, and how a text is recognised as one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from re import fullmatch
from typing import NamedTuple

from solvers.klotski.codes import articles, dnomd343, older_program, paper, short_code
from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.layout import Layout
from solvers.message import InputError


class CodeName(StrEnum):
    """A way to write a layout down; the value is its name at the console and before a colon, as in `value:…`."""

    TEXT = "text"
    """Five rows of letters: VAAV/VAAV/VHHV/VSSV/S..S."""
    VECTOR = "vector"
    """The ten cells of Wei and Lin's paper, sorted within each shape: [1 9 0 3 8 11 13 14 16 19]."""
    VALUE = "value"
    """The same vector as one number in base 20."""
    BITS26 = "bits26"
    """The 26-bit integer of Lü's articles on Klotski and data structures (Lü Zhenyu, 2005)."""
    BITS60 = "bits60"
    """Their 60-bit integer, three bits a cell."""
    DIGITS24 = "digits24"
    """The 24 digits of Liu Junsong's older program, two for each piece and each empty cell."""
    COMMON = "common"
    """The CommonCode of dnomd343: nine hexadecimal digits."""
    RAW = "raw"
    """The RawCode of dnomd343: 60 bits in hexadecimal."""
    SHORT = "short"
    """The ShortCode of dnomd343: five characters in base 32."""


class Code(NamedTuple):
    """How one code is written and read; `write` gives None for a layout that the code cannot say."""

    write: Callable[[Layout], str | None]
    read: Callable[[str], Layout]


CODES: Mapping[CodeName, Code] = {
    CodeName.TEXT: Code(str, Layout.parse),
    CodeName.VECTOR: Code(paper.write_vector, paper.read_vector),
    CodeName.VALUE: Code(paper.write_value, paper.read_value),
    CodeName.BITS26: Code(articles.write_bits26, articles.read_bits26),
    CodeName.BITS60: Code(articles.write_bits60, articles.read_bits60),
    CodeName.DIGITS24: Code(older_program.write_digits24, older_program.read_digits24),
    CodeName.COMMON: Code(dnomd343.write_common, dnomd343.read_common),
    CodeName.RAW: Code(dnomd343.write_raw, dnomd343.read_raw),
    CodeName.SHORT: Code(short_code.write_short, short_code.read_short),
}


def write_all(layout: Layout) -> dict[CodeName, str | None]:
    """The layout in every code; None where a code is only for the classic kind and this is another."""
    return {name: code.write(layout) for name, code in CODES.items()}


def write(layout: Layout, name: CodeName) -> str | None:
    """The layout in one code; None where that is only for the classic kind and this is another."""
    return CODES[name].write(layout)


LONGEST_CODE = 100
"""How many characters a code or a name may have: twice as many as the longest of them."""

FORMS: tuple[tuple[CodeName, str], ...] = (
    (CodeName.TEXT, r".*/.*"),
    (CodeName.VECTOR, r"\[.*|.*\]|\d.*[\s,].*"),
    (CodeName.DIGITS24, r"\d{24}"),
    (CodeName.VALUE, r"\d{9,14}"),
    (CodeName.BITS26, r"\d{7,8}"),
    (CodeName.BITS60, r"\d{1,19}"),
    (CodeName.SHORT, r"[0-9A-Za-z]{5}"),
    (CodeName.COMMON, r"[0-9A-Fa-f]{1,9}"),
    (CodeName.RAW, r"0[xX].*|[0-9A-Fa-f]{15,16}"),
)
"""The form of each code. A text of digits can have several, so each is tried."""

NEAR_FORMS: tuple[tuple[CodeName, str], ...] = (
    (CodeName.TEXT, r"[AVHS.]{15,25}"),
    (CodeName.COMMON, r"[!-~]{6,10}"),
    (CodeName.VALUE, r"[!-~]{11,14}"),
    (CodeName.RAW, r"[!-~]{15,16}"),
    (CodeName.BITS60, r"[!-~]{17,20}"),
    (CodeName.DIGITS24, r"[!-~]{21,27}"),
)
"""What a text that has none of the forms may be meant for, provided that half of it are hexadecimal digits."""


def read(text: str) -> tuple[Layout, CodeName]:
    """Read a layout from any code and say which it was; `value:218438982339` says it beforehand.

    Where a text is a whole code in one reading and a shortened one in another, such as a CommonCode without its zeros,
    the whole one counts. Raises `InputError` when it is no code or several.
    """
    code = text.strip()
    if not code:
        raise InputError(CodeFault.EMPTY)
    if len(code) > LONGEST_CODE:
        raise InputError(CodeFault.LONG, most=LONGEST_CODE)
    name, colon, rest = code.partition(":")
    if colon and name in list(map(str, CodeName)):
        if not rest.strip():
            raise InputError(CodeFault.NOTHING_FOLLOWS, prefix=name)
        return CODES[CodeName(name)].read(rest.strip()), CodeName(name)
    return _read_as(code, _meant(code))


def _meant(code: str) -> list[CodeName]:
    """Every code whose form the text has, or else the one that it comes near to."""
    names = [name for name, form in FORMS if fullmatch(form, code)]
    if names:
        return names
    for name, form in NEAR_FORMS:
        if fullmatch(form, code) and (name is CodeName.TEXT or _is_mostly_digits(code)):
            return [name]
    raise InputError(CodeFault.UNKNOWN, text=code)


def _is_mostly_digits(code: str) -> bool:
    hexadecimal = sum(character in "0123456789ABCDEFabcdef" for character in code)
    return 2 * hexadecimal >= len(code) and any(character.isdecimal() for character in code)


def _read_as(code: str, names: list[CodeName]) -> tuple[Layout, CodeName]:
    readings: dict[CodeName, Layout] = {}
    faults: list[InputError] = []
    for name in names:
        try:
            readings[name] = CODES[name].read(code)
        except InputError as fault:
            faults.append(fault)
    if not readings:
        raise faults[0]
    whole = {name: layout for name, layout in readings.items() if _is_whole(code, name, layout)}
    return _only(code, whole or readings)


def _is_whole(code: str, name: CodeName, layout: Layout) -> bool:
    """Whether the text is the code as this program writes it, nothing left off."""
    return CODES[name].write(layout) == (code.lower() if name is CodeName.VECTOR else code.upper().replace("0X", "0x"))


def _only(code: str, readings: dict[CodeName, Layout]) -> tuple[Layout, CodeName]:
    if len(set(readings.values())) > 1:
        listed = tuple(f"{name}:{code} = {layout}" for name, layout in readings.items())
        raise InputError(CodeFault.AMBIGUOUS_CODE, text=code, readings=listed)
    return next((layout, name) for name, layout in readings.items())
