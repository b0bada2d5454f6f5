"""How far a comparison is, what it runs now, and how long it may still take."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from app.compare.compare_words import method_title, subject_title
from app.numbers import duration
from solvers.comparison.compare import Standing


class ProgressLine(QWidget):
    """A bar, while something runs, with a sentence below it."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setObjectName("compareProgress")
        self.bar.setAccessibleName(self.tr("Progress of the comparison"))
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 1)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.bar.hide()
        self.text = QLabel()
        self.text.setObjectName("compareStanding")
        self.text.setProperty("role", "caption")
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addWidget(self.text)

    def show_standing(self, standing: Standing, seconds: float) -> None:
        """Show where a comparison stands after so many seconds."""
        self.bar.setRange(0, max(1, standing.total))
        self.bar.setValue(standing.made)
        self.bar.show()
        parts = [self.tr("{made} of {total}").format(made=standing.made, total=standing.total)]
        if standing.lap is not None:
            lap = self.tr("{method} on {subject}")
            if standing.lap.weighed:
                lap = self.tr("memory of {method} on {subject}")
            run = standing.lap.run
            parts.append(lap.format(method=method_title(run), subject=subject_title(run.subject)))
            if standing.left is not None and standing.left >= 1:
                parts.append(self.tr("about {time} left").format(time=duration(standing.left)))
        self._tell(" · ".join(parts))

    def say(self, text: str) -> None:
        """Say how it ended."""
        self.bar.hide()
        self._tell(text)

    def _tell(self, text: str) -> None:
        """Say it; what there is no room for is in the tooltip."""
        self.text.setText(text)
        self.text.setToolTip(text)
