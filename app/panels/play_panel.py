"""The panel of Klotski by hand: steps taken, time, steps left, a curve of the distance, hints, undo and redo."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.panels.distance_curve import DistanceCurve
from app.panels.game_panel import GamePanel
from app.theme import Appearance


class PlayPanel(GamePanel):
    """The panel of a game of Klotski."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("playPanel")
        self.steps = self.figure("stepsLabel", self.tr("Steps taken"))
        self.time = self.figure("timeLabel", self.tr("Time"))
        self.best = self.figure("bestLabel", self.tr("Best record"))
        self.distance = self.figure("distanceLabel", self.tr("Steps left"))
        self.verdict = self.words("stepVerdict", self.tr("The last step"), 2)
        self.curve = DistanceCurve(appearance)
        self.undo = self.button("undoButton", self.tr("Undo"), self.tr("Take the last slide back (Ctrl+Z)"))
        self.redo = self.button("redoButton", self.tr("Redo"), self.tr("Slide again what was taken back (Ctrl+Y)"))
        self.reset = self.button("resetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self.button(
            "hintButton", self.tr("Hint"), self.tr("Show a best next step; once more, and it is taken (H)")
        )
        self.show_distance = self.check(
            "distanceCheck", self.tr("Show how far it is"), self.tr("For purists: play without being told")
        )
        self.lay_out((self.steps, self.distance, self.time, self.best), self.curve, self.show_distance)

    @property
    def distance_told(self) -> str:
        """The steps left with what they are, for who hears them; empty while they are hidden."""
        if not self.show_distance.isChecked():
            return ""
        text = self.tr("{title}: {figure}")
        return text.format(title=self.distance.accessibleName(), figure=self.distance.text())
