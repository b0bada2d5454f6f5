"""What to ask for on the knight's page: the size of the board, a closed tour or not, the method, and what is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QToolButton,
    QWidget,
)

from app.knight.board.trail import PICTURE, Display
from app.knight.board_combo import BoardCombo
from app.search.engine_combo import engine_combo, with_about
from app.ui.look.theme import Appearance
from app.ui.settings import KNIGHT_ENGINE, KNIGHT_SHOWS, Settings
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.limited_spin import LimitedSpin
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES, KnightEngine
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest


class EndsLine(QWidget):
    """Says in a few words which ends are chosen on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel()
        self.text.setObjectName("knightEndsLabel")
        self.text.setAccessibleName(self.tr("Where the tour starts and ends"))
        self.clear_button = QToolButton()
        self.clear_button.setObjectName("knightClearEndsButton")
        self.clear_button.setText("×")
        self.clear_button.setFixedSize(26, 26)
        self.clear_button.setAccessibleName(self.tr("Start and end anywhere"))
        self.clear_button.setToolTip(self.tr("Let tours start and end on any square"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.text, 1)
        line.addWidget(self.clear_button)

    def show_request(self, request: TourRequest) -> None:
        """Show the ends of this wish."""
        self.text.setText(self._ends(request))
        self.clear_button.setEnabled(request.start is not None or request.end is not None)

    def _ends(self, request: TourRequest) -> str:
        rows = request.board.rows
        start = self.tr("any square") if request.start is None else chess_name(request.start, rows)
        if request.end is None:
            return start
        return self.tr("{start} to {end}").format(start=start, end=chess_name(request.end, rows))


SMALLEST_SIDE, LARGEST_SIDE = 1, 200

SHOWN = {"both": Display(), "numbers": Display(path=False), "path": Display(numbers=False), "picture": PICTURE}
"""What a tour leaves on the board, by the name that is remembered."""


class KnightChoices(QWidget):
    """The choices of one search.

    `size_changed`: another size of the board is wanted; `board_chosen`: an `OfferedBoard`; `request_changed`: another
    tour of the same board; `ends_cleared`: from any square to any; `display_changed`: its `Display` is another.
    """

    size_changed = Signal()
    board_chosen = Signal(object)
    save_wanted = Signal(str, object)
    """The board that is shown is to be kept under a name."""
    request_changed = Signal()
    ends_cleared = Signal()
    display_changed = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = Board(8, 8)
        self.boards = BoardCombo(appearance)
        self.save_button = self._save_button()
        self.rows = self._side_spin("rowsSpin", self.tr("Rows"))
        self.columns = self._side_spin("columnsSpin", self.tr("Columns"))
        self.ends = EndsLine()
        self.closed = QCheckBox(self.tr("Closed tour"))
        self.closed.setObjectName("closedCheck")
        self.closed.setToolTip(self.tr("Ask for a tour whose last square is a knight's move from its first"))
        self.engines = engine_combo("knightEngineCombo", ENGINES)
        self.shown = self._shown_combo()
        self._lay_out()
        self.boards.board_chosen.connect(self.board_chosen)
        self.save_button.clicked.connect(self._ask_for_name)
        self.ends.clear_button.clicked.connect(self.ends_cleared)
        self.rows.valueChanged.connect(self.size_changed)
        self.columns.valueChanged.connect(self.size_changed)
        self.closed.toggled.connect(self.request_changed)
        self.engines.currentIndexChanged.connect(self.request_changed)
        self.shown.currentIndexChanged.connect(self._tell_display)

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

    def show_request(self, request: TourRequest) -> None:
        """Show a board, ends and a goal that were chosen otherwise."""
        self._board = board = request.board
        self.boards.show_request(board, request.closed)
        self.ends.show_request(request)
        controls = (self.rows, self.columns, self.closed)
        for control in controls:
            control.blockSignals(True)
        self.rows.setValue(board.rows)
        self.columns.setValue(board.columns)
        self.closed.setChecked(request.closed)
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
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(12)
        size = QHBoxLayout()
        size.setSpacing(8)
        size.addWidget(self.rows, 1)
        size.addWidget(QLabel("×"))
        size.addWidget(self.columns, 1)
        form.addRow(self.tr("Board"), _in_a_row(self.boards, self.save_button))
        form.addRow(self.tr("Size"), size)
        form.addRow(self.tr("Method"), with_about(self.engines))
        form.addRow(self.tr("Show"), self.shown)
        form.addRow(self.tr("From"), _in_a_row(self.ends, self.closed))

    @Slot()
    def _tell_display(self) -> None:
        self.display_changed.emit(self.display)

    @Slot()
    def _ask_for_name(self) -> None:
        dialog = QInputDialog(self)
        dialog.setObjectName("saveBoardDialog")
        dialog.setWindowTitle(self.tr("Save Board"))
        dialog.setLabelText(self.tr("Name of the board:"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(self._save)
        dialog.open()

    @Slot(str)
    def _save(self, name: str) -> None:
        if name.strip():
            self.save_wanted.emit(name.strip(), self._board)

    def _save_button(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("knightSaveBoardButton")
        button.setText("+")
        button.setAccessibleName(self.tr("Save this board"))
        button.setToolTip(self.tr("Save this board under a name of your own"))
        return button

    def _side_spin(self, name: str, what: str) -> LimitedSpin:
        spin = LimitedSpin(name)
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
        combo = Dropdown()
        combo.setObjectName("knightShownCombo")
        combo.setAccessibleName(self.tr("What a tour leaves on the board"))
        combo.setToolTip(self.tr("What the knight leaves on the board"))
        combo.addItem(self.tr("Numbers and path"), "both")
        combo.addItem(self.tr("Numbers"), "numbers")
        combo.addItem(self.tr("Path"), "path")
        combo.addItem(self.tr("Picture"), "picture")
        return combo


def _in_a_row(first: QWidget, second: QWidget) -> QHBoxLayout:
    """Two widgets side by side, the first with all the room that is left."""
    row = QHBoxLayout()
    row.setSpacing(4)
    row.addWidget(first, 1)
    row.addWidget(second)
    return row
