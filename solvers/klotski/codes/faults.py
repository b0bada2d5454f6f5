"""What can be wrong with a code. Characters, rows and columns count from 1, bits from 0 at the lowest."""

from __future__ import annotations

from enum import StrEnum


class CodeFault(StrEnum):
    """A code is no code, or the wrong length, or holds a character that it cannot hold."""

    EMPTY = "there is no code in an empty text"
    NOTHING_FOLLOWS = "there is nothing after '{prefix}:'"
    LONG = "a name or a code of a layout has at most {most} characters, and this is longer"
    UNKNOWN = "'{text}' has the form of no code for a layout"
    AMBIGUOUS_CODE = "'{text}' can be read as several codes, so write the one you mean: {readings}"
    AMBIGUOUS_SPLIT = "these cells do not say which generals lie and which stand; they fit {layouts}"

    HEX_DIGIT = "character {position}: '{character}' is no hexadecimal digit (0-9, A-F)"
    DECIMAL_DIGIT = "character {position}: '{character}' is no digit (0-9)"
    SHORT_DIGIT = "character {position}: '{character}' is not used in a ShortCode (1-9 and A-Z without I, L and O)"
    COMMON_LENGTH = "a CommonCode has 1 to 9 characters, but this has {found}"
    RAW_LENGTH = "a RawCode has 15 or 16 hexadecimal digits, but this has {found}"
    SHORT_LENGTH = "a ShortCode has 5 characters, but this has {found}"
    SHORT_RANGE = "the last ShortCode is {last}, and this comes after it"
    DIGITS_LENGTH = "the older program's code has 24 digits, but this has {found}"
    VECTOR_LENGTH = "the paper's vector has 10 cells, but this has {found}"
    VECTOR_CELL = "character {position}: '{text}' is no cell (0 to 19)"
    VALUE_RANGE = "the paper's value is at most {greatest}"
    BITS26_RANGE = "the articles' short integer is at most {greatest}"
    BITS26_INDEX = "bits 22 to 25: the 2x2 block comes as piece 1 to 12, but this says {found}"
    BITS26_ENDS = "bits 0 to 1: the last of the twelve pieces and blanks comes before row {row}, column {column}"
    BITS60_RANGE = "the articles' long integer is at most {greatest}"
    BITS60_CELL = "bits {low} to {high} (row {row}, column {column}): {found} stands for no piece (0 to 4)"
    RAW_SPARE = "character {position}: the top four bits belong to no cell, so this has to be 0"
    RAW_CELL = "character {position} (row {row}, column {column}): {found} stands for no piece (0 to 4, and 7)"
    RAW_REST = "character {position} (row {row}, column {column}): 7 is the rest of a piece, but no piece reaches here"
    RAW_START = "character {position} (row {row}, column {column}): a piece covers this cell, so it has to be 7"
    OLDER_CELL = "characters {position} and {following}: '{text}' is no cell (01 to 20)"
    OLDER_GENERAL = (
        "characters {position} and {following}: the general at row {row}, column {column} can neither lie nor stand"
    )
    GENERAL = "character {position}: however the generals lie or stand, no piece fits at row {row}, column {column}"
    DIGIT_GENERAL = (
        "base-20 digit {position}: however the generals lie or stand, no piece fits at row {row}, column {column}"
    )


class PlaceFault(StrEnum):
    """A piece cannot be where a code puts it; codes of bits cannot blame a character, so they name the bits."""

    CHARACTER_STICKS_OUT = (
        "character {position}: the piece {letter} at row {row}, column {column} sticks out of the board"
    )
    CHARACTER_COVERED = "character {position}: the piece {letter} at row {row}, column {column} lies on another piece"
    CHARACTER_FULL = "character {position}: the board is already full"
    PAIR_STICKS_OUT = (
        "characters {position} and {following}: the piece {letter} at row {row}, column {column} sticks out "
        "of the board"
    )
    PAIR_COVERED = (
        "characters {position} and {following}: the piece {letter} at row {row}, column {column} lies on another piece"
    )
    PAIR_FULL = "characters {position} and {following}: row {row}, column {column} is taken, so it is no blank"
    BITS_STICKS_OUT = "bits {low} to {high}: the piece {letter} at row {row}, column {column} sticks out of the board"
    BITS_COVERED = "bits {low} to {high}: the piece {letter} at row {row}, column {column} lies on another piece"
    BITS_FULL = "bits {low} to {high}: the board is already full"
