"""Another language is put in force while a person is in the middle of everything, and nothing is lost."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QDialog, QHeaderView, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.editor.window import EditorWindow
from app.klotski.layouts.catalogue_window import CatalogueWindow
from app.learn.guide.window import GuideWindow
from app.learn.lessons.window import LessonWindow
from app.ui.application import application
from app.ui.words.language import Language, current
from app.window.main_window import MainWindow
from app.window.pages import NAMES
from app.window.shortcuts import ShortcutsWindow
from solvers.knight.board import Board
from tests.app.children import child
from tests.app.hands import drag
from tests.app.searches import endless
from tests.app.windows import compare_page, history_page, klotski_page, klotski_session, knight_page, knight_session

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def switch(window: MainWindow, language: Language) -> None:
    window.menu_actions.by_name[f"language-{language.value}"].trigger()
    assert current() is language


def through_all_languages(window: MainWindow, qtbot: QtBot) -> None:
    """Switch the language; each time all pages are there."""
    for language in (Language.TRADITIONAL, Language.SIMPLIFIED, Language.ENGLISH):
        for name in NAMES:
            assert window.views[name] is not None
        switch(window, language)
        take_turns(qtbot)


def take_turns(qtbot: QtBot) -> None:
    """Let the views before be deleted, and each window beside the main one be made again in a turn of its own."""
    for _ in range(10):
        qtbot.wait(2)


def show_page(window: MainWindow, name: str) -> None:
    window.menu_actions.by_name[name].trigger()


def test_a_running_search_goes_on_and_its_answer_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    show_page(window, "knight")
    session = knight_session(window)
    session.runner.start(endless)
    qtbot.waitUntil(lambda: session.search_progress is not None)
    before = session.search_progress
    assert before is not None
    through_all_languages(window, qtbot)
    page = knight_page(window)
    assert window.current_page() is page
    assert session.runner.busy
    assert page.stop_button.isEnabled()
    seen = page.progress.figures["visited"].text()
    qtbot.waitUntil(lambda: page.progress.figures["visited"].text() != seen)
    assert session.search_progress is not None
    assert session.search_progress.seconds > before.seconds, "it was not begun again"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not session.runner.busy)
    assert page.result.text() == "Stopped before anything was proven."


def test_a_result_its_playback_and_the_next_answer_stay(window: MainWindow, qtbot: QtBot) -> None:
    show_page(window, "knight")
    session = knight_session(window)
    session.show_board(Board(5, 5))
    with qtbot.waitSignal(session.runner.answered):
        session.search_from((0, 0))
    session.playback.set_speed(0.5)
    session.playback.play()
    tour, sentence = session.tour, knight_page(window).result.text()
    through_all_languages(window, qtbot)
    page = knight_page(window)
    assert session.playback.playing
    assert 0 < session.playback.moment < 24
    assert session.tour is tour
    assert page.result.text() == sentence
    assert page.chessboard.board == Board(5, 5)
    assert window.menu_actions.by_name["next"].isEnabled()
    with qtbot.waitSignal(session.runner.answered):
        qtbot.keyClick(page.board, Qt.Key.Key_N)
    assert session.tour is not tour
    session.playback.rest()


def test_the_result_is_told_in_the_language_in_force(window: MainWindow, qtbot: QtBot) -> None:
    session = klotski_session(window)
    session.runner.start(endless)
    qtbot.waitUntil(lambda: session.runner.busy)
    session.stop()
    qtbot.waitUntil(lambda: not session.runner.busy)
    switch(window, Language.TRADITIONAL)
    assert klotski_page(window).result.text() == session.sentence
    assert "Stopped" not in session.sentence
    switch(window, Language.ENGLISH)
    assert klotski_page(window).result.text() == "Stopped before anything was proven."


def test_a_paused_search_stays_paused_at_its_speed(window: MainWindow, qtbot: QtBot) -> None:
    session, page = klotski_session(window), klotski_page(window)
    session.watch.set_speed(0.1)
    qtbot.keyClick(page.board, Qt.Key.Key_W)
    qtbot.keyClick(page.board, Qt.Key.Key_P)
    through_all_languages(window, qtbot)
    page = klotski_page(window)
    assert session.runner.busy
    assert not session.watch.playing
    assert session.watch.speed == 0.1
    assert page.result.text().startswith("Paused")
    qtbot.keyClick(page.board, Qt.Key.Key_P)
    assert session.watch.playing
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not session.runner.busy)


def test_a_game_by_hand_goes_on_with_its_undo(window: MainWindow, qtbot: QtBot) -> None:
    game = klotski_session(window).game
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    drag(klotski_page(window).klotski_board, (3, 2), (3, 1))
    qtbot.keyClick(klotski_page(window).board, Qt.Key.Key_Z, CTRL)
    game.playback.rest()
    through_all_languages(window, qtbot)
    page = klotski_page(window)
    assert (game.now, game.length) == (1, 2)
    qtbot.keyClick(page.board, Qt.Key.Key_Y, CTRL)
    game.playback.rest()
    assert game.now == 2
    drag(page.klotski_board, (4, 1), (4, 2))
    assert game.length == 3, "the new board takes slides"


def test_sections_scroll_positions_and_focus_stay(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1000, 640)
    session = knight_session(window)
    show_page(window, "knight")
    session.show_board(Board(6, 6))
    with qtbot.waitSignal(session.runner.answered):
        session.search_from((0, 0))
    session.playback.rest()
    visits = knight_page(window).view.visits
    visits.verticalScrollBar().setValue(11)
    visits.setFocus()
    show_page(window, "klotski")
    klotski_page(window).session.show_details("options")
    klotski_page(window).klotski_choices.engines.setFocus()
    through_all_languages(window, qtbot)
    assert klotski_session(window).details == "options"
    assert window.focusWidget() is klotski_page(window).klotski_choices.engines
    show_page(window, "knight")
    qtbot.waitUntil(lambda: knight_page(window).view.visits.verticalScrollBar().value() == 11)


def narrow_before(header: QHeaderView, column: int, qtbot: QtBot) -> int:
    """Drag the left edge of a column by 30 pixels, and return how wide that before it is then."""
    edge = QPoint(header.sectionViewportPosition(column), header.height() // 2)
    there = edge - QPoint(30, 0)
    qtbot.mouseMove(header.viewport(), edge)
    qtbot.mousePress(header.viewport(), LEFT, pos=edge)
    qtbot.mouseMove(header.viewport(), there)
    qtbot.mouseRelease(header.viewport(), LEFT, pos=there)
    return header.sectionSize(column - 1)


def test_a_column_of_the_catalogue_stays_as_wide_as_it_was_dragged(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["catalogue"].trigger()
    header = child(window, CatalogueWindow, "catalogueWindow").table.horizontalHeader()
    before = header.sectionSize(0)
    width = narrow_before(header, 1, qtbot)
    assert width == before - 30
    for language in (Language.TRADITIONAL, Language.ENGLISH):
        switch(window, language)
        take_turns(qtbot)
        table = child(window, CatalogueWindow, "catalogueWindow").table
        assert table.columnWidth(0) == width
        english, pinyin = 6, 7
        assert table.isColumnHidden(english) is (language is Language.ENGLISH), "there the name is English already"
        assert not table.isColumnHidden(pinyin)


def test_a_column_stays_as_wide_as_it_was_dragged(window: MainWindow, qtbot: QtBot) -> None:
    show_page(window, "history")
    table = history_page(window).table
    header = table.horizontalHeader()
    column = header.visualIndexAt(header.width() - 2)
    dragged = column - 1

    def is_dragged() -> bool:  # not before the columns have the widths that the page gives them
        before = header.sectionSize(dragged)
        return narrow_before(header, column, qtbot) == before - 30

    qtbot.waitUntil(is_dragged)
    width = header.sectionSize(dragged)
    through_all_languages(window, qtbot)
    table = history_page(window).table
    assert table.columnWidth(dragged) == width
    window.resize(window.width() + 40, window.height())
    assert table.columnWidth(dragged) == width


def test_a_comparison_goes_on_as_it_was_set_up(window: MainWindow, qtbot: QtBot) -> None:
    show_page(window, "compare")
    setup = compare_page(window).setup
    setup.repetitions.setValue(7)
    setup.puzzles.setCurrentIndex(1)
    window._sessions.comparison.runner.start(endless)
    through_all_languages(window, qtbot)
    setup = compare_page(window).setup
    assert (setup.repetitions.value(), setup.puzzles.currentIndex()) == (7, 1)
    assert window._sessions.comparison.runner.busy
    assert setup.stop_button.isEnabled()
    qtbot.mouseClick(setup.stop_button, LEFT)
    qtbot.waitUntil(lambda: not window._sessions.comparison.runner.busy)


def test_what_was_deleted_in_the_history_can_still_be_brought_back(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.write_games()
    show_page(window, "history")
    page = history_page(window)
    qtbot.waitUntil(lambda: page.session.model.rowCount() == 1)
    page.table.selectRow(0)
    qtbot.mouseClick(page.panel.delete_button, LEFT)
    assert page.session.model.rowCount() == 0
    through_all_languages(window, qtbot)
    page = history_page(window)
    assert page.undo_bar.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: page.session.model.rowCount() == 1)


class ShownWindows(QObject):
    """Notes which windows are shown while it is installed on the application."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def test_no_part_of_a_view_is_a_window_of_its_own_for_a_moment(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.write_games()
    show_page(window, "history")
    qtbot.waitUntil(lambda: window._sessions.history.model.rowCount() == 1)
    history_page(window).table.selectRow(0)
    window._sessions.history.delete()
    window._sessions.comparison.runner.start(endless)
    window.documents.open_written("nonsense")
    sessions = klotski_session(window), knight_session(window)
    for session in sessions:
        session.runner.start(endless)
    qtbot.waitUntil(lambda: all(session.search_progress is not None for session in sessions))
    shown = ShownWindows()
    application().installEventFilter(shown)
    through_all_languages(window, qtbot)
    application().removeEventFilter(shown)
    assert shown.names == []
    assert window.isActiveWindow()
    for session in (*sessions, window._sessions.comparison):
        session.runner.abandon()


def test_open_windows_are_open_again_as_they_were(window: MainWindow, qtbot: QtBot) -> None:
    for name in ("edit-layout", "catalogue", "guide", "shortcuts", "lesson-2"):
        window.menu_actions.by_name[name].trigger()
    editor = child(window, EditorWindow, "editorWindow")
    child(window, ShortcutsWindow, "shortcutsWindow").move(50, 60)
    editor.panel.code_box.edit.setText("half a code")
    qtbot.keyClicks(editor.panel.name, "Mine")
    qtbot.mouseClick(editor.panel.empty, LEFT)
    editor.undo()
    catalogue = child(window, CatalogueWindow, "catalogueWindow")
    catalogue.search.setText("blade")
    child(window, QListWidget, "guideTitles").setCurrentRow(3)
    child(window, ShortcutsWindow, "shortcutsWindow").search.setText("F1")
    titles = {one.windowTitle() for one in window.findChildren(QDialog)}
    switch(window, Language.TRADITIONAL)
    take_turns(qtbot)
    assert not titles & {one.windowTitle() for one in window.findChildren(QDialog)}
    through_all_languages(window, qtbot)
    assert {one.windowTitle() for one in window.findChildren(QDialog)} == titles
    editor = child(window, EditorWindow, "editorWindow")
    assert editor.isVisible()
    assert editor.panel.name.text() == "Mine"
    catalogue = child(window, CatalogueWindow, "catalogueWindow")
    assert (catalogue.isVisible(), catalogue.search.text()) == (True, "blade")
    assert child(window, GuideWindow, "guideWindow").titles.currentRow() == 3
    shortcuts = child(window, ShortcutsWindow, "shortcutsWindow")
    assert (shortcuts.search.text(), shortcuts.pos()) == ("F1", QPoint(50, 60))
    assert child(window, LessonWindow, "lessonWindow").number == 1


def test_languages_may_be_switched_faster_than_windows_are_made(window: MainWindow, qtbot: QtBot) -> None:
    for name in ("catalogue", "guide", "lesson-2"):
        window.menu_actions.by_name[name].trigger()
    for language in (Language.TRADITIONAL, Language.SIMPLIFIED, Language.TRADITIONAL):
        switch(window, language)
        qtbot.wait(0)
    take_turns(qtbot)
    shown = [one for one in window.findChildren(QDialog) if one.isVisible()]
    assert sorted(one.windowTitle() for one in shown) == ["佈局總覽", "指南", "課程：查重省下了什麼？"]
    switch(window, Language.ENGLISH)
    window.close()
    take_turns(qtbot)
    assert not [one for one in window.findChildren(QDialog) if one.isVisible()]


def test_a_window_that_was_hidden_stays_hidden_and_is_shown_as_it_was_left(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["catalogue"].trigger()
    catalogue = child(window, CatalogueWindow, "catalogueWindow")
    catalogue.search.setText("blade")
    catalogue.close()
    through_all_languages(window, qtbot)
    assert window.findChild(CatalogueWindow) is None
    window.menu_actions.by_name["catalogue"].trigger()
    assert child(window, CatalogueWindow, "catalogueWindow").search.text() == "blade"
