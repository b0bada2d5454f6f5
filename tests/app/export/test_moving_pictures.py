"""Moving pictures as files: each frame writes only the pixels that are new, and shows all of them."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageSequence

from app.export.moving_pictures import GifFormat, WebpFormat, changes, palette_of, write_moving

SIDE, MARK = 200, 12
RED = (220, 30, 30)


def noise() -> Image.Image:
    """A picture that cannot be compressed well."""
    return Image.fromarray(np.random.default_rng(1).integers(0, 255, (SIDE, SIDE, 3), np.uint8))


def marked(picture: Image.Image, *corners: tuple[int, int]) -> Image.Image:
    """The picture with red squares in it."""
    copy = picture.copy()
    for x, y in corners:
        copy.paste(RED, (x, y, x + MARK, y + MARK))
    return copy


def is_red(picture: Image.Image, place: tuple[int, int]) -> bool:
    pixel = np.asarray(picture)[place[1], place[0]].astype(int)
    return bool(np.abs(pixel - RED).max() < 60)


def written(form: GifFormat | WebpFormat, frames: list[Image.Image]) -> BytesIO:
    file = BytesIO()
    for _ in write_moving(file, form, changes(((frame, 100) for frame in frames), form.grid)):
        pass
    return file


@pytest.mark.parametrize("name", ["gif", "webp"])
def test_what_stays_between_two_marks_far_apart_is_not_written_again(name: str) -> None:
    still = noise()
    frames = [still, marked(still, (0, 0), (SIDE - MARK, SIDE - MARK)), marked(still, (SIDE - MARK, 0))]
    form = GifFormat(palette_of(frames)) if name == "gif" else WebpFormat()
    alone, film = written(form, frames[:1]), written(form, frames)
    assert len(film.getvalue()) < 1.25 * len(alone.getvalue())
    with Image.open(film) as picture:
        shown = [frame.convert("RGB") for frame in ImageSequence.Iterator(picture)]
    assert len(shown) == len(frames)
    centre = SIDE // 2
    assert len({frame.getpixel((centre, centre)) for frame in shown}) == 1
    for corner in ((5, 5), (SIDE - 6, SIDE - 6), (SIDE - 6, 5)):
        assert [is_red(frame, corner) for frame in shown] == [is_red(frame, corner) for frame in frames]


def test_a_frame_that_changes_nothing_makes_the_one_before_last_longer() -> None:
    still = noise()
    found = [delta for delta in changes([(still, 100), (still, 50), (marked(still, (0, 0)), 70)]) if delta is not None]
    assert [delta.milliseconds for delta in found] == [150, 70]
    assert found[0].new is None
    assert found[1].corner == (0, 0)
    assert found[1].part.size == (MARK, MARK)
