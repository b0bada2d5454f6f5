"""Watch it think, on both pages, by real clicks and keys: slowly, back and forward, at full speed, to the answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSlider, QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.page import PuzzlePage
from app.search.pseudocode_view import PseudocodeView
from app.search.watch import USUAL_SPEED
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.pseudocode import lines
from tests.app.searches import endless
from tests.app.windows import klotski_session, knight_session, puzzle_page

LEFT = Qt.MouseButton.LeftButton
FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
FAST = 10_000.0


@pytest.fixture(params=["klotski", "knight"])
def name(request: pytest.FixtureRequest) -> str:
    """The page that is in front."""
    return request.param


@pytest.fixture
def page(window: MainWindow, name: str) -> PuzzlePage:
    """The page in front, with a search that takes a while at a slow speed, and room for its details."""
    window.resize(1200, 1000)
    window.menu_actions.by_name[name].trigger()
    if name == "klotski":
        klotski_session(window).show_layout(FEW_POSITIONS)
    else:
        session = knight_session(window)
        session.show_board(Board(5, 5))
        session.choose_engine(engine_named("depth-first"))
    return puzzle_page(window, name)


def part(page: PuzzlePage, suffix: str) -> QWidget:
    """A widget of a page by the end of its object name."""
    found = page.findChild(QWidget, page.session.name + suffix)
    assert found is not None
    return found


def click(qtbot: QtBot, page: PuzzlePage, suffix: str) -> None:
    control = part(page, suffix)
    assert control.isVisible(), suffix
    assert control.isEnabled(), suffix
    qtbot.mouseClick(control, LEFT)


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def begin_paused(qtbot: QtBot, page: PuzzlePage) -> None:
    """Watch a search, and pause it at its first step."""
    click(qtbot, page, "WatchButton")
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    click(qtbot, page, "Play")
    page.session.watch.last()


def counter(page: PuzzlePage) -> str:
    return page.transport.counter.text()


def test_the_button_begins_a_slow_search_that_stop_ends(page: PuzzlePage, qtbot: QtBot) -> None:
    click(qtbot, page, "WatchButton")
    assert page.runner.busy
    assert part(page, "WatchPanel").isVisible()
    qtbot.waitUntil(part(page, "StopButton").isVisible)
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    assert not part(page, "WatchButton").isVisible()
    click(qtbot, page, "StopButton")
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert not part(page, "WatchPanel").isVisible()
    qtbot.waitUntil(part(page, "WatchButton").isVisible)
    assert "Stopped" in page.result.text()
    assert page.transport.driven is page.playback


def test_the_transport_steps_back_and_forward_over_the_search(page: PuzzlePage, qtbot: QtBot) -> None:
    begin_paused(qtbot, page)
    page.find_button.setFocus()
    for step in (2, 3, 4):
        page.page_actions["step-search"].trigger()
        qtbot.waitUntil(lambda step=step: counter(page) == f"{step} / {step}")
    pictures = [page.board.grab().toImage()]
    for _ in range(2):
        click(qtbot, page, "Back")
    click(qtbot, page, "First")
    assert counter(page) == "1 / 4"
    click(qtbot, page, "Last")
    assert counter(page) == "4 / 4"
    assert page.board.grab().toImage() == pictures[0]
    slider = part(page, "Slider")
    assert isinstance(slider, QSlider)
    assert (slider.maximum(), slider.value()) == (3, 3)
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert counter(page) == "1 / 4"
    assert page.runner.busy
    click(qtbot, page, "Last")
    frame = page.session.watch.frame
    assert frame is not None
    before = frame.progress.visited
    click(qtbot, page, "Forward")
    qtbot.waitUntil(lambda: page.session.watch.length == 4)
    frame = page.session.watch.frame
    assert frame is not None
    assert frame.number == 5
    assert frame.progress.visited - before <= 1 or page.session.name == "klotski"


def test_keys_drive_the_watch(window: MainWindow, page: PuzzlePage, qtbot: QtBot) -> None:
    watch = page.session.watch
    page.find_button.setFocus()
    press(window, Qt.Key.Key_W)
    assert watch.watching
    qtbot.waitUntil(lambda: watch.frame is not None)
    press(window, Qt.Key.Key_P)
    assert not watch.playing
    assert page.result.text().startswith("Paused")
    watch.last()
    press(window, Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: watch.length == 1)
    press(window, Qt.Key.Key_Home)
    assert watch.position == 0
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Left)
    assert (watch.position, watch.frame and watch.frame.place) == (0, 0)
    speed = watch.speed
    press(window, Qt.Key.Key_Plus)
    assert watch.speed > speed
    press(window, Qt.Key.Key_Minus)
    assert watch.speed == speed
    press(window, Qt.Key.Key_P)
    assert watch.playing
    assert page.result.text().startswith("Searching")
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.runner.busy)


def pace_of(page: PuzzlePage) -> QComboBox:
    pace = part(page, "PaceCombo")
    assert isinstance(pace, QComboBox)
    return pace


def choose_pace(qtbot: QtBot, page: PuzzlePage, text: str) -> None:
    """Choose an entry of the pace beside the button, by the arrow keys."""
    pace = pace_of(page)
    pace.setFocus()
    for _ in range(abs(pace.findText(text) - pace.currentIndex())):
        qtbot.keyClick(pace, Qt.Key.Key_Down if pace.findText(text) > pace.currentIndex() else Qt.Key.Key_Up)
    assert pace.currentText() == text


def test_the_pace_beside_the_button_is_that_of_the_next_watched_search_alone(page: PuzzlePage, qtbot: QtBot) -> None:
    playback_speed = page.playback.speed
    pace, combo = pace_of(page), part(page, "Speed")
    assert isinstance(combo, QComboBox)
    assert pace.isVisible()
    assert pace.currentData() == USUAL_SPEED
    choose_pace(qtbot, page, "20/s")
    click(qtbot, page, "WatchButton")
    assert not pace.isVisible(), "one control of the speed: that of the bar"
    assert combo.currentData() == page.session.watch.speed == 20.0
    combo.setCurrentIndex(combo.count() - 1)
    assert page.session.watch.speed == FAST
    click(qtbot, page, "StopButton")
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert combo.currentData() == page.playback.speed == playback_speed
    assert pace.currentData() == USUAL_SPEED, "every search begins so slowly that it can be followed"
    begin_paused(qtbot, page)
    assert combo.currentData() == page.session.watch.speed == USUAL_SPEED


@pytest.mark.parametrize("by_key", [True, False])
def test_a_search_can_begin_paused(window: MainWindow, page: PuzzlePage, qtbot: QtBot, by_key: bool) -> None:
    watch = page.session.watch
    if by_key:
        page.find_button.setFocus()
        QTest.keyClick(page.find_button, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    else:
        choose_pace(qtbot, page, "Paused")
        click(qtbot, page, "WatchButton")
    qtbot.waitUntil(lambda: watch.frame is not None)
    assert not watch.playing
    qtbot.wait(80)
    assert (watch.length, watch.frame and watch.frame.place) == (0, 0)
    assert page.result.text().startswith("Paused")
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert pace_of(page).currentData() == USUAL_SPEED
    click(qtbot, page, "WatchButton")
    assert watch.playing


def test_what_was_recorded_can_be_stepped_through_after_the_answer(
    window: MainWindow, page: PuzzlePage, name: str, qtbot: QtBot
) -> None:
    begin_paused(qtbot, page)
    watch = page.session.watch
    for _ in range(3):
        before = watch.length
        watch.step()
        qtbot.waitUntil(lambda before=before: watch.length == before + 1)
    watch.set_speed(FAST)
    with qtbot.waitSignal(page.runner.answered):
        click(qtbot, page, "FullSpeedButton")
    page.playback.rest()
    answer = page.board.grab().toImage()
    sentence = page.result.text()
    switch = part(page, "LookBackButton")
    assert not part(page, "WatchPanel").isVisible()
    click(qtbot, page, "LookBackButton")
    assert isinstance(switch, QAbstractButton)
    assert switch.isChecked()
    assert counter(page) == "4 / 4"
    assert part(page, "WatchPanel").isVisible()
    assert part(page, "Pseudocode").isVisible()
    assert part(page, "WatchButton").isVisible()
    qtbot.waitUntil(lambda: not part(page, "StopButton").isVisible())
    assert not part(page, "FullSpeedButton").isVisible()
    assert page.board.grab().toImage() != answer
    click(qtbot, page, "First")
    assert counter(page) == "1 / 4"
    click(qtbot, page, "Last")
    for _ in range(3):
        click(qtbot, page, "Forward")
    assert counter(page) == "4 / 4", "behind the last step there is nothing"
    watch.set_speed(FAST)
    click(qtbot, page, "Play")
    qtbot.waitUntil(lambda: not watch.playing)
    assert counter(page) == "4 / 4"
    for language in Language:
        window.languages.choose(language.value)
        shown = puzzle_page(window, name)
        assert counter(shown) == "4 / 4"
        qtbot.waitUntil(part(shown, "LookBackButton").isVisible)
    window.languages.choose("en")
    page = puzzle_page(window, name)
    qtbot.waitUntil(page.board.isVisible)
    page.board.setFocus()
    press(window, Qt.Key.Key_Escape)
    assert not watch.looking_back
    assert page.result.text() == sentence
    assert page.transport.driven is page.playback
    click(qtbot, page, "LookBackButton")
    click(qtbot, page, "LookBackButton")
    assert not watch.looking_back
    with qtbot.waitSignal(page.runner.answered):
        page.page_actions["search"].trigger()
    page.playback.rest()
    assert not part(page, "LookBackButton").isVisible()


def test_what_was_recorded_goes_with_its_board(page: PuzzlePage, name: str, window: MainWindow, qtbot: QtBot) -> None:
    begin_paused(qtbot, page)
    click(qtbot, page, "StopButton")
    qtbot.waitUntil(lambda: not page.runner.busy)
    click(qtbot, page, "LookBackButton")
    if name == "klotski":
        klotski_session(window).show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    else:
        knight_session(window).show_board(Board(6, 6))
    assert not page.session.watch.recorded
    assert not part(page, "WatchPanel").isVisible()
    assert not part(page, "LookBackButton").isVisible()


def test_a_new_search_watched_from_the_old_one_begins_slowly(page: PuzzlePage, qtbot: QtBot) -> None:
    begin_paused(qtbot, page)
    click(qtbot, page, "StopButton")
    qtbot.waitUntil(lambda: not page.runner.busy)
    click(qtbot, page, "LookBackButton")
    page.session.watch.set_speed(FAST)
    click(qtbot, page, "WatchButton")
    assert page.runner.busy
    assert not page.session.watch.looking_back
    assert page.session.watch.speed == USUAL_SPEED
    qtbot.waitUntil(lambda: page.session.watch.length == 0 and page.session.watch.frame is not None)
    assert counter(page) == "1 / 1"
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_full_speed_and_back_keep_the_same_search(page: PuzzlePage, qtbot: QtBot) -> None:
    """Taken up again, it is farther on; and its answer is that of the search alone."""
    with qtbot.waitSignal(page.runner.answered) as alone:
        page.page_actions["search"].trigger()
    page.playback.rest()
    begin_paused(qtbot, page)
    page.session.watch.set_speed(FAST)
    with qtbot.waitSignal(page.runner.answered) as watched:
        click(qtbot, page, "FullSpeedButton")
        page.session.watch.go_full_speed(False)
        assert page.session.watch.watching
    assert alone.args is not None
    assert watched.args is not None
    assert watched.args[0].event.visited == alone.args[0].event.visited
    assert not part(page, "WatchPanel").isVisible()
    assert page.playback.length > 0
    page.playback.rest()


def test_a_search_that_runs_can_be_watched_from_where_it_is(
    window: MainWindow, page: PuzzlePage, name: str, qtbot: QtBot
) -> None:
    if name == "klotski":
        klotski_session(window).show_layout(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
        klotski_session(window).choose_engine(klotski_engine("depth-first-bst"))
    else:
        knight_session(window).show_board(Board(8, 8))
    page.page_actions["search"].trigger()
    qtbot.waitUntil(
        lambda: page.session.search_progress is not None and page.session.search_progress.event.visited > 1_000
    )
    click(qtbot, page, "WatchButton")
    qtbot.waitUntil(lambda: page.session.watch.length >= 1)
    assert page.session.watch.frame is not None
    assert page.session.watch.frame.progress.visited > 1_000
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_the_line_of_the_pseudocode_that_runs_is_lit(page: PuzzlePage, qtbot: QtBot) -> None:
    begin_paused(qtbot, page)
    view = part(page, "Pseudocode")
    assert isinstance(view, PseudocodeView)
    page.session.watch.first()
    seen = [view.running]
    for _ in range(len(page.session.watch.frame.stages) - 1 if page.session.watch.frame else 0):
        click(qtbot, page, "Forward")
        seen.append(view.running)
    frame = page.session.watch.frame
    assert frame is not None
    assert seen == [stage.line for stage in frame.stages]
    assert view.accessibleDescription() == lines(page.session.name, view.family)[seen[-1] or 0].strip()


def test_the_details_open_by_themselves_and_are_as_before_afterwards(page: PuzzlePage, qtbot: QtBot) -> None:
    before = page.session.details
    begin_paused(qtbot, page)
    assert part(page, "Pseudocode").isVisible()
    assert page.session.details == before
    click(qtbot, page, "StopButton")
    qtbot.waitUntil(lambda: not page.runner.busy)
    assert not part(page, "Pseudocode").isVisible()


def test_a_language_and_a_theme_lose_nothing_of_what_is_watched(
    window: MainWindow, page: PuzzlePage, name: str, qtbot: QtBot
) -> None:
    begin_paused(qtbot, page)
    watch = page.session.watch
    for step in (2, 3):
        watch.step()
        qtbot.waitUntil(lambda step=step: watch.position == step - 1)
    watch.jump(1)
    frame = watch.frame
    for language in Language:
        window.languages.choose(language.value)
        shown = puzzle_page(window, name)
        assert watch.frame is frame
        assert shown.transport.driven is watch
        assert counter(shown) == "2 / 3"
        qtbot.waitUntil(part(shown, "WatchPanel").isVisible)
        view = part(shown, "Pseudocode")
        assert isinstance(view, PseudocodeView)
        running = None if view.running is None else lines(name, view.family, language.value)[view.running]
        assert view.accessibleDescription() == (running or "").strip()
    window.languages.choose("en")
    for theme in ("dark", "contrast", "light"):
        window.appearance.choose(theme)
        assert watch.frame is frame
    page = puzzle_page(window, name)
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_what_a_button_does_is_told_to_screen_readers(page: PuzzlePage, qtbot: QtBot) -> None:
    begin_paused(qtbot, page)
    for suffix in ("WatchPanel", "FullSpeedButton", "Pseudocode", "PaceCombo", "LookBackButton"):
        control = part(page, suffix)
        assert control.accessibleName() or (isinstance(control, QAbstractButton) and control.text()), suffix
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


@pytest.mark.parametrize("percent", ["100", "150"])
def test_all_of_it_has_room_on_a_small_screen(
    window: MainWindow, name: str, qtbot: QtBot, text_of_100_percent: None, percent: str
) -> None:
    """Of the legend, only a part where text is large."""
    window.text_size.choose(percent)
    window.menu_actions.by_name[name].trigger()
    page = puzzle_page(window, name)
    qtbot.waitUntil(page.isVisible)
    window.resize(800, 600)
    begin_paused(qtbot, page)
    QApplication.processEvents()
    assert window.minimumSizeHint().height() <= 600
    assert window.height() == 600
    for suffix in ("FullSpeedButton", "StopButton", "WatchTime", "WatchFigure0"):
        shown = part(page, suffix)
        assert shown.visibleRegion().boundingRect() == shown.rect(), suffix
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_a_watched_search_makes_a_small_window_no_higher(
    window: MainWindow, name: str, qtbot: QtBot, text_of_100_percent: None
) -> None:
    """Nor does it for the moment in which the one is hidden and the other shown."""
    window.text_size.choose("150")
    window.resize(800, 600)
    window.menu_actions.by_name[name].trigger()
    page = puzzle_page(window, name)
    QApplication.processEvents()
    page.page_actions["watch-paused"].trigger()
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    assert window.height() == 600
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)
    QApplication.processEvents()
    assert window.height() == 600


def test_escape_stops_a_search_with_the_cursor_on_the_board(page: PuzzlePage, qtbot: QtBot) -> None:
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.board, Qt.Key.Key_Up)
    assert page.board.current_cell() is not None
    page.runner.start(endless)
    with qtbot.waitSignal(page.runner.progressed):
        pass
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.runner.busy)
