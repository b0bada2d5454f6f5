"""The panel of a walk by hand: steps, time, best record, what is proved, hints, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.fonts import tabular

NOTHING = "–"


class WalkPanel(QWidget):
    """Shows a game and asks for what to do with it; it knows no rules."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("walkPanel")
        self.steps = self._figure("knightStepsLabel", self.tr("Steps taken"))
        self.time = self._figure("knightTimeLabel", self.tr("Time"))
        self.hints = self._figure("knightHintsLabel", self.tr("Hints taken"))
        self.best = self._figure("knightBestLabel", self.tr("Best time"))
        self.verdict = QLabel()
        self.verdict.setObjectName("knightVerdict")
        self.verdict.setAccessibleName(self.tr("What is proved"))
        self.verdict.setWordWrap(True)
        self.verdict.setMinimumHeight(5 * self.verdict.fontMetrics().lineSpacing() + 2)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.undo = self._button("knightUndoButton", self.tr("Undo"), self.tr("Take the last step back (Ctrl+Z)"))
        self.redo = self._button("knightRedoButton", self.tr("Redo"), self.tr("Step again as before (Ctrl+Y)"))
        self.reset = self._button("knightResetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self._button(
            "knightHintButton",
            self.tr("Hint"),
            self.tr("Show a step that certainly leads on to a tour; once more, and it is taken (H)"),
        )
        self.tell = QCheckBox(self.tr("Tell when no tour is left"))
        self.tell.setObjectName("knightTellCheck")
        self.tell.setToolTip(self.tr("For purists: walk without being told"))
        self.tell.setChecked(True)
        self._lay_out()

    def show_verdict(self, text: str, warning: bool) -> None:
        """Say what is proved; a warning stands out."""
        self.verdict.setText(text)
        role = "fault" if warning else "caption"
        if self.verdict.property("role") != role:
            self.verdict.setProperty("role", role)
            self.verdict.style().polish(self.verdict)

    def _figure(self, name: str, caption: str) -> QLabel:
        figure = QLabel(NOTHING)
        figure.setObjectName(name)
        figure.setAccessibleName(caption)
        figure.setProperty("role", "result")
        figure.setFont(tabular(figure.font()))
        return figure

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1)
        for place, figure in enumerate((self.steps, self.time, self.hints, self.best)):
            caption = QLabel(figure.accessibleName())
            caption.setProperty("role", "caption")
            grid.addWidget(caption, 2 * (place // 2), place % 2)
            grid.addWidget(figure, 2 * (place // 2) + 1, place % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self.verdict)
        for buttons in ((self.undo, self.redo), (self.hint, self.reset)):
            row = QHBoxLayout()
            row.setSpacing(8)
            for button in buttons:
                row.addWidget(button)
            column.addLayout(row)
        column.addWidget(self.tell)
        column.addStretch(1)
