"""What is in a backup and what is here, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.storage.backup import Contents
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import label, named
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from app.window.backup.words import contents_sentence, figures

UNKNOWN = "–"


class ContentsTable(Scrolled):
    """Figures in as many columns as there are titles, each unknown until it is shown; it scrolls in a low window."""

    def __init__(self, name: str, titles: list[str]) -> None:
        section = named(QWidget(), name)
        grid = QGridLayout(section)
        super().__init__(section)
        named(self, accessible=", ".join(titles))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys can scroll it, and it is read out
        self._titles = titles
        self._told = ["" for _ in titles]
        grid.setContentsMargins(2, 2, 8, 2)
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
        self._told[place] = "" if contents is None else f"{self._titles[place]}: {contents_sentence(contents)}"
        self.setAccessibleDescription(joined(self._told))
