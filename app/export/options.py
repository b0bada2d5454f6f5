"""The choices of an export: the format, which steps, how large, in which colours and how fast."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from app.export.request import MOST_ON_A_SHEET, ExportRequest, FileRequest, Format, StillArrangement, Subject
from app.export.words import arrangement_title, format_title
from app.ui.look.theme import THEMES, Appearance, Theme
from app.ui.settings import SPEEDS
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.limited_spin import LimitedSpin
from app.ui.widgets.shorthand import named, row

NARROWEST, WIDEST = 64, 4096
SHEET_WIDTH = 200
ON_SCREEN = "screen"


class ChoicesWidget(QWidget):
    """The widget in which a person chooses an export; a subclass makes the fields and the request."""

    changed = Signal()
    """Something else is chosen."""
    format: QComboBox
    """The formats, each with its ending as data."""

    @abstractmethod
    def request(self, path: Path, font: QFont) -> FileRequest:
        """The export that is chosen."""

    def choose(self, form: str) -> None:
        """Choose the format of this ending of files; the first where there is no such format."""
        self.format.setCurrentIndex(max(0, self.format.findData(form)))


class ExportOptions(ChoicesWidget):
    """The choices for one subject."""

    def __init__(self, subject: Subject, appearance: Appearance) -> None:
        super().__init__()
        self._subject = subject
        self._appearance = appearance
        self.format = format_combo(subject.formats)
        self.arrangement = self._combo(
            "exportArrangement", self.tr("Arrangement"), self.tr("How the steps are arranged in the file")
        )
        self.first = self._spin("exportFirst", self.tr("First step"), 0, subject.picture.length)
        self.last = self._spin("exportLast", self.tr("Last step"), 0, subject.picture.length)
        self.every = self._spin("exportEvery", self.tr("Every n-th step"), 1, max(1, subject.picture.length))
        self.picture_width = self._spin("exportWidth", self.tr("Width of each image in pixels"), NARROWEST, WIDEST)
        self.theme = theme_combo()
        self.speed = self._speed_combo()
        tip = self.tr("Animate each move; makes the file several times larger")
        self.smooth = named(QCheckBox(self.tr("Animate moves between steps")), "exportSmooth", tip=tip)
        self.smooth.setChecked(True)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._form = QFormLayout(self, labelAlignment=left, verticalSpacing=10, horizontalSpacing=14)
        self._steps = self._steps_row()
        self._add_rows()
        self._choose_format()
        self._connect()

    def request(self, path: Path, font: QFont) -> ExportRequest:
        """The export that is chosen."""
        return ExportRequest(
            subject=self._subject,
            format=Format(self.format.currentData()),
            theme=chosen_theme(self.theme, self._appearance),
            font=font,
            path=path,
            arrangement=self._chosen_arrangement(),
            width=self.picture_width.value(),
            first=self.first.value(),
            last=self.last.value(),
            every=self.every.value(),
            speed=self.speed.currentData(),
            smooth=self.smooth.isChecked(),
        )

    @Slot()
    def _choose_format(self) -> None:
        form = Format(self.format.currentData())
        self.arrangement.blockSignals(True)
        self.arrangement.clear()
        for arrangement in self._subject.arrangements(form):
            self.arrangement.addItem(arrangement_title(arrangement, form), arrangement.value)
        self.arrangement.blockSignals(False)
        self._choose_arrangement()

    @Slot()
    def _choose_arrangement(self) -> None:
        """Set the usual steps and width: one picture as on the screen, or a sheet of at most `MOST_ON_A_SHEET`."""
        form, arrangement, length = Format(self.format.currentData()), self._chosen_arrangement(), self._length
        single = self._single
        self.first.setValue(0)
        self.last.setValue(self._subject.position if single else length)
        sheet = not single and arrangement is StillArrangement.SHEET
        self.every.setValue(-(-(length + 1) // MOST_ON_A_SHEET) if sheet else 1)
        self.picture_width.setValue(SHEET_WIDTH if sheet else 480 if form.moving else 800)
        self._show_what_matters(form)
        self.changed.emit()

    @property
    def _length(self) -> int:
        return self._subject.picture.length

    @property
    def _single(self) -> bool:
        """Whether one picture is wanted, and so one step."""
        form = Format(self.format.currentData())
        return form.painted and not form.moving and self._chosen_arrangement() is StillArrangement.ONE

    def _chosen_arrangement(self) -> StillArrangement:
        return StillArrangement(self.arrangement.currentData() or StillArrangement.ONE)

    def _show_what_matters(self, form: Format) -> None:
        moving = form.moving and self._length > 0
        reading = self._chosen_arrangement() is StillArrangement.READING
        for field, matters in (
            (self.arrangement, self.arrangement.count() > 1),
            (self._steps, form.painted and self._length > 0 and not reading),
            (self.picture_width, form.painted and form is not Format.PDF),
            (self.theme, form.painted),
            (self.speed, moving),
            (self.smooth, moving),
        ):
            self._form.setRowVisible(field, matters)
        for part in (self.first, self._to, self._every, self.every):
            part.setVisible(not self._single)
        label = self._form.labelForField(self._steps)
        assert isinstance(label, QLabel)
        label.setText(self.tr("Step") if self._single else self.tr("Steps"))

    def _steps_row(self) -> QWidget:
        steps = QWidget()
        self._to, self._every = QLabel(self.tr("to")), QLabel(self.tr("every"))
        row(self.first, self._to, self.last, self._every, self.every, 1, spacing=6, parent=steps)
        return steps

    def _add_rows(self) -> None:
        self._form.setContentsMargins(0, 0, 0, 0)
        for title, field in (
            (self.tr("Format"), self.format),
            (self.tr("Show"), self.arrangement),
            (self.tr("Steps"), self._steps),
            (self.tr("Width"), self.picture_width),
            (self.tr("Theme"), self.theme),
            (self.tr("Speed"), self.speed),
            ("", self.smooth),
        ):
            self._form.addRow(title, field)

    def _connect(self) -> None:
        self.format.currentIndexChanged.connect(self._choose_format)
        self.arrangement.currentIndexChanged.connect(self._choose_arrangement)
        self.first.valueChanged.connect(self._bound_last)
        self.last.valueChanged.connect(self._bound_first)
        for spin in (self.first, self.last, self.every, self.picture_width):
            spin.valueChanged.connect(self.changed)
        for combo in (self.theme, self.speed):
            combo.currentIndexChanged.connect(self.changed)
        self.smooth.toggled.connect(self.changed)

    @Slot(int)
    def _bound_last(self, first: int) -> None:
        self.last.setMinimum(first)

    @Slot(int)
    def _bound_first(self, last: int) -> None:
        self.first.setMaximum(last)

    def _combo(self, name: str, what: str, tip: str) -> QComboBox:
        return named(Dropdown(), name, what, tip)

    def _speed_combo(self) -> QComboBox:
        combo = self._combo("exportSpeed", self.tr("Speed"), self.tr("Steps per second"))
        for speed in SPEEDS:
            if speed <= 32.0:
                combo.addItem(self.tr("{speed} per second").format(speed=f"{speed:g}"), speed)
        combo.setCurrentIndex(combo.findData(4.0))
        return combo

    def _spin(self, name: str, what: str, least: int, most: int) -> LimitedSpin:
        spin = named(LimitedSpin(name), accessible=what, tip=what)
        spin.setRange(least, most)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return spin


def format_combo(formats: Iterable[Format]) -> QComboBox:
    """A dropdown of formats; the data of each is its ending."""
    translate = QCoreApplication.translate
    tip = translate("ExportOptions", "File format")
    combo = named(Dropdown(), "exportFormat", translate("ExportOptions", "Format"), tip)
    for form in formats:
        combo.addItem(format_title(form), form.value)
    return combo


def theme_combo() -> QComboBox:
    """A dropdown of themes."""
    translate = QCoreApplication.translate
    tip = translate("ExportOptions", "Colours of the images")
    combo = named(Dropdown(), "exportTheme", translate("ExportOptions", "Theme"), tip)
    for title, theme in (
        (translate("ExportOptions", "Same as on screen"), ON_SCREEN),
        (translate("ExportOptions", "Light"), "light"),
        (translate("ExportOptions", "Dark"), "dark"),
    ):
        combo.addItem(title, theme)
    return combo


def chosen_theme(combo: QComboBox, appearance: Appearance) -> Theme:
    """The theme that is chosen in such a dropdown, with what is carved on the pieces on the screen."""
    chosen, on_screen = combo.currentData(), appearance.theme
    return on_screen if chosen == ON_SCREEN else THEMES[chosen]._replace(lettering=on_screen.lettering)
