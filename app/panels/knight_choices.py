"""What to ask for on the knight's page: the size of the board, a closed tour or not, the method, and what is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from app.boards.chess_display import PICTURE, Display
from app.panels.engine_about import with_about
from app.panels.engine_combo import engine_combo
from app.settings import KNIGHT_ENGINE, KNIGHT_SHOWS, Settings
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES, KnightEngine

SMALLEST_SIDE, LARGEST_SIDE = 1, 200

SHOWN = {"both": Display(), "numbers": Display(path=False), "path": Display(numbers=False), "picture": PICTURE}
"""What a tour leaves on the board, by the name that is remembered."""


class KnightChoices(QWidget):
    """The choices of one search.

    `size_changed`: another board is wanted; `wish_changed`: another tour of it; `display_changed`: drawn otherwise.
    """

    size_changed = Signal()
    wish_changed = Signal()
    display_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = self._side_spin("rowsSpin", self.tr("Rows"))
        self.columns = self._side_spin("columnsSpin", self.tr("Columns"))
        self.closed = QCheckBox(self.tr("Closed: back to the start"))
        self.closed.setObjectName("closedCheck")
        self.closed.setToolTip(self.tr("Ask for a tour whose last square is a knight's move from its first"))
        self.engines = engine_combo("knightEngineCombo", ENGINES)
        self.shown = self._shown_combo()
        self._lay_out()
        self.rows.valueChanged.connect(self.size_changed)
        self.columns.valueChanged.connect(self.size_changed)
        self.closed.toggled.connect(self.wish_changed)
        self.engines.currentIndexChanged.connect(self.wish_changed)
        self.shown.currentIndexChanged.connect(self.display_changed)

    @property
    def size_of_board(self) -> tuple[int, int]:
        """The rows and columns that are chosen."""
        return self.rows.value(), self.columns.value()

    @property
    def engine(self) -> KnightEngine:
        """The method that is chosen."""
        return self.engines.currentData()

    @property
    def display(self) -> Display:
        """What a tour leaves on the board."""
        return SHOWN[self.shown.currentData()]

    def show_wish(self, board: Board, closed: bool) -> None:
        """Show a board and a goal that were chosen otherwise."""
        controls = (self.rows, self.columns, self.closed)
        for control in controls:
            control.blockSignals(True)
        self.rows.setValue(board.rows)
        self.columns.setValue(board.columns)
        self.closed.setChecked(closed)
        for control in controls:
            control.blockSignals(False)

    def restore(self, settings: Settings) -> None:
        """Choose what was chosen last."""
        names = [engine.name for engine in ENGINES]
        if settings.value(KNIGHT_ENGINE) in names:
            self.engines.setCurrentIndex(names.index(settings.value(KNIGHT_ENGINE)))
        self.shown.setCurrentIndex(max(0, self.shown.findData(settings.value(KNIGHT_SHOWS))))

    def remember(self, settings: Settings) -> None:
        """Keep what is chosen."""
        settings.keep(KNIGHT_ENGINE, self.engine.name)
        settings.keep(KNIGHT_SHOWS, self.shown.currentData())

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(12)
        size = QHBoxLayout()
        size.setSpacing(8)
        size.addWidget(self.rows, 1)
        size.addWidget(QLabel("×"))
        size.addWidget(self.columns, 1)
        form.addRow(self.tr("Board"), size)
        form.addRow(self.tr("Method"), with_about(self.engines))
        form.addRow(self.tr("Show"), self.shown)
        form.addRow("", self.closed)

    def _side_spin(self, name: str, what: str) -> QSpinBox:
        spin = QSpinBox()
        spin.setObjectName(name)
        spin.setAccessibleName(what)
        spin.setToolTip(
            self.tr("{what} of the board, {smallest} to {largest}").format(
                what=what, smallest=SMALLEST_SIDE, largest=LARGEST_SIDE
            )
        )
        spin.setRange(SMALLEST_SIDE, LARGEST_SIDE)
        spin.setValue(8)
        spin.setKeyboardTracking(False)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return spin

    def _shown_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("knightShownCombo")
        combo.setAccessibleName(self.tr("What a tour leaves on the board"))
        combo.setToolTip(self.tr("What the knight leaves on the board"))
        combo.addItem(self.tr("Numbers and path"), "both")
        combo.addItem(self.tr("Numbers"), "numbers")
        combo.addItem(self.tr("Path"), "path")
        combo.addItem(self.tr("Picture"), "picture")
        return combo
