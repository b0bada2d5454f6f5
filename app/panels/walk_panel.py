"""The panel of a walk by hand: steps, time, best record, what is proved, hints, undo and redo."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.panels.game_panel import GamePanel


class WalkPanel(GamePanel):
    """The panel of a knight that is walked by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("walkPanel")
        self.steps = self.figure("knightStepsLabel", self.tr("Steps taken"))
        self.time = self.figure("knightTimeLabel", self.tr("Time"))
        self.hints = self.figure("knightHintsLabel", self.tr("Hints taken"))
        self.best = self.figure("knightBestLabel", self.tr("Best time"))
        self.verdict = self.words("knightVerdict", self.tr("What is proved"), 5)
        self.undo = self.button("knightUndoButton", self.tr("Undo"), self.tr("Take the last step back (Ctrl+Z)"))
        self.redo = self.button("knightRedoButton", self.tr("Redo"), self.tr("Step again as before (Ctrl+Y)"))
        self.reset = self.button("knightResetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self.button(
            "knightHintButton",
            self.tr("Hint"),
            self.tr("Show a step that certainly leads on to a tour; once more, and it is taken (H)"),
        )
        self.tell = self.check(
            "knightTellCheck", self.tr("Tell when no tour is left"), self.tr("For purists: walk without being told")
        )
        self.tell.setChecked(True)
        self.lay_out((self.steps, self.time, self.hints, self.best), self.tell)

    def show_verdict(self, text: str, warning: bool) -> None:
        """Say what is proved; a warning stands out."""
        self.verdict.setText(text)
        role = "fault" if warning else "caption"
        if self.verdict.property("role") != role:
            self.verdict.setProperty("role", role)
            self.verdict.style().polish(self.verdict)
