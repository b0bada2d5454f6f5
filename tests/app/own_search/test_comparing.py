"""Searches of a person's own in the comparisons: offered, asked about, run, kept, read again and exported."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from app.compare.files import csv_text, markdown_text, payload, results_of
from app.compare.page import ComparePage
from app.compare.setup import parse_setup
from app.own_search.questions import QuestionBox
from app.own_search.window import OwnSearchWindow
from app.puzzle.comparison import CheckList
from app.window.main_window import MainWindow
from solvers.comparison.plan import RunOutcome
from solvers.own_search.own_search import search_templates
from tests.app.children import child
from tests.app.own_search.test_window import answer, asks, opened
from tests.app.windows import compare_page, klotski_choice, klotski_setup

EASY = "HHAA/HHAA/HHHH/S.SV/S.SV"
"""28 moves."""
TEMPLATE = search_templates("klotski")[0]
GIVES_UP = '"""Gives up."""\n\n\ndef search(problem):\n    return None\n'
HOSTILE = [
    "<b>&amp;|=cmd'.py",
    "=1+1.py",
    "a\nb\t.py",
    "\N{RIGHT-TO-LEFT OVERRIDE}gnp.py",
    "shortest",
    "own: x.py",
    "馬\\,;\"'.py",
    "n" * 200 + ".py",
    b"\xff\xfe.py".decode("utf-8", "surrogateescape"),
]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a file of searches, of a name and with a text."""

    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> Iterator[ComparePage]:
    """The page in front, set up for one easy layout and one repetition."""
    window.menu_actions.by_name["compare"].trigger()
    page = compare_page(window)
    choice = klotski_choice(page.setup)
    choice.layouts.choose([EASY])
    choice.methods.choose([])
    page.setup.repetitions.setValue(1)
    page.setup.memory_measured.setChecked(False)
    yield page
    page.session.runner.stop()
    qtbot.waitUntil(lambda: not page.session.runner.busy)


def methods(page: ComparePage) -> CheckList:
    return page.setup.choices["klotski"].methods


def line(page: ComparePage, text: str) -> QListWidgetItem:
    (found,) = methods(page).findItems(text, Qt.MatchFlag.MatchExactly)
    return found


def click(page: ComparePage, text: str) -> None:
    """Click a line of the list of methods."""
    listed = methods(page)
    listed.scrollToItem(line(page, text))
    place = listed.visualItemRect(line(page, text)).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)


def compared(window: MainWindow, qtbot: QtBot, page: ComparePage) -> None:
    """Press Run, say that what is asked about may run, and wait for the end."""
    with qtbot.waitSignal(page.session.runner.answered, timeout=30_000):
        page.setup.run_button.click()
        searches = child(window, OwnSearchWindow)
        while asks(searches):
            answer(searches, "Run it")


def test_searches_are_offered_under_a_title_and_run_beside_ours(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path]
) -> None:
    for name, text in (("mine.py", TEMPLATE.text), ("none.py", GIVES_UP)):
        opened(window, qtbot, write(name, text)).close()
    listed = methods(page)
    texts = [listed.item(row).text() for row in range(listed.count())]
    assert texts[-3:] == ["Mine", "Gives up. (none.py)", f"{TEMPLATE.title} (mine.py)"]
    click(page, "Mine")
    assert klotski_setup(page.session.setup).engines == []
    for text in (texts[0], *texts[-2:]):
        click(page, text)
    compared(window, qtbot, page)
    ours, none, mine = page.session.results
    assert [result.outcome for result in (ours, none, mine)] == [
        RunOutcome.PROVED,
        RunOutcome.GIVEN_UP,
        RunOutcome.FOUND,
    ]
    assert (ours.length, mine.length) == (28, 28)
    assert mine.memory is not None
    model = page.panel.table.results
    assert [model.index(row, 1).data() for row in range(3)] == [texts[0], *texts[-2:]]
    cell = model.index(1, [column.name for column in model.table.columns].index("ending"))
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
        assert cell.data(role) == "Given up: none.py: the search returned None, so it gave up"
    page.panel.views.setCurrentWidget(page.panel.chart)
    chart = page.session.chart
    assert chart is not None
    assert len({bar.colour for group in chart.groups for bar in group.bars}) == 3


def test_each_is_asked_about_before_its_first_run_and_nothing_runs_without_a_yes(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path], tmp_path: Path
) -> None:
    marks = [tmp_path / f"{name}.ran" for name in "ab"]
    for mark in marks:
        text = f'"""{mark.stem}"""\nopen({str(mark)!r}, "w").close()\n\n\ndef search(problem):\n    return None\n'
        opened(window, qtbot, write(f"{mark.stem}.py", text)).close()
        click(page, f"{mark.stem} ({mark.stem}.py)")
    page.setup.run_button.click()
    searches = child(window, OwnSearchWindow)
    answer(searches, "Run it")  # b, which was opened last
    assert asks(searches)
    answer(searches, "Don't run")
    assert not page.session.runner.busy
    assert not any(mark.exists() for mark in marks)
    page.setup.run_button.click()
    window.menu_actions.by_name["history"].trigger()  # the question waits
    with qtbot.waitSignal(page.session.runner.answered, timeout=30_000):
        answer(searches, "Run it")
    assert window.pages.name_in_front == "compare"
    assert all(mark.exists() for mark in marks)
    page.setup.run_button.click()
    assert page.session.runner.busy  # allowed once
    page.session.runner.stop()
    qtbot.waitUntil(lambda: not page.session.runner.busy)


def test_what_was_changed_elsewhere_is_asked_about_again_and_what_is_not_saved_is_saved(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path]
) -> None:
    path = write("mine.py", GIVES_UP)
    searches = opened(window, qtbot, path)
    click(page, "Gives up. (mine.py)")
    compared(window, qtbot, page)
    QTest.keyClicks(searches.editor, "# here")
    QTest.keyClick(searches.editor, Qt.Key.Key_Return)
    compared(window, qtbot, page)
    assert path.read_text().startswith("# here\n")
    path.write_text(GIVES_UP + "# elsewhere\n")
    qtbot.waitUntil(lambda: searches.editor.toPlainText().endswith("# elsewhere\n"))
    page.setup.run_button.click()
    assert asks(searches)
    assert not page.session.runner.busy


def test_a_comparison_that_is_kept_is_read_again_when_the_file_is_gone(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path]
) -> None:
    path = write("mine.py", GIVES_UP)
    opened(window, qtbot, path)
    click(page, "Gives up. (mine.py)")
    compared(window, qtbot, page)
    (kept,) = page.session.kept
    assert kept.id is not None
    path.unlink()
    page.session.reopen(kept.id)
    (result,) = page.session.results
    assert (result.run.engine, result.outcome) == ("own: Gives up. (mine.py)", RunOutcome.GIVEN_UP)
    assert page.panel.table.results.index(0, 1).data() == "Gives up. (mine.py)"
    assert result.reason == "mine.py: the search returned None, so it gave up"


def test_what_is_chosen_is_kept_and_left_out_while_its_file_is_not_offered(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path]
) -> None:
    opened(window, qtbot, write("mine.py", GIVES_UP))
    click(page, "Gives up. (mine.py)")
    setup = parse_setup(json.loads(page.session.setup.text()))
    assert list(klotski_setup(setup).engines) == list(klotski_setup(page.session.setup).engines)
    assert klotski_setup(setup).methods == []


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_file_is_called_its_figures_are_kept_read_and_exported(
    window: MainWindow, qtbot: QtBot, page: ComparePage, write: Callable[[str, str], Path], name: str
) -> None:
    window._own_searches.open(write(name, "def search(problem):\n    return None\n"))
    listed = methods(page)
    title = listed.item(listed.count() - 1).text()
    assert title.isprintable()
    click(page, title)
    compared(window, qtbot, page)
    (result,) = page.session.results
    again = results_of(json.loads(json.dumps(payload([result]))))
    assert [one.run.engine_name for one in again] == [result.run.engine_name]
    (row,) = csv.DictReader(csv_text(again).splitlines())
    assert row["engine"] == f"own: {title}"  # so that no sheet takes it for a formula
    assert row["reason"].startswith("given-up: ")
    assert markdown_text("Title", again).encode().count(b"\n") == 5
    page.panel.views.setCurrentWidget(page.panel.chart)
    QApplication.processEvents()
    assert not page.panel.chart.grab().isNull()
    assert not window.findChildren(QuestionBox)
