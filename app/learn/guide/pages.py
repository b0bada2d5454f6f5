"""The pages of the guide: a title and a short text, and what stands above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt

from app.learn.guide.pictures.picture import Picture
from app.learn.guide.sources import sources_text
from app.ui.widgets.actions import action_key, key_text
from app.ui.words.stars import stars_text

CHAPTERS = {
    "klotski": Picture.PLAY,
    "map": Picture.MAP,
    "knight": Picture.TOURS,
    "history": Picture.SHARING,
    "compare": Picture.COMPARE,
    "lessons": Picture.LESSONS,
    "chapters": Picture.CHAPTERS,
}
"""The pictures of the chapters on the pages of the main window and on parts of them, by their names."""


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A title, a text and the picture above them; a long text has none."""

    title: str
    text: str
    picture: Picture | None = None


def guide_pages() -> Sequence[GuidePage]:
    """The pages in the user's language."""
    translate = QCoreApplication.translate
    return (
        GuidePage(
            translate("Guide", "Let Cao Cao escape"),
            translate(
                "Guide",
                "Slide the pieces until the largest, Cao Cao, is at the exit at the bottom. Drag a piece "
                "as far as you like, even round corners; or click it: where it has only one way, it goes, and "
                "where it has several, it shows them. With the keyboard, step through the movable pieces with {tab} or "
                "{space} and slide the selected one with the arrow keys. You can undo every step. In the View menu, "
                "Piece names has initials and Latin letters in place of the signs.",
            ).format(tab=key_text(Qt.Key.Key_Tab), space=key_text(Qt.Key.Key_Space)),
            Picture.PLAY,
        ),
        GuidePage(
            translate("Guide", "See how you are doing"),
            translate(
                "Guide",
                "While you play, the panel shows the fewest steps left to the exit and, after each step, "
                "whether it was one of the best. A hint ({key}) shows the best next step; press {key} "
                "again to play it. Prefer no help? Choose a strict game in the Edit menu: nothing is told or undone, "
                "and its records stand apart.",
            ).format(key=action_key("hint")),
            Picture.HINTS,
        ),
        GuidePage(translate("Guide", "Earn stars"), _rule_of_stars(), Picture.STARS),
        GuidePage(
            translate("Guide", "Look back at your game"),
            translate(
                "Guide",
                "The curve shows how many steps were left after each of yours; a ring marks each detour. Click a ring, "
                "or press {previous} or {next}, to see where it began. Show what was better ({better}) plays a better "
                "line on the board and says what it would have saved and where your game came back to it; while you "
                "play, that counts as a hint. Try again from here plays on from before the detour, and {stop} brings "
                "your game back as it was. A strict game can be looked back at once it has ended.",
            ).format(
                previous=action_key("previous-detour"),
                next=action_key("next-detour"),
                better=action_key("better"),
                stop=action_key("stop"),
            ),
            Picture.REVIEW,
        ),
        GuidePage(
            translate("Guide", "Solve and watch"),
            translate(
                "Guide",
                "Solve finds a solution from the current position with the chosen method and plays it. "
                "Below the board you can pause, go step by step, jump and set the speed. The list of steps follows "
                "along; while it is open, the board names its squares and numbers the soldiers, so that you can follow "
                "it on a wooden set. Slide a piece or press {enter} to continue by hand from there. Watch it think "
                "({watch}) runs the method slowly on the board, and you step back and forward over what it has done.",
            ).format(enter=key_text(Qt.Key.Key_Return), watch=action_key("watch")),
            Picture.WATCH,
        ),
        GuidePage(
            translate("Guide", "Three ways to count steps"),
            translate(
                "Guide",
                "The slide in the picture is one move, two straight slides or three cells. A shortest "
                "solution in one count need not be shortest in another, so choose the count first: hints, "
                "records and solutions all follow it.",
            ),
            Picture.COUNTS,
        ),
        GuidePage(
            translate("Guide", "See the whole landscape"),
            translate(
                "Guide",
                "The map ({map}) shows every position that can be reached, the colour telling how far it is from the "
                "exit, and moves along as you play. Point at a position to see it; click it, and the board goes there "
                "by a shortest path, which you can undo. Go to finds the furthest position and the next narrow pass, "
                "which every solution comes through. Zoom with the wheel; with the keyboard, the arrow keys lead from "
                "position to position.",
            ).format(map=action_key("map")),
            Picture.MAP,
        ),
        GuidePage(
            translate("Guide", "A puzzle every day"),
            translate(
                "Guide",
                "Every date has a puzzle, the same for everyone: 8 to 15 moves on Mondays, then harder from day to "
                "day, 90 moves and more on Sundays. {key} opens today's; the arrow beside it opens the calendar, where "
                "you can play past days. A day is solved on its day if you finish before midnight, by the clock of "
                "this computer. Days in a row are a streak; a day played later does not mend it.",
            ).format(key=action_key("daily")),
            Picture.DAILY,
        ),
        GuidePage(
            translate("Guide", "Tour the board with a knight"),
            translate(
                "Guide",
                "Click a square, and a knight sets off from it to visit every square once. {shift}+click sets the end, "
                "and a right-click opens a menu that can also remove the square. If there is no tour, the page says "
                "why; the riddles in the list of boards ask you. Found by hand, with warnings or without, a tour is "
                "ticked in that list with its best time. Count tours tells how many there are; a long count can be "
                "stopped and resumed another day.",
            ).format(shift=key_text(Qt.Key.Key_Shift)),
            Picture.TOURS,
        ),
        GuidePage(
            translate("Guide", "Share what you found"),
            translate(
                "Guide",
                "When a game is won, Share copies the result as text and picture. Every layout has codes: copy one, or "
                "paste any code into the window. Solutions and tours "
                "can be exported as text, images and animations. Everything you solve or play is saved on "
                "the History page and can be found, opened and, when deleted, restored.",
            ),
            Picture.SHARING,
        ),
        GuidePage(
            translate("Guide", "Back it up, hand it out"),
            translate(
                "Guide",
                "Back up ({key}) in the File menu writes everything you have played and made, and your settings, to "
                "one file. Restore first says what is in such a file; then it merges that with what is here and loses "
                "nothing, or puts it in its place, and a restore can be undone. Export collection writes layouts and "
                "boards of yours to one file: whoever opens it finds them below the chapters.",
            ).format(key=action_key("back-up")),
            Picture.BACKUP,
        ),
        GuidePage(
            translate("Guide", "Compare the methods"),
            translate(
                "Guide",
                "On the Compare page, methods run one after another on the same layouts or boards, and their figures "
                "stand side by side. Click a preset to run it, or select what to compare and press Run. Click a column "
                "heading to sort the table; the chart shows the figures as bars. Every comparison is saved.",
            ),
            Picture.COMPARE,
        ),
        GuidePage(
            translate("Guide", "Learn how the methods work"),
            translate(
                "Guide",
                "The Lessons page has six lessons of about ten minutes each. You guess first, watch real searches on "
                "real boards, and then read the figures. Each lesson can be left at any time and opened again.",
            ),
            Picture.LESSONS,
        ),
        GuidePage(
            translate("Guide", "Play through the chapters"),
            translate(
                "Guide",
                "The Chapters page leads from five moves to the hardest layout of all; each chapter is about one idea. "
                "Click a tile to play it. The ribbon marks where to continue. With the keyboard, "
                "the arrow keys lead from tile to tile, {enter} opens one, and {tab} goes to the next chapter. "
                "Collections that you open from files stand below the chapters.",
            ).format(enter=key_text(Qt.Key.Key_Return), tab=key_text(Qt.Key.Key_Tab)),
            Picture.CHAPTERS,
        ),
        GuidePage(translate("Guide", "Sources"), sources_text()),
    )


def _rule_of_stars() -> str:
    """What a game is worth, in four lines."""
    translate = QCoreApplication.translate
    solved = translate("Guide", "{stars} Solved; with a hint {hinted} at most, with the program's solution none.")
    lines = (
        translate("Guide", "{stars} The fewest steps there are.").format(stars=stars_text(3)),
        translate("Guide", "{stars} Up to a tenth more; one step more is always allowed.").format(stars=stars_text(2)),
        solved.format(stars=stars_text(1), hinted=stars_text(2)),
        translate("Guide", "Undone slides count until you start over. Each count has its own stars."),
    )
    return "\n".join(lines)
