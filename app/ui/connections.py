"""Connections between a signal and a slot of Qt's own."""

from __future__ import annotations

from PySide6.QtCore import SIGNAL, SLOT, QObject


def connect_slot(sender: QObject, signal: str, receiver: QObject, slot: str) -> None:
    """Connect a signal to a slot that Qt has itself, both as Qt writes them: "clicked()", "setEnabled(bool)".

    `sender.clicked.connect(receiver.click)` would keep the method of Qt's for ever, also when both are deleted: in Qt
    for Python 6.11.3, 64 bytes each time, spread over all memory.
    """
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))
