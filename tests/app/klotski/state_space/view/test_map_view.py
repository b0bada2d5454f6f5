"""The map by mouse, wheel, fingers and keys: what is seen, pointed at and chosen, and that it is drawn right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QKeyEvent, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.state_space.view.camera import Camera
from app.klotski.state_space.view.map_view import NO_NODE, MapView
from app.klotski.state_space.view.marks import MapMarks
from app.klotski.state_space.view.signs import INKS
from app.search.thread import working
from app.ui.look.theme import THEMES, Appearance
from solvers.klotski.state_space.colours import look_named
from tests.app.contrast import LEAST, contrast
from tests.app.klotski.state_space.grids import SIDE, grid_drawing, grid_space
from tests.app.klotski.state_space.hands import click, drag, gesture, hover, turn_wheel

COLUMNS, ROWS = 9, 6
MIDDLE = 4 + 2 * COLUMNS
"""A node with four neighbours."""


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[MapView]:
    """A map of a grid, drawn; nothing eases."""
    view = shown(qtbot, "dark")
    yield view
    view.close()


def shown(qtbot: QtBot, theme: str, marks: MapMarks | None = None) -> MapView:
    view = MapView(Appearance(theme, motion="reduced"), "map", "Map")
    qtbot.addWidget(view)
    view.resize(600, 420)
    view.show()
    view.show_space(grid_space(COLUMNS, ROWS))
    view.show_marks(marks or MapMarks(exits=False, passes=False))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(COLUMNS, ROWS))
    return view


def settled(qtbot: QtBot, view: MapView) -> QImage:
    """What is seen once the picture is that of the camera."""

    def drawn() -> bool:
        picture = view._light.picture
        return picture is not None and picture.shot.camera == view.camera and not view._renderer._runner.busy

    qtbot.waitUntil(drawn)
    return view.grab().toImage()


def camera_of(view: MapView) -> Camera:
    assert view.camera is not None
    return view.camera


def place(view: MapView, node: int) -> QPointF:
    at = view.place_of(node)
    assert at is not None
    return at


def between(view: MapView, one: int, other: int) -> QPoint:
    return ((place(view, one) + place(view, other)) / 2).toPoint()


def ground(view: MapView) -> QColor:
    return QColor(*look_named(view.theme.name).ground)


def test_edges_are_where_they_belong_and_the_rest_is_ground(qtbot: QtBot, view: MapView) -> None:
    image = settled(qtbot, view)
    assert image.pixelColor(between(view, 0, 1)) != ground(view)
    assert image.pixelColor(between(view, 0, COLUMNS)) != ground(view)
    assert image.pixelColor(between(view, 0, COLUMNS + 1)) == ground(view)


def test_all_of_it_is_seen_in_any_size_of_the_window(qtbot: QtBot, view: MapView) -> None:
    view.resize(300, 500)
    corners = [place(view, node) for node in (0, COLUMNS - 1, COLUMNS * (ROWS - 1), COLUMNS * ROWS - 1)]
    assert all(view.rect().contains(corner.toPoint()) for corner in corners)
    assert settled(qtbot, view).pixelColor(between(view, 0, 1)) != ground(view)


def test_a_map_that_was_zoomed_is_drawn_anew_in_every_size_of_the_window(qtbot: QtBot, view: MapView) -> None:
    """Else it would stay a preview round the old rectangle until it is zoomed again."""
    turn_wheel(view, place(view, MIDDLE), 4)
    settled(qtbot, view)
    for width, height in ((900, 640), (400, 700), (600, 420)):
        with qtbot.waitSignal(view.picture_drawn):
            view.resize(width, height)
        picture = view._light.picture
        assert picture is not None
        assert picture.shot.room == view.room


@pytest.mark.parametrize("node", [0, MIDDLE, COLUMNS * ROWS - 1])
def test_the_pointer_finds_the_nearest_node(view: MapView, node: int) -> None:
    heard = QSignalSpy(view.node_hovered)
    hover(view, place(view, node) + QPointF(5, -4))
    assert view.hovered_node == node
    hover(view, place(view, node) + QPointF(25, 25))
    assert view.hovered_node is None
    assert [heard.at(number)[0] for number in range(heard.count())] == [node, NO_NODE]


def test_a_click_chooses_the_node_and_a_drag_does_not(view: MapView) -> None:
    chosen = QSignalSpy(view.node_chosen)
    click(view, place(view, MIDDLE) + QPointF(3, 3))
    drag(view, [place(view, MIDDLE), place(view, MIDDLE) + QPointF(40, 0)])
    assert [chosen.at(number)[0] for number in range(chosen.count())] == [MIDDLE]


def test_a_finger_may_be_farther_away(view: MapView) -> None:
    chosen = QSignalSpy(view.node_chosen)
    click(view, place(view, MIDDLE) + QPointF(13, 13))
    assert chosen.count() == 0
    click(view, place(view, MIDDLE) + QPointF(13, 13), touched=True)
    assert chosen.at(0) == [MIDDLE]


def test_a_sign_is_chosen_before_the_points_beside_it(view: MapView) -> None:
    for _ in range(4):
        turn_wheel(view, place(view, MIDDLE), -1)  # the points are now closer together than a sign is wide
    view.show_marks(MapMarks(furthest=MIDDLE))
    at = place(view, MIDDLE) + QPointF(4, 4)
    beside = place(view, MIDDLE) + QPointF(30, 0)
    assert view.node_at(at) == MIDDLE
    assert view.node_at(beside) != MIDDLE


def test_the_wheel_zooms_about_the_pointer(view: MapView) -> None:
    at, scale = place(view, MIDDLE), camera_of(view).scale
    assert turn_wheel(view, at, 3)
    assert camera_of(view).scale == pytest.approx(scale * 1.25**3)
    assert (place(view, MIDDLE) - at).manhattanLength() < 0.01
    assert turn_wheel(view, at, -3)
    assert camera_of(view).scale == pytest.approx(scale)


def test_a_drag_draws_the_map_along(view: MapView) -> None:
    before = place(view, MIDDLE)
    drag(view, [before + QPointF(30, 30), before + QPointF(60, 10), before + QPointF(90, 50)])
    assert (place(view, MIDDLE) - before - QPointF(60, 20)).manhattanLength() < 0.01
    assert not view.fits


def test_two_fingers_draw_along_what_does_not_fit(view: MapView) -> None:
    update = Qt.ScrollPhase.ScrollUpdate
    before = place(view, MIDDLE)
    assert not turn_wheel(view, before, 0.5, QPoint(0, 15), update)  # the page scrolls
    assert place(view, MIDDLE) == before
    view.zoom_by(2.0)
    before = place(view, MIDDLE)
    assert turn_wheel(view, before, 0.5, QPoint(7, 15), update)
    assert (place(view, MIDDLE) - before - QPointF(7, 15)).manhattanLength() < 0.01


def test_fingers_on_a_touchpad_zoom_and_turn_about_themselves(view: MapView) -> None:
    at, camera = place(view, 3), camera_of(view)
    gesture(view, Qt.NativeGestureType.ZoomNativeGesture, at, 0.5)
    assert camera_of(view).scale == pytest.approx(1.5 * camera.scale)
    gesture(view, Qt.NativeGestureType.RotateNativeGesture, at, 20.0)
    assert camera_of(view).angle == pytest.approx(20.0)
    assert (place(view, 3) - at).manhattanLength() < 0.01
    gesture(view, Qt.NativeGestureType.SmartZoomNativeGesture, at, 1.0)
    assert view.fits


def test_the_keys_zoom_turn_draw_along_and_fit(view: MapView) -> None:
    first = camera_of(view)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert camera_of(view).scale == pytest.approx(first.scale * 1.25)
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    assert camera_of(view).angle == pytest.approx(15.0)
    QTest.keyClick(view, Qt.Key.Key_BracketLeft)
    before = place(view, MIDDLE)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert place(view, MIDDLE).x() < before.x()
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert camera_of(view) == first
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    assert camera_of(view).angle == pytest.approx(15.0)
    QTest.keyClick(view, Qt.Key.Key_F)
    assert camera_of(view) == first


def test_the_keys_that_fit_and_zoom_a_board_do_so_to_a_map(view: MapView) -> None:
    whole = camera_of(view)
    QTest.keyClick(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert camera_of(view).scale > whole.scale
    QTest.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert camera_of(view) == whole


def test_arrows_walk_from_node_to_node_and_enter_chooses(view: MapView) -> None:
    view.show_marks(MapMarks(present=MIDDLE, furthest=0, exits=False, passes=False))
    chosen = QSignalSpy(view.node_chosen)
    visited: list[int | None] = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        visited.append(view.cursor_node)
    up, right = MIDDLE - COLUMNS, MIDDLE - COLUMNS + 1
    assert visited == [MIDDLE, up, right, right + COLUMNS, MIDDLE]  # at first, it is where the game is
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen.at(0) == [MIDDLE]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.cursor_node == 0
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.cursor_node == 0  # nothing lies above
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.cursor_node == MIDDLE


def test_the_keyboard_finds_the_furthest_position_unmarked_and_moves_no_map_that_fits(view: MapView) -> None:
    view.turn_by(45.0)  # a corner is now nearer to the edge than what is brought in sight
    first = camera_of(view)
    view.show_marks(MapMarks(present=COLUMNS * ROWS - 1))
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.cursor_node == 0
    assert camera_of(view) == first
    assert view.fits
    view.show_marks(MapMarks(present=MIDDLE, strict=True))
    view.move_cursor(MIDDLE)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.cursor_node == MIDDLE  # a strict game is not helped


def test_arrows_follow_what_is_seen_of_a_turned_map(view: MapView) -> None:
    view.turn_by(90.0)
    view.move_cursor(MIDDLE)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.cursor_node == MIDDLE - COLUMNS


def test_the_node_of_the_keyboard_comes_in_sight(view: MapView) -> None:
    view.zoom_by(6.0)
    view.move_cursor(0)
    assert view.rect().contains(place(view, 0).toPoint())


def test_what_the_keyboard_is_on_is_said(view: MapView) -> None:
    view.show_marks(MapMarks(present=COLUMNS + 1))
    view.move_cursor(COLUMNS + 1)
    said = view.cursor_sentence()
    assert said == "present position; narrow pass at step 2; 7 steps to the exit; 2 steps from the start"
    view.move_cursor(0)
    assert view.cursor_sentence() == "8 steps to the exit; start"


def test_a_strict_game_hears_nothing_of_the_exit(view: MapView) -> None:
    view.show_marks(MapMarks(present=0, exits=False, passes=False, strict=True))
    view.move_cursor(COLUMNS + 1)
    assert view.cursor_sentence() == "2 steps from the start"


def test_the_present_position_stays_in_sight(view: MapView) -> None:
    view.zoom_by(8.0)
    view.centre_on(MIDDLE)
    view.show_marks(MapMarks(present=MIDDLE))
    for node in range(MIDDLE, MIDDLE + 5):
        view.show_marks(MapMarks(present=node))
        assert view.rect().contains(place(view, node).toPoint())
    view.centre_on(0)  # the person looks elsewhere
    before = camera_of(view)
    view.show_marks(MapMarks(present=MIDDLE + 3))
    assert camera_of(view) == before


@pytest.mark.parametrize("theme", THEMES)
def test_signs_are_seen_on_the_ground_of_every_look(theme: str) -> None:
    inks, colour = INKS[theme], QColor(*look_named(theme).ground)
    for name, ink in inks._asdict().items():
        assert name == "casing" or contrast(ink, colour) >= LEAST, name
        assert name == "casing" or contrast(ink, inks.casing) >= LEAST, name


@pytest.mark.parametrize("theme", THEMES)
def test_signs_are_where_their_nodes_are(qtbot: QtBot, theme: str) -> None:
    marks = MapMarks(present=MIDDLE, furthest=COLUMNS * ROWS - 3, start=0, exits=True, passes=True)
    view = shown(qtbot, theme, marks)
    image, inks = settled(qtbot, view), INKS[theme]
    assert image.pixelColor(place(view, MIDDLE).toPoint()) == QColor(inks.present)
    assert image.pixelColor(place(view, COLUMNS * ROWS - 3).toPoint()) == QColor(inks.furthest)
    assert ink_near(image, place(view, COLUMNS + 1), inks.narrow)
    assert ink_near(image, place(view, COLUMNS - 1), inks.exit)
    assert not ink_near(image, place(view, 5), inks.exit)


def test_the_number_of_a_pass_is_not_under_the_start(qtbot: QtBot) -> None:
    view = shown(qtbot, "light", MapMarks(start=1, exits=False, passes=True))  # right above the first pass
    view.resize(292, 420)
    image, at = settled(qtbot, view), place(view, COLUMNS + 1)
    narrow = QColor(INKS["light"].narrow)
    below = [(round(at.x()) + x, round(at.y()) + y) for x in range(-12, 13) for y in range(8, 30)]
    assert place(view, 1).y() > at.y() - 34, "else there is room above"
    assert sum(close(image.pixelColor(x, y), narrow) for x, y in below) > 10


def test_paths_are_told_apart_without_their_colour(qtbot: QtBot) -> None:
    played, solution = list(range(COLUMNS)), [node + 3 * COLUMNS for node in range(COLUMNS)]
    view = shown(qtbot, "contrast", MapMarks(played=played, solution=solution, exits=False, passes=False))
    image, inks = settled(qtbot, view), INKS["contrast"]

    def inked(nodes: list[int], ink: str) -> float:
        """The part of the pixels along a path that have its ink."""
        first, last = (place(view, node).toPoint() for node in (nodes[0], nodes[-1]))
        line = [image.pixelColor(x, first.y()) for x in range(first.x(), last.x())]
        return sum(close(pixel, QColor(ink)) for pixel in line) / len(line)

    assert inked(played, inks.played) > 0.95
    assert 0.3 < inked(solution, inks.solution) < 0.8


def test_a_node_comes_to_the_middle_before_anything_is_drawn(qtbot: QtBot) -> None:
    view = MapView(Appearance("dark", motion="reduced"), "map", "Map")
    qtbot.addWidget(view)
    view.resize(600, 420)
    view.show_space(grid_space(COLUMNS, ROWS))
    view.show_drawing(grid_drawing(COLUMNS, ROWS))
    view.centre_on(3)
    assert place(view, 3) == QPointF(300, 210)
    view.show_drawing(None)
    assert view.place_of(3) is None


def test_another_look_is_another_picture(qtbot: QtBot) -> None:
    appearance = Appearance("dark", motion="reduced")
    view = MapView(appearance, "map", "Map")
    qtbot.addWidget(view)
    view.show()
    view.show_space(grid_space(COLUMNS, ROWS))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(COLUMNS, ROWS))
    assert view.grab().toImage().pixelColor(30, 30).lightness() < 50
    appearance.choose("light")
    qtbot.waitUntil(lambda: view.grab().toImage().pixelColor(30, 30).lightness() > 200)


def test_where_there_is_nothing_a_text_says_so(qtbot: QtBot, view: MapView) -> None:
    view.show_space(None)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    hover(view, QPointF(300, 200))
    click(view, QPointF(300, 200))
    assert not turn_wheel(view, QPointF(300, 200), 1)
    assert view.hovered_node is None
    assert ink_near(view.grab().toImage(), QPointF(300, 210), view.theme.muted)


def test_the_present_position_eases_to_a_neighbour(qtbot: QtBot) -> None:
    view = MapView(Appearance("dark", motion="full"), "map", "Map")
    qtbot.addWidget(view)
    view.show()
    view.show_space(grid_space(COLUMNS, ROWS))
    view.show_marks(MapMarks(present=MIDDLE))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(COLUMNS, ROWS))
    view.show_marks(MapMarks(present=MIDDLE + 1))
    with qtbot.waitSignal(view._walk.finished):
        pass
    assert view.grab().toImage().pixelColor(place(view, MIDDLE + 1).toPoint()) == QColor(INKS["dark"].present)


def test_the_thread_ends_when_the_map_is_hidden(qtbot: QtBot, view: MapView) -> None:
    view.zoom_by(2.0)
    view.hide()
    qtbot.waitUntil(lambda: not working())
    assert not view._renderer._runner.busy
    with qtbot.waitSignal(view.picture_drawn):
        view.show()


def test_a_drawing_of_the_next_round_is_seen_in_the_same_place(qtbot: QtBot, view: MapView) -> None:
    before = place(view, 0)
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(COLUMNS, ROWS))
    assert place(view, 0) == before
    assert camera_of(view).scale * SIDE < 600 / (COLUMNS - 1)


def test_keys_of_the_map_are_not_those_of_the_page(qtbot: QtBot, view: MapView) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    assert event.isAccepted()


def test_two_fingers_on_a_screen_zoom_and_turn(view: MapView, touch_screen: QPointingDevice) -> None:
    camera, middle = camera_of(view), view.rect().center()
    points = [(middle - QPoint(40, 0), middle + QPoint(40, 0)), (middle - QPoint(60, 0), middle + QPoint(60, 0))]
    points += [(middle - QPoint(60, 30), middle + QPoint(60, 30)), (middle - QPoint(70, 50), middle + QPoint(70, 50))]
    QTest.touchEvent(view, touch_screen).press(0, points[0][0], view).press(1, points[0][1], view).commit()
    for one, other in points[1:]:
        QTest.touchEvent(view, touch_screen).move(0, one, view).move(1, other, view).commit()
    QTest.touchEvent(view, touch_screen).release(0, points[-1][0], view).release(1, points[-1][1], view).commit()
    assert camera_of(view).scale > 1.5 * camera.scale
    assert 20.0 < camera_of(view).angle < 45.0  # as far as the fingers turned


def test_close_up_positions_are_boards_that_can_be_clicked(qtbot: QtBot, view: MapView) -> None:
    view.show_marks(MapMarks(present=MIDDLE))
    view.centre_on(MIDDLE)
    view.zoom_by(60.0)
    chosen = QSignalSpy(view.node_chosen)
    image, boards = settled(qtbot, view), view.boards
    assert MIDDLE in boards
    frame = QColor(view.theme.well)
    assert ink_near(image, boards[MIDDLE].bottomRight() - QPointF(3, 3), frame.name())
    click(view, boards[MIDDLE].bottomRight() - QPointF(2, 2))
    assert chosen.at(0) == [MIDDLE]
    view.fit()
    assert not view.boards


def test_assistive_technology_hears_what_the_keyboard_is_on(view: MapView) -> None:
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.role() == QAccessible.Role.Graphic
    assert interface.text(QAccessible.Text.Name) == "Map"
    view.setAccessibleDescription("54 positions")
    assert interface.text(QAccessible.Text.Description) == "54 positions"
    view.move_cursor(1)
    assert interface.text(QAccessible.Text.Value) == "7 steps to the exit; 1 step from the start"


def close(one: QColor, other: QColor) -> bool:
    apart = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return max(map(abs, apart)) < 40


def ink_near(image: QImage, at: QPointF, ink: str) -> bool:
    """Whether an ink is seen within some pixels of a place."""
    x, y = round(at.x()), round(at.y())
    return any(close(image.pixelColor(x + i, y + j), QColor(ink)) for i in range(-8, 9) for j in range(-8, 9))


def test_what_is_seen_round_a_picture_that_moves_is_the_whole_map(qtbot: QtBot, view: MapView) -> None:
    """The picture of the whole map keeps its pixels while others are drawn."""
    settled(qtbot, view)
    picture = view._light.picture
    assert picture is not None
    whole = picture.image.copy()
    for _ in range(3):
        view.zoom_by(1.5)
        settled(qtbot, view)
    view.turn_by(20)
    overview = view._light._overview
    assert overview is not None
    assert overview.image == whole
