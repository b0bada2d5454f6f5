"""What the person asked of the whole system and programs should follow: stronger contrast, less motion, larger text.

Qt tells of contrast since 6.10 and of motion since 6.12; where it does not, nothing was asked for.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QStyleHints

_OWN_SIZES = {"windows": (12.0, 12.0), "cocoa": (13.0, 13.0)}
_GNOME, _OTHER_DESKTOPS = (12.0, 44 / 3), (12.0, 40 / 3)
"""The smallest and the largest size of text that a system comes with, in pixels: 9 to 11 points, or 10."""
LEAST_TEXT, MOST_TEXT = 0.9, 2.0


def wants_contrast() -> bool:
    """Whether the system asks for high contrast."""
    return _asks("contrastPreference", "ContrastPreference", "HighContrast")


def wants_less_motion() -> bool:
    """Whether the system asks for reduced motion."""
    return _asks("motionPreference", "MotionPreference", "ReducedMotion")


def wanted_text_scale() -> float:
    """How much larger text is to be than systems come with, 1.0 where nothing was asked for."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    screen = QGuiApplication.primaryScreen()
    pixels = font.pointSizeF() * screen.logicalDotsPerInch() / 72 if font.pixelSize() < 0 else font.pixelSize()
    least, most = _usual_sizes()
    return max(LEAST_TEXT, min(MOST_TEXT, round(pixels / max(least, min(most, pixels)), 2)))


def _usual_sizes() -> tuple[float, float]:
    desktop = _GNOME if "GNOME" in os.environ.get("XDG_CURRENT_DESKTOP", "") else _OTHER_DESKTOPS
    return _OWN_SIZES.get(QGuiApplication.platformName(), desktop)


def when_changed(slot: Callable[[], None]) -> None:
    """Call a slot, the method of a QObject, whenever the system asks for something else."""
    style = QGuiApplication.styleHints()
    style.colorSchemeChanged.connect(slot)
    hints = _hints(style)
    for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
        signal = getattr(hints, name, None)
        if signal is not None:
            signal.connect(slot)


def _asks(question: str, kind: str, answer: str) -> bool:
    style = QGuiApplication.styleHints()
    ask = getattr(_hints(style), question, None)
    return ask is not None and ask() == getattr(getattr(Qt, kind), answer)


def _hints(style: QStyleHints) -> QObject | None:
    """The hints, if this Qt has them; they can be asked only as long as `style` is held."""
    accessibility = getattr(style, "accessibility", None)
    return None if accessibility is None else accessibility()
