"""What is in a backup and what is here, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.storage.backup import Contents
from app.ui.widgets.shorthand import label, named
from app.ui.words.numbers import grouped
from app.window.backup.words import contents_sentence, figures

UNKNOWN = "–"


class ContentsTable(QWidget):
    """Figures in as many columns as there are titles; each is unknown until it is shown."""

    def __init__(self, name: str, titles: list[str]) -> None:
        super().__init__()
        self._titles = titles
        named(self, name)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(3)
        right = Qt.AlignmentFlag.AlignRight
        for place, title in enumerate(titles, 1):
            grid.addWidget(label(title, "caption"), 0, place, right)
        self._figures = [
            [label(UNKNOWN, figures=True, name=f"{name}{column}-{line}") for column in range(len(titles))]
            for line, _ in enumerate(figures(Contents()))
        ]
        for line, (what, _) in enumerate(figures(Contents())):
            grid.addWidget(label(what), line + 1, 0)
            for place, (figure, title) in enumerate(zip(self._figures[line], titles, strict=True)):
                figure.setAccessibleName(f"{what}, {title}")
                grid.addWidget(figure, line + 1, place + 1, right)
        grid.setColumnStretch(0, 1)

    def show_contents(self, place: int, contents: Contents | None) -> None:
        """Show figures in the column of this number; None where they are not known."""
        for line, (_, number) in enumerate(figures(contents or Contents())):
            self._figures[line][place].setText(UNKNOWN if contents is None else grouped(number))
        told = "" if contents is None else f"{self._titles[place]}: {contents_sentence(contents)}"
        self.setAccessibleDescription(told)
