"""Deeds with what all pages share, and with the windows beside them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from app.learn.lessons.catalogue import lessons, template
from app.learn.lessons.position_gallery import PositionGallery
from app.own_search.editor import CodeEditor
from app.puzzle.board.board_widget import BoardWidget
from app.ui.files import data_folder
from app.window.backup.work import ENDING, automatic_backup
from app.window.compiling import CompilingNote
from solvers.documents import CollectionDocument, json_text
from solvers.documents.collection import CollectedLesson
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from solvers.puzzles import PUZZLE_NAMES
from tests.soak.files import path_for
from tests.soak.hand import Hand
from tests.soak.klotski_deeds import NEARLY_SOLVED
from tests.soak.usage import OF_QT

STUDENTS = Path(__file__).parents[1] / "solvers" / "own_search" / "students"
LESSON = "lessonWindow"
LESSON_TURNS = ("lessonClose", "lessonBack", "lessonForward")
PATH_SECONDS = 15.0
"""How long a path of a lesson takes at the most."""
PRESENTING_KEYS = (
    *[Qt.Key.Key_PageDown] * 3,
    *(Qt.Key.Key_PageUp, Qt.Key.Key_B, Qt.Key.Key_A, Qt.Key.Key_W, Qt.Key.Key_Tab, Qt.Key.Key_F11, Qt.Key.Key_Escape),
)
LESSON_SECONDS = 4.0
"""How long what a guess begins is waited for."""


def watch_search(hand: Hand) -> Iterator[str]:
    """Watch a search, step by step and then faster."""
    page = hand.chance.choice(PUZZLE_NAMES)
    yield from hand.begin_on(page)
    yield hand.choose(f"{page}PaceCombo")
    yield hand.trigger(hand.chance.choice(("watch", "watch-paused")))
    yield from hand.pause(5)
    for name in ("pause-search", "step-search", "slower", "faster", "pause-search"):
        yield hand.trigger(name)
        yield hand.press(*(f"{page}{part}" for part in ("Play", "Back", "FullSpeedButton", "WatchButton")))
        yield from hand.pause(3)
    yield hand.trigger(hand.chance.choice(("next", "stop")))
    yield from _look_back(hand, page)


def _look_back(hand: Hand, page: str) -> Iterator[str]:
    """Go through the steps of the search again that was watched, and mostly back to its answer."""
    yield from hand.wait_for(f"{page}LookBackButton", 1.0)
    yield hand.press(f"{page}LookBackButton")
    for name in ("first", "forward", "play", "faster", "back"):
        yield hand.trigger(name)
        yield from hand.pause(2)
    yield hand.press(f"{page}LookBackButton", f"{page}WatchButton", f"{page}MapChip")


def search_on(hand: Hand) -> Iterator[str]:
    """Find a solution, and another one, and play it."""
    page = hand.chance.choice(PUZZLE_NAMES)
    yield from hand.begin_on(page)
    yield hand.choose(f"{page}EngineCombo")
    yield hand.trigger("search")
    yield from hand.wait(lambda: hand.enabled("next"))
    yield hand.trigger("next")
    for name in ("first", "play", "forward", "faster", "slower", "back", "last"):
        yield hand.trigger(name)
        yield from hand.pause(2)
    copy_as = hand.window.menu_actions.by_name["copy-as"].menu()
    if isinstance(copy_as, QMenu):
        yield hand.choose_in(copy_as)


def present(hand: Hand) -> Iterator[str]:
    """Present a page, go on and back in it, draw on its board, make it black; it is left by a key or by a menu."""
    yield from hand.begin_on(hand.chance.choice((*PUZZLE_NAMES, "compare")))
    yield hand.trigger(hand.chance.choice(("search", "watch-paused", "map")))
    yield from hand.pause(5)
    yield hand.trigger("present")
    for _ in range(hand.chance.randrange(4, 16)):
        yield hand.key(hand.chance.choice(PRESENTING_KEYS))
        board = hand.part(BoardWidget)
        if board is not None:
            yield hand.drag(board, Qt.MouseButton.RightButton)
            yield hand.click(board, hand.chance.choice((Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton)))
        yield from hand.pause(2)
    yield hand.trigger(hand.chance.choice(("theme-dark", "history", "language-zh_Hans", "text-size-125", "present")))
    for _ in range(2):  # the first may take arrows away
        yield hand.key(Qt.Key.Key_Escape)


def open_section_window(hand: Hand) -> Iterator[str]:
    """Open a section of the details in its own window, and use that."""
    page = hand.chance.choice(PUZZLE_NAMES)
    yield from hand.begin_on(page)
    yield hand.press(*(f"{page}{part}Chip" for part in ("Options", "Steps", "Search", "Map")))
    yield hand.press(f"{page}DetailsWindowButton")
    yield from hand.pause(3)
    yield from hand.explore(4)


def compile_behind(hand: Hand) -> Iterator[str]:
    """See how far the searches are compiled, as the first time, while the menus and the window change."""
    note = CompilingNote(hand.window)
    note._progress = ((done, 5) for done in range(6))  # all are compiled here
    yield "begin to compile"
    yield hand.trigger(
        hand.chance.choice(("language-en", "language-zh_Hant", "text-size-150", "present", "theme-dark"))
    )
    yield from hand.pause(8)
    yield from hand.begin_on(hand.chance.choice(PUZZLE_NAMES))
    yield hand.trigger("search")
    yield from hand.wait(lambda: hand.part(CompilingNote) is None)


def choose_in_menus(hand: Hand) -> Iterator[str]:
    """Choose an entry of a menu of the window, or of a menu in it."""
    yield from hand.begin_on(hand.chance.choice(PUZZLE_NAMES))
    menus = [action.menu() for action in hand.window.menuBar().actions()]
    menu = hand.chance.choice([menu for menu in menus if isinstance(menu, QMenu)])
    inner = [one for one in (action.menu() for action in menu.actions()) if isinstance(one, QMenu)]
    yield hand.choose_in(hand.chance.choice([menu, *inner]))


def export(hand: Hand) -> Iterator[str]:
    """Export what a page shows, in one of the forms there are."""
    page = hand.chance.choice(PUZZLE_NAMES)
    yield from hand.begin_on(page)
    if hand.chance.random() < 0.5:
        yield hand.trigger("search")
        yield from hand.pause(20)
    yield hand.trigger("export")
    for _ in range(hand.chance.randrange(1, 4)):
        yield hand.choose("exportFormat")
        yield hand.choose("exportTheme")
    yield hand.write("exportPath", str(path_for(hand.chance)))
    yield hand.press("exportButton")
    yield from hand.pause(20)
    yield hand.press("exportCancel")
    yield hand.press("exportCancel")


def collect(hand: Hand) -> Iterator[str]:
    """Export a collection of what was saved, open one, and remove it again."""
    yield from hand.begin_on("chapters")
    yield hand.trigger("export-collection")
    yield hand.write("collectionName", f"Collection {hand.chance.randrange(5)}")
    yield hand.write("collectionLayoutEdit", hand.chance.choice(NEARLY_SOLVED))
    yield hand.key(Qt.Key.Key_Return)
    yield hand.check_rows("collectionList")
    yield hand.press("collectionUp", "collectionDown")
    yield hand.write("collectionPath", str(path_for(hand.chance, "json")))
    if hand.chance.random() < 0.2:
        yield hand.press("collectionBrowse")
    yield hand.press("collectionButton")
    yield hand.press("collectionClose")
    yield hand.drop_file(str(_collection()))
    yield from hand.pause(3)
    yield hand.press(*(name for name in hand.names_in("mainWindow") if name.endswith("Remove")))
    yield hand.press("collectionUndo")
    yield from hand.begin_on("lessons")
    yield hand.press(*(name for name in hand.names_in("mainWindow") if name.startswith(("lessonOwn", "lessonChange"))))
    yield from hand.pause(5)
    yield hand.press("lessonClose")


def _collection() -> Path:
    """A file with a collection in it."""
    layouts = tuple(CollectedLayout(f"Layout {code}", Layout.parse(code), "") for code in NEARLY_SOLVED)
    board, lesson = CollectedBoard("Board", Board(5, 5)), CollectedLesson("Lesson", template())
    document = CollectionDocument("Collected", "Some notes", (*layouts, board, lesson))
    path = Path.cwd() / "written-collection.json"
    path.write_text(json_text(document), encoding="utf-8")
    return path


def back_up(hand: Hand) -> Iterator[str]:
    """Back everything up, and restore it, or what was here before the last restore."""
    yield from hand.begin_on("history")
    yield hand.trigger("back-up")
    path = str(Path.cwd() / f"written-backup.{ENDING}")
    yield hand.write("backUpPath", path)
    yield from hand.pause(3)
    if hand.chance.random() < 0.2:
        yield hand.press("backUpBrowse")
    yield hand.press("backUpButton")
    yield from hand.pause(15)
    yield hand.press("backUpCancel")
    automatic = automatic_backup(data_folder(), date.today())
    if Path(path).is_file() and not automatic.exists():  # no person waits here until there is one
        automatic.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, automatic)
    yield hand.trigger("restore")
    draw = hand.chance.random()
    if draw < 0.4:
        yield hand.write("restorePath", path)
    elif draw < 0.7:
        yield hand.choose("restoreAutomatic")
    else:
        yield hand.press("restoreUndo", "restoreBrowse")
    yield from hand.wait_for("restoreButton")
    yield hand.press("restore-merge", "restore-replace", "restoreSettings")
    yield hand.press("restoreButton")
    yield from hand.pause(15)
    yield from hand.explore(2)


def take_lesson(number: int, hand: Hand) -> Iterator[str]:
    """Go through two slides of a lesson: guess first, then wait for what comes after the guesses, and use that."""
    yield from hand.begin_on("lessons")
    yield hand.press(f"lessonButton{number}")
    for _ in range(2):
        yield hand.trigger(f"lesson-{number}")  # it may have been closed meanwhile
        yield from hand.pause(2)  # Qt shows what was put into a layout only with the events after it
        yield hand.turn_tab("lessonSlides")
        guesses = [name for name in hand.names_in(LESSON) if "Guess" in name]
        for question in {name.rstrip("0123456789") for name in guesses}:
            yield hand.press(*(name for name in guesses if name.startswith(question)))
        yield from _wait_for_more(hand)
        yield hand.press(*(name for name in hand.names_in(LESSON) if name.endswith(("Play", "Jump", "Run"))))
        yield from hand.pause(6)
        gallery = hand.part(PositionGallery)
        if gallery is not None:
            yield hand.press_on(gallery, Qt.Key.Key_Space)  # the path to a position
        yield from _wait_for_more(hand)  # as where a path that is played stops and asks
        yield from hand.explore(8, *LESSON_TURNS, *OF_QT, *guesses, window=LESSON)
    yield hand.press(*LESSON_TURNS)


def compare_paths(hand: Hand) -> Iterator[str]:
    """Watch both paths of the lost move to where they meet, and guess whether they cost the same."""
    yield from hand.begin_on("lessons")
    yield hand.trigger("lesson-4")
    yield from hand.pause(2)
    yield hand.turn_tab("lessonSlides", 2)
    yield from hand.wait_for("lostMovePlay", LESSON_SECONDS)
    yield hand.press("lostMovePlay")
    answers = "lostMoveGuess0", "lostMoveGuess1"
    yield from hand.wait(lambda: {*answers} <= {*hand.names_in(LESSON)}, PATH_SECONDS, each=0.1)
    yield hand.press(*answers)


def _wait_for_more(hand: Hand) -> Iterator[str]:
    """Wait until buttons of the lesson can be pressed that cannot be pressed now."""
    there = {*hand.names_in(LESSON)}
    return hand.wait(lambda: not {*hand.names_in(LESSON)} <= there, LESSON_SECONDS, each=0.05)


def read_guide(hand: Hand) -> Iterator[str]:
    """Read in the guide, about the page in front, and save a plan of it."""
    yield from hand.begin_on(hand.chance.choice((*PUZZLE_NAMES, "history", "compare", "chapters")))
    yield hand.trigger("guide")
    for _ in range(8):
        yield hand.choose_row("guideTitles")
        yield hand.press("guidePlanSave", "guideBack", "guideForward")
    yield hand.press("guideClose")
    yield hand.trigger(hand.chance.choice(("shortcuts", "about")))
    yield hand.key(Qt.Key.Key_Escape)


def compare(hand: Hand) -> Iterator[str]:
    """Compare some methods, look at the results, export and keep them."""
    yield from hand.begin_on("compare")
    if hand.chance.random() < 0.3:
        yield hand.press(*(f"compareReady-{name}" for name in ("articles", "paper", "ties", "programs")))
    for name in ("compareKlotskiMethods", "compareLayouts", "compareKnightMethods"):
        yield hand.check_rows(name)
    yield hand.write("compareBoards", "5x5")
    yield hand.spin("compareRepetitions", 1)
    yield hand.spin("compareLimit", 1)
    yield hand.press("compareRunButton")
    yield from hand.pause(40)
    yield hand.press("compareStopButton")
    yield from hand.pause(5)
    yield hand.choose("compareMeasure")
    yield hand.press("compareLogarithmic")
    yield hand.press("compareExport")
    yield hand.choose_in_front()
    yield from hand.pause(3)
    yield hand.choose("compareKept")
    yield hand.press("compareDelete")


def run_own_search(hand: Hand) -> Iterator[str]:
    """Drop a search as students write them, right or wrong, run and watch it, and change it here and from outside."""
    page = hand.chance.choice(PUZZLE_NAMES)
    yield from hand.begin_on(page)
    path = Path.cwd() / f"written-search-{hand.chance.randrange(3)}.py"
    shutil.copy(hand.chance.choice(sorted(STUDENTS.glob("[a-z]*.py"))), path)
    yield hand.drop_file(str(path))
    yield from hand.pause(3)
    yield hand.choose("ownSearchPuzzle")
    for _ in range(2):
        yield hand.press("ownSearchRun", "ownSearchWatch")
        yield from hand.pause(2)
        yield hand.press_any()  # the question, the first time
        yield from hand.pause(15)
        yield hand.trigger(hand.chance.choice(("stop", "step-search", "own-searches")))
        if hand.chance.random() < 0.3:
            path.write_text(path.read_text("utf-8") + "\n# changed outside\n", "utf-8")
            yield from hand.pause(3)
        editor = hand.part(CodeEditor)
        if editor is not None:
            yield hand.press_on(editor, hand.chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Backspace)))
    yield hand.press("ownSearchSave")
    yield hand.trigger("stop")
    yield hand.trigger(page)
    yield hand.trigger("map")  # of Klotski alone, as what follows
    yield from hand.wait_for("mapSearchesButton")
    yield hand.press("mapSearchesButton")
    yield hand.choose("mapEngineCombo", lambda engine: getattr(engine, "family", "") == "own")
    yield hand.press("mapRunButton", "mapWatchButton")
    yield from hand.pause(15)
    yield hand.press("mapStopButton")
    yield hand.choose("mapEngineCombo", lambda engine: getattr(engine, "family", "") != "own")
    yield hand.choose(f"{page}EngineCombo", lambda engine: getattr(engine, "family", "") != "own")
    yield from hand.begin_on("compare")
    yield hand.check_rows(f"compare{page.capitalize()}Methods", last=True)  # the person's own are at the end
    yield hand.spin("compareLimit", 1)
    yield hand.press("compareRunButton")
    yield from hand.pause(2)
    yield hand.press_any()
    yield from hand.pause(15)
    yield hand.press("compareStopButton")
    yield hand.choose("compareKept")
    yield hand.press("compareExport")
    yield hand.choose_in_front()


def check_own_search(hand: Hand) -> Iterator[str]:
    """Begin a search in the lesson on one's own, check it there, right or wrong, and turn to other steps meanwhile."""
    yield from hand.begin_on("lessons")
    number = [entry.name for entry in lessons()].index("own_search") + 1
    yield hand.trigger(f"lesson-{number}")
    for _ in range(3):
        yield from hand.pause(2)
        yield hand.turn_tab("lessonSlides")
        yield hand.press(*(name for name in hand.names_in(LESSON) if name.endswith(("Begin", "Edit"))))
        yield hand.press_any()  # of the dialog that asks where the file is to be
        shutil.copy(hand.chance.choice(sorted(STUDENTS.glob("[a-z]*.py"))), path := Path.cwd() / "written-step.py")
        yield hand.drop_file(str(path))
        for _ in range(2):
            yield hand.press(*(name for name in hand.names_in(LESSON) if name.endswith("Check")))
            yield from hand.pause(2)
            yield hand.press_any()  # the question, the first time
            yield from hand.pause(20)
    yield hand.press(*LESSON_TURNS)


def look_back(hand: Hand) -> Iterator[str]:
    """Choose what the history lists, and open, delete and restore what is in it."""
    yield from hand.begin_on("history")
    yield hand.choose("historyKind")
    yield hand.choose("historyPuzzle")
    yield hand.write("historySearch", hand.chance.choice(("", "", "20", "layout", "zzz")))
    yield from hand.pause(8)
    yield hand.press("historyShowEverything", *(f"historyTo{name.capitalize()}" for name in PUZZLE_NAMES))
    yield hand.trigger("history")
    for _ in range(3):
        yield hand.choose_row("historyTable")
        yield hand.press("historyDelete", "historyRestore")
        yield hand.press("historyUndo")
    yield hand.choose_row("historyTable", doubly=True)
    yield hand.press("historyOpen", "statisticsButton")
    yield from hand.explore(3)


WINDOW_DEEDS = (
    *(compile_behind, watch_search, search_on, open_section_window, choose_in_menus, export, collect, back_up),
    *(read_guide, compare, look_back, compare_paths, run_own_search, check_own_search, present),
)
LESSON_DEEDS = {f"take_lesson_{number}": partial(take_lesson, number) for number in range(1, len(lessons()) + 1)}
