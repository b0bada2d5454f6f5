"""The map on the Klotski page, through clicks and keys."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from app.export.dialog import ExportDialog
from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.klotski.state_space.landscape import Landscape, Mark
from app.klotski.state_space.map_overlays import PositionCard
from app.klotski.state_space.section import MapSection
from app.klotski.state_space.view.map_view import FURTHEST_KEY
from app.learn.guide.pictures import puzzle_pictures
from app.learn.guide.window import GuideWindow
from app.search.thread import working
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.state_space.colours import Colouring
from tests.app.hands import drag
from tests.app.windows import klotski_session

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ROAD = Layout.parse("SSSV/AAVV/AAVV/.HHV/.SHH")
"""峰迴路轉, 4FEA134."""
TWO_BY_TWO = Layout.parse("..../..../.AA./.AA./....")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def roomy(window: MainWindow) -> None:
    """A window with room for a map beside the board."""
    window.resize(1280, 800)


def page_of(window: MainWindow) -> KlotskiPage:
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    return page


def chip(window: MainWindow) -> QPushButton:
    made = page_of(window).findChild(QPushButton, "klotskiMapChip")
    assert made is not None
    return made


def session_of(window: MainWindow) -> KlotskiSession:
    session = klotski_session(window)
    assert isinstance(session, KlotskiSession)
    return session


def landscape_of(window: MainWindow) -> Landscape:
    return session_of(window).landscape


def section_of(window: MainWindow, qtbot: QtBot) -> MapSection:
    """The map, once its light has settled."""
    qtbot.waitUntil(lambda: page_of(window).map_place.section is not None)
    section, landscape = page_of(window).map_place.section, landscape_of(window)
    assert section is not None
    qtbot.waitUntil(lambda: landscape.drawing is not None and not landscape.computing)
    qtbot.waitUntil(lambda: section.map.place_of(0) is not None)
    return section


def opened(window: MainWindow, qtbot: QtBot) -> MapSection:
    """The map, opened by its button."""
    qtbot.mouseClick(chip(window), LEFT)
    return section_of(window, qtbot)


def place(section: MapSection, node: int) -> QPoint:
    where = section.map.place_of(node)
    assert where is not None
    return QPoint(round(where.x()), round(where.y()))


def choose(section: MapSection, name: str) -> None:
    """Choose from one of the menus of the map."""
    action = section.findChild(QAction, name + "Action")
    assert action is not None
    menu = action.parent()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert action.isEnabled()
    action.trigger()


def test_the_button_opens_the_map_beside_the_board_with_its_figures(window: MainWindow, qtbot: QtBot) -> None:
    section = opened(window, qtbot)
    page = page_of(window)
    assert section.isVisible()
    assert page.klotski_board.isVisible()
    assert page.klotski_board.width() >= 200
    assert section.width() > 300
    said = section.figures.accessibleDescription()
    for figure in ("25,955 positions", "13,011 nodes", "484 solved positions", "81 moves from the start to the exit"):
        assert figure in said
    assert "0 narrow passes" in said
    assert section.map.accessibleDescription() == said
    assert section.remark.text() == ""
    said = "From here no position is further than 124 moves, and the average is 51.3."
    qtbot.waitUntil(lambda: section.reach.text() == said)


def test_the_key_opens_the_map_and_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_M)
    section = section_of(window, qtbot)
    assert section.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_M)
    assert not section.isVisible()
    assert not chip(window).isChecked()


def test_closing_the_map_frees_it_and_opening_it_again_makes_it_again(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    assert landscape.space is not None
    held = ref(landscape.space), ref(landscape.drawing)
    qtbot.mouseClick(chip(window), LEFT)

    def is_gone() -> bool:
        gc.collect()
        return all(kept() is None for kept in held)

    qtbot.waitUntil(is_gone)
    qtbot.waitUntil(lambda: not working())
    assert section.map.space is None
    assert opened(window, qtbot) is section
    assert section.map.space is not None


@pytest.mark.parametrize("by_keys", [True, False])
def test_what_was_pointed_at_is_not_pointed_at_on_the_map_of_another_layout(
    window: MainWindow, qtbot: QtBot, by_keys: bool
) -> None:
    section, session = opened(window, qtbot), session_of(window)
    section.map.setFocus(Qt.FocusReason.TabFocusReason)
    if by_keys:
        qtbot.keyClick(section.map, FURTHEST_KEY)
    else:
        section.map.node_hovered.emit(13_010)
        section.mark_node(13_009)
    assert section.card is not None
    assert section.card.isVisible()
    session.show_layout(TWO_BY_TWO)
    assert not section.card.isVisible()
    section_of(window, qtbot)
    assert session.landscape.space is not None
    assert session.landscape.space.nodes < 13_000
    assert section.map.marks.way == ()
    assert section.map.marks.pointed is None
    section.grab()
    session.game.changed.emit()
    session.landscape.followed.emit()


def test_a_slide_on_the_board_moves_the_present_position(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    assert section.map.marks.present == 0
    drag(page_of(window).klotski_board, (3, 1), (4, 1))
    present = section.map.marks.present
    assert present == landscape.present != 0
    assert list(section.map.marks.played) == [0, present]


def rated(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until it is known what the game is worth."""
    session_of(window).warm_up()
    qtbot.waitUntil(lambda: session_of(window).game.stars_within_reach == 3)


def test_a_click_on_a_position_asks_and_then_walks_there_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape, session = opened(window, qtbot), landscape_of(window), session_of(window)
    page, game = page_of(window), session.game
    session.playback.set_speed(128.0)
    rated(window, qtbot)
    target = landscape.space.hardest if landscape.space is not None else 0
    chosen: list[int] = []
    section.map.node_chosen.connect(chosen.append)
    qtbot.mouseClick(section.map, LEFT, pos=place(section, target))
    asked = "A path by the program earns no stars. Choose it again to go."
    assert page.toast.text() == page.game_section.panel.verdict.text() == asked
    assert page.toast.isVisible()
    assert (game.length, game.stars_within_reach) == (0, 3)
    qtbot.mouseClick(section.map, LEFT, pos=place(section, target))
    node = chosen[-1]
    qtbot.waitUntil(lambda: landscape.present == node)
    assert game.now == game.length > 20
    assert section.map.marks.present == node
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.now == 0, "one Undo takes all of it back"
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert game.stars_within_reach == 3


def test_a_journey_from_the_menu_asks_where_one_looks(window: MainWindow, qtbot: QtBot) -> None:
    section, page = opened(window, qtbot), page_of(window)
    rated(window, qtbot)
    page.details.own_window.click()
    choose(section, "map-go-exit")
    assert page.map_place.toast.isVisible()
    assert not page.toast.isVisible()
    assert session_of(window).game.length == 0
    choose(section, "map-go-exit")
    assert session_of(window).game.length == 81


def test_in_a_relaxed_game_the_map_goes_at_once(window: MainWindow, qtbot: QtBot) -> None:
    section = opened(window, qtbot)
    rated(window, qtbot)
    session_of(window).choose_relaxed(True)
    choose(section, "map-go-exit")
    assert session_of(window).game.length == 81


def test_a_card_tells_of_the_position_under_the_pointer_and_leaves_it_free(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    space = landscape.space
    assert space is not None
    where = place(section, space.hardest)
    qtbot.mouseMove(section.map, where)
    qtbot.waitUntil(lambda: section.card is not None and section.card.isVisible())
    card = section.card
    assert isinstance(card, PositionCard)
    node = section.map.hovered_node
    assert node is not None
    to_exit, from_start = int(space.to_exit[node]), int(space.from_start[node])
    assert card.lines == (
        f"{to_exit} moves to the exit",
        f"{from_start} moves from the start",
        f"{from_start} moves from here",
    )
    assert list(section.map.marks.way) == landscape.way_to(node)
    assert not card.geometry().contains(section.map.mapTo(window, where))
    assert window.rect().contains(card.geometry())
    qtbot.mouseMove(section.map, QPoint(3, section.map.height() - 3))
    qtbot.waitUntil(lambda: not card.isVisible())
    assert section.map.marks.way == ()


def test_the_card_stays_beside_its_point_when_the_map_moves_under_the_pointer(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    assert landscape.space is not None
    qtbot.mouseMove(section.map, QPoint(1, 1))  # the pointer may be where the last test left it, and would not move
    qtbot.mouseMove(section.map, place(section, landscape.space.hardest))
    qtbot.waitUntil(lambda: section.card is not None and section.card.isVisible())
    card, node = section.card, section.map.hovered_node
    assert card is not None
    assert node is not None
    before = card.geometry()
    section.map.turn_by(90.0)
    qtbot.waitUntil(lambda: card.geometry() != before)
    assert not card.geometry().contains(section.map.mapTo(window, place(section, node)))
    section.map.pan_by(5 * section.map.width(), 0)
    section.map.zoom_by(20.0)
    qtbot.waitUntil(lambda: not section.map.rect().contains(place(section, node)))
    qtbot.waitUntil(lambda: not card.isVisible())


def test_the_keyboard_walks_on_the_map_with_the_card_and_enter_goes_there(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    session_of(window).playback.set_speed(128.0)
    section.map.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(section.map, key)
    node = section.map.cursor_node
    assert node is not None
    assert section.card is not None
    assert section.card.isVisible()
    if node == landscape.present:
        assert section.card.lines[1:] == ("Start", "You are here")
        return
    rated(window, qtbot)
    qtbot.keyClick(section.map, Qt.Key.Key_Return)
    assert landscape.present != node, "it is asked first"
    qtbot.keyClick(section.map, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: landscape.present == node)


def test_a_search_that_is_watched_on_the_board_is_followed_on_the_map(window: MainWindow, qtbot: QtBot) -> None:
    section, page, session = opened(window, qtbot), page_of(window), session_of(window)
    page.page_actions["watch-paused"].trigger()
    page.turn_details("map")
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    session.watch.step()
    qtbot.waitUntil(lambda: page.watched.expanded is not None)
    assert section.isVisible()
    space, expanded = landscape_of(window).space, page.watched.expanded
    assert space is not None
    assert expanded is not None
    qtbot.waitUntil(lambda: section.map.marks.pointed == space.node_of(expanded))
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not session.watch.watching)
    assert section.isVisible()


def test_the_next_narrow_pass_is_one_click_away(window: MainWindow, qtbot: QtBot) -> None:
    session_of(window).show_layout(ROAD)
    section, landscape = opened(window, qtbot), landscape_of(window)
    space = landscape.space
    assert space is not None
    assert "9 narrow passes" in section.figures.accessibleDescription()
    assert "Narrow passes" in section.legend.accessibleDescription()
    session_of(window).choose_relaxed(True)
    choose(section, "map-go-pass")
    session_of(window).playback.last()
    assert landscape.present == space.passes[0].node
    assert "next narrow pass: 9 moves" in page_of(window).result.text()


def test_what_is_marked_and_coloured_is_chosen_in_menus(window: MainWindow, qtbot: QtBot) -> None:
    section, landscape = opened(window, qtbot), landscape_of(window)
    assert section.map.marks.exits
    choose(section, "map-show-exits")
    choose(section, "map-show-solution")
    choose(section, "map-show-furthest")
    marks = section.map.marks
    assert not marks.exits
    assert len(marks.solution) == 82
    assert landscape.space is not None
    assert marks.furthest == landscape.space.hardest
    assert "Solution" in section.legend.accessibleDescription()
    choose(section, "map-colour-side")
    assert "Nearer to the start" in section.legend.accessibleDescription()
    assert landscape.colouring == Colouring.SIDE.value


def test_a_strict_game_says_that_the_map_helps_with_nothing(window: MainWindow, qtbot: QtBot) -> None:
    session_of(window).choose_strict(True)
    section = opened(window, qtbot)
    assert section.remark.text().startswith("A strict game")
    assert section.remark.isVisible()
    assert "exit" not in section.figures.accessibleDescription()
    marks = section.map.marks
    assert (marks.exits, marks.passes, marks.furthest, list(marks.solution)) == (False, False, None, [])
    section.journey_menu.aboutToShow.emit()
    shown = [action for action in section.journey_menu.actions() if action.isVisible()]
    assert not any(action.isEnabled() for action in shown)
    assert shown[-1].text() == "Not in a strict game"
    section.map.node_chosen.emit(7)
    assert session_of(window).game.length == 0


def test_another_language_keeps_the_map_that_is_being_computed(window: MainWindow, qtbot: QtBot) -> None:
    landscape = landscape_of(window)
    qtbot.mouseClick(chip(window), LEFT)
    qtbot.waitUntil(lambda: landscape.space is not None)
    space = landscape.space
    landscape.choose_mark(Mark.FURTHEST, True)
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    section = section_of(window, qtbot)
    assert landscape.space is space
    assert section.isVisible()
    assert section.map.marks.furthest is not None
    assert chip(window).isChecked()
    qtbot.mouseClick(chip(window), LEFT)
    qtbot.waitUntil(lambda: landscape.space is None)


def test_the_map_goes_into_a_window_of_its_own_and_fills_the_screen(window: MainWindow, qtbot: QtBot) -> None:
    section, page = opened(window, qtbot), page_of(window)
    section.map.zoom_by(3.0)
    assert not section.map.fits
    page.details.own_window.click()
    own = page.details.stack
    assert own.isWindow()
    assert own.isAncestorOf(section)
    assert section.map.fits
    qtbot.waitUntil(lambda: own.width() > 700 and own.isActiveWindow())
    qtbot.keyClick(own, Qt.Key.Key_F11)
    assert own.isFullScreen()
    qtbot.keyClick(own, Qt.Key.Key_Escape)
    assert not own.isFullScreen()
    assert own.isVisible()
    space = landscape_of(window).space
    qtbot.keyClick(own, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.side.isAncestorOf(section) and section.isVisible())
    assert landscape_of(window).space is space


def test_the_guide_opens_at_the_map_from_the_window_of_the_map(window: MainWindow, qtbot: QtBot) -> None:
    opened(window, qtbot)
    page = page_of(window)
    own = page.details.stack
    for _ in range(2):
        qtbot.mouseClick(page.details.own_window, LEFT)
        qtbot.waitUntil(own.isActiveWindow)
        QTest.keyClick(own.windowHandle(), Qt.Key.Key_F1)
        guide = window.findChild(GuideWindow)
        assert guide is not None
        assert guide.page.picture is puzzle_pictures.whole_map
        guide.close()
        own.close()
        qtbot.waitUntil(lambda: not own.isWindow())


def test_where_there_is_too_little_room_a_button_opens_the_window(window: MainWindow, qtbot: QtBot) -> None:
    section, page = opened(window, qtbot), page_of(window)
    section.setMaximumHeight(150)
    hint, own = section.findChild(QLabel, "mapHint"), section.findChild(QPushButton, "mapWindowButton")
    assert hint is not None
    assert own is not None
    qtbot.waitUntil(lambda: hint.isVisible() and own.height() > 20)
    assert not section.map.isVisible()
    section.setMaximumHeight(2000)
    qtbot.mouseClick(own, LEFT)
    qtbot.waitUntil(section.map.isVisible)
    page.details.close_window()


def test_the_map_has_the_room_that_there_is_before_its_figures_and_its_buttons(
    window: MainWindow, qtbot: QtBot
) -> None:
    section = opened(window, qtbot)
    seen = []
    for width, height in ((950, 600), (950, 480), (780, 540)):
        window.resize(width, height)
        qtbot.wait(50)
        assert section.map.isVisible(), (width, height)
        assert section.map.size().expandedTo(QSize(160, 120)) == section.map.size()
        seen.append((section.figures.isVisible(), section.show_menu.menuAction().isVisible()))
    assert seen[0][0]
    assert not seen[1][0], "the figures make way for the map"


def test_the_width_that_a_person_gives_the_map_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    section, page = opened(window, qtbot), page_of(window)
    before = section.width()
    board, map_width, panel = page.side.sizes()
    page.side.setSizes([board + 60, map_width - 60, panel])
    page.side.splitterMoved.emit(board + 60, 1)
    qtbot.waitUntil(lambda: section.width() == before - 60)
    qtbot.mouseClick(chip(window), LEFT)
    qtbot.mouseClick(chip(window), LEFT)
    qtbot.waitUntil(lambda: section.isVisible() and section.width() == before - 60)
    assert session_of(window).sizes[2] == page.side.sizes()[1]


def test_the_map_is_exported_from_its_menu(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    section = opened(window, qtbot)
    landscape_of(window).choose_colouring(Colouring.START)
    choose(section, "map-export")
    dialog = window.findChild(ExportDialog)
    assert dialog is not None
    dialog.options.choose("pdf")
    qtbot.waitUntil(lambda: not dialog.preview.image.isNull())
    dialog.destination.line.setText(str(tmp_path / "map.pdf"))
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, LEFT)
    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF-")
    subject = session_of(window).map_subject()
    assert subject is not None
    assert subject.colouring is Colouring.START
    assert "697 cut vertices" in subject.figures
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_in_a_strict_game_no_map_is_exported(window: MainWindow, qtbot: QtBot) -> None:
    section = opened(window, qtbot)
    session_of(window).choose_strict(True)
    section.more_menu.aboutToShow.emit()
    assert section.more_menu.export.isVisible()
    assert not section.more_menu.export.isEnabled()


def test_watch_by_its_keys_from_the_map_watches_on_the_map(window: MainWindow, qtbot: QtBot) -> None:
    section, watch = opened(window, qtbot), session_of(window).watch
    panel = section.searches.panel
    section.map.setFocus()
    qtbot.keyClick(section.map, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert panel.isVisible()
    qtbot.waitUntil(lambda: panel.replay.length > 0)
    assert (panel.replay.position, panel.replay.playing) == (1, False), "it waits"
    assert panel.transport.play_button.hasFocus()
    section.map.setFocus()
    qtbot.keyClick(section.map, Qt.Key.Key_W)
    assert panel.replay.playing
    keys = Qt.Key
    for key, playing, position in (
        (keys.Key_P, False, 0),
        (keys.Key_Right, False, 1),
        (keys.Key_Right, False, 2),
        (keys.Key_Left, False, 1),
        (keys.Key_Period, False, 2),
        (keys.Key_End, False, panel.replay.length),
        (keys.Key_Home, False, 0),
        (keys.Key_P, True, 0),
    ):
        qtbot.keyClick(panel.transport.play_button, key)
        assert (panel.replay.playing, panel.replay.position) == (playing, position), key
    qtbot.keyClick(panel.transport.play_button, keys.Key_Space)
    assert not panel.replay.playing
    assert not watch.watching
    assert not session_of(window).playback.length
    page_of(window).board.setFocus()
    qtbot.keyClick(page_of(window).board, Qt.Key.Key_W)
    assert watch.watching, "from the board it is watched there"


def test_no_method_moves_the_buttons_beside_the_map(window: MainWindow, qtbot: QtBot) -> None:
    section, page = opened(window, qtbot), page_of(window)
    panel = section.searches.panel
    page.details.own_window.click()
    own = page.details.stack
    own.resize(1000, 700)
    QTest.mouseClick(section.search_button, LEFT)
    qtbot.waitUntil(lambda: panel.x() > section.map.x() + 300)
    buttons = panel.start_button, panel.watch_button, panel.transport.play_button
    places: set[tuple[tuple[int, int], ...]] = set()
    for name in ("", "shortest", "a-star", "bidirectional"):
        if name:
            panel.engine_combo.choose(engine_named(name))
            with qtbot.waitSignal(panel.recorder.recorded):
                QTest.mouseClick(panel.watch_button, LEFT)
        QApplication.processEvents()  # all of it is laid out
        places.add(tuple(button.mapTo(own, QPoint()).toTuple() for button in buttons))
    assert len(places) == 1
