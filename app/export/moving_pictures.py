"""Moving pictures, as GIF and as WebP: when which frame is shown, and how the frames are written.

Pillow compresses what changes from frame to frame, and the parts are laid end to end as they come, so that memory stays
small; Pillow itself writes such a file only when it has been given every frame at once. Formats: CompuServe, Graphics
Interchange Format, version 89a, 1990; Google, WebP Container Specification, 2011.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from struct import pack, unpack_from
from typing import TYPE_CHECKING, BinaryIO

from app.export.request import ExportRequest

if TYPE_CHECKING:
    from PIL.Image import Image

FRAME_MS = 50
"""How long a frame of a step that is shown sliding stays, about."""
SHORTEST_MS = 20
"""The shortest that programs show a frame; what asks for less is shown slowly."""
FIRST_MS = 700
LAST_MS = 2000
"""How long the beginning and the end stay to be seen."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of the path, and the milliseconds for which it is shown."""

    moment: float
    milliseconds: int


class Frames:
    """Every frame of an export, the first and the last of them longer than the rest; each is made when it is asked for.

    `step` is the time of a step in milliseconds, `parts` the number of frames that show it.
    """

    def __init__(self, positions: Sequence[int], step: int, parts: int) -> None:
        self._positions = positions
        self._parts = parts
        self._size = 1 + parts * (len(positions) - 1)
        self._first, self._last = max(FIRST_MS, step), max(LAST_MS, step)
        self._usual = max(SHORTEST_MS, 10 * round(step / parts / 10))  # GIF counts in hundredths of a second

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Frame]:
        return map(self.frame, range(self._size))

    def frame(self, number: int) -> Frame:
        """The frame of this number, from 0."""
        step, part = divmod(number, self._parts)
        moment = float(self._positions[step])
        if part:
            moment += (self._positions[step + 1] - moment) * part / self._parts
        return Frame(moment, self._milliseconds(number))

    @property
    def seconds(self) -> float:
        """How long it takes to show them all once."""
        between = self._usual * (self._size - 2)
        return (self._last if self._size == 1 else self._first + between + self._last) / 1000

    def _milliseconds(self, number: int) -> int:
        if number == self._size - 1:
            return self._last
        return self._usual if number else self._first


def frames_of(request: ExportRequest) -> Frames:
    """The frames of an export."""
    step = max(SHORTEST_MS, round(1000 / request.speed))
    parts = max(1, round(step / FRAME_MS)) if request.smooth and request.every == 1 else 1
    return Frames(request.positions, step, parts)


Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels; right and bottom are the first that are outside."""


SPARSE = 0.5
"""Where less than this share of a part is new, the rest of it is transparent."""


@dataclass(frozen=True)
class FrameDelta:
    """A part of the picture, where it belongs, and for how many milliseconds the frame is shown.

    `new` is white where the part differs from the frame before and black elsewhere; None where all of it is drawn.
    """

    part: Image
    corner: tuple[int, int]
    milliseconds: int
    new: Image | None = None


def changes(shown: Iterable[tuple[Image, int]], grid: int = 1) -> Iterator[FrameDelta | None]:
    """A change for every frame that differs from the one before, whole for the first; None after each other frame.

    A frame that changes nothing makes the one before last longer, so a change comes when the next is known. `grid`: the
    corners of parts are multiples of it.
    """
    last: Image | None = None
    held: FrameDelta | None = None
    for image, milliseconds in shown:
        new = None if last is None else _new_pixels(last, image)
        box = (0, 0, *image.size) if new is None else new.getbbox()
        if box is None and held is not None:
            held = replace(held, milliseconds=held.milliseconds + milliseconds)
            yield None
            continue
        left, top, _, _ = place = _on_grid(box or (0, 0, *image.size), grid)
        yield held
        held = FrameDelta(
            image.crop(place), (left, top), milliseconds, None if new is None else _sparse(new.crop(place))
        )
        last = image
    yield held


def _new_pixels(last: Image, image: Image) -> Image:
    """White where two pictures differ, black elsewhere."""
    from PIL import ImageChops

    red, green, blue = ImageChops.difference(last, image).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)


def _sparse(new: Image) -> Image | None:
    """What is new in a part, where that is so little that it pays to say where; None where it is not."""
    return new if new.histogram()[-1] < SPARSE * new.width * new.height else None


def _on_grid(box: Box, grid: int) -> Box:
    left, top, right, bottom = box
    return left - left % grid, top - top % grid, right, bottom


QUALITY = 88
_ANIMATED, _TRANSPARENT = 0x02, 0x10
_MIXED = 0
"""Draw the part over the frame before, which is seen where the part is transparent."""


class WebpFormat:
    """WebP that repeats for ever; what is not new in a part is transparent."""

    grid = 2
    """The corners of parts are multiples of it."""

    def head(self, first: FrameDelta) -> bytes:
        """The container and its size in pixels, which is that of the first frame; `finish` fills in its length."""
        extended = _chunk(b"VP8X", pack("<I", _ANIMATED | _TRANSPARENT) + _size(first))
        return b"RIFF\0\0\0\0WEBP" + extended + _chunk(b"ANIM", bytes(6))

    def frame(self, delta: FrameDelta) -> bytes:
        """A chunk with its place, its time and its pixels."""
        across, down = delta.corner
        head = _short(across // self.grid) + _short(down // self.grid) + _size(delta) + _short(delta.milliseconds)
        part = delta.part.copy()
        if delta.new is not None:
            part.putalpha(delta.new)
        still = BytesIO()
        part.save(still, "WEBP", quality=QUALITY, method=4)
        return _chunk(b"ANMF", head + bytes([_MIXED]) + _pixels(still.getvalue()))

    def finish(self, file: BinaryIO) -> None:
        """Write the length of the container into its head."""
        length = file.tell()
        file.seek(4)
        file.write(pack("<I", length - 8))


def _pixels(webp: bytes) -> bytes:
    """The chunks that hold the pixels of a still picture."""
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


def _size(delta: FrameDelta) -> bytes:
    return b"".join(_short(side - 1) for side in delta.part.size)


def _short(number: int) -> bytes:
    """A number in three bytes."""
    return pack("<I", number)[:3]


COLOURS = 255
"""One of the 256 that a palette has is for what is transparent."""
SAMPLE_WIDTH = 200
"""How wide a frame is, in pixels, when its colours are looked at."""
_HEAD = 13
"""Bytes before the first palette: the signature and the description of the screen."""
_BLOCK, _IMAGE = 0x21, 0x2C
_KEEP = 1 << 2
"""Leave the frame before in place, and draw over it."""
_SEE_THROUGH, _CLEAR = 1, COLOURS
"""One colour of the palette is transparent: the one behind all others."""
_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


def palette_of(samples: Sequence[Image]) -> Image:
    """The colours that serve these frames best, as an image to quantise by.

    A coarse look is enough, and Pillow holds up every other thread while it looks.
    """
    from PIL import Image

    width = min(SAMPLE_WIDTH, samples[0].width)
    height = max(1, samples[0].height * width // samples[0].width)
    wide = Image.new("RGB", (width * len(samples), height))
    for number, sample in enumerate(samples):
        wide.paste(sample.resize((width, height), Image.Resampling.NEAREST), (number * width, 0))
    return wide.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)


class GifFormat:
    """GIF that repeats for ever, with one palette for all frames: the colours of an image of Pillow's."""

    grid = 1

    def __init__(self, palette: Image) -> None:
        self._palette = palette

    def head(self, first: FrameDelta) -> bytes:
        """The signature, the size in pixels, the palette, and that it repeats for ever."""
        colours = bytes(self._palette.getpalette() or [])[: 3 * COLOURS].ljust(3 * (COLOURS + 1), b"\0")
        return b"GIF89a" + pack("<HHBBB", *first.part.size, 0xF7, 0, 0) + colours + _FOREVER

    def frame(self, delta: FrameDelta) -> bytes:
        """A block with its time, its place and its pixels."""
        from PIL import Image, ImageChops

        indexed = delta.part.quantize(palette=self._palette, dither=Image.Dither.NONE)
        if delta.new is not None:
            indexed.paste(_CLEAR, mask=ImageChops.invert(delta.new))
        still = BytesIO()
        indexed.save(still, "GIF", optimize=False, interlace=0)
        control = b"\x21\xf9\x04" + pack("<BHBB", _KEEP | _SEE_THROUGH, delta.milliseconds // 10, _CLEAR, 0)
        place = pack("<BHHHHB", _IMAGE, *delta.corner, *delta.part.size, 0)
        return control + place + _compressed(still.getvalue())

    def finish(self, file: BinaryIO) -> None:
        """Write the end."""
        file.write(_END)


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


def write_moving(file: BinaryIO, form: GifFormat | WebpFormat, deltas: Iterator[FrameDelta | None]) -> Iterator[None]:
    """Write a moving picture; yields after each item of `deltas`, so that the caller may stop in between."""
    begun = False
    for delta in deltas:
        if delta is not None:
            file.write(form.frame(delta) if begun else form.head(delta) + form.frame(delta))
            begun = True
        yield
    form.finish(file)
