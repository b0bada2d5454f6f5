"""The map of a usual and of a large layout: opened, zoomed, turned, drawn along, walked on, and searched on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from tests.benchmarks.gaps.action import Act, Action, click, in_turn, opened, press, step
from tests.benchmarks.gaps.program import Program

LAYOUTS = ("橫刀立馬", "4FEA134")
SIZE = (1440, 900)
FRAME_MS = 16
TIMES = 100
"""How often in a row, once a frame, the wheel is turned or a key pressed."""
WATCHED_SECONDS = FRAME_MS * TIMES / 1000 + 1.0
NEAR, FAR = 8, -14
"""So many notches of the wheel make boards of the points, and show all of the map again."""


def actions(_: Program) -> Iterator[Action]:
    """Each layout in turn, in a window with room for its map."""
    yield step(lambda program: program.window.resize(*SIZE), after=1.0)
    for layout in LAYOUTS:
        yield step(lambda program, layout=layout: program.paste(layout), after=3.0)
        for time in ("first", "again"):
            yield Action(f"{layout}: open the map, {time}", click("klotskiMapChip"), opened("mapView"), after=6.0)
            if time == "first":
                yield Action(f"{layout}: close the map", click("klotskiMapChip"), after=2.0)
        yield from _look(layout)
        yield from _walk(layout)
        yield from _search(layout)
        yield Action(f"{layout}: close the map", click("klotskiMapChip"), after=2.0)


def _look(layout: str) -> Iterator[Action]:
    yield step(_focus)
    for button in ("mapZoomIn", "mapZoomIn", "mapZoomIn", "mapZoomOut", "mapFit"):
        yield Action(f"{layout}: zoom by buttons", click(button), after=0.8)
    for notches in (1, -1) * 2:
        yield Action(f"{layout}: zoom by the wheel", _many_times(_wheel(notches / 6)), after=WATCHED_SECONDS)
    yield Action(f"{layout}: turn", _many_times(press("]")), after=WATCHED_SECONDS)
    yield Action(f"{layout}: the pointer over it", _many_times(_point()), after=WATCHED_SECONDS)
    yield step(_wheel(NEAR / 2), after=1.0)
    yield Action(f"{layout}: turn, enlarged", _many_times(press("]")), after=WATCHED_SECONDS)
    yield Action(f"{layout}: draw along, enlarged", _drag, after=1.0)
    yield step(_wheel(NEAR), after=1.0)
    yield Action(f"{layout}: turn, boards in sight", _many_times(press("[")), after=WATCHED_SECONDS)
    yield Action(f"{layout}: draw along, boards in sight", _drag, after=1.0)
    yield Action(f"{layout}: the pointer over boards", _many_times(_point()), after=WATCHED_SECONDS)
    yield step(_wheel(FAR), after=1.0)
    yield Action(f"{layout}: show the whole map", press("0"), after=1.0)


def _walk(layout: str) -> Iterator[Action]:
    for name in ("furthest-from-exit", "exit", "pass"):
        yield Action(f"{layout}: go to the {name}", _choose(f"map-go-{name}"), after=6.0)
    yield step(in_turn(press("Esc"), _focus), after=0.5)
    yield Action(f"{layout}: from position to position", _many_times(press("Right"), 20), after=WATCHED_SECONDS)
    yield Action(f"{layout}: to the furthest position", press("End"), after=1.0)
    for name in ("map-colour-start", "map-colour-exit", "map-show-exits", "map-show-exits"):
        yield Action(f"{layout}: other colours and marks", _choose(name), after=1.0)


def _search(layout: str) -> Iterator[Action]:
    yield Action(f"{layout}: the methods", click("mapSearchesButton"), opened("mapRunButton"), after=1.0)
    yield Action(f"{layout}: run a method", click("mapRunButton"), opened("mapReplayPlay"), after=4.0)
    yield Action(f"{layout}: replay it, 3 s", click("mapReplayPlay"), after=3.0)
    for part in (0.2, 0.8, 0.5):
        yield Action(
            f"{layout}: drag through the visits",
            lambda program, part=part: program.slide("mapReplaySlider", part),
            after=0.6,
        )
    yield Action(f"{layout}: the methods, closed", click("mapSearchesButton"), after=1.0)


def _many_times(act: Act, times: int = TIMES) -> Act:
    """So often, once a frame."""

    def begin(program: Program) -> None:
        for number in range(times):
            QTimer.singleShot(FRAME_MS * number, program.window, lambda: act(program))

    return begin


def _wheel(notches: float) -> Act:
    return lambda program: program.turn_wheel("mapView", notches)


def _focus(program: Program) -> None:
    program.find("mapView").setFocus()


def _point() -> Act:
    """The pointer at one place after another."""
    places = iter(range(10**6))

    def move(program: Program) -> None:
        view = program.find("mapView")
        number = next(places)
        QTest.mouseMove(view, QPoint(20 + 7 * number % (view.width() - 40), view.height() // 3 + number % 60))

    return move


def _drag(program: Program) -> None:
    view = program.find("mapView")
    middle = view.rect().center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=middle)
    for number in range(30):
        QTest.mouseMove(view, middle + QPoint(4 * number, 2 * number), FRAME_MS)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle + QPoint(120, 60))


def _choose(name: str) -> Act:
    """An entry of the menus of the map."""

    def choose(program: Program) -> None:
        found = program.window.findChild(QAction, f"{name}Action")
        if found is None:
            raise LookupError(f"no action {name}")
        found.trigger()

    return choose
