"""The compare page, through the clicks and keys of a person."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngImageFile
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from app.compare.page import ComparePage
from app.compare.result_table import result_columns
from app.compare.session import ComparisonSession
from app.compare.words import Measure
from app.storage.common import Comparison
from app.storage.storage import Storage
from app.ui.look.theme import LIGHT, Appearance
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.klotski import comparison as klotski
from solvers.knight import comparison as knight
from tests.app.children import child
from tests.app.windows import compare_page, klotski_choice, knight_choice, main_window

LEFT = Qt.MouseButton.LeftButton
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
def few_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The articles' comparison, cut down to the easiest layout and three methods."""
    monkeypatch.setattr(klotski, "ARTICLE_LAYOUTS", ("七步成詩",))
    monkeypatch.setattr(klotski, "ARTICLE_WEIGHED", ("七步成詩",))
    monkeypatch.setattr(klotski, "ARTICLE_ENGINES", ("hash-60", "one-cell", "shortest"))


@pytest.fixture
def easy_articles_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The articles' comparison with easy layouts before one that takes long."""
    monkeypatch.setattr(klotski, "ARTICLE_LAYOUTS", ("七步成詩", "海闊天空", "似遠實近", "水洩不通"))


def shown(qtbot: QtBot, storage: Storage) -> ComparePage:
    made = ComparePage(ComparisonSession(storage.comparisons), Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1100, 800)
    made.show()
    return made


def click_ready(page: ComparePage, qtbot: QtBot, name: str) -> None:
    """Click a preset."""
    button = page.findChild(QPushButton, f"compareReady-{name}")
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, LEFT)


def finished(page: ComparePage, qtbot: QtBot, name: str) -> None:
    """Let a preset run to its end."""
    with qtbot.waitSignal(page.session.runner.answered):
        click_ready(page, qtbot, name)


def column(page: ComparePage, name: str) -> list[str]:
    """What a column says, from the top."""
    model = page.panel.table.results
    return [model.index(line, COLUMN[name]).data() for line in range(model.rowCount())]


def click_title(page: ComparePage, qtbot: QtBot, name: str) -> None:
    """Click the title of a column."""
    header = page.panel.table.horizontalHeader()
    number = COLUMN[name]
    middle = QPoint(header.sectionViewportPosition(number) + header.sectionSize(number) // 2, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=middle)


def export(page: ComparePage, qtbot: QtBot, form: str, path: Path) -> Path:
    """Choose a form in the menu, and a file in the dialog."""
    action = page.panel.export_button.menu().findChild(QAction, f"compareExport-{form}")
    assert isinstance(action, QAction)
    action.trigger()
    dialog = page.panel.findChild(QFileDialog, "compareFileDialog")
    assert isinstance(dialog, QFileDialog)
    dialog.selectFile(str(path))
    save = child(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save)
    with qtbot.waitSignal(page.session.said):
        qtbot.mouseClick(save, LEFT)
    assert page.panel.progress.text.text() == f"Exported to {path}"
    qtbot.waitUntil(lambda: page.panel.findChild(QFileDialog) is None)
    return path


@pytest.mark.usefixtures("few_articles")
def test_what_was_found_can_be_copied_before_the_page_is_made_again(page: ComparePage, qtbot: QtBot) -> None:
    finished(page, qtbot, "articles")
    again = ComparePage(page.session, Appearance("light"), Settings())
    qtbot.addWidget(again)
    again.page_actions["copy"].trigger()
    assert QApplication.clipboard().text().splitlines()[0].startswith("Problem\tMethod\tTime")


@pytest.mark.usefixtures("few_articles")
def test_a_preset_runs_to_its_end_by_one_click(page: ComparePage, qtbot: QtBot) -> None:
    assert page.panel.content.currentWidget() is page.panel.empty
    finished(page, qtbot, "articles")
    assert column(page, "method") == ["Chained hash table", "One cell at a time", "Breadth-first"]
    assert column(page, "length") == ["7 moves", "11 cells", "7 moves"]
    assert set(column(page, "ending")) == {"Proven shortest"}
    assert all(column(page, "memory"))
    assert all(len(result.seconds) == 2 for result in page.panel.table.results.results)
    assert page.panel.table.isColumnHidden(COLUMN["share"])
    assert page.panel.progress.text.text().startswith("Done in")


def test_tie_breaks_are_drawn_as_curves_of_their_success(
    page: ComparePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knight, "TIE_SIZES", range(6, 12))
    finished(page, qtbot, "ties")
    assert column(page, "share")[10] == "64 of 64 (100%)"
    assert "Warnsdorff, Squirrel–Cull" in column(page, "method")
    assert page.setup.puzzles.currentWidget() is knight_choice(page.setup)
    page.panel.views.setCurrentWidget(page.panel.chart)
    chart = page.panel.chart.canvas.chart
    assert chart is not None
    assert chart.measure is Measure.SHARE
    assert chart.as_curves
    logarithmic = page.panel.chart.logarithmic
    assert (logarithmic.isEnabled(), logarithmic.isChecked()) == (False, False)
    qtbot.keyClick(page.panel.chart.measure, Qt.Key.Key_Down)
    assert (logarithmic.isEnabled(), logarithmic.isChecked()) == (True, True)
    qtbot.keyClick(page.panel.chart.measure, Qt.Key.Key_Up)
    assert "8 × 8: Warnsdorff, outermost first 100%" in page.panel.chart.canvas.accessibleDescription()


def test_the_papers_seconds_stand_beside_todays(
    page: ComparePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    easiest = klotski._paper_layouts()[2]
    monkeypatch.setattr(klotski, "_paper_layouts", lambda: [easiest])
    finished(page, qtbot, "paper")
    assert column(page, "paper_seconds") == ["2 min 17 s"] * 2
    assert column(page, "paper_moves") == ["21", "21"]
    assert not page.panel.table.isColumnHidden(COLUMN["paper_seconds"])
    page.panel.views.setCurrentWidget(page.panel.chart)
    assert "Wei and Lin's paper, Pentium 166 2 min 17 s" in page.panel.chart.canvas.accessibleDescription()


@pytest.mark.usefixtures("easy_articles_first")
def test_a_stop_in_the_middle_is_heard_at_once_and_keeps_what_there_is(
    page: ComparePage, qtbot: QtBot, storage: Storage
) -> None:
    click_ready(page, qtbot, "articles")
    assert not page.setup.run_button.isEnabled()
    qtbot.waitUntil(lambda: len(page.panel.table.results.results) > 0)
    assert "left" in page.panel.progress.text.text()
    with qtbot.waitSignal(page.session.runner.ended):
        qtbot.mouseClick(page.setup.stop_button, LEFT)
    kept = storage.comparisons.newest()
    assert len(kept) == 1
    assert kept[0].label == "articles"
    assert 0 < len(page.panel.table.results.results) < 24
    assert page.setup.run_button.isEnabled()
    assert page.panel.progress.text.text().startswith("Stopped after")


def test_the_page_fits_into_the_window_whatever_is_said(page: ComparePage) -> None:
    page.session.say(lambda: "a long sentence that has no room beside the rest " * 10)
    assert page.minimumSizeHint().width() <= 960
    assert page.minimumSizeHint().height() <= 700


def test_all_of_a_long_sentence_can_be_read(page: ComparePage, qtbot: QtBot) -> None:
    page.session.say(lambda: "cannot save table.csv: there is no folder /elsewhere; choose another folder " * 2)
    said = page.panel.progress.text
    qtbot.waitUntil(lambda: said.height() >= said.heightForWidth(said.width()))
    assert said.height() > 2 * said.fontMetrics().lineSpacing()


def test_what_is_checked_is_run_and_a_click_checks(page: ComparePage, qtbot: QtBot) -> None:
    choice = klotski_choice(page.setup)
    qtbot.keyClicks(choice.search, "Wing to Wing")
    choice.layouts.choose([])
    (item,) = (line for line in map(choice.layouts.item, range(choice.layouts.count())) if not line.isHidden())
    qtbot.mouseClick(choice.layouts.viewport(), LEFT, pos=choice.layouts.visualItemRect(item).center())
    assert choice.layouts.chosen == ["HHAA/HHAA/HHHH/S.SV/S.SV"]
    choice.methods.choose(["shortest", "one-cell"])
    page.setup.repetitions.setValue(2)
    qtbot.mouseClick(page.setup.shuffled, LEFT, pos=QPoint(8, 12))
    plan = page.session.setup.plan()
    assert plan.seed is not None
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.setup.run_button, LEFT)
    assert column(page, "length") == ["28 moves", "39 cells"]
    assert [len(result.seconds) for result in page.panel.table.results.results] == [2, 2]


def test_a_wrong_board_and_an_empty_choice_are_said(page: ComparePage, qtbot: QtBot) -> None:
    page.setup.puzzles.setCurrentWidget(knight_choice(page.setup))
    knight_choice(page.setup).boards.setText("8x")
    qtbot.mouseClick(page.setup.run_button, LEFT)
    assert "8x" in page.setup.fault.text()
    knight_choice(page.setup).boards.setText("5x5")
    knight_choice(page.setup).starts.setText("a9")
    qtbot.mouseClick(page.setup.run_button, LEFT)
    assert not page.session.runner.busy
    assert page.setup.fault.isVisible()
    knight_choice(page.setup).methods.choose([])
    knight_choice(page.setup).starts.setText("a1")
    qtbot.mouseClick(page.setup.run_button, LEFT)
    assert page.setup.fault.text() == "Select at least one layout or board, and at least one method"


def test_tours_of_boards_and_starts_are_compared(page: ComparePage, qtbot: QtBot) -> None:
    page.setup.puzzles.setCurrentWidget(knight_choice(page.setup))
    knight_choice(page.setup).boards.setText("5x5 6x6")
    knight_choice(page.setup).starts.setText("a1 b1")
    knight_choice(page.setup).methods.choose(["warnsdorff"])
    page.setup.repetitions.setValue(1)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.setup.run_button, LEFT)
    assert column(page, "problem") == ["5 × 5 from a1", "5 × 5 from b1", "6 × 6 from a1", "6 × 6 from b1"]
    endings = column(page, "ending")
    assert endings.pop(1).startswith("None exists: one colour has one square more than the other")
    assert endings == ["Tour found"] * 3
    assert column(page, "length") == ["25 squares", "", "36 squares", "36 squares"]


@pytest.mark.usefixtures("few_articles")
def test_titles_sort_and_the_axis_changes(page: ComparePage, qtbot: QtBot) -> None:
    finished(page, qtbot, "articles")
    click_title(page, qtbot, "time")
    times = [result.median for result in page.panel.table.results.passed]
    assert times == sorted(time for time in times if time is not None)
    click_title(page, qtbot, "time")
    assert [result.median for result in page.panel.table.results.passed] == times[::-1]
    page.panel.views.setCurrentWidget(page.panel.chart)
    assert page.panel.chart.canvas.chart is not None
    assert page.panel.chart.canvas.chart.logarithmic
    before = page.panel.chart.canvas.grab().toImage()
    qtbot.mouseClick(page.panel.chart.logarithmic, LEFT, pos=QPoint(8, page.panel.chart.logarithmic.height() // 2))
    assert not page.panel.chart.canvas.chart.logarithmic
    after = page.panel.chart.canvas.grab().toImage()
    assert before != after


@pytest.mark.usefixtures("few_articles")
def test_exports_can_be_read_again(page: ComparePage, qtbot: QtBot, tmp_path: Path) -> None:
    finished(page, qtbot, "articles")
    with export(page, qtbot, "csv", tmp_path / "table.csv").open(encoding="utf-8-sig", newline="") as file:
        records = list(csv.DictReader(file))
    assert [record["length"] for record in records] == ["7", "11", "7"]
    assert (records[1]["subject"], records[1]["metric"]) == ("A Poem in Seven Steps (七步成詩)", "cells")
    assert len(records[0]["seconds"].split()) == 2
    lines = export(page, qtbot, "md", tmp_path / "table.md").read_text("utf-8").splitlines()
    assert lines[0] == "# Lü's articles"
    assert len({line.count("|") for line in lines[2:]}) == 1
    assert len(lines) == 2 + 2 + 3
    with Image.open(export(page, qtbot, "png", tmp_path / "chart.png")) as image:
        assert image.width == 1920
        assert isinstance(image, PngImageFile)
        assert image.text["Title"] == "Lü's articles"
        assert image.convert("RGB").getpixel((2, 2)) == tuple(bytes.fromhex(LIGHT.window[1:]))
        assert len(image.convert("RGB").getcolors(1 << 24) or []) > 20
    renderer = QSvgRenderer(str(export(page, qtbot, "svg", tmp_path / "chart.svg")))
    assert renderer.isValid()
    assert renderer.defaultSize().width() == 960
    assert "詩" in (tmp_path / "chart.svg").read_text("utf-8")
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
def test_results_are_kept_and_shown_again_another_day(page: ComparePage, qtbot: QtBot, storage: Storage) -> None:
    finished(page, qtbot, "articles")
    results = page.panel.table.results.results
    tomorrow = shown(qtbot, storage)
    assert tomorrow.panel.empty.text().startswith("Choose a saved comparison above")
    kept = tomorrow.panel.kept
    assert kept.count() == 1
    assert kept.itemText(0).startswith("Lü's articles, ")
    kept.setFocus()
    qtbot.keyClick(kept, Qt.Key.Key_Down)
    assert tomorrow.panel.table.results.results == results
    qtbot.mouseClick(tomorrow.panel.delete_button, LEFT)
    assert kept.count() == 0
    assert tomorrow.panel.content.currentWidget() is tomorrow.panel.empty
    assert tomorrow.panel.empty.text().startswith("Nothing compared yet")
    tomorrow.page_actions["undo"].trigger()
    assert kept.count() == 1
    assert tomorrow.panel.table.results.results == results
    tomorrow.page_actions["copy"].trigger()
    assert QApplication.clipboard().text().splitlines()[0].startswith("Problem\tMethod\tTime")
    tomorrow.session.close()


def test_a_record_that_makes_no_sense_is_said(page: ComparePage, qtbot: QtBot, storage: Storage) -> None:
    storage.comparisons.keep(Comparison("own", {"results": [{"engine": 7}]}))
    late = shown(qtbot, storage)
    spy = QSignalSpy(late.session.failed)
    late.panel.kept.setFocus()
    qtbot.keyClick(late.panel.kept, Qt.Key.Key_Down)
    assert spy.count() == 1
    assert late.panel.table.results.results == ()


@pytest.mark.usefixtures("easy_articles_first")
def test_the_window_turns_to_the_page_runs_it_and_closes_in_the_middle(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    qtbot.keyClick(window, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is compare_page(window)
    page = compare_page(window)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(page.panel.table.results.results) > 0)
    assert window.busy()
    with qtbot.waitSignal(page.session.runner.ended):
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.busy()
    window.close()
    assert not page.session.runner.busy


def in_chinese(window: MainWindow, qtbot: QtBot) -> ComparePage:
    """The page in another language, once it is shown."""
    window.languages.choose("zh_Hans")
    qtbot.waitUntil(compare_page(window).isVisible)
    return compare_page(window)


@pytest.mark.usefixtures("few_articles")
def test_another_language_keeps_the_set_up_the_results_and_the_chart(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(compare_page(window))
    page = compare_page(window)
    finished(page, qtbot, "articles")
    results = page.panel.table.results.results
    click_title(page, qtbot, "time")
    by_time = page.panel.table.results.passed
    page.panel.views.setCurrentWidget(page.panel.chart)
    qtbot.keyClick(page.panel.chart.measure, Qt.Key.Key_Down)
    qtbot.mouseClick(page.panel.chart.logarithmic, LEFT, pos=QPoint(8, page.panel.chart.logarithmic.height() // 2))
    klotski_choice(page.setup).methods.choose(["shortest"])
    page.setup.puzzles.setCurrentWidget(knight_choice(page.setup))
    knight_choice(page.setup).starts.setText("b1")
    page.setup.limit.setValue(7)
    before = page.session.setup.plan()
    page = in_chinese(window, qtbot)
    assert page.panel.views.currentWidget() is page.panel.chart
    chart = page.panel.chart.canvas.chart
    assert chart is not None
    assert (chart.measure, chart.logarithmic) == (Measure.VISITED, False)
    page.panel.views.setCurrentIndex(0)
    assert page.panel.table.results.results == results
    assert page.panel.table.results.passed == by_time
    assert column(page, "problem")[0] == "七步成诗"
    assert page.panel.progress.text.text().startswith("已完成，用时")
    assert page.panel.kept.currentIndex() == 0
    assert klotski_choice(page.setup).methods.chosen == ["shortest"]
    assert page.setup.puzzles.currentWidget() is knight_choice(page.setup)
    assert (knight_choice(page.setup).starts.text(), page.setup.limit.value()) == ("b1", 7)
    assert page.session.setup.plan() == before


@pytest.mark.usefixtures("easy_articles_first")
def test_another_language_leaves_a_comparison_running(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(compare_page(window))
    click_ready(compare_page(window), qtbot, "articles")
    qtbot.waitUntil(lambda: len(window._sessions.comparison.results) > 0)
    page = in_chinese(window, qtbot)
    assert window._sessions.comparison.runner.busy
    assert page.setup.stop_button.isEnabled()
    known = page.panel.table.results.rowCount()
    assert known == len(window._sessions.comparison.results) > 0
    qtbot.waitUntil(lambda: page.panel.table.results.rowCount() > known)
    with qtbot.waitSignal(window._sessions.comparison.runner.ended):
        qtbot.mouseClick(page.setup.stop_button, LEFT)


def test_the_focus_comes_first_to_the_presets(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["compare"].trigger()
    qtbot.waitUntil(lambda: window.focusWidget() is not None and window.focusWidget().isVisible())
    assert window.focusWidget().objectName() == "compareReady-articles"
