"""Deeds with lessons: they are taken, presented, written by a person, changed from outside, and saved as hand-outs."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from importlib import resources
from pathlib import Path

from PySide6.QtCore import Qt

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.position_gallery import PositionGallery
from app.own_search.editor import CodeEditor
from app.puzzle.board.board_widget import BoardWidget
from tests.soak.hand import Hand
from tests.soak.usage import OF_QT
from tests.soak.window_deeds import STUDENTS

LESSON = "lessonWindow"
LESSON_TURNS = ("lessonClose", "lessonBack", "lessonForward", "lessonPresent")
PATH_SECONDS = 15.0
"""How long a path of a lesson takes at the most."""
LESSON_SECONDS = 4.0
"""How long what a guess begins is waited for."""
PRESENTING_KEYS = (
    *[Qt.Key.Key_PageDown] * 4,
    *(Qt.Key.Key_PageUp, Qt.Key.Key_B, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_End, Qt.Key.Key_F11),
)
FAULTY = ("```levels\n", "{nothing}\n", "## \n---\n", "```knight\nboard: 9x\n```\n")
RIGHT = ("---\n\n## More\n\nSome text.\n", "```klotski\nlayout: VVVV/VVVV/AASS/AAHH/S..S\n```\n")
"""What is written at the end of a lesson, which is none after that, or still is one."""


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
            yield from hand.pause(2)
            if hand.chance.random() < 0.3:
                yield hand.press(*(name for name in hand.names_in(LESSON) if name.endswith("Stop")))
            yield from hand.pause(20)
    yield hand.press(*LESSON_TURNS)


def present_lesson(hand: Hand) -> Iterator[str]:
    """Present a lesson: turn its slides, guess, play on its boards, point at something, and leave."""
    yield from hand.begin_on("lessons")
    yield hand.press(f"lessonButton{hand.chance.randrange(len(lessons())) + 1}")
    yield from hand.pause(2)
    yield hand.turn_tab("lessonSlides")
    yield hand.press("lessonPresent")
    for _ in range(hand.chance.randrange(4, 12)):
        yield hand.key(hand.chance.choice(PRESENTING_KEYS))
        yield from hand.pause(2)
        yield hand.press(*(name for name in hand.names_in(LESSON) if not name.startswith("lesson")))
        board = hand.part(BoardWidget)
        if board is not None:
            yield hand.drag(board, hand.chance.choice((Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton)))
            yield hand.click(board)
        yield from hand.pause(3)
    if hand.chance.random() < 0.3:
        yield hand.press("lessonClose", "lessonForward")
    for _ in range(3):  # the first may take arrows away, and the last closes the window
        yield hand.key(Qt.Key.Key_Escape)


def write_lesson(hand: Hand) -> Iterator[str]:
    """Open a lesson of one's own, write right and wrong text, here and from outside, present it and have it printed."""
    yield from hand.begin_on("lessons")
    texts = sorted(resources.files("resources").joinpath("lessons").iterdir(), key=lambda file: file.name)
    path = Path.cwd() / f"written-{hand.chance.randrange(3)}.lesson.md"
    path.write_text(hand.chance.choice(texts).read_text("utf-8"), "utf-8")
    yield hand.drop_file(str(path))
    yield from hand.pause(3)
    yield hand.turn_tab("lessonSlides")
    for text in hand.chance.sample((*FAULTY, *RIGHT), 3):
        before = path.read_text("utf-8")
        path.write_text(f"{before}\n{text}", "utf-8")
        yield from hand.pause(8)
        yield hand.press("lessonPresent", "lessonHandOut")
        yield hand.choose_in_front()
        path.write_text(before, "utf-8")
        yield from hand.pause(8)
        yield hand.key(Qt.Key.Key_Escape)
    yield hand.trigger("lessons")
    yield hand.press("lessonEditor", "lessonChange1", "lessonNew")
    yield from hand.pause(3)
    yield hand.choose_row("ownLessonFiles")
    editor = hand.part(CodeEditor)
    for text in hand.chance.sample((*FAULTY, *RIGHT), 3):
        if editor is not None:
            yield hand.write_at_end(editor, text)
        yield from hand.pause(10)
        yield hand.turn_tab("lessonSlides")
        yield hand.press("ownLessonSave", "ownLessonMore")
        yield hand.choose_in_front()
        yield from hand.explore(2)


LESSON_DEEDS = {f"take_lesson_{number}": partial(take_lesson, number) for number in range(1, len(lessons()) + 1)}
LESSON_DEEDS |= {deed.__name__: deed for deed in (compare_paths, check_own_search, present_lesson, write_lesson)}
