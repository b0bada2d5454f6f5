"""What the person asked of the whole system and programs should follow: stronger contrast, less motion.

Qt tells of contrast since 6.10 and of motion since 6.12; where it does not, nothing was asked for.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QStyleHints


def wants_contrast() -> bool:
    """Whether the system asks for high contrast."""
    return _asks("contrastPreference", "ContrastPreference", "HighContrast")


def wants_less_motion() -> bool:
    """Whether the system asks for reduced motion."""
    return _asks("motionPreference", "MotionPreference", "ReducedMotion")


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
