"""Every code: how it is written, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from solvers.klotski.codes import articles, dnomd343, older_program, paper, short_code
from solvers.klotski.layout import Layout


class CodeName(StrEnum):
    """A way to write a layout down; the value is its name at the console and before a colon, as in `value:…`."""

    TEXT = "text"
    """Five rows of letters: VAAV/VAAV/VHHV/VSSV/S..S."""
    VECTOR = "vector"
    """The ten cells of Wei and Lin's paper, sorted within each shape: [1 9 0 3 8 11 13 14 16 19]."""
    VALUE = "value"
    """The same vector as one number in base 20."""
    BITS26 = "bits26"
    """The 26-bit integer of the articles on Klotski and data structures (Lü Zhenyu, 2005)."""
    BITS60 = "bits60"
    """Their 60-bit integer, three bits a cell."""
    DIGITS24 = "digits24"
    """The 24 digits of Liu Junsong's older program, two for each piece and each blank."""
    COMMON = "common"
    """The CommonCode of dnomd343: nine hexadecimal digits."""
    RAW = "raw"
    """The RawCode of dnomd343: 60 bits in hexadecimal."""
    SHORT = "short"
    """The ShortCode of dnomd343: five characters in base 32."""


@dataclass(frozen=True, slots=True)
class Code:
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
