"""What to ask for on the Klotski page: the method, what counts as a step, and a layout by its code or name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from app.klotski.count_note import count_combo, with_count_about
from app.klotski.layouts.code_box import CodeBox
from app.klotski.layouts.layout_names import code_sentence
from app.klotski.session import KlotskiSession
from app.search.engine_combo import EngineCombo, with_about
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import column, named
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.moves import Metric


class KlotskiSearchChoices(QWidget):
    """The controls that show what a session is asked for, and change it."""

    def __init__(
        self, session: KlotskiSession, appearance: Appearance, told: QCheckBox, parent: QWidget | None = None
    ) -> None:
        """`told` is the control of whether the distance to the exit is shown, which stands below them."""
        super().__init__(parent)
        named(self, "klotskiOptions")
        self._session = session
        self.engines = EngineCombo("klotskiEngineCombo", ENGINES)
        self.counts = count_combo("countCombo", self.tr("Count by"), self.tr("What is counted"))
        self.code_box = CodeBox()
        self.code_box.edit.setText(session.code_text)
        self.engines.follow(session, session.choices_changed)
        self._lay_out(appearance, told)
        self._show_choices()
        self._show_layout()
        self.counts.currentIndexChanged.connect(self._choose_count)
        self.code_box.layout_read.connect(session.show_layout)
        self.code_box.edit.textChanged.connect(self._keep_code)
        session.choices_changed.connect(self._show_choices)
        session.layout_changed.connect(self._show_layout)

    @Slot()
    def _show_choices(self) -> None:
        self.counts.setCurrentIndex(list(Metric).index(self._session.metric))

    @Slot()
    def _show_layout(self) -> None:
        self.code_box.rest_with(partial(code_sentence, self._session.layout))

    @Slot()
    def _choose_count(self) -> None:
        self._session.choose_metric(Metric(self.counts.currentData()))

    @Slot(str)
    def _keep_code(self, text: str) -> None:
        self._session.code_text = text

    def _lay_out(self, appearance: Appearance, told: QCheckBox) -> None:
        wrapped = QFormLayout.RowWrapPolicy.WrapLongRows
        form = QFormLayout(verticalSpacing=8, horizontalSpacing=12, rowWrapPolicy=wrapped)
        form.addRow(self.tr("Method"), with_about(self.engines))
        form.addRow(self.tr("Count by"), with_count_about(self.counts, appearance))
        form.addRow(self.tr("Code"), self.code_box)
        column(form, told, 1, spacing=8, margins=(0, 4, 0, 0), parent=self)
        told.show()
