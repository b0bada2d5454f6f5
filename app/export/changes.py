"""What changes from one frame of a moving picture to the next: only that is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels; right and bottom are the first that are outside."""


@dataclass(frozen=True)
class Change:
    """A part of the picture that is new, where it belongs, and for how many milliseconds the frame is shown."""

    part: Image
    corner: tuple[int, int]
    milliseconds: int


def changes(shown: Iterable[tuple[Image, int]], grid: int = 1) -> Iterator[Change | None]:
    """A change for every frame that differs from the one before, whole for the first; None after each other frame.

    A frame that changes nothing makes the one before last longer, so a change comes when the next is known. `grid`: the
    corners of parts are multiples of it.
    """
    last: Image | None = None
    held: Change | None = None
    for image, milliseconds in shown:
        box = _changed(last, image)
        if box is None and held is not None:
            held = Change(held.part, held.corner, held.milliseconds + milliseconds)
            yield None
            continue
        left, top, right, bottom = _on_grid(box or (0, 0, *image.size), grid)
        yield held
        held = Change(image.crop((left, top, right, bottom)), (left, top), milliseconds)
        last = image
    yield held


def _changed(last: Image | None, image: Image) -> Box | None:
    from PIL import ImageChops

    return (0, 0, *image.size) if last is None else ImageChops.difference(last, image).getbbox()


def _on_grid(box: Box, grid: int) -> Box:
    left, top, right, bottom = box
    return left - left % grid, top - top % grid, right, bottom
