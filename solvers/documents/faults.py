"""What can be wrong with a document; members of lists count from 0 in `where`, steps and visits from 1."""

from __future__ import annotations

from enum import StrEnum


class FileFault(StrEnum):
    """A file or a text cannot be read as any document."""

    ABSENT = "there is no file {path}"
    FOLDER = "{path} is a folder and no file"
    NO_FILE = "{path} is a pipe or a device and no file"
    UNREADABLE = "{path} cannot be read: {why}"
    TOO_LARGE = "{path} is larger than the {greatest} MB that a document may have"
    TOO_LONG = "the text is longer than the {greatest} million characters that a document may have"
    NO_TEXT = "{path} is no text: it has a byte at {position} that is no UTF-8"
    EMPTY = "there is nothing in the text to open"
    NOTHING = "the text holds no layout, board or tour of this program"


class JsonFault(StrEnum):
    """A JSON text is no document of this program."""

    SYNTAX = "line {line}, column {column}: this is no JSON"
    NUMBER = "the text has a number that is too long to read"
    DEPTH = "the lists in the text are nested too deep"
    TWICE = 'the member "{key}" is there twice'
    FORMAT = 'this is JSON, but no file of this program: it lacks "format": "huarong-knight"'
    VERSION = "the file is of version {found}, and this program reads version {known}"
    KIND = '"kind" is "{found}", which is neither "klotski" nor "knight"'
    LACKS = '{where} lacks "{key}"'
    OBJECT = "{where} has to be an object in braces"
    LIST = "{where} has to be a list in brackets"
    TEXT = "{where} has to be a text in quotation marks"
    WHOLE = "{where} has to be a whole number"
    GREAT = "{where} is a number that is too great"
    MANY = "{where} lists {found} squares, and no board here has more than {most}"
    TRUTH = "{where} has to be true or false"
    SQUARE = "{where} has to be a square, as in [0, 3]: its row and its column"


class StepFault(StrEnum):
    """A step of a Klotski document cannot be taken."""

    COUNT = '"count" is "{found}", which is none of "moves", "cells" and "straight"'
    LETTER = 'step {step}: "{found}" is no piece: write A, V, H or S'
    STILL = "step {step}: the path of a step has at least two squares"
    NO_PIECE = "step {step}: no {letter} has its top left cell at row {row}, column {column}"
    LEAP = "step {step}: row {row}, column {column} is no neighbour of the square before"
    BARRED = "step {step}: the {letter} does not fit at row {row}, column {column}"
    MORE_THAN_A_CELL = "step {step}: the piece slides further than the one cell that is a step by this count"
    BENT = "step {step}: the piece turns a corner, and a step by this count is a straight line"


class PathFault(StrEnum):
    """A visit of a knight document is wrong, or its board is."""

    SIDE = "a board to open has 1 to {greatest} rows and columns, but this has {rows} rows and {columns} columns"
    OFF_BOARD = "visit {visit}: the square {row},{column} is not on the board"
    FIRST = "the path begins at {row},{column} and not at its start {to_row},{to_column}"
    MATRIX_ROWS = "row {row} of the matrix has {found} numbers and the first row {expected}"
    MATRIX_NUMBER = "the matrix has {found} at row {row}, column {column}, and visits are numbered from 1 to {greatest}"
    MATRIX_TWICE = "the matrix has visit {visit} twice"
