"""When a moving picture shows what: the moments of its frames and how long each stays."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from app.export.request import ExportRequest

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


def frames_of(request: ExportRequest) -> list[Frame]:
    """Every frame, the first and the last of them longer than the rest."""
    positions = request.positions
    step = max(SHORTEST_MS, round(1000 / request.speed))
    parts = max(1, round(step / FRAME_MS)) if request.smooth and request.every == 1 else 1
    shown = [Frame(float(positions[0]), max(FIRST_MS, step))]
    for before, after in pairwise(positions):
        moments = (before + (after - before) * part / parts for part in range(1, parts + 1))
        shown += [Frame(moment, _hundredths(step / parts)) for moment in moments]
    shown[-1] = Frame(shown[-1].moment, max(LAST_MS, step))
    return shown


def seconds_of(frames: list[Frame]) -> float:
    """How long it takes to show them all once."""
    return sum(frame.milliseconds for frame in frames) / 1000


def _hundredths(milliseconds: float) -> int:
    """A time in milliseconds that GIF, which counts in hundredths of a second, keeps too."""
    return max(SHORTEST_MS, 10 * round(milliseconds / 10))
