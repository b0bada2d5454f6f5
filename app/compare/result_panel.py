"""The results: a table and a chart of them, and what can be done with both."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.compare.chart_view import ChartView
from app.compare.files import FileForm, form_title, write_results
from app.compare.result_table import ResultModel, ResultTable
from app.compare.words import method_title, subject_title
from app.ui.files import file_name, usual_folder
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import duration
from solvers.comparison.compare import ComparisonProgress
from solvers.comparison.result import Result
from solvers.message import InputError


class ProgressLine(QWidget):
    """A bar, while something runs, with a sentence below it."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setObjectName("compareProgress")
        self.bar.setAccessibleName(self.tr("Progress of the comparison"))
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 1)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.bar.hide()
        self.text = QLabel()
        self.text.setObjectName("compareStanding")
        self.text.setProperty("role", "caption")
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addWidget(self.text)

    def show_standing(self, standing: ComparisonProgress, seconds: float) -> None:
        """Show where a comparison stands after so many seconds."""
        self.bar.setRange(0, max(1, standing.total))
        self.bar.setValue(standing.made)
        self.bar.show()
        parts = [self.tr("{made} of {total}").format(made=standing.made, total=standing.total)]
        if standing.trial is not None:
            trial = self.tr("{method} on {subject}")
            if standing.trial.weighed:
                trial = self.tr("memory of {method} on {subject}")
            run = standing.trial.run
            parts.append(trial.format(method=method_title(run), subject=subject_title(run.subject)))
            if standing.left is not None and standing.left >= 1:
                parts.append(self.tr("about {time} left").format(time=duration(standing.left)))
        self._tell(" · ".join(parts))

    def say(self, text: str) -> None:
        """Say how it ended."""
        self.bar.hide()
        self._tell(text)

    def _tell(self, text: str) -> None:
        """Say it; what there is no room for is in the tooltip."""
        self.text.setText(text)
        self.text.setToolTip(text)


MARGIN = 80
"""At both sides of the text that stands in place of results, in pixels."""


class ResultPanel(QWidget):
    """Shows results below the line that tells how they come about."""

    written = Signal(object)
    """The `Path` of a file that was written."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._title = ""
        self._form = next(iter(FileForm))
        self.model = ResultModel()
        self.table = ResultTable(self.model)
        self.chart = ChartView(appearance)
        self.progress = ProgressLine()
        self.kept = ElidingCombo()
        self.kept.setObjectName("compareKept")
        self.kept.setAccessibleName(self.tr("Kept comparisons"))
        self.kept.setToolTip(self.tr("Show again what was compared before"))
        self.kept.setMinimumWidth(230)
        self.delete_button = QPushButton(self.tr("Delete"))
        self.delete_button.setObjectName("compareDelete")
        self.delete_button.setToolTip(self.tr("Delete the kept comparison that is shown"))
        self.export_button = QPushButton(self.tr("Export"))
        self.export_button.setObjectName("compareExport")
        self.export_button.setToolTip(self.tr("Write the table or the chart to a file"))
        self.export_button.setMenu(self._export_menu())
        self.empty = self._empty_label()
        self.views = QTabWidget()
        self.content = QStackedWidget()
        self._lay_out()
        self.show_results((), "")
        self.show_busy(False)

    def show_results(self, results: Sequence[Result], title: str) -> None:
        """Show these results of a comparison that is called so."""
        self._title = title
        self.model.show_results(results)
        self.chart.show_results(results)
        self.content.setCurrentWidget(self.views if results else self.empty)
        self.export_button.setEnabled(bool(results))

    def show_busy(self, busy: bool) -> None:
        """Say in place of results that they are coming, or how to get any."""
        coming = self.tr("The first figures are on their way.")
        first = self.tr(
            "Nothing is compared yet.\n\nClick a ready-made comparison, or check layouts and methods and press Run: "
            "the figures appear here as they come in."
        )
        self.empty.setText(coming if busy else first)

    def export(self, form: FileForm) -> None:
        """Ask where a file of this form goes, and write it."""
        dialog = QFileDialog(self, self.tr("Export to"), str(usual_folder() / f"{file_name(self._title)}.{form}"))
        dialog.setObjectName("compareFileDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{form_title(form).rstrip('…')} (*.{form})")
        dialog.setDefaultSuffix(form.value)
        dialog.fileSelected.connect(self._write)
        dialog.finished.connect(dialog.deleteLater)
        self._form = form
        dialog.open()

    @Slot(str)
    def _write(self, file: str) -> None:
        chart = self.chart.canvas.chart
        if chart is None:
            return
        try:
            write_results(Path(file), self._form, self._title, chart, self.chart.canvas.chart_style)
        except InputError as error:
            self.progress.say(as_sentence(explained(error)))
            return
        self.progress.say(self.tr("Written to {file}").format(file=file))
        self.written.emit(Path(file))

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        for form in FileForm:
            action = menu.addAction(form_title(form))
            action.setObjectName(f"compareExport-{form}")
            action.setData(form)
        menu.triggered.connect(self._export_as)
        return menu

    @Slot(QAction)
    def _export_as(self, action: QAction) -> None:
        self.export(FileForm(action.data()))

    def _empty_label(self) -> QLabel:
        label = QLabel()
        label.setObjectName("compareEmpty")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        label.setContentsMargins(MARGIN, 0, MARGIN, 0)
        return label

    def _lay_out(self) -> None:
        self.views.setObjectName("compareViews")
        self.views.setDocumentMode(True)
        self.views.tabBar().setAccessibleName(self.tr("How the results are shown"))
        table = QWidget()
        inside = QVBoxLayout(table)
        inside.setContentsMargins(0, 10, 0, 0)
        inside.addWidget(self.table)
        self.views.addTab(table, self.tr("Table"))
        self.views.addTab(self.chart, self.tr("Chart"))
        self.content.addWidget(self.views)
        self.content.addWidget(self.empty)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.kept)
        line.addWidget(self.delete_button)
        line.addWidget(self.progress, 1)
        line.addWidget(self.export_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(line)
        column.addWidget(self.content, 1)
