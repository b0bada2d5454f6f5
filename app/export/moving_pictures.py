"""Animated GIF: Pillow compresses each change, and they are laid end to end as they come, so that memory stays small.

Pillow itself would write such a file too, but only when it has been given every frame at once.
Format: CompuServe, Graphics Interchange Format, version 89a, 1990.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from struct import pack, unpack_from
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from PIL.Image import Image


Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels; right and bottom are the first that are outside."""


@dataclass(frozen=True)
class FrameDelta:
    """A part of the picture that is new, where it belongs, and for how many milliseconds the frame is shown."""

    part: Image
    corner: tuple[int, int]
    milliseconds: int


def changes(shown: Iterable[tuple[Image, int]], grid: int = 1) -> Iterator[FrameDelta | None]:
    """A change for every frame that differs from the one before, whole for the first; None after each other frame.

    A frame that changes nothing makes the one before last longer, so a change comes when the next is known. `grid`: the
    corners of parts are multiples of it.
    """
    last: Image | None = None
    held: FrameDelta | None = None
    for image, milliseconds in shown:
        box = _changed(last, image)
        if box is None and held is not None:
            held = FrameDelta(held.part, held.corner, held.milliseconds + milliseconds)
            yield None
            continue
        left, top, right, bottom = _on_grid(box or (0, 0, *image.size), grid)
        yield held
        held = FrameDelta(image.crop((left, top, right, bottom)), (left, top), milliseconds)
        last = image
    yield held


def _changed(last: Image | None, image: Image) -> Box | None:
    from PIL import ImageChops

    return (0, 0, *image.size) if last is None else ImageChops.difference(last, image).getbbox()


def _on_grid(box: Box, grid: int) -> Box:
    left, top, right, bottom = box
    return left - left % grid, top - top % grid, right, bottom


GRID = 2
"""Corners of parts are at even places."""
QUALITY = 88
_ANIMATED = 0x02
_OVER = 0x02
"""Draw the part over the frame before without mixing."""


def write_webp(file: BinaryIO, coming: Iterator[FrameDelta | None]) -> Iterator[None]:
    """Write a WebP that repeats for ever; yields after each change, so that whoever drives it may stop."""
    file.write(b"RIFF\0\0\0\0WEBP")
    begun = False
    for change in coming:
        if change is not None:
            if not begun:
                file.write(_chunk(b"VP8X", pack("<I", _ANIMATED) + _size(change)) + _chunk(b"ANIM", bytes(6)))
                begun = True
            file.write(_webp_frame(change))
        yield
    length = file.tell()
    file.seek(4)
    file.write(pack("<I", length - 8))


def _webp_frame(change: FrameDelta) -> bytes:
    still = BytesIO()
    change.part.save(still, "WEBP", quality=QUALITY, method=4)
    across, down = change.corner
    head = _short(across // GRID) + _short(down // GRID) + _size(change) + _short(change.milliseconds)
    return _chunk(b"ANMF", head + bytes([_OVER]) + _pixels(still.getvalue()))


def _pixels(webp: bytes) -> bytes:
    """The chunks that hold the pixels of a picture that stands still."""
    kept, place = b"", 12
    while place < len(webp):
        end = place + 8 + unpack_from("<I", webp, place + 4)[0]
        end += end % 2
        if webp[place : place + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += webp[place:end]
        place = end
    return kept


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + bytes(len(content) % 2)


def _size(change: FrameDelta) -> bytes:
    return b"".join(_short(side - 1) for side in change.part.size)


def _short(number: int) -> bytes:
    """A number in three bytes."""
    return pack("<I", number)[:3]


COLOURS = 256
SAMPLE_WIDTH = 200
"""How wide a frame is, in pixels, when its colours are looked at."""
_HEAD = 13
"""Bytes before the first palette: the signature and the description of the screen."""
_BLOCK, _IMAGE = 0x21, 0x2C
_KEEP = 1 << 2
"""Leave the frame before in place, and draw over it."""
_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


def palette_of(samples: Sequence[Image]) -> Image:
    """The 256 colours that serve these frames best, as an image to quantise by.

    A coarse look is enough, and Pillow holds up every other thread while it looks.
    """
    from PIL import Image

    width = min(SAMPLE_WIDTH, samples[0].width)
    height = max(1, samples[0].height * width // samples[0].width)
    wide = Image.new("RGB", (width * len(samples), height))
    for number, sample in enumerate(samples):
        wide.paste(sample.resize((width, height), Image.Resampling.NEAREST), (number * width, 0))
    return wide.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)


def write_gif(file: BinaryIO, palette: Image, coming: Iterator[FrameDelta | None]) -> Iterator[None]:
    """Write a GIF that repeats for ever; yields after each change, so that whoever drives it may stop."""
    colours = bytes(palette.getpalette() or [])
    colours += bytes(3 * COLOURS - len(colours))
    begun = False
    for change in coming:
        if change is not None:
            if not begun:
                file.write(b"GIF89a" + pack("<HHBBB", *change.part.size, 0xF7, 0, 0) + colours + _FOREVER)
                begun = True
            file.write(_gif_frame(change, palette))
        yield
    file.write(_END)


def _gif_frame(change: FrameDelta, palette: Image) -> bytes:
    from PIL import Image

    indexed = change.part.quantize(palette=palette, dither=Image.Dither.NONE)
    still = BytesIO()
    indexed.save(still, "GIF", optimize=False, interlace=0)
    control = b"\x21\xf9\x04" + pack("<BHBB", _KEEP, change.milliseconds // 10, 0, 0)
    place = pack("<BHHHHB", _IMAGE, *change.corner, *change.part.size, 0)
    return control + place + _compressed(still.getvalue())


def _compressed(gif: bytes) -> bytes:
    """The compressed pixels in a GIF of one picture: what lies between its description and its end."""
    place = _HEAD + _palette_size(gif[10])
    while gif[place] == _BLOCK:
        place += 2
        while gif[place]:
            place += 1 + gif[place]
        place += 1
    return gif[place + 10 + _palette_size(gif[place + 9]) : -1]


def _palette_size(flags: int) -> int:
    return 3 * 2 ** ((flags & 0b111) + 1) if flags & 0x80 else 0
