"""What to ask for on the knight's page: the board, a closed tour or not, the method, and what is shown."""

from __future__ import annotations

from contextlib import ExitStack

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QInputDialog, QToolButton, QWidget

from app.knight.board_combo import BoardCombo
from app.knight.ends_fields import EndsFields
from app.knight.piece_choice import PieceChoice, symmetry_combo, wrap_combo
from app.knight.session import KnightSession
from app.search.engine_combo import EngineCombo, with_about
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import choice
from app.ui.widgets.limited_spin import LimitedSpin
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import grouped
from solvers.knight.document import LARGEST_SIDE
from solvers.knight.engines import ENGINES
from solvers.knight.leaper import Wrap
from solvers.knight.tour import TourSymmetry


class NameDialog(QInputDialog):
    """Asks for a name, and cannot be accepted without one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.textValueChanged.connect(self._offer)

    def showEvent(self, event: QShowEvent) -> None:
        """Wait for a name."""
        super().showEvent(event)
        self._offer(self.textValue())

    @Slot(str)
    def _offer(self, name: str) -> None:
        buttons = self.findChild(QDialogButtonBox)
        if buttons is not None:
            buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(name.strip()))


SMALLEST_SIDE = 1


class KnightSearchChoices(QWidget):
    """The controls that show what a session is asked for, and change it."""

    def __init__(
        self,
        *,
        session: KnightSession,
        appearance: Appearance,
        board: QWidget,
        draw: QToolButton,
        more: QToolButton,
        parent: QWidget | None = None,
    ) -> None:
        """On `board` squares are chosen; `draw` and `more` are the buttons that draw it and open the page's menu."""
        super().__init__(parent)
        self._session = session
        self._beside_boards = draw, more
        self.boards = BoardCombo(appearance, session.achieved)
        self.rows = self._side_spin("rowsSpin", self.tr("Rows"))
        self.columns = self._side_spin("columnsSpin", self.tr("Columns"))
        self.ends = EndsFields(session, board)
        tip = self.tr("The tour must end one move from its start")
        self.closed = named(QCheckBox(self.tr("Closed tour")), "closedCheck", tip=tip)
        self.engines = EngineCombo("knightEngineCombo", ENGINES)
        self.piece, self.wrap, self.symmetry = PieceChoice(), wrap_combo(), symmetry_combo()
        self.shown = self._shown_combo()
        self.engines.follow(session, session.request_changed)
        self._lay_out()
        self._show_request()
        self.boards.board_chosen.connect(session.choose_board)
        self.rows.valueChanged.connect(self._choose_size)
        self.columns.valueChanged.connect(self._choose_size)
        self.closed.toggled.connect(session.requested_board.choose_closed)
        self.piece.chosen.connect(session.choose_piece)
        self.wrap.currentIndexChanged.connect(self._choose_wrap)
        self.symmetry.currentIndexChanged.connect(self._choose_symmetry)
        self.shown.currentIndexChanged.connect(self._choose_display)
        session.request_changed.connect(self._show_request)

    @Slot()
    def _show_request(self) -> None:
        """Show what the session is asked for, which may have been chosen elsewhere."""
        session, request = self._session, self._session.request
        self.boards.show_request(request.board, request.closed)
        self.piece.show_piece(request.board.piece.text)
        with ExitStack() as blocked:
            for control in (self.rows, self.columns, self.closed, self.wrap, self.symmetry, self.shown):
                blocked.enter_context(QSignalBlocker(control))
            self.rows.setValue(request.board.rows)
            self.columns.setValue(request.board.columns)
            self.closed.setChecked(request.closed)
            self.wrap.setCurrentIndex(self.wrap.findData(request.board.wrap.value))
            self.symmetry.setCurrentIndex(self.symmetry.findData(request.symmetry or ""))
            self.shown.setCurrentIndex(self.shown.findData(session.tours.display))

    @Slot()
    def _choose_size(self) -> None:
        self._session.requested_board.choose_size(self.rows.value(), self.columns.value())

    @Slot()
    def _choose_wrap(self) -> None:
        self._session.choose_wrap(Wrap(self.wrap.currentData()))

    @Slot()
    def _choose_symmetry(self) -> None:
        chosen = self.symmetry.currentData()
        self._session.requested_board.choose_symmetry(TourSymmetry(chosen) if chosen else None)

    @Slot()
    def _choose_display(self) -> None:
        self._session.choose_display(self.shown.currentData())

    def _lay_out(self) -> None:
        sides = row(label(self.tr("Size")), (self.rows, 1), label("×"), (self.columns, 1), spacing=6)
        self.kind = QWidget()
        """The size of the board, and whether the tour is closed."""
        row((sides, 1), self.closed, spacing=10, parent=self.kind)
        column(
            row((self.boards, 1), *self._beside_boards, spacing=4),
            self.kind,
            self.ends,
            spacing=6,
            parent=self,
        )

    def options(self, told: QCheckBox) -> QWidget:
        """The rarer choices: the method, the piece with the edges and the symmetry, how the tour is drawn, and `told`.

        `told` says whether a game by hand is commented on.
        """
        section = named(QWidget(), "knightOptions")
        wrapped = QFormLayout.RowWrapPolicy.WrapLongRows
        form = QFormLayout(verticalSpacing=8, horizontalSpacing=12, rowWrapPolicy=wrapped)
        form.addRow(self.tr("Method"), with_about(self.engines))
        for kind in (self.piece, self.wrap, self.symmetry):
            form.addRow(kind.accessibleName(), kind)
        form.addRow(self.tr("Show"), self.shown)
        column(form, told, 1, spacing=8, margins=(0, 4, 0, 0), parent=section)
        return Scrolled(section)

    @Slot()
    def ask_for_name(self) -> None:
        """Ask for the name under which the board is to be saved."""
        dialog = named(NameDialog(self), "saveBoardDialog")
        dialog.setWindowTitle(self.tr("Save board"))
        dialog.setLabelText(self.tr("Name of the board:"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(self._save)
        dialog.open()

    @Slot(str)
    def _save(self, name: str) -> None:
        self._session.achieved.save_board(name.strip(), self._session.request.board)

    def _side_spin(self, name: str, what: str) -> LimitedSpin:
        tip = self.tr("{what} of the board, {smallest} to {largest}").format(
            what=what, smallest=SMALLEST_SIDE, largest=grouped(LARGEST_SIDE)
        )
        spin = named(LimitedSpin(name), accessible=what, tip=tip)
        spin.setRange(SMALLEST_SIDE, LARGEST_SIDE)
        spin.setKeyboardTracking(False)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return spin

    def _shown_combo(self) -> QComboBox:
        accessible = self.tr("How the tour is drawn")
        displays = (
            (self.tr("Numbers and path"), "both"),
            (self.tr("Numbers"), "numbers"),
            (self.tr("Path"), "path"),
            (self.tr("Picture"), "picture"),
        )
        return choice("knightShownCombo", accessible, displays, self.tr("How the path is drawn on the board"))
