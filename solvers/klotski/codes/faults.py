"""What can be wrong with a code. Characters, rows and columns count from 1, bits from 0 at the lowest."""

from enum import StrEnum


class CodeFault(StrEnum):
    """A text is not a code, or a code has the wrong length, or holds a character that it cannot hold."""

    EMPTY = "there is nothing to read; type a layout's name, or a code such as VAAV/VAAV/VHHV/VSSV/S..S"
    NOTHING_FOLLOWS = "there is nothing after “{prefix}:”; write the code after the colon"
    LONG = "a layout's name or code has at most {most} characters, but this is longer; leave out what is not part of it"
    UNKNOWN = "“{text}” is not a layout code; a code looks like VAAV/VAAV/VHHV/VSSV/S..S or 1A9BF0C00"
    AMBIGUOUS_CODE = "“{text}” can be read as different codes; type the one you mean: {readings}"
    AMBIGUOUS_SPLIT = "the code does not tell which generals are horizontal; type the layout you mean: {layouts}"

    HEX_DIGIT = "character {position}: “{character}” is not a hexadecimal digit (0-9, A-F)"
    DECIMAL_DIGIT = "character {position}: “{character}” is not a digit (0-9)"
    SHORT_DIGIT = "character {position}: “{character}” is not used in a ShortCode (1-9 and A-Z without I, L and O)"
    COMMON_LENGTH = "a CommonCode has 1 to 9 characters, but this one has {found}"
    RAW_LENGTH = "a RawCode has 15 or 16 hexadecimal digits, but this one has {found}"
    SHORT_LENGTH = "a ShortCode has 5 characters, but this one has {found}"
    SHORT_RANGE = "the last ShortCode is {last}, but this one would come after it"
    DIGITS_LENGTH = "Liu Junsong's code has 24 digits, but this one has {found}"
    VECTOR_LENGTH = "a Wei–Lin vector has 10 cells, but this one has {found}"
    VECTOR_CELL = "character {position}: “{text}” is not the number of a cell (0 to 19)"
    VALUE_RANGE = "a Wei–Lin base-20 value is at most {greatest}, but this one is larger"
    BITS26_RANGE = "a 26-bit integer of Lü's articles is at most {greatest}, but this one is larger"
    BITS26_INDEX = "bits 22 to 25: Cao Cao's place in reading order must be 1 to 12, but this is {found}"
    BITS26_ENDS = (
        "bits 0 to 1: the twelve pieces and empty cells end before row {row}, column {column}, so the board is not full"
    )
    BITS60_RANGE = "a 60-bit integer of Lü's articles is at most {greatest}, but this one is larger"
    BITS60_CELL = "bits {low} to {high} (row {row}, column {column}): {found} does not stand for a piece (0 to 4)"
    RAW_SPARE = "character {position}: the top four bits belong to no cell, so this must be 0"
    RAW_CELL = "character {position} (row {row}, column {column}): {found} does not stand for a piece (0 to 4, and 7)"
    RAW_REST = "character {position} (row {row}, column {column}): 7 is the rest of a piece, but no piece reaches here"
    RAW_START = "character {position} (row {row}, column {column}): a piece covers this cell, so it must be 7"
    OLDER_CELL = "characters {position} and {following}: “{text}” is not the number of a cell (01 to 20)"
    OLDER_GENERAL = (
        "characters {position} and {following}: the general at row {row}, column {column} fits neither horizontally "
        "nor vertically"
    )
    GENERAL = (
        "character {position}: no piece fits at row {row}, column {column}, whichever of the generals are horizontal"
    )
    DIGIT_GENERAL = (
        "base-20 digit {position}: no piece fits at row {row}, column {column}, "
        "whichever of the generals are horizontal"
    )


class PlaceFault(StrEnum):
    """A piece cannot be where a code puts it; codes of bits cannot blame a character, so they name the bits."""

    CHARACTER_STICKS_OUT = (
        "character {position}: the piece {letter} at row {row}, column {column} sticks out of the board"
    )
    CHARACTER_COVERED = "character {position}: the piece {letter} at row {row}, column {column} overlaps another piece"
    CHARACTER_FULL = "character {position}: the board is already full"
    PAIR_STICKS_OUT = (
        "characters {position} and {following}: the piece {letter} at row {row}, column {column} sticks out "
        "of the board"
    )
    PAIR_COVERED = (
        "characters {position} and {following}: the piece {letter} at row {row}, column {column} overlaps another piece"
    )
    PAIR_FULL = "characters {position} and {following}: row {row}, column {column} is taken, so it cannot be empty"
    BITS_STICKS_OUT = "bits {low} to {high}: the piece {letter} at row {row}, column {column} sticks out of the board"
    BITS_COVERED = "bits {low} to {high}: the piece {letter} at row {row}, column {column} overlaps another piece"
    BITS_FULL = "bits {low} to {high}: the board is already full"
