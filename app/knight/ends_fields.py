"""The start and the end of a tour as two fields: a click on the board fills them, or the name of a square."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton, QWidget

from app.knight.request import End
from app.knight.session import KnightSession
from app.ui.application import application
from app.ui.look.scale import pressed
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import keeps_key
from app.ui.widgets.shorthand import label, named, row
from app.ui.words.messages import explained
from solvers.knight.notation import chess_name, square_on
from solvers.message import InputError

PADDING = 9
"""Between the edge of a field and its text, in pixels."""


class EndField(QLineEdit):
    """One end of the tour that a session is asked for.

    A click asks for a click on the board; Enter takes what was written, or asks too.
    """

    board_wanted = Signal()
    """A square of the board is to be chosen with the keyboard."""

    def __init__(
        self, end: End, session: KnightSession, *, title: str, accessible: str, clear: str, parent: QWidget
    ) -> None:
        self._end = end
        self._session = session
        self._shown = ""
        name = end.capitalize()
        self.title = label(title, "caption")
        pick = QCoreApplication.translate("EndField", "Choose on the board")
        self.pick_button = self._tool(f"knightPick{name}Button", "◎", pick)
        self.clear_button = self._tool(f"knightClear{name}Button", "×", clear)
        super().__init__(parent)
        tip = self.tr("Click here and then a square of the board, or write its name, such as a1")
        named(self, f"knight{name}Field", accessible, tip)
        self.setPlaceholderText(self.tr("any"))
        self.title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.pick_button.setCheckable(True)
        inside = row(self.title, 1, self.pick_button, self.clear_button, margins=(PADDING, 0, 4, 0), parent=self)
        inside.setSizeConstraint(inside.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.pick_button.clicked.connect(self._ask)
        self.clear_button.clicked.connect(self._clear)
        for changed in (session.request_changed, session.asked_end_changed, session.playing_changed):
            changed.connect(self._show_end)
        self._show_end()

    @Slot()
    def _show_end(self) -> None:
        """Show the name of the square, or that it can be any, and whether it is to be chosen next."""
        session, request = self._session, self._session.shown_request
        square = request.start if self._end is End.START else request.end
        asked, name = (
            session.requested_end is self._end,
            "" if square is None else chess_name(square, request.board.rows),
        )
        self._shown = name
        self.setText(name)
        self.setModified(False)
        self.pick_button.setVisible(not name or asked)
        self.pick_button.setChecked(asked)
        self.clear_button.setVisible(bool(name) and not asked)
        self.setEnabled(not session.playing)
        self._make_room()

    def minimumSizeHint(self) -> QSize:
        """Room for the title, the button, and the name of a square."""
        text = self.fontMetrics().horizontalAdvance("m88")
        around = self.title.sizeHint().width() + self.clear_button.sizeHint().width() + 2 * PADDING + 8
        return QSize(around + text, super().minimumSizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for a square of the board; it can be written as well."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._ask()
            self.selectAll()  # last: what is shown anew has no selection

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what was written, or asks for a square of the board; Escape shows what was chosen again."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._shown)
            self._session.ask_end(None)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.text().strip() != self._shown:
            self._take(self.text().strip())
        else:
            self._ask()
            self.board_wanted.emit()

    def event(self, event: QEvent) -> bool:
        """Claim Escape and Enter from the shortcuts of the window."""
        return keeps_key(event, _is_own) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text clear of the title and the button."""
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Keep it clear in another font too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def _make_room(self) -> None:
        shown = self.clear_button if self.pick_button.isHidden() else self.pick_button
        self.setTextMargins(self.title.sizeHint().width() + PADDING, 0, shown.sizeHint().width() + 2, 0)

    @Slot()
    def _ask(self) -> None:
        """Ask for the square, or where the button was pressed again while it is asked for, no longer."""
        session = self._session
        again = session.requested_end is self._end and not self.pick_button.isChecked()
        session.ask_end(None if again else self._end)
        announce(self, session.sentence)

    def _take(self, text: str) -> None:
        """Choose the square with this name, or any where it is empty."""
        session = self._session
        try:
            square = square_on(text, session.request.board) if text else None
        except InputError as error:
            session.ask_end(None)
            session.say(partial(explained, error))
            return
        session.choose_end(self._end, square)

    @Slot()
    def _clear(self) -> None:
        self._session.choose_end(self._end, None)

    def _tool(self, name: str, text: str, accessible: str) -> QToolButton:
        made = named(QToolButton(), name, accessible, accessible)
        made.setText(text)
        made.setCursor(Qt.CursorShape.ArrowCursor)
        side = pressed(24)
        made.setFixedSize(max(side, made.sizeHint().width()), side)
        return made


class EndsFields(QWidget):
    """Both fields side by side, which show what a session is asked for and change it."""

    def __init__(self, session: KnightSession, board: QWidget, parent: QWidget | None = None) -> None:
        """`board` is where squares are chosen."""
        super().__init__(parent)
        self._session = session
        self._board = board
        self.start = EndField(
            End.START,
            session,
            title=self.tr("Start"),
            accessible=self.tr("Start square"),
            clear=self.tr("Start anywhere"),
            parent=self,
        )
        self.end = EndField(
            End.END,
            session,
            title=self.tr("End"),
            accessible=self.tr("End square"),
            clear=self.tr("End anywhere"),
            parent=self,
        )
        row((self.start, 1), (self.end, 1), spacing=8, parent=self)
        for field in (self.start, self.end):
            field.board_wanted.connect(self._go_to_board)
        application().focusChanged.connect(self._follow_focus)

    @Slot()
    def _go_to_board(self) -> None:
        self._board.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(QWidget, QWidget)
    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes elsewhere than to the board wants to choose no square there."""
        if now is not None and now is not self._board and not self.isAncestorOf(now):
            self._session.ask_end(None)


def _is_own(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
