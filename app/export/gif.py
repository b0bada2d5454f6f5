"""Animated GIF: Pillow compresses each change, and they are laid end to end as they come, so that memory stays small.

Pillow itself would write such a file too, but only when it has been given every frame at once.
Format: CompuServe, Graphics Interchange Format, version 89a, 1990.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from struct import pack
from typing import TYPE_CHECKING, BinaryIO

from app.export.changes import Change

if TYPE_CHECKING:
    from PIL.Image import Image

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


def write_gif(file: BinaryIO, palette: Image, coming: Iterator[Change | None]) -> Iterator[None]:
    """Write a GIF that repeats for ever; yields after each change, so that whoever drives it may stop."""
    colours = bytes(palette.getpalette() or [])
    colours += bytes(3 * COLOURS - len(colours))
    begun = False
    for change in coming:
        if change is not None:
            if not begun:
                file.write(b"GIF89a" + pack("<HHBBB", *change.part.size, 0xF7, 0, 0) + colours + _FOREVER)
                begun = True
            file.write(_frame(change, palette))
        yield
    file.write(_END)


def _frame(change: Change, palette: Image) -> bytes:
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
