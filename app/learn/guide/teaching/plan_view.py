"""How a plan is shown in the guide: a table to read and copy from, and a button that saves it for paper."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt, Slot
from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.learn.guide.teaching.plan import LessonPlan, plan_html
from app.ui.files import atomic_file, file_name, usual_folder
from app.ui.look.theme import LIGHT, Appearance
from app.ui.widgets.accessibility import say
from app.ui.widgets.shorthand import ask_for_file, button, column, label, named, row
from app.ui.words.messages import explained
from solvers.message import InputError

POINTS = 10
"""The size of the text on paper."""


class PlanView(QWidget):
    """Shows one plan."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._plan: LessonPlan | None = None
        self.text = named(QTextBrowser(), "guidePlan")
        self.text.setTabChangesFocus(True)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        by_hand = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(by_hand)
        tip = self.tr("Save this plan to a PDF, to print it")
        self.save = button(self.tr("Save as PDF…"), "guidePlanSave", tip, self._ask_for_file)
        self.saved = label("", "caption", "guidePlanSaved", wrap=True)
        column((self.text, 1), row(self.save, (self.saved, 1), spacing=12), spacing=8, parent=self)
        appearance.changed.connect(self._show)

    def show_plan(self, plan: LessonPlan) -> None:
        """Show this plan from its beginning."""
        self._plan = plan
        self.text.setAccessibleName(plan.title)
        self.saved.clear()
        self._show()

    def write(self, file: Path) -> None:
        """Write the plan to a PDF, on white paper in every theme; raises `InputError`."""
        assert self._plan is not None
        font = QFont(self.font())
        font.setPointSize(POINTS)
        document = QTextDocument(defaultFont=font)
        document.setHtml(f"<h2>{escape(self._plan.title)}</h2>" + plan_html(self._plan, LIGHT))
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self._plan.title)
        writer.setCreator("Huarong Knight")
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        document.print_(writer)
        with atomic_file(file) as written:
            written.write(buffer.data().data())

    @Slot()
    def _show(self) -> None:
        if self._plan is not None:
            self.text.setHtml(plan_html(self._plan, self._appearance.theme))

    @Slot()
    def _ask_for_file(self) -> None:
        assert self._plan is not None
        start = usual_folder() / f"{file_name(self._plan.title)}.pdf"
        dialog = ask_for_file(self, "guidePlanDialog", self.tr("Save as"), start, ["PDF (*.pdf)"], "pdf")
        dialog.fileSelected.connect(self._save)

    @Slot(str)
    def _save(self, file: str) -> None:
        try:
            self.write(Path(file))
        except InputError as error:
            said = explained(error)
        else:
            said = self.tr("Saved as {file}").format(file=file)
        say(self.saved, said)
