"""Animated WebP: Pillow compresses each change, and they are laid end to end as they come.

Format: Google, WebP Container Specification.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from struct import pack, unpack_from
from typing import BinaryIO

from app.export.changes import Change

GRID = 2
"""Corners of parts are at even places."""
QUALITY = 88
_ANIMATED = 0x02
_OVER = 0x02
"""Draw the part over the frame before without mixing."""


def write_webp(file: BinaryIO, coming: Iterator[Change | None]) -> Iterator[None]:
    """Write a WebP that repeats for ever; yields after each change, so that whoever drives it may stop."""
    file.write(b"RIFF\0\0\0\0WEBP")
    begun = False
    for change in coming:
        if change is not None:
            if not begun:
                file.write(_chunk(b"VP8X", pack("<I", _ANIMATED) + _size(change)) + _chunk(b"ANIM", bytes(6)))
                begun = True
            file.write(_frame(change))
        yield
    length = file.tell()
    file.seek(4)
    file.write(pack("<I", length - 8))


def _frame(change: Change) -> bytes:
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


def _size(change: Change) -> bytes:
    return b"".join(_short(side - 1) for side in change.part.size)


def _short(number: int) -> bytes:
    """A number in three bytes."""
    return pack("<I", number)[:3]
