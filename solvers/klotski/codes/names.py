"""The codes there are for a layout."""

from __future__ import annotations

from enum import StrEnum


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
