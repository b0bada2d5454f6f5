"""What opens below the layout dropdown: a line to search with, and the layouts that fit it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.boards.wood import paint_shadow
from app.layouts.layout_filter import LayoutFilter
from app.layouts.layout_row import LayoutRow
from app.layouts.offered_layouts import OfferedLayouts
from app.layouts.thumbnails import Thumbnails
from app.theme import Appearance

WIDTH, HEIGHT = 400, 590
"""As large as it gets, without the shadow."""
SHADOW = 12
"""Room for the shadow on every side, in pixels."""
RADIUS = 10.0

_TO_THE_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_LEAVING = {Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class LayoutPopup(QWidget):
    """Lies inside the window and not in one of its own, so that input methods write Chinese in it.

    `chosen` gives a row of the offered layouts.
    """

    chosen = Signal(int)

    def __init__(
        self, offered: OfferedLayouts, thumbnails: Thumbnails, appearance: Appearance, opener: QWidget
    ) -> None:
        """`opener` is the control that it opens below; it gets the focus back."""
        super().__init__(opener.window())
        self.setObjectName("layoutPopup")
        self._opener = opener
        self._appearance = appearance
        self._filter = LayoutFilter(offered, self)
        self.search = self._search_line()
        self.list = self._list(LayoutRow(offered, thumbnails, appearance, self))
        self._nothing = QLabel(self.tr("No layout is called so."))
        self._nothing.setProperty("role", "caption")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.list.clicked.connect(self._choose)
        self.hide()

    def open_at(self, row: int, text: str = "") -> None:
        """Open with this row chosen, or with a text already typed."""
        self.setGeometry(self._place())
        self.search.setText(text)
        self._find(text)
        if not text:
            self._move_to(self._filter.index_of(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        self.show()
        self.raise_()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)
        _application().installEventFilter(self)
        _application().focusChanged.connect(self._follow_focus)

    def shut(self) -> None:
        """Close, as when nothing was chosen."""
        if self.isHidden():
            return
        _application().focusChanged.disconnect(self._follow_focus)
        _application().removeEventFilter(self)
        if self.isAncestorOf(_application().focusWidget() or self._opener):
            self._opener.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it is open: its keys, a press anywhere else, and the window changing its size."""
        match event.type():
            case QEvent.Type.ShortcutOverride | QEvent.Type.KeyPress if watched is self.search:
                assert isinstance(event, QKeyEvent)
                return self._take_key(event)
            case QEvent.Type.MouseButtonPress if isinstance(watched, QWidget) and not self._holds(watched):
                self.shut()
                return watched is self._opener
            case QEvent.Type.Resize if watched is self.window():
                self.shut()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with round corners and a soft shadow."""
        theme = self._appearance.theme
        panel = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, panel, RADIUS, SHADOW / 2, theme.shadow)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.drawRoundedRect(panel.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()

    def _place(self) -> QRect:
        """Below the opener and flush with its right edge, as large as the window allows."""
        window = self._opener.window()
        corner = self._opener.mapTo(window, QPoint(self._opener.width(), self._opener.height() + 4))
        width = min(max(WIDTH, self._opener.width()), window.width() - 2 * SHADOW)
        height = min(HEIGHT, window.height() - corner.y() - SHADOW)
        left = max(SHADOW, corner.x() - width)
        return QRect(left, corner.y(), width, height).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Act on a key of the popup's own; others are for the line. An override keeps it from being a shortcut."""
        if event.key() not in _TO_THE_LIST | _CHOOSING | _LEAVING:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.key() in _LEAVING:
            self.shut()
        elif event.key() in _CHOOSING:
            self._choose(self.list.currentIndex())
        else:
            QCoreApplication.sendEvent(self.list, event)
        return True

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    @Slot(QWidget, QWidget)
    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        # A press on the opener gives it the focus first; what closes the popup is the press itself.
        if now is not None and now is not self._opener and not self._holds(now):
            self.shut()

    @Slot(str)
    def _find(self, text: str) -> None:
        best = self._filter.find(text)
        self._stack.setCurrentWidget(self.list if best.isValid() else self._nothing)
        self._move_to(best, QAbstractItemView.ScrollHint.EnsureVisible)

    def _move_to(self, index: QModelIndex, hint: QAbstractItemView.ScrollHint) -> None:
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, hint)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            row = self._filter.mapToSource(index).row()
            self.shut()
            self.chosen.emit(row)

    def _search_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName("layoutSearch")
        line.setPlaceholderText(self.tr("Name, pinyin or English"))
        line.setAccessibleName(self.tr("Search for a layout by name, pinyin or English"))
        line.setClearButtonEnabled(True)
        return line

    def _list(self, row: LayoutRow) -> QListView:
        view = QListView()
        view.setObjectName("layoutList")
        view.setAccessibleName(self.tr("Layouts"))
        view.setModel(self._filter)
        view.setItemDelegate(row)
        view.setMouseTracking(True)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalScrollBar().setSingleStep(20)
        return view

    def _lay_out(self) -> None:
        edge = SHADOW + 8
        column = QVBoxLayout(self)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addLayout(self._stack, 1)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
