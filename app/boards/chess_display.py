"""What a tour leaves on a chessboard."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Display:
    """Numbers on the squares visited, the path between them, or in place of both the whole tour as a picture."""

    numbers: bool = True
    path: bool = True
    picture: bool = False


PICTURE = Display(numbers=False, path=False, picture=True)
