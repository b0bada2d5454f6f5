"""The results of a session: a table and a chart of them, what is kept, and how the comparison goes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from app.compare.chart import ChartCanvas
from app.compare.files import FileForm, form_title, write_results
from app.compare.result_table import ResultTable
from app.compare.session import ComparisonSession
from app.compare.words import (
    Measure,
    comparison_title,
    kept_title,
    measures_of,
    method_title,
    problem_title,
    written_text,
)
from app.ui.files import file_name, usual_folder
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import Dropdown, ElidingCombo
from app.ui.widgets.shorthand import ask_for_file, button, column, label, named, progress_bar, row
from app.ui.words.messages import explained
from app.ui.words.numbers import duration, grouped
from solvers.comparison.compare import ComparisonProgress
from solvers.message import InputError


class ComparisonStatus(QWidget):
    """A bar, while a comparison runs, with the session's sentence below it."""

    def __init__(self, session: ComparisonSession) -> None:
        super().__init__()
        self._session = session
        self.bar = progress_bar("compareProgress", self.tr("Progress of the comparison"))
        self.text = label(role="caption", name="compareStanding")
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column(self.bar, self.text, spacing=4, parent=self)
        session.said.connect(self.show_state)
        session.progressed.connect(self.show_state)
        session.runner.busy_changed.connect(self.show_state)
        self.show_state()

    @Slot()
    def show_state(self) -> None:
        """Show where the comparison stands, or how it ended."""
        progress = self._session.progress if self._session.runner.busy else None
        self.bar.setVisible(progress is not None)
        text = self._session.sentence
        if progress is not None:
            self.bar.setRange(0, max(1, progress.total))
            self.bar.setValue(progress.made)
            text = self._progress_text(progress)
        self.text.setWordWrap(progress is None)  # but nothing jumps while a comparison runs
        self.text.setText(text)
        self.text.setToolTip(text)  # there may be no room for all of it

    def _progress_text(self, progress: ComparisonProgress) -> str:
        parts = [self.tr("{made} of {total}").format(made=grouped(progress.made), total=grouped(progress.total))]
        if progress.trial is not None:
            plain, weighed = self.tr("{method} on {problem}"), self.tr("measuring memory: {method} on {problem}")
            run, trial = progress.trial.run, weighed if progress.trial.with_memory else plain
            parts.append(trial.format(method=method_title(run), problem=problem_title(run.problem)))
            if progress.left is not None and progress.left >= 1:
                parts.append(self.tr("about {time} left").format(time=duration(progress.left)))
        return " · ".join(parts)


class ChartView(QWidget):
    """The chart of a session's results, with the choice of what it shows."""

    def __init__(self, session: ComparisonSession, appearance: Appearance) -> None:
        super().__init__()
        self._session = session
        self.measure = named(
            Dropdown(), "compareMeasure", self.tr("What the chart shows"), self.tr("Choose what the chart shows")
        )
        self.measure.setMinimumWidth(scaled(210))
        self.logarithmic = named(
            QCheckBox(self.tr("Logarithmic scale")),
            "compareLogarithmic",
            tip=self.tr("Give every power of ten the same space, so that small and large values can be compared"),
        )
        self.logarithmic.setChecked(session.logarithmic)
        self.canvas = ChartCanvas(appearance)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.canvas)
        column(row(self.measure, self.logarithmic, 1), (self.area, 1), margins=(0, 10, 0, 0), parent=self)
        self.measure.activated.connect(self._choose)
        self.logarithmic.clicked.connect(self._choose_scale)

    def show_results(self) -> None:
        """Offer what the session's results have figures of, and draw its chart."""
        measures = measures_of(self._session.results)
        if measures != [self.measure.itemData(number) for number in range(self.measure.count())]:
            self.measure.offer((measure.heading, measure) for measure in measures)
        chart = self._session.chart
        self.measure.setCurrentIndex(-1 if chart is None else self.measure.findData(chart.measure))
        self._draw()

    @Slot()
    def _choose(self) -> None:
        self._session.measure = Measure(self.measure.currentData())
        self._draw()

    @Slot()
    def _choose_scale(self) -> None:
        self._session.logarithmic = self.logarithmic.isChecked()
        self._draw()

    def _draw(self) -> None:
        chart = self._session.chart
        possible = chart is None or chart.measure is not Measure.SHARE
        self.logarithmic.setEnabled(possible)
        self.logarithmic.setChecked(possible and self._session.logarithmic)
        self.canvas.show_chart(chart)


MARGIN = 80
"""At both sides of the text that stands in place of results, in pixels."""


class ResultPanel(QWidget):
    """Shows a session's results below the line that tells how they come about."""

    def __init__(self, session: ComparisonSession, appearance: Appearance) -> None:
        super().__init__()
        self._session = session
        self._form = FileForm.CSV
        self.table = ResultTable(session)
        self.chart = ChartView(session, appearance)
        self.progress = ComparisonStatus(session)
        self.kept = named(
            ElidingCombo(),
            "compareKept",
            self.tr("Saved comparisons"),
            self.tr("Show the results of a saved comparison again"),
        )
        self.kept.setMinimumWidth(scaled(160))
        self.kept.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.delete_button = button(
            self.tr("Delete"), "compareDelete", self.tr("Delete the saved comparison that is shown"), session.delete
        )
        self.export_button = button(
            self.tr("Export"), "compareExport", self.tr("Export the table or the chart to a file")
        )
        self.export_button.setMenu(self._export_menu())
        self.empty = label(name="compareEmpty", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self.views = self._make_views()
        self.content = QStackedWidget()
        self.content.addWidget(self.views)
        self.content.addWidget(self.empty)
        line = row(self.kept, self.delete_button, (self.progress, 1), self.export_button, spacing=8)
        column(line, (self.content, 1), spacing=8, parent=self)
        session.results_changed.connect(self._show_results)
        session.kept_changed.connect(self._list_kept)
        session.runner.busy_changed.connect(self._show_busy)
        self.views.currentChanged.connect(self._turn)
        self.kept.activated.connect(self._reopen)
        self._show_results()
        self._list_kept()
        self._show_busy(session.runner.busy)

    def export(self, form: FileForm) -> None:
        """Ask where a file of this form goes, and write it."""
        name = file_name(comparison_title(self._session.label))
        kind = f"{form_title(form).rstrip('…')} (*.{form})"
        place = usual_folder() / f"{name}.{form}"
        self._form = form
        dialog = ask_for_file(self, "compareFileDialog", self.tr("Export to"), place, [kind], form.value)
        dialog.fileSelected.connect(self._write)

    @Slot(str)
    def _write(self, file: str) -> None:
        chart = self._session.chart
        if chart is None:
            return
        title = comparison_title(self._session.label)
        try:
            write_results(Path(file), self._form, title, chart, self.chart.canvas.chart_style)
        except InputError as error:
            self._session.say(partial(explained, error))
        else:
            self._session.say(partial(written_text, file))

    @Slot()
    def _show_results(self) -> None:
        """Show the results in the view in front."""
        results = self._session.results
        if self._session.chart_in_front:
            self.chart.show_results()
        else:
            self.table.results.show_results(results)
        self.content.setCurrentWidget(self.views if results else self.empty)
        self.export_button.setEnabled(bool(results))

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        """Say in place of results that they are coming, or how to get any."""
        coming = self.tr("Measuring; first results follow shortly.")
        first = self.tr(
            "Nothing compared yet.\n\nClick a preset, or select problems and methods and press Run: "
            "results appear here as they come in."
        )
        kept = self.tr(
            "Choose a saved comparison above to see it again.\n\nOr click a preset, or select problems and methods and "
            "press Run: results appear here as they come in."
        )
        self.empty.setText(coming if busy else kept if self._session.kept else first)
        self.kept.setEnabled(not busy and self.kept.count() > 0)
        self.delete_button.setEnabled(self._session.can_delete)

    @Slot()
    def _list_kept(self) -> None:
        session, combo = self._session, self.kept
        combo.offer((kept_title(record), record.id) for record in session.kept)
        combo.setPlaceholderText(self.tr("Saved comparisons") if session.kept else self.tr("No saved comparisons"))
        combo.setCurrentIndex(combo.findData(session.chosen))
        self._show_busy(session.runner.busy)

    @Slot(int)
    def _reopen(self, line: int) -> None:
        self._session.reopen(self.kept.itemData(line))

    @Slot(int)
    def _turn(self, view: int) -> None:
        self._session.chart_in_front = self.views.widget(view) is self.chart
        self._show_results()

    def _make_views(self) -> QTabWidget:
        views = named(QTabWidget(documentMode=True), "compareViews")
        views.tabBar().setAccessibleName(self.tr("How the results are shown"))
        table = QWidget()
        column(self.table, margins=(0, 10, 0, 0), parent=table)
        views.addTab(table, self.tr("Table"))
        views.addTab(self.chart, self.tr("Chart"))
        if self._session.chart_in_front:
            views.setCurrentWidget(self.chart)
        return views

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
