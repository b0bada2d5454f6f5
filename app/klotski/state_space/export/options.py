"""The choices for the export of a map: the format, how large, in which colours, and which search walks on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QComboBox

from app.export.options import ChoicesWidget
from app.export.request import Format
from app.klotski.state_space.export.request import FORMATS, MapRequest, MapSubject
from app.search.engine_combo import EngineCombo
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.limited_spin import limited_spin
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import plural
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine

NARROWEST = 200
USUAL_WIDTH, USUAL_FILM_WIDTH, WIDEST_FILM = 2400, 800, 1600
SECONDS = (5, 10, 20, 40, 80)
USUAL_SECONDS = 10


class MapExportOptions(ChoicesWidget):
    """The choices for one map."""

    def __init__(self, subject: MapSubject, appearance: Appearance) -> None:
        super().__init__(FORMATS, appearance)
        self._subject = subject
        tip = self.tr("Width of the image in pixels")
        self.picture_width = limited_spin("exportWidth", self.tr("Width in pixels"), NARROWEST, subject.widest, tip)
        self.engine = EngineCombo("exportEngine", _engines_for(subject))
        self.engine.choose(subject.engine)
        self.seconds = self._seconds_combo()
        tip = self.tr("Show each visited position on the board beside the map, and then the solution step by step")
        self.board = named(QCheckBox(self.tr("Show the board")), "exportBoard", tip=tip)
        self.board.setChecked(True)
        self.add_rows(
            (self.tr("Format"), self.format),
            (self.tr("Width"), self.picture_width),
            (self.tr("Theme"), self.theme),
            (self.tr("Method"), self.engine),
            (self.tr("Duration"), self.seconds),
            ("", self.board),
        )
        self._choose_format()
        self.format.currentIndexChanged.connect(self._choose_format)
        self.picture_width.valueChanged.connect(self.changed)
        for combo in (self.theme, self.engine, self.seconds):
            combo.currentIndexChanged.connect(self.changed)
        self.board.toggled.connect(self.changed)

    def request(self, path: Path, font: QFont) -> MapRequest:
        """The export that is chosen."""
        return MapRequest(
            subject=self._subject,
            format=self.chosen_format,
            theme=self.chosen_theme,
            font=font,
            path=path,
            width=self.picture_width.value(),
            engine=self.engine.currentData(),
            seconds=self.seconds.currentData(),
            board=self.board.isChecked(),
        )

    @Slot()
    def _choose_format(self) -> None:
        """Show what matters for the format, and set the usual width."""
        form = self.chosen_format
        widest = min(self._subject.widest, WIDEST_FILM) if form.moving else self._subject.widest
        with QSignalBlocker(self.picture_width):
            self.picture_width.setRange(min(NARROWEST, widest), widest)
            self.picture_width.setValue(USUAL_FILM_WIDTH if form.moving else USUAL_WIDTH)
        self.show_rows(
            (self.picture_width, form.painted and form is not Format.PDF),
            (self.theme, form.painted and form is not Format.PDF),
            (self.engine, form.moving),
            (self.seconds, form.moving),
            (self.board, form.moving),
        )
        self.changed.emit()

    def _seconds_combo(self) -> QComboBox:
        combo = named(
            Dropdown(), "exportSeconds", self.tr("Duration"), self.tr("How long the search takes in the file")
        )
        combo.offer((plural("MapExportOptions", "{number} seconds", one), float(one)) for one in SECONDS)
        combo.setCurrentIndex(SECONDS.index(USUAL_SECONDS))
        return combo


def _engines_for(subject: MapSubject) -> list[KlotskiEngine]:
    """The methods that take this layout in this count, and that which is offered first."""
    space = subject.space
    fitting = (engine for engine in dict.fromkeys((*ENGINES, subject.engine)) if space.metric in engine.metrics)
    return [engine for engine in fitting if engine.misfit(space.layout) is None]
