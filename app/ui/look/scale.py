"""How large everything is that holds text or is pressed: it grows with the text, and has room for a finger on a screen
that is touched.

The sizes written in the program are those of text at 100 % and of a mouse. They go through `scaled` or `pressed` where
they are used; a widget that keeps one is made again when text or hands change, as in another language.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize

LINE = 17
"""The height of a line of text at 100 %, in pixels."""
WIDENING = 0.6
FINGER = 40
"""The least height and width of what is pressed with a finger, in pixels."""


@dataclass
class _Scale:
    text: float = 1.0
    fingers: bool = False


_in_force = _Scale()


def text_scale() -> float:
    """How large text is, 1.0 at 100 %."""
    return _in_force.text


def set_text_scale(scale: float) -> None:
    """Let text, and what holds it, be so large from now on."""
    _in_force.text = scale


def for_fingers() -> bool:
    """Whether controls are large enough for a finger."""
    return _in_force.fingers


def set_for_fingers(fingers: bool) -> None:
    """Let controls be large enough for a finger from now on, or only for a mouse."""
    _in_force.fingers = fingers


def scaled(pixels: float) -> int:
    """A length in proportion to the text, in whole pixels."""
    return round(pixels * _in_force.text)


def scaled_size(width: float, height: float) -> QSize:
    """A size in proportion to the text."""
    return QSize(scaled(width), scaled(height))


def widened(pixels: float) -> int:
    """The width of a panel beside something else: it grows less than its text, which then takes more lines."""
    return round(pixels * (1 + WIDENING * (_in_force.text - 1)))


def with_line(pixels: int) -> int:
    """A height that holds a line of text: the line is in proportion to the text, and the space around it stays."""
    return pixels + scaled(LINE) - LINE


def pressed(pixels: int) -> int:
    """The height, or the width of a square, of what is pressed: as `with_line`, and no less than a finger needs."""
    length = with_line(pixels)
    return max(length, FINGER) if _in_force.fingers else length
