"""A calm table of rows: no grid, no numbers at the side, no cell chosen alone; Tab leads on past it."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.fonts import tabular


class RowTable(QTableView):
    """The ground of the program's tables."""

    def __init__(self, name: str, row_height: int, parent: QWidget | None = None) -> None:
        """`row_height` is in pixels."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setFont(tabular(self.font()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(False)
