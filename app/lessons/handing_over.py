"""A button to run and one to stop, of which one can be pressed at a time; the keyboard goes from one to the other."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton


def give_over(stop: QPushButton, *run: QPushButton, running: bool) -> None:
    """Enable what can be pressed now, and bring the focus there from what cannot be pressed any more."""
    begins, ends = ((stop,), run) if running else (run, (stop,))
    for button in begins:
        button.setEnabled(True)
    if any(button.hasFocus() for button in ends):
        begins[0].setFocus()
    for button in ends:
        button.setEnabled(False)
