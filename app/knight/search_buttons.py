"""The buttons of a search for tours: find, next and count, beside the page's own stop."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from app.ui.widgets.actions import bind, tip


class KnightButtons:
    """Makes what buttons a page lacks, and gives each its words."""

    def __init__(self, find: QPushButton, row: QHBoxLayout, actions: Mapping[str, QAction]) -> None:
        """`find` stands in the row already, before the button that stops."""
        find.setObjectName("knightFindButton")
        find.setText(QCoreApplication.translate("KnightButtons", "Find"))
        text = QCoreApplication.translate("KnightButtons", "Find a tour from the chosen square")
        find.setToolTip(tip(text, actions["search"]))
        self.next = _button(
            "knightNextButton",
            QCoreApplication.translate("KnightButtons", "Next"),
            QCoreApplication.translate("KnightButtons", "Go on to the next tour of the same search"),
        )
        bind(self.next, actions["next"], self.next.toolTip())
        self.count = _button(
            "knightCountButton",
            QCoreApplication.translate("KnightButtons", "Count"),
            QCoreApplication.translate("KnightButtons", "Count the tours from the chosen square, or all of them"),
        )
        row.insertWidget(1, self.next, 1)
        row.addWidget(self.count, 1)


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    return button
