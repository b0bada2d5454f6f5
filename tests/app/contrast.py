"""Contrast by the formula of WCAG 2.2."""

from __future__ import annotations

from PySide6.QtGui import QColor

LEAST = 3.0
"""What WCAG 2.2 asks of graphics."""


def luminance(colour: str | QColor) -> float:
    """The relative luminance of WCAG 2.2."""
    shades = (
        shade / 12.92 if shade <= 0.04045 else ((shade + 0.055) / 1.055) ** 2.4 for shade in _parts(QColor(colour))
    )
    return sum(weight * shade for weight, shade in zip((0.2126, 0.7152, 0.0722), shades, strict=True))


def contrast(one: str | QColor, other: str | QColor) -> float:
    """The contrast ratio of WCAG 2.2."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
