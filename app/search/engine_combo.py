"""The dropdowns of a search: its method, with a note on the one that is chosen, and its pace when it is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    SignalInstance,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.search.watch import SearchWatch
from app.ui.widgets.dropdown import Dropdown, ElidingCombo
from app.ui.widgets.popup import AboutButton, AboutNote
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.language import current
from app.ui.words.messages import as_sentence, translated
from app.ui.words.numbers import steps_a_second
from solvers.engine import Engine, EngineGroup, EngineWords

WIDTH = 340
LINE = Qt.ItemDataRole.UserRole + 1
"""Of an entry of the dropdown: what the method does, in one line."""
GAP = 16
"""Between the titles and the lines, in pixels."""
Index = QModelIndex | QPersistentModelIndex


class EngineNote(AboutNote):
    """The note on one method: its title, its guarantees and its origin."""

    def __init__(self, words: EngineWords, opener: QWidget) -> None:
        super().__init__("engineNote", WIDTH, opener)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.promise} {words.origin}")
        texts = (words.title, "heading"), (words.promise, "figure"), (words.origin, "caption")
        column(*(label(text, role, wrap=True) for text, role in texts), spacing=8, margins=self.MARGIN, parent=self)


def with_about(engines: QComboBox) -> QHBoxLayout:
    """The dropdown with a button at its right that opens a note on the method that is chosen."""
    about = AboutButton(
        engines.objectName().removesuffix("Combo") + "About",
        QCoreApplication.translate("EngineAbout", "Origin and guarantees of this method"),
        lambda opener: EngineNote(engines.currentData().words(current()), opener),
    )
    return row((engines, 1), about, spacing=4)


class EngineLines(QStyledItemDelegate):
    """Paints the entries of the dropdown: titles, and the lines below each other, at the right of the longest title."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo)
        self._combo = combo

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint an entry as usual, and behind it the line on the method."""
        super().paint(painter, option, index)
        line = index.data(LINE)
        if line is None:
            return
        chosen = bool(option.state.value & QStyle.StateFlag.State_Selected.value)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.PlaceholderText
        painter.setPen(option.palette.color(role))
        room = option.rect.adjusted(self._beside(option.fontMetrics), 0, -GAP // 2, 0)
        said = option.fontMetrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as usual, and wide enough for the line."""
        size, line = super().sizeHint(option, index), index.data(LINE)
        if line is None:
            return size
        width = self._beside(option.fontMetrics) + option.fontMetrics.horizontalAdvance(line) + GAP
        return QSize(max(size.width(), width), size.height())

    def _beside(self, metrics: QFontMetrics) -> int:
        combo = self._combo
        titles = (combo.itemText(place) for place in range(combo.count()) if combo.itemData(place, LINE))
        return max(map(metrics.horizontalAdvance, titles), default=0) + 2 * GAP


class EngineCombo(ElidingCombo):
    """A dropdown with the methods as its data, in groups; each says in one line what it does, and in a tooltip more."""

    def __init__(self, name: str, engines: Sequence[Engine[Any]], parent: QWidget | None = None) -> None:
        """The first of the engines is marked as the default."""
        super().__init__(parent, sizeAdjustPolicy=self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        named(self, name, self.tr("Search method"), self.tr("Choose a search method"))
        self._default, self._engines = engines[0], engines
        self._session: Any = None
        self._fill(engines)
        self.choose(engines[0])

    def choose(self, engine: Engine[Any]) -> None:
        """Choose a method, the default where it is not offered.

        Of a person's own, the one of its file is chosen, which may have been changed since.
        """
        keys = [getattr(self.itemData(place), "key", None) for place in range(self.count())]
        self.setCurrentIndex(keys.index(engine.key if engine.key in keys else self._default.key))

    def offer_own(self, session: QObject) -> None:
        """Offer the `own_engines` of a session too, as they are at any time."""
        self._session = session
        self._offer_own()
        self._session.own_engines_changed.connect(self._offer_own)

    def follow(self, session: QObject, changed: SignalInstance) -> None:
        """Show the `engine` of a session whenever another may be chosen there, and have it choose that shown here."""
        self.offer_own(session)
        self._show_engine()
        for other in (changed, self._session.own_engines_changed):
            other.connect(self._show_engine)
        self.currentIndexChanged.connect(self._choose_engine)

    @Slot()
    def _show_engine(self) -> None:
        with QSignalBlocker(self):
            self.choose(self._session.engine)

    @Slot()
    def _offer_own(self) -> None:
        """Offer a person's own searches too, as they are now; the default is chosen in place of one that is gone."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            self._fill([*self._engines, *self._session.own_engines])
            self.choose(chosen)
        if self.currentData().key != chosen.key:
            self.currentIndexChanged.emit(self.currentIndex())

    @Slot()
    def _choose_engine(self) -> None:
        self._session.choose_engine(self.currentData())

    def showPopup(self) -> None:
        """Open the list, with a line on each method, or why it does not take what is asked for."""
        for place in range(self.count()):
            engine = self.itemData(place)
            if isinstance(engine, Engine):
                self._describe(place, engine)
        if not isinstance(self.itemDelegate(), EngineLines):
            self.setItemDelegate(EngineLines(self))
        super().showPopup()

    def _fill(self, engines: Sequence[Engine[Any]]) -> None:
        for group, title in _group_titles().items():
            offered = [engine for engine in engines if engine.group is group]
            if offered:
                self._add_title(title)
            for engine in offered:
                self._add(engine)

    def _add_title(self, title: str) -> None:
        self.addItem(title)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, engine: Engine[Any]) -> None:
        words, place = engine.words(current()), self.count()
        default = self.tr("{method} (default)").format(method=words.title)
        self.addItem(default if engine is self._default else words.title, engine)
        self._describe(place, engine)

    def _describe(self, place: int, engine: Engine[Any]) -> None:
        """Say what a method does, or, with a faint title, why it does not take what is asked for."""
        words = engine.words(current())
        misfit = None if self._session is None else engine.misfit(self._session.asked)
        reason = "" if misfit is None else as_sentence(translated(misfit))
        faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
        self.setItemData(place, reason or words.line, LINE)
        self.setItemData(place, reason or words.line, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.setItemData(place, faint if reason else None, Qt.ItemDataRole.ForegroundRole)
        about = filter(None, (reason, words.promise, words.origin))
        self.setItemData(place, "\n\n".join(about), Qt.ItemDataRole.ToolTipRole)


PAUSED = 0.0


class PaceCombo(Dropdown):
    """Every watched search begins slowly again: what is chosen holds for the next one alone."""

    def __init__(self, prefix: str, watch: SearchWatch) -> None:
        adjusted = self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        super().__init__(sizeAdjustPolicy=adjusted, minimumContentsLength=5)
        tip = self.tr("How fast the search goes that you watch next; with “Paused”, it waits for you after each step")
        named(self, prefix + "PaceCombo", self.tr("Search speed of the watched search"), tip)
        self._watch = watch
        self.addItem(self.tr("Paused"), PAUSED)
        for speed in watch.speeds:
            self.addItem(steps_a_second(speed), speed)
        self.currentIndexChanged.connect(self._choose)
        watch.speed_changed.connect(self._show)
        self._show()

    @Slot()
    def _choose(self) -> None:
        pace = self.currentData()
        self._watch.starts_paused = pace == PAUSED
        if pace != PAUSED:
            self._watch.set_speed(pace)

    @Slot()
    def _show(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(PAUSED if self._watch.starts_paused else self._watch.speed))


def _group_titles() -> dict[EngineGroup, str]:
    translate = QCoreApplication.translate
    return {
        EngineGroup.RECOMMENDED: translate("EngineCombo", "Recommended"),
        EngineGroup.COMPLETE: translate("EngineCombo", "Complete: find all, or prove there is none"),
        EngineGroup.SOURCES: translate("EngineCombo", "From the sources"),
        EngineGroup.STUDY: translate("EngineCombo", "For study"),
        EngineGroup.OWN: translate("EngineCombo", "Mine"),
    }
