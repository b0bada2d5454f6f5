"""What can be wrong with a document, named as it is written there: squares and members of lists count from 0.

Layouts and boards of a collection, steps, visits, and the rows and columns of a matrix have no numbers in a text, and
count from 1.
"""

from __future__ import annotations

from enum import StrEnum


class FileFault(StrEnum):
    """A file or a text cannot be read as any document."""

    ABSENT = "there is no file {path}; check its name and its folder"
    FOLDER = "{path} is a folder, not a file; choose a file in it"
    NO_FILE = "{path} is a pipe or a device, not a file; choose a file"
    FORBIDDEN = "you have no permission to read {path}; change its permissions, or choose another file"
    LONG_NAME = "the name {path} is too long for this system; give the file a shorter name"
    NULL = "the name {path} has a null character in it; check its spelling"
    LOOP = "the links at {path} lead back to themselves; choose the file itself"
    BUSY = "another program is using {path}; close it there and try again"
    DISK = "{path} could not be read from its disk; check that the disk is connected, and try again"
    UNREADABLE = "{path} cannot be read (system error {code}); check that you can open it in another program"
    TOO_LARGE = "{path} is larger than {greatest} MB, the most that can be opened; choose a file that this program made"
    TOO_LONG = (
        "the text has more than {greatest} million characters, the most that can be opened; "
        "paste only the layout, board or tour"
    )
    NO_TEXT = (
        "{path} is not a text file (byte {position} is not valid UTF-8); "
        "choose a file that this program exported as JSON or text"
    )
    EMPTY = (
        "there is nothing to open: the text is empty; it can be the name or a code of a layout, the size of a board, "
        "a tour as rows of numbers, or JSON that this program exported"
    )
    NOTHING = (
        "the text holds no layout, board or tour; it can be the name or a code of a layout, the size of a board, "
        "a tour as rows of numbers, or JSON that this program exported"
    )


class JsonFault(StrEnum):
    """A JSON text is not a document of this program."""

    WHOLE_TEXT = "the JSON text"
    SYNTAX = "line {line}, column {column} is not valid JSON: {what}; correct it, or export the file again"
    NO_VALUE = "a value is missing"
    NO_COMMA = "a comma or a closing bracket is missing"
    NO_COLON = "a colon is missing"
    NO_NAME = "a name in quotation marks is missing"
    NO_END = "the closing quotation mark is missing"
    MORE = "there is text after the end"
    ELSE = "this is not expected here"
    NUMBER = "a number in the text has too many digits; correct it, or export the file again"
    DEPTH = "the lists in the text are nested too deeply; export the file again"
    TWICE = '"{key}" appears twice; remove one of the two'
    FORMAT = (
        'this JSON text was not made by this program: it lacks "format": "huarong-knight"; '
        "choose a file that this program exported as JSON"
    )
    VERSION = "the file has version {found}, but this program reads version {known}; update the program"
    KIND = '"kind" is "{found}", but must be "klotski", "knight" or "collection"'
    LACKS = '{where} lacks "{key}"; add it, or export the file again'
    OBJECT = "{where} must be an object in braces"
    LIST = "{where} must be a list in brackets"
    TEXT = "{where} must be text in quotation marks"
    WHOLE = "{where} must be a whole number"
    GREAT = "{where} is too large a number; the largest allowed is {most}"
    MANY = "{where} lists {found} squares, but at most {most} can be read from a file"
    TRUTH = "{where} must be true or false"
    SQUARE = "{where} must be a square, given as its row and column, such as [0, 3]"


class StepFault(StrEnum):
    """A step of a Klotski document cannot be taken."""

    COUNT = '"count" is "{found}", but must be "moves", "cells" or "straight"'
    LETTER = 'step {step}: "{found}" is not a piece; use A, V, H or S'
    STILL = "step {step}: the path of a step needs at least two cells"
    NO_PIECE = "step {step}: no piece {letter} has its top left cell at [{row}, {column}]"
    LEAP = "step {step}: [{row}, {column}] is not next to the cell before it"
    BARRED = "step {step}: the piece {letter} does not fit at [{row}, {column}]"
    MORE_THAN_A_CELL = 'step {step}: the piece slides by more than one cell; with "count": "cells" each cell is a step'
    BENT = 'step {step}: the piece turns a corner; with "count": "straight" each straight line is a step'


class PathFault(StrEnum):
    """A visit of a knight document is wrong, or its board is."""

    SIDE = "a board can have 1 to {greatest} rows and columns, but this one is {rows} × {columns}"
    OFF_BOARD = "visit {visit}: the square [{row}, {column}] is not on the board"
    FIRST = 'the path begins at [{row}, {column}], but "start" is [{to_row}, {to_column}]; make them the same'
    MATRIX_ROWS = (
        "row {row} of the matrix has {found} {found:number|numbers}, but the first row has {expected}; "
        "write 0 for a square that is missing"
    )
    MATRIX_NUMBER = (
        "the matrix has {found} at row {row}, column {column}, but its numbers must run from 1 to {greatest}"
    )
    MATRIX_TWICE = "the number {visit} appears twice in the matrix; number the squares in the order of the tour"


class CollectionFault(StrEnum):
    """A collection is wrong, or something in it is."""

    EMPTY = "the collection holds no layout and no board; add one, or export it again"
    MANY = "{where} lists {found}, but a collection can hold {most} of them at most; make two collections of it"
    NO_NAME = "{where} is empty; give it a name"
    LONG = "{where} has {found} {found:character|characters}, but can have {most} at most; shorten it"
    CHARACTERS = "{where} has some characters that are not text; write it again"
    LAYOUT = "layout {number}"
    BOARD = "board {number}"
    NAMED = "{item} “{name}”"
    IN_ITEM = "{where}: {why}"
