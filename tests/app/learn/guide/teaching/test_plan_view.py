"""A plan in the guide: its table, its colours, its keys, and the PDF of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from app.learn.guide.teaching.plan_view import PlanView
from app.learn.guide.window import GuideWindow
from app.ui.look.theme import THEMES
from app.window.main_window import MainWindow
from tests.app.children import child

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(window: MainWindow, qtbot: QtBot) -> PlanView:
    """The first plan in the guide."""
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (guide,) = window.findChildren(GuideWindow)
    qtbot.waitUntil(guide.isActiveWindow)
    guide.titles.setCurrentRow(guide.titles.count() - 3)
    assert guide.plan.isVisible()
    return guide.plan


def test_the_guide_shows_both_plans_before_its_sources(view: PlanView, qtbot: QtBot) -> None:
    guide = view.window()
    assert isinstance(guide, GuideWindow)
    for title, said in (("Teach breadth and depth first", "queue"), ("Teach Warnsdorff's rule", "backtracking")):
        assert guide.heading.text() == view.text.accessibleName() == title
        assert said in view.text.toPlainText()
        qtbot.mouseClick(guide.forward, LEFT)
    assert guide.heading.text() == "Sources"


def test_every_step_has_its_minutes_and_labels_are_bold(view: PlanView) -> None:
    text = view.text.toPlainText()
    begins = [text.index(head) for head in ("Minutes 0 to 5: By hand", "Minutes 5 to 8", "Minutes 44 to 45: Homework")]
    assert begins == sorted(begins)
    cursor = view.text.document().find("Full speed")
    assert cursor.charFormat().font().bold()


@pytest.mark.parametrize("width", [500, 860, 1400])
def test_it_scrolls_up_and_down_only(view: PlanView, qtbot: QtBot, width: int) -> None:
    view.window().resize(width, 560)
    bar = view.text.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0 and view.text.verticalScrollBar().maximum() > 0)
    assert view.text.document().idealWidth() <= view.text.viewport().width()


def test_it_is_read_and_copied_with_the_keyboard(view: PlanView, qtbot: QtBot) -> None:
    view.text.setFocus()
    qtbot.keyClick(view.text, Qt.Key.Key_PageDown)
    assert view.text.verticalScrollBar().value() > 0
    view.text.selectAll()
    assert "Cao Cao" in view.text.textCursor().selectedText()
    qtbot.keyClick(view.text, Qt.Key.Key_Tab)
    assert view.save.hasFocus()


@pytest.mark.parametrize("theme", THEMES)
def test_it_has_the_colours_of_the_theme(window: MainWindow, view: PlanView, theme: str) -> None:
    window.appearance.choose(theme)
    muted = view.text.document().find("Two orders come up").charFormat().foreground().color()
    assert muted.name() == THEMES[theme].muted


def test_it_is_saved_for_paper(view: PlanView, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(view.save, LEFT)
    dialog = view.findChild(QFileDialog, "guidePlanDialog")
    assert isinstance(dialog, QFileDialog)
    assert [Path(file).name for file in dialog.selectedFiles()] == ["Teach-breadth-and-depth-first.pdf"]
    path = tmp_path / "hour.pdf"
    dialog.selectFile(str(path))
    qtbot.mouseClick(child(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save), LEFT)
    qtbot.waitUntil(lambda: view.saved.text() == f"Saved as {path}")
    pdf = path.read_bytes()
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") >= 2
    qtbot.waitUntil(lambda: view.findChild(QFileDialog) is None)


def test_what_cannot_be_written_is_said(view: PlanView, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(view.save, LEFT)
    dialog = view.findChild(QFileDialog, "guidePlanDialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "hour.pdf"))
    assert "there is no folder" in view.saved.text()
    dialog.reject()
    qtbot.waitUntil(lambda: view.findChild(QFileDialog) is None)
