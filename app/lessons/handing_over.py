"""Buttons of which some can be pressed at a time and then others; the keyboard goes from these to those."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton


def give_over(later: QPushButton, *first: QPushButton, running: bool) -> None:
    """Enable `later` once what the `first` begin is `running` or done, and these before.

    The focus moves along from what cannot be pressed any more.
    """
    begins, ends = ((later,), first) if running else (first, (later,))
    for button in begins:
        button.setEnabled(True)
    if any(button.hasFocus() for button in ends):
        begins[0].setFocus()
    for button in ends:
        button.setEnabled(False)
