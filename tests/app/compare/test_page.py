"""The compare page, through the clicks and keys of a person."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from app.compare.measures import Measure
from app.compare.page import ComparePage
from app.compare.result_table import result_columns
from app.compare.session import ComparisonSession
from app.compare.view import ComparisonView
from app.storage.records import Comparison
from app.storage.storage import Storage
from app.ui.look.theme import LIGHT, Appearance
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.comparison import presets as ready_made
from solvers.comparison.plan import Plan
from solvers.comparison.presets import Preset
from tests.app.windows import main_window

LEFT = Qt.MouseButton.LeftButton
WAIT = 60_000
COLUMN = {column.name: number for number, column in enumerate(result_columns())}


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty data file."""
    opened = Storage(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def page(qtbot: QtBot, storage: Storage) -> Iterator[ComparePage]:
    """The page, shown and in front."""
    made = shown(qtbot, storage)
    yield made
    made.session.close()


@pytest.fixture
def view(page: ComparePage) -> ComparisonView:
    """What is on the page."""
    return page.view


@pytest.fixture
def few_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The articles' comparison, cut down to one easy layout and three methods."""
    monkeypatch.setattr(ready_made, "ARTICLE_LAYOUTS", ("比翼橫空",))
    monkeypatch.setattr(ready_made, "ARTICLE_ENGINES", ("hash-60", "one-cell", "shortest"))


def shown(qtbot: QtBot, storage: Storage) -> ComparePage:
    made = ComparePage(ComparisonSession(storage.comparisons), Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1100, 800)
    made.show()
    return made


def click_ready(view: ComparisonView, qtbot: QtBot, name: Preset) -> None:
    """Click a ready-made comparison."""
    button = view.findChild(QPushButton, f"compareReady-{name}")
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, LEFT)


def finished(view: ComparisonView, qtbot: QtBot, name: Preset) -> None:
    """Let a ready-made comparison run to its end."""
    with qtbot.waitSignal(view.session.runner.answered, timeout=WAIT):
        click_ready(view, qtbot, name)


def column(view: ComparisonView, name: str) -> list[str]:
    """What a column says, from the top."""
    model = view.panel.table.results
    return [model.index(line, COLUMN[name]).data() for line in range(model.rowCount())]


def click_title(view: ComparisonView, qtbot: QtBot, name: str) -> None:
    """Click the title of a column."""
    header = view.panel.table.horizontalHeader()
    number = COLUMN[name]
    middle = QPoint(header.sectionViewportPosition(number) + header.sectionSize(number) // 2, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=middle)


def export(view: ComparisonView, qtbot: QtBot, form: str, path: Path) -> Path:
    """Choose a form in the menu, and a file in the dialog."""
    action = view.panel.export_button.menu().findChild(QAction, f"compareExport-{form}")
    assert isinstance(action, QAction)
    action.trigger()
    dialog = view.panel.findChild(QFileDialog, "compareFileDialog")
    assert isinstance(dialog, QFileDialog)
    dialog.selectFile(str(path))
    save = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save)
    with qtbot.waitSignal(view.session.said):
        qtbot.mouseClick(save, LEFT)
    assert view.panel.progress.text.text() == f"Written to {path}"
    qtbot.waitUntil(lambda: view.panel.findChild(QFileDialog) is None)
    return path


@pytest.mark.usefixtures("few_articles")
def test_a_ready_made_comparison_runs_to_its_end_by_one_click(view: ComparisonView, qtbot: QtBot) -> None:
    assert view.panel.content.currentWidget() is view.panel.empty
    finished(view, qtbot, Preset.ARTICLES)
    assert column(view, "method") == ["Chained hash table", "One cell at a time", "Shortest"]
    assert column(view, "length") == ["28 moves", "39 cells", "28 moves"]
    assert set(column(view, "ending")) == {"Proved shortest"}
    assert all(column(view, "memory"))
    assert all(len(result.seconds) == 3 for result in view.panel.table.results.results)
    assert view.panel.table.isColumnHidden(COLUMN["share"])
    assert view.panel.progress.text.text().startswith("Done in")


def test_tie_breaks_are_drawn_as_curves_of_their_success(
    view: ComparisonView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready_made, "TIE_SIZES", range(6, 12))
    finished(view, qtbot, Preset.TIES)
    assert column(view, "share")[8] == "64 of 64 (100.0 %)"
    chart = view.panel.chart.canvas.chart
    assert chart is not None
    assert chart.measure is Measure.SHARE
    assert chart.as_curves
    assert not view.panel.chart.logarithmic.isEnabled()
    assert "8 × 8: Warnsdorff, outermost first 100 %" in view.panel.chart.canvas.accessibleDescription()


def test_the_papers_seconds_stand_beside_todays(
    view: ComparisonView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ready_made.plan_of(Preset.PAPER)
    easiest = tuple(run for run in whole.runs if run.subject == whole.runs[2].subject)
    monkeypatch.setattr("app.compare.session.plan_of", lambda name: Plan(easiest, with_memory=False))
    finished(view, qtbot, Preset.PAPER)
    assert column(view, "paper-time") == ["2 min 17 s"] * 2
    assert column(view, "paper-moves") == ["21", "21"]
    assert not view.panel.table.isColumnHidden(COLUMN["paper-time"])
    assert "The paper, on a Pentium 166 2 min 17 s" in view.panel.chart.canvas.accessibleDescription()


def test_a_stop_in_the_middle_is_heard_at_once_and_keeps_what_there_is(
    view: ComparisonView, qtbot: QtBot, storage: Storage
) -> None:
    click_ready(view, qtbot, Preset.ARTICLES)
    assert not view.setup.run_button.isEnabled()
    qtbot.waitUntil(lambda: len(view.panel.table.results.results) > 0, timeout=WAIT)
    assert "left" in view.panel.progress.text.text()
    with qtbot.waitSignal(view.session.runner.ended, timeout=5_000):
        qtbot.mouseClick(view.setup.stop_button, LEFT)
    kept = storage.comparisons.newest()
    assert len(kept) == 1
    assert kept[0].label == Preset.ARTICLES
    assert 0 < len(view.panel.table.results.results) < 24
    assert view.setup.run_button.isEnabled()
    assert view.panel.progress.text.text().startswith("Stopped after")


def test_the_page_fits_into_the_window_whatever_is_said(view: ComparisonView, page: ComparePage) -> None:
    view.session.say(lambda: "a long sentence that has no room beside the rest " * 10)
    assert page.minimumSizeHint().width() <= 960
    assert page.minimumSizeHint().height() <= 700


def test_what_is_checked_is_run_and_a_click_checks(view: ComparisonView, qtbot: QtBot) -> None:
    choice = view.setup.klotski
    qtbot.keyClicks(choice.search, "Wing to Wing")
    choice.layouts.choose([])
    (item,) = (line for line in map(choice.layouts.item, range(choice.layouts.count())) if not line.isHidden())
    qtbot.mouseClick(choice.layouts.viewport(), LEFT, pos=choice.layouts.visualItemRect(item).center())
    assert choice.layouts.chosen == ["HHAA/HHAA/HHHH/S.SV/S.SV"]
    choice.methods.choose(["shortest", "one-cell"])
    view.setup.repetitions.setValue(2)
    qtbot.mouseClick(view.setup.shuffled, LEFT, pos=QPoint(8, 12))
    plan = view.session.setup.plan()
    assert plan.seed is not None
    with qtbot.waitSignal(view.session.runner.answered, timeout=WAIT):
        qtbot.mouseClick(view.setup.run_button, LEFT)
    assert column(view, "length") == ["28 moves", "39 cells"]
    assert [len(result.seconds) for result in view.panel.table.results.results] == [2, 2]


def test_a_wrong_board_and_an_empty_choice_are_said(view: ComparisonView, qtbot: QtBot) -> None:
    view.setup.puzzles.setCurrentWidget(view.setup.knight)
    view.setup.knight.boards.setText("8x")
    qtbot.mouseClick(view.setup.run_button, LEFT)
    assert "8x" in view.setup.fault.text()
    view.setup.knight.boards.setText("5x5")
    view.setup.knight.starts.setText("a9")
    qtbot.mouseClick(view.setup.run_button, LEFT)
    assert not view.session.runner.busy
    assert view.setup.fault.isVisible()
    view.setup.knight.methods.choose([])
    view.setup.knight.starts.setText("a1")
    qtbot.mouseClick(view.setup.run_button, LEFT)
    assert view.setup.fault.text() == "Check a subject and a method first."


def test_tours_of_boards_and_starts_are_compared(view: ComparisonView, qtbot: QtBot) -> None:
    view.setup.puzzles.setCurrentWidget(view.setup.knight)
    view.setup.knight.boards.setText("5x5 6x6")
    view.setup.knight.starts.setText("a1 b1")
    view.setup.knight.methods.choose(["warnsdorff"])
    view.setup.repetitions.setValue(1)
    with qtbot.waitSignal(view.session.runner.answered, timeout=WAIT):
        qtbot.mouseClick(view.setup.run_button, LEFT)
    assert column(view, "subject") == ["5 × 5 from a1", "5 × 5 from b1", "6 × 6 from a1", "6 × 6 from b1"]
    assert column(view, "ending") == ["A tour", "There is none", "A tour", "A tour"]
    assert column(view, "length") == ["25", "", "36", "36"]


@pytest.mark.usefixtures("few_articles")
def test_titles_sort_and_the_axis_changes(view: ComparisonView, qtbot: QtBot) -> None:
    finished(view, qtbot, Preset.ARTICLES)
    click_title(view, qtbot, "time")
    times = [result.median for result in view.panel.table.results.rows]
    assert times == sorted(time for time in times if time is not None)
    assert view.panel.table.results.rows[0].run.engine == "shortest"
    click_title(view, qtbot, "time")
    assert [result.median for result in view.panel.table.results.rows] == times[::-1]
    view.panel.views.setCurrentWidget(view.panel.chart)
    assert view.panel.chart.canvas.chart is not None
    assert view.panel.chart.canvas.chart.logarithmic
    before = view.panel.chart.canvas.grab().toImage()
    qtbot.mouseClick(view.panel.chart.logarithmic, LEFT, pos=QPoint(8, view.panel.chart.logarithmic.height() // 2))
    assert not view.panel.chart.canvas.chart.logarithmic
    after = view.panel.chart.canvas.grab().toImage()
    assert before != after


@pytest.mark.usefixtures("few_articles")
def test_exports_can_be_read_again(view: ComparisonView, qtbot: QtBot, tmp_path: Path) -> None:
    finished(view, qtbot, Preset.ARTICLES)
    with export(view, qtbot, "csv", tmp_path / "table.csv").open(encoding="utf-8-sig", newline="") as file:
        records = list(csv.DictReader(file))
    assert [record["length"] for record in records] == ["28", "39", "28"]
    assert records[1]["metric"] == "cells"
    assert len(records[0]["seconds"].split()) == 3
    lines = export(view, qtbot, "md", tmp_path / "table.md").read_text("utf-8").splitlines()
    assert lines[0] == "# The Articles"
    assert len({line.count("|") for line in lines[2:]}) == 1
    assert len(lines) == 2 + 2 + 3
    with Image.open(export(view, qtbot, "png", tmp_path / "chart.png")) as image:
        assert image.width == 1920
        assert image.text["Title"] == "The Articles"
        assert image.convert("RGB").getpixel((2, 2)) == tuple(bytes.fromhex(LIGHT.window[1:]))
        assert len(image.convert("RGB").getcolors(1 << 24) or []) > 20
    renderer = QSvgRenderer(str(export(view, qtbot, "svg", tmp_path / "chart.svg")))
    assert renderer.isValid()
    assert renderer.defaultSize().width() == 960
    assert "橫" in (tmp_path / "chart.svg").read_text("utf-8")
    assert colours(renderer, QSize(960, 400)) > 4


def colours(renderer: QSvgRenderer, size: QSize) -> int:
    """How many colours an SVG has, coarsely."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    seen = {image.pixel(x, y) for x in range(0, size.width(), 4) for y in range(0, size.height(), 3)}
    return len(seen)


@pytest.mark.usefixtures("few_articles")
def test_results_are_kept_and_shown_again_another_day(view: ComparisonView, qtbot: QtBot, storage: Storage) -> None:
    finished(view, qtbot, Preset.ARTICLES)
    results = view.panel.table.results.results
    tomorrow = shown(qtbot, storage)
    kept = tomorrow.view.panel.kept
    assert kept.count() == 1
    assert kept.itemText(0).startswith("The Articles, ")
    kept.setFocus()
    qtbot.keyClick(kept, Qt.Key.Key_Down)
    assert tomorrow.view.panel.table.results.results == results
    qtbot.mouseClick(tomorrow.view.panel.delete_button, LEFT)
    assert kept.count() == 0
    assert tomorrow.view.panel.content.currentWidget() is tomorrow.view.panel.empty
    tomorrow.page_actions["undo"].trigger()
    assert kept.count() == 1
    assert tomorrow.view.panel.table.results.results == results
    tomorrow.page_actions["copy"].trigger()
    assert QApplication.clipboard().text().splitlines()[0].startswith("Subject\tMethod\tTime")
    tomorrow.session.close()


def test_a_record_that_makes_no_sense_is_said(view: ComparisonView, qtbot: QtBot, storage: Storage) -> None:
    storage.comparisons.keep(Comparison("own", {"results": [{"engine": 7}]}))
    late = shown(qtbot, storage)
    spy = QSignalSpy(late.session.failed)
    late.view.panel.kept.setFocus()
    qtbot.keyClick(late.view.panel.kept, Qt.Key.Key_Down)
    assert spy.count() == 1
    assert late.view.panel.table.results.results == ()


def test_the_window_turns_to_the_page_runs_it_and_closes_in_the_middle(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    qtbot.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is window.compare_page
    view = window.compare_page.view
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(view.panel.table.results.results) > 0, timeout=WAIT)
    assert window.busy()
    with qtbot.waitSignal(view.session.runner.ended):
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.busy()
    window.close()
    assert not view.session.runner.busy


@pytest.mark.usefixtures("few_articles")
def test_another_language_keeps_the_set_up_the_results_and_the_chart(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(window.compare_page)
    view = window.compare_page.view
    finished(view, qtbot, Preset.ARTICLES)
    results = view.panel.table.results.results
    click_title(view, qtbot, "time")
    view.panel.views.setCurrentWidget(view.panel.chart)
    qtbot.keyClick(view.panel.chart.measure, Qt.Key.Key_Down)
    qtbot.mouseClick(view.panel.chart.logarithmic, LEFT, pos=QPoint(8, view.panel.chart.logarithmic.height() // 2))
    view.setup.klotski.methods.choose(["shortest"])
    view.setup.puzzles.setCurrentWidget(view.setup.knight)
    view.setup.knight.starts.setText("b1")
    view.setup.limit.setValue(7)
    before = view.session.setup.plan()
    window.languages.choose("zh_Hans")
    view = window.compare_page.view
    assert view.panel.table.results.results == results
    assert view.panel.table.results.rows[0].run.engine == "shortest"
    assert column(view, "subject")[0] == "比翼横空"
    assert view.panel.views.currentWidget() is view.panel.chart
    chart = view.panel.chart.canvas.chart
    assert chart is not None
    assert (chart.measure, chart.logarithmic) == (Measure.VISITED, False)
    assert view.panel.progress.text.text().startswith("已完成，用时")
    assert view.panel.kept.currentIndex() == 0
    assert view.setup.klotski.methods.chosen == ["shortest"]
    assert view.setup.puzzles.currentWidget() is view.setup.knight
    assert (view.setup.knight.starts.text(), view.setup.limit.value()) == ("b1", 7)
    assert view.session.setup.plan() == before


def test_another_language_leaves_a_comparison_running(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(window.compare_page)
    click_ready(window.compare_page.view, qtbot, Preset.ARTICLES)
    qtbot.waitUntil(lambda: len(window.comparison.results) > 0, timeout=WAIT)
    window.languages.choose("zh_Hans")
    view = window.compare_page.view
    assert window.comparison.runner.busy
    assert view.setup.stop_button.isEnabled()
    known = view.panel.table.results.rowCount()
    assert known == len(window.comparison.results) > 0
    qtbot.waitUntil(lambda: view.panel.table.results.rowCount() > known, timeout=WAIT)
    with qtbot.waitSignal(window.comparison.runner.ended):
        qtbot.mouseClick(view.setup.stop_button, LEFT)
