"""Sentences for screen readers: what sighted people see appear is said aloud."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Have a sentence read out that belongs to a widget in sight; a Qt that cannot (before 6.8) stays silent."""
    announcement = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if announcement is not None and sentence and widget.isVisible():
        QAccessible.updateAccessibility(announcement(widget, sentence))


def say(shown: QLabel, sentence: str) -> None:
    """Show a sentence in a label, and have it read out."""
    shown.setText(sentence)
    announce(shown, sentence)


def tell_focus(widget: QWidget, child: int) -> None:
    """Tell that the focus inside a widget has come to its child of this number."""
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(child)
    QAccessible.updateAccessibility(event)
