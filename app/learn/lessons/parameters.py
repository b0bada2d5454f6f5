"""What a part of a lesson is given in its file, read: layouts, boards, numbers, and choices among names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from app.own_search.files import SearchFiles
from app.ui.look.theme import Appearance
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.layout import Layout
from solvers.knight.board import Board, Square
from solvers.knight.notation import parse_board_text, square_on
from solvers.lessons import LessonFault, PartRequest, read_value, whole_number
from solvers.message import InputError

T = TypeVar("T")

BETWEEN = "[;；]"
"""What parts several values."""
COMMAS = "[,，、]"
"""What does not."""
MOST_SQUARES = 2500
"""Of a board: more would be too small to see, and slow."""


class Given:
    """The lines of a part. What a part never asks for, it is not to be given: `check` tells of that."""

    def __init__(
        self,
        request: PartRequest,
        name: str,
        shared: dict[Any, Any],
        appearance: Appearance,
        folder: Path | None,
        searches: Callable[[], SearchFiles] | None,
    ) -> None:
        """`name` begins the object names of the part; the lesson is in this folder."""
        self.request = request
        self.name = name
        self.shared = shared
        """What the parts of the lesson have computed for each other, until everything is stopped."""
        self.appearance = appearance
        self.folder = folder
        self.searches = searches
        """Gives the searches of the person's own, where the part may check them."""
        self._asked: list[str] = []
        self.prefix = self.read("as", "", lambda text: f"{text}_" if text else "")
        """What begins the names of all that the part tells."""

    def read(self, name: str, otherwise: str | None, parse: Callable[[str], T]) -> T:
        """The value of a name, or without one what `otherwise` stands for; raises `InputError`, as all that follow."""
        self._asked.append(name)
        line, text = self.request.given.get(name, (self.request.line, otherwise))
        if text is None:
            raise InputError(LessonFault.MISSING, line=line, kind=self.request.kind, name=name)
        return read_value(line, name, text, parse)

    def several(
        self, name: str, otherwise: str | None, parse: Callable[[str], T], most: int | None = None
    ) -> Sequence[T]:
        """The values of a name between semicolons, one at least."""

        def each(text: str) -> Sequence[T]:
            values = re.split(BETWEEN, text)
            if most is not None and len(values) > most:
                raise InputError(LessonFault.MANY, found=len(values), most=most)
            try:
                return [parse(value.strip()) for value in values]
            except InputError as error:
                raise told_of_commas(error, text) from None

        return self.read(name, otherwise, each)

    def number(self, name: str, otherwise: int, least: int, most: int) -> int:
        """A whole number."""
        return self.read(name, str(otherwise), partial(whole_number, least=least, most=most))

    def numbers(self, name: str, otherwise: str, least: int, most: int) -> Sequence[int]:
        """Whole numbers."""
        return self.several(name, otherwise, partial(whole_number, least=least, most=most))

    def choice(self, name: str, otherwise: str | None, among: Mapping[str, T]) -> T:
        """One of these, by its name."""
        return self.read(name, otherwise, lambda text: chosen(text, among))

    def layouts(self, name: str, otherwise: str | None, most: int | None = None) -> Sequence[Layout]:
        """Layouts by their names, codes or rows."""
        return self.several(name, otherwise, lambda text: look_up(text).layout, most)

    def layout(self, name: str, otherwise: str | None) -> Layout:
        """A layout by its name, code or rows."""
        return self.read(name, otherwise, lambda text: look_up(text).layout)

    def starts(self, name: str, otherwise: str | None, most: int | None = None) -> Sequence[tuple[Board, Square]]:
        """Boards of the knight with a square each: `8x8 e3`."""
        return self.several(name, otherwise, board_and_square, most)

    def check(self) -> None:
        """Raise `InputError` for a line that the part did not ask for."""
        for name, (line, _) in self.request.given.items():
            if name not in self._asked:
                raise InputError(
                    LessonFault.NAME, line=line, kind=self.request.kind, name=name, allowed=tuple(self._asked)
                )


def chosen(text: str, among: Mapping[str, T]) -> T:
    """One of these, by its name; raises `InputError`."""
    if text not in among:
        raise told_of_commas(InputError(LessonFault.CHOICE, text=text, allowed=tuple(among)), "".join(among))
    return among[text]


def told_of_commas(error: InputError, text: str) -> InputError:
    """What is wrong with a text, and, where it has commas, that they do not part values."""
    return InputError(LessonFault.COMMAS, why=error.message) if re.search(COMMAS, text) else error


def board_and_square(text: str) -> tuple[Board, Square]:
    """A board and one of its squares, as in `8x8 e3`; raises `InputError`."""
    size, _, square = text.rpartition(" ")
    board = parse_board_text(size or text)
    if board.rows * board.columns > MOST_SQUARES:
        raise InputError(LessonFault.LARGE, text=text, most=MOST_SQUARES)
    return board, square_on(square, board)
