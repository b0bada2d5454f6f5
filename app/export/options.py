"""The choices of an export: the format, which steps, how large, in which colours and how fast."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QWidget

from app.export.request import MOST_ON_A_SHEET, ExportRequest, FileRequest, Format, StillArrangement, Subject
from app.export.words import arrangement_title, format_title
from app.ui.look.theme import THEMES, Appearance, Theme
from app.ui.settings import SPEEDS
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.limited_spin import limited_spin
from app.ui.widgets.shorthand import named, row

NARROWEST, WIDEST = 64, 4096
SHEET_WIDTH = 200
ON_SCREEN = "screen"


class ChoicesWidget(QWidget):
    """The widget in which a person chooses an export; a subclass makes the other fields, the rows and the request."""

    changed = Signal()
    """Something else is chosen."""

    def __init__(self, formats: Iterable[Format], appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        translate = QCoreApplication.translate
        tip = translate("ExportOptions", "File format")
        self.format = named(Dropdown(), "exportFormat", translate("ExportOptions", "Format"), tip)
        """The formats, each with its ending as data."""
        self.format.offer((format_title(form), form.value) for form in formats)
        tip = translate("ExportOptions", "Colours of the images")
        self.theme = named(Dropdown(), "exportTheme", translate("ExportOptions", "Theme"), tip)
        self.theme.offer(
            [
                (translate("ExportOptions", "Same as on screen"), ON_SCREEN),
                (translate("ExportOptions", "Light"), "light"),
                (translate("ExportOptions", "Dark"), "dark"),
            ]
        )
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.form = QFormLayout(self, labelAlignment=left, verticalSpacing=10, horizontalSpacing=14)
        self.form.setContentsMargins(0, 0, 0, 0)

    def add_rows(self, *rows: tuple[str, QWidget]) -> None:
        """Put fields below each other, each behind its title."""
        for title, field in rows:
            self.form.addRow(title, field)

    def show_rows(self, *rows: tuple[QWidget, bool]) -> None:
        """Show the rows of those of these fields that matter, and no others of them."""
        for field, matters in rows:
            self.form.setRowVisible(field, matters)

    @property
    def chosen_format(self) -> Format:
        """The format that is chosen."""
        return Format(self.format.currentData())

    @property
    def chosen_theme(self) -> Theme:
        """The theme that is chosen, with what is carved on the pieces on the screen."""
        chosen, on_screen = self.theme.currentData(), self._appearance.theme
        return on_screen if chosen == ON_SCREEN else THEMES[chosen]._replace(lettering=on_screen.lettering)

    @abstractmethod
    def request(self, path: Path, font: QFont) -> FileRequest:
        """The export that is chosen."""

    def choose(self, form: str) -> None:
        """Choose the format of this ending of files; the first where there is no such format."""
        self.format.setCurrentIndex(max(0, self.format.findData(form)))


class ExportOptions(ChoicesWidget):
    """The choices for one subject."""

    def __init__(self, subject: Subject, appearance: Appearance) -> None:
        super().__init__(subject.formats, appearance)
        self._subject = subject
        tip = self.tr("How the steps are arranged in the file")
        self.arrangement = named(Dropdown(), "exportArrangement", self.tr("Arrangement"), tip)
        numbers = subject.numbered_from, subject.numbered_from + subject.picture.length
        self.first = limited_spin("exportFirst", self.tr("First step"), *numbers)
        self.last = limited_spin("exportLast", self.tr("Last step"), *numbers)
        self.every = limited_spin("exportEvery", self.tr("Every n-th step"), 1, max(1, subject.picture.length))
        self.picture_width = limited_spin("exportWidth", self.tr("Width of each image in pixels"), NARROWEST, WIDEST)
        self.speed = named(Dropdown(), "exportSpeed", self.tr("Speed"), self.tr("Steps per second"))
        text = self.tr("{speed} per second")
        self.speed.offer((text.format(speed=f"{speed:g}"), speed) for speed in SPEEDS if speed <= 32.0)
        self.speed.setCurrentIndex(self.speed.findData(4.0))
        tip = self.tr("Animate each move; makes the file several times larger")
        self.smooth = named(QCheckBox(self.tr("Animate moves between steps")), "exportSmooth", tip=tip)
        self.smooth.setChecked(True)
        self._to, self._every = QLabel(self.tr("to")), QLabel(self.tr("every"))
        self._steps = QWidget()
        row(self.first, self._to, self.last, self._every, self.every, 1, spacing=6, parent=self._steps)
        self.add_rows(
            (self.tr("Format"), self.format),
            (self.tr("Show"), self.arrangement),
            (self.tr("Steps"), self._steps),
            (self.tr("Width"), self.picture_width),
            (self.tr("Theme"), self.theme),
            (self.tr("Speed"), self.speed),
            ("", self.smooth),
        )
        self._choose_format()
        self._connect()

    def request(self, path: Path, font: QFont) -> ExportRequest:
        """The export that is chosen."""
        return ExportRequest(
            subject=self._subject,
            format=self.chosen_format,
            theme=self.chosen_theme,
            font=font,
            path=path,
            arrangement=self._chosen_arrangement(),
            width=self.picture_width.value(),
            first=self.first.value() - self._subject.numbered_from,
            last=self.last.value() - self._subject.numbered_from,
            every=self.every.value(),
            speed=self.speed.currentData(),
            smooth=self.smooth.isChecked(),
        )

    @Slot()
    def _choose_format(self) -> None:
        form = self.chosen_format
        possible = self._subject.arrangements(form)
        with QSignalBlocker(self.arrangement):
            self.arrangement.offer((arrangement_title(one, form), one.value) for one in possible)
        self._choose_arrangement()

    @Slot()
    def _choose_arrangement(self) -> None:
        """Set the usual steps and width: one picture as on the screen, or a sheet of at most `MOST_ON_A_SHEET`."""
        form, arrangement, length = self.chosen_format, self._chosen_arrangement(), self._subject.picture.length
        single = self._single
        before = self._subject.numbered_from
        self.first.setValue(before)
        self.last.setValue(before + (self._subject.position if single else length))
        sheet = not single and arrangement is StillArrangement.SHEET
        self.every.setValue(-(-(length + 1) // MOST_ON_A_SHEET) if sheet else 1)
        self.picture_width.setValue(SHEET_WIDTH if sheet else 480 if form.moving else 800)
        self._show_what_matters(form)
        self.changed.emit()

    @property
    def _single(self) -> bool:
        """Whether one picture is wanted, and so one step."""
        form = self.chosen_format
        return form.painted and not form.moving and self._chosen_arrangement() is StillArrangement.ONE

    def _chosen_arrangement(self) -> StillArrangement:
        return StillArrangement(self.arrangement.currentData() or StillArrangement.ONE)

    def _show_what_matters(self, form: Format) -> None:
        stepwise = self._subject.picture.length > 0
        moving = form.moving and stepwise
        reading = self._chosen_arrangement() is StillArrangement.READING
        self.show_rows(
            (self.arrangement, self.arrangement.count() > 1),
            (self._steps, form.painted and stepwise and not reading),
            (self.picture_width, form.painted and form is not Format.PDF),
            (self.theme, form.painted),
            (self.speed, moving),
            (self.smooth, moving),
        )
        for part in (self.first, self._to, self._every, self.every):
            part.setVisible(not self._single)
        label = self.form.labelForField(self._steps)
        assert isinstance(label, QLabel)
        label.setText(self.tr("Step") if self._single else self.tr("Steps"))

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
