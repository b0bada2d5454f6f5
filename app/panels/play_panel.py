"""The panel of a game by hand: steps taken, time, steps left, a curve of the distance, hints, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.fonts import tabular
from app.panels.distance_curve import DistanceCurve
from app.theme import Appearance


class PlayPanel(QWidget):
    """Shows a game and asks for what to do with it; it knows no rules."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("playPanel")
        self.steps = self._figure("stepsLabel", self.tr("Steps taken"))
        self.time = self._figure("timeLabel", self.tr("Time"))
        self.best = self._figure("bestLabel", self.tr("Best record"))
        self.distance = self._figure("distanceLabel", self.tr("Steps left"))
        self.verdict = QLabel()
        self.verdict.setObjectName("stepVerdict")
        self.verdict.setAccessibleName(self.tr("The last step"))
        self.verdict.setWordWrap(True)
        self.verdict.setMinimumHeight(2 * self.verdict.fontMetrics().lineSpacing() + 2)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.curve = DistanceCurve(appearance)
        self.undo = self._button("undoButton", self.tr("Undo"), self.tr("Take the last slide back (Ctrl+Z)"))
        self.redo = self._button("redoButton", self.tr("Redo"), self.tr("Slide again what was taken back (Ctrl+Y)"))
        self.reset = self._button("resetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self._button(
            "hintButton", self.tr("Hint"), self.tr("Show a best next step; once more, and it is taken (H)")
        )
        self.show_distance = QCheckBox(self.tr("Show how far it is"))
        self.show_distance.setObjectName("distanceCheck")
        self.show_distance.setToolTip(self.tr("For purists: play without being told"))
        self._lay_out()

    @property
    def distance_told(self) -> str:
        """The steps left with what they are, for who hears them; empty while they are hidden."""
        if not self.show_distance.isChecked():
            return ""
        text = self.tr("{title}: {figure}")
        return text.format(title=self.distance.accessibleName(), figure=self.distance.text())

    def _figure(self, name: str, caption: str) -> QLabel:
        figure = QLabel("–")
        figure.setObjectName(name)
        figure.setAccessibleName(caption)
        figure.setProperty("role", "result")
        figure.setFont(tabular(figure.font()))
        return figure

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "narrow")
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1)
        figures = (self.steps, self.distance, self.time, self.best)
        for place, figure in enumerate(figures):
            caption = QLabel(figure.accessibleName())
            caption.setProperty("role", "caption")
            grid.addWidget(caption, 2 * (place // 2), place % 2)
            grid.addWidget(figure, 2 * (place // 2) + 1, place % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.undo, self.redo, self.hint, self.reset):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self.verdict)
        column.addLayout(row)
        column.addWidget(self.curve)
        column.addWidget(self.show_distance)
        column.addStretch(1)
