"""Deeds on the page of Klotski: games that are won and reviewed, the map, layouts that are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from app.klotski.atlas.pictures import DistanceBars, LayoutTiles
from app.klotski.atlas.window import AtlasWindow
from app.klotski.editor.board import EditorBoard
from app.klotski.page import KlotskiPage
from app.klotski.state_space.view.movable_map import MovableMap
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.play.optimality import best_slides
from tests.app.hands import drag_step
from tests.soak.hand import Hand

NEARLY_SOLVED = ("VVVV/VVVV/SSHH/AA.S/AA.S", "VVVV/VVVV/SS../AAHH/AASS", "VVVV/VVVV/AASS/AAHH/S..S")
"""One, four and eight slides away from the exit."""
EASIEST = "VV.V/VV.V/VVAA/VVAA/SSSS"
"""The layout of the catalogue that needs the fewest moves."""
LONGEST_WAY = 60
"""After so many steps a game is given up."""
MAP_SECONDS = 5.0
"""How long a map is waited for."""
WIDE = (1500, 1000)
"""The size of a window with room for a map, in pixels."""
DETOURS = 6
"""So many slides are made in any direction before the way to the exit."""


def win_klotski(hand: Hand) -> Iterator[str]:
    """Play a game to the exit, with detours and then by hints, and press a button of the card."""
    yield from _begin_game(hand, hand.chance.choice(NEARLY_SOLVED), strict=hand.chance.random() < 0.3)
    for _ in range(hand.chance.randrange(DETOURS)):
        yield slide(hand)
    if hand.chance.random() < 0.5:
        yield from hand.play_by_hints()
    else:
        yield from _play_by_drags(hand)
    yield from hand.wait_for("winAgainButton")
    yield hand.press("winAgainButton", "winDetoursButton", "winShareButton", "winNextButton")


def begin_easily(hand: Hand) -> Iterator[str]:
    """Begin with what is easy: the first layout of the chapters, or the easiest that is not solved; or at random."""
    yield from hand.begin_on("klotski")
    yield hand.press("klotskiBeginButton")  # until the first slide ever
    yield from _play_by_drags(hand)
    yield hand.trigger(hand.chance.choice(("easiest", "random-layout", "new")))
    yield from hand.pause(3)
    yield hand.press("atlasPlay", "catalogueShowButton")
    yield slide(hand)


def follow_tip(hand: Hand) -> Iterator[str]:
    """Have tips shown, win a game, and press a button of the tip that comes when its card is gone."""
    yield from _begin_game(hand, NEARLY_SOLVED[0])
    for _ in range(2 if hand.window.menu_actions.by_name["tips"].isChecked() else 1):
        yield hand.trigger("tips")  # who turns them on sees all of them once more
    yield from _play_by_drags(hand)
    yield from hand.wait_for("winAgainButton")
    yield hand.key(Qt.Key.Key_Escape)
    yield from hand.wait_for("watchTipButton", 0.5)
    yield hand.press("watchTipButton", "watchTipCloseButton", "watchTipOffButton")


def review_game(hand: Hand) -> Iterator[str]:
    """Play a game with detours, and go through its review."""
    yield from _begin_game(hand, NEARLY_SOLVED[-1])
    for _ in range(DETOURS):
        yield slide(hand)
    yield from _play_by_drags(hand)
    yield from hand.wait_for("winAgainButton")
    yield hand.press("winDetoursButton", "reviewButton")
    for _ in range(4):
        yield hand.trigger(hand.chance.choice(("previous-detour", "next-detour", "better", "back", "first")))
        yield hand.press("reviewPrevious", "reviewNext", "reviewBetterButton", "reviewBackButton")
    yield hand.press("reviewBackButton", "reviewTryButton")


def look_at_statistics(hand: Hand) -> Iterator[str]:
    """Play a layout in a few moves too many, and open it again from the statistics."""
    yield from _begin_game(hand, EASIEST)
    for _ in range(DETOURS):
        yield slide(hand)
    yield from _play_by_drags(hand)
    yield from hand.wait_for("winAgainButton")
    yield from hand.begin_on("history")
    yield hand.press("statisticsButton")
    yield from hand.wait_for("statisticsNear1")
    yield hand.press(*(name for name in hand.names_in("mainWindow") if name.startswith("statisticsNear")))


def play_day(hand: Hand) -> Iterator[str]:
    """Play the puzzle of a day."""
    yield from hand.begin_on("klotski")
    yield hand.trigger("daily-calendar")
    yield from hand.pause(1)
    for _ in range(hand.chance.randrange(4)):
        yield hand.press("dailyMonthBefore", "dailyMonthAfter")
        yield hand.key(hand.chance.choice((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Left, Qt.Key.Key_Home)))
    yield hand.key(Qt.Key.Key_Return)
    yield from _play_by_drags(hand)


def travel_map(hand: Hand) -> Iterator[str]:
    """Open the map of a layout, turn it, go to positions on it, and run methods on it."""
    yield from _open_map(hand)
    for _ in range(8):
        there = hand.part(MovableMap)
        if there is None:
            return
        yield hand.chance.choice((hand.click, hand.drag, hand.point_at))(there)
        yield hand.press("mapZoomIn", "mapZoomOut", "mapFit")
        yield hand.choose_entry(hand.chance.choice(("mapShowMenu", "mapJourneyMenu")))
        yield from hand.pause(4)


def search_on_map(hand: Hand) -> Iterator[str]:
    """Run a method on the map, and replay it."""
    yield from _open_map(hand)
    if hand.screen.named("mapRunButton", QAbstractButton) is None:
        yield hand.press("mapSearchesButton")
        yield from hand.wait_for("mapRunButton")
    yield hand.press("mapRunButton")
    yield hand.press("mapStopButton")
    yield hand.press("mapRunButton")
    yield from hand.wait_for("mapReplayPlay")
    for _ in range(3):
        yield hand.press(*(f"mapReplay{name}" for name in ("First", "Back", "Play", "Forward", "Last")))
        yield hand.press("mapMostVisited")
        yield from hand.pause(3)
    yield hand.press("mapWatchButton")
    for key in (Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_W):
        yield hand.key(key)
    yield hand.press("mapWatchButton", "mapSearchesButton")


def compare_on_map(hand: Hand) -> Iterator[str]:
    """See methods side by side on the map, or export it."""
    yield from _open_map(hand)
    yield hand.choose_entry("mapMoreMenu", "map-side-by-side", "map-export")
    yield from hand.wait_for("mapRunBothButton", 0.5)
    yield hand.press("mapRunBothButton", "exportBoard")
    yield from hand.pause(20)
    yield from hand.explore(12)
    yield hand.key(Qt.Key.Key_Escape)


def _begin_game(hand: Hand, layout: str, *, strict: bool = False) -> Iterator[str]:
    yield from hand.begin_on("klotski")
    if hand.window.menu_actions.by_name["strict"].isChecked() is not strict:
        yield hand.trigger("strict")
    elif not strict and hand.chance.random() < 0.2:
        yield hand.trigger("relaxed")
    yield hand.paste(layout)


def _open_map(hand: Hand) -> Iterator[str]:
    yield from _begin_game(hand, hand.chance.choice(NEARLY_SOLVED))
    if hand.part(MovableMap) is None:
        hand.window.resize(*WIDE)
        yield "make room for the map"
        yield hand.trigger("map")
    yield from hand.wait(lambda: hand.part(MovableMap) is not None, MAP_SECONDS)
    if hand.chance.random() < 0.2:
        yield hand.press("mapWindowButton", "klotskiDetailsWindowButton")


def edit_layout(hand: Hand) -> Iterator[str]:
    """Draw a layout, and save or play it."""
    yield from hand.begin_on("klotski")
    yield hand.trigger("edit-layout")
    yield from hand.pause(3)
    for _ in range(6):
        board = hand.part(EditorBoard)
        if board is not None:
            yield hand.chance.choice((hand.click, hand.drag))(board)
        yield hand.press(
            *(f"editorTool{number}" for number in range(5)), "editorMirror", "editorUndo", "editorRedo", "editorEmpty"
        )
    yield hand.write("editorCodeEdit", hand.chance.choice(NEARLY_SOLVED))
    yield hand.key(Qt.Key.Key_Return)
    yield hand.press("editorFromBoard", "editorAtlas")
    yield from hand.pause(10)
    yield hand.write("editorName", f"Layout {hand.chance.randrange(9)}")
    yield hand.press("editorSave", "editorPlay")
    yield from hand.pause(3)
    yield hand.press("editorPlay")


def choose_layout(hand: Hand) -> Iterator[str]:
    """Look for a layout in the catalogue, or in the list of the page, and choose it."""
    yield from hand.begin_on("klotski")
    if hand.chance.random() < 0.5:
        yield hand.trigger("catalogue")
        yield from hand.pause(5)
        yield hand.write("catalogueSearch", hand.chance.choice(("heng", "兵", "zzzz", "")))
        yield hand.press("catalogueAllButton")
        yield hand.choose_row("catalogueTable", doubly=hand.chance.random() < 0.3)
        yield hand.press("catalogueShowButton")
        return
    combo = hand.screen.named("layoutCombo", QComboBox)
    if combo is not None:
        combo.showPopup()
    yield "open the list of layouts"
    line = next((one for one in hand.window.findChildren(QLineEdit) if one.hasFocus()), None)
    if line is not None:
        yield hand.write(line.objectName(), "heng")
    yield hand.key(Qt.Key.Key_Down)
    yield hand.key(Qt.Key.Key_Return)


def look_through_sets(hand: Hand) -> Iterator[str]:
    """Ask where the layout on the board stands, look for a set of pieces in the table of all, and show its layouts."""
    yield from hand.begin_on("klotski")
    yield hand.trigger("stands")
    yield from hand.wait_for("atlasEasier")
    for _ in range(4):
        yield hand.press("atlasHarder", "atlasEasier", "atlasTable")
        yield hand.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    yield hand.key(Qt.Key.Key_Escape)
    yield hand.trigger("piece-sets")
    yield from hand.pause(3)
    yield hand.write("pieceSetsSearch", hand.chance.choice(("5H", "4v1h4s", "zzzz", "")))
    yield hand.choose_row("pieceSetsTable", doubly=hand.chance.random() < 0.3)
    yield hand.press("pieceSetsShow", "pieceSetsSave")
    yield from hand.explore(4)


def browse_atlas(hand: Hand) -> Iterator[str]:
    """Choose pieces and what is special in the atlas, click bars, turn pages, stop, and do something with a layout."""
    yield from hand.begin_on("klotski")
    yield hand.trigger("atlas")
    yield from hand.pause(3)
    for _ in range(8):
        name = hand.chance.choice(("Horizontals", "Verticals", "Soldiers", "Blanks", "Count", "Special", "Distance"))
        combo = hand.screen.named(f"atlas{name}", QComboBox)
        if combo is not None:
            yield hand.press_on(combo, hand.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End)))
        chart, tiles = hand.part(DistanceBars), hand.part(LayoutTiles)
        if chart is not None and tiles is not None:
            yield hand.chance.choice((hand.click, hand.point_at))(hand.chance.choice((chart, tiles)))
        yield hand.press("atlasStop", "atlasRandom", "atlasAllPieces")
        yield hand.write("atlasPageNumber", str(hand.chance.randrange(1, 9)))
        if hand.chance.random() < 0.2:
            yield hand.trigger(f"language-{hand.chance.choice(('en', 'zh_Hans', 'zh_Hant'))}")
        yield from hand.pause(2)
    atlas = hand.part(AtlasWindow)
    if atlas is not None:
        yield hand.choose_in(atlas.menu)
    yield from hand.pause(3)
    yield hand.press("atlasPlay", "collectionClose")


def slide(hand: Hand) -> str:
    """Drag a piece of the board one step, in any direction there is room for."""
    page = hand.window.pages.currentWidget()
    if not isinstance(page, KlotskiPage):
        return "no board"
    steps = list(legal_steps(page.session.game.line.layout, Metric.STRAIGHT))
    if steps:
        drag_step(page.klotski_board, hand.chance.choice(steps))
    return "drag a piece"


def _play_by_drags(hand: Hand) -> Iterator[str]:
    """Drag pieces along a shortest way to the exit."""
    for _ in range(LONGEST_WAY):
        page = hand.window.pages.currentWidget()
        if not isinstance(page, KlotskiPage) or page.session.game.complete:
            return
        game = page.session.game
        known = game.distance_service.known
        if known is None:
            yield from hand.pause(1)
            continue
        steps = best_slides(game.line.state, known)
        if steps:
            drag_step(page.klotski_board, steps[0])
        yield "drag a piece along the way"


DEEDS = (
    *(win_klotski, follow_tip, review_game, look_at_statistics, play_day, travel_map, search_on_map, compare_on_map),
    *(edit_layout, choose_layout, browse_atlas, look_through_sets, begin_easily),
)
