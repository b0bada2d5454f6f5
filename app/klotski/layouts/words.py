"""What is said of chapters, their titles, ideas and places, and of sets of pieces and the hardest layout of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural
from solvers.klotski.catalogue.catalogue import Entry, Names
from solvers.klotski.catalogue.chapters import Chapter, Idea
from solvers.klotski.catalogue.lookup import pieces_text
from solvers.klotski.catalogue.piece_sets import HARDEST, SetFigures
from solvers.klotski.piece_set import PieceSet


def chapter_title(chapter: Chapter) -> str:
    """What a chapter is called: its idea in a few words."""
    return _idea_words(chapter.idea)[0]


def chapter_heading(chapter: Chapter) -> str:
    """The title of a chapter with its number."""
    return QCoreApplication.translate("Chapters", "Chapter {number}: {title}").format(
        number=grouped(chapter.number), title=chapter_title(chapter)
    )


def chapter_text(chapter: Chapter) -> str:
    """What is particular about the layouts of a chapter, in two sentences."""
    return _idea_words(chapter.idea)[1]


def place_name(chapter: Chapter, number: int) -> str:
    """What a layout of a chapter is called: the chapter and its number in it."""
    return QCoreApplication.translate("Chapters", "Chapter {chapter}, no. {number}").format(
        chapter=grouped(chapter.number), number=grouped(number)
    )


def _idea_words(idea: Idea) -> tuple[str, str]:
    """The title of an idea, and its explanation."""
    translate = QCoreApplication.translate
    return {
        Idea.STRAIGHT_DOWN: (
            translate("Chapters", "Straight down"),
            translate(
                "Chapters",
                "Only soldiers stand between Cao Cao and the exit. Make room for him, and he goes straight down.",
            ),
        ),
        Idea.LAST_SOLDIER: (
            translate("Chapters", "The last soldier"),
            translate(
                "Chapters",
                "In every shortest solution, a soldier in the exit is the last to make room. Think back from the end: "
                "where can he go?",
            ),
        ),
        Idea.BAR: (
            translate("Chapters", "Barred"),
            translate(
                "Chapters",
                "A horizontal general bars the middle, and nothing two cells wide gets past him. He has to move aside "
                "before Cao Cao can pass.",
            ),
        ),
        Idea.TEMPTATION: (
            translate("Chapters", "Temptation"),
            translate(
                "Chapters",
                "Cao Cao could go nearer to the exit at once, but no shortest solution begins like that. Find out who "
                "goes first.",
            ),
        ),
        Idea.WAY_ROUND: (
            translate("Chapters", "The long way round"),
            translate(
                "Chapters",
                "In every shortest solution, Cao Cao once has to go further from the exit. Stepping back is the "
                "fastest here.",
            ),
        ),
        Idea.HOME_AGAIN: (
            translate("Chapters", "There and back"),
            translate(
                "Chapters",
                "In every shortest solution, some piece leaves its place and later comes back to it. What looks like "
                "a waste of steps is needed here.",
            ),
        ),
        Idea.ALL_HANDS: (
            translate("Chapters", "All hands"),
            translate(
                "Chapters",
                "Every shortest solution moves every piece. Whoever has not moved yet still has to.",
            ),
        ),
        Idea.CHANGED_PLACES: (
            translate("Chapters", "Changing places"),
            translate(
                "Chapters",
                "In every shortest solution, two of the larger pieces change places. They have to get past each other "
                "through two empty cells.",
            ),
        ),
        Idea.SO_NEAR: (
            translate("Chapters", "So near"),
            translate(
                "Chapters",
                "Cao Cao begins one cell from the exit. In every shortest solution, his first step takes him away "
                "from it.",
            ),
        ),
        Idea.ONLY_WAY: (
            translate("Chapters", "The only way"),
            translate(
                "Chapters",
                "There is just one shortest solution, apart from its mirror image. Whoever wants three stars has no "
                "choice at any step.",
            ),
        ),
        Idea.NARROW_PASS: (
            translate("Chapters", "The narrow pass"),
            translate(
                "Chapters",
                "About halfway there is a position that every solution comes through: a narrow pass. Find it, and the "
                "puzzle falls into two easier ones.",
            ),
        ),
        Idea.LONG_CLASSICS: (
            translate("Chapters", "The long classics"),
            translate(
                "Chapters",
                "Famous layouts that take 80 moves or more, up to the hardest of all. Take your time: all that you "
                "have learned comes together here.",
            ),
        ),
    }[idea]


def hardest_entry(figures: SetFigures) -> Entry:
    """The entry of the hardest layout of a set that has one, in the collection of these; it is called by the pieces."""
    assert figures.hardest
    name = QCoreApplication.translate("Layouts", "Hardest of {pieces}").format(pieces=pieces_name(figures.pieces))
    short = pieces_text(figures.pieces)
    names = Names(hant=name, hans=name, pinyin="", en="", aliases=(Names(hant=short, hans=short, pinyin="", en=""),))
    return Entry(names, figures.hardest, (HARDEST.key,), figures.optimum)


def pieces_name(pieces: PieceSet) -> str:
    """The pieces of a set, beside Cao Cao, in as few words as players use."""
    told = (
        QCoreApplication.translate("Layouts", "{number} vertical").format(number=pieces.verticals)
        if pieces.verticals
        else "",
        QCoreApplication.translate("Layouts", "{number} horizontal").format(number=pieces.horizontals)
        if pieces.horizontals
        else "",
        plural("Layouts", "{number} soldiers", pieces.soldiers) if pieces.soldiers else "",
    )
    return listed(filter(None, told)) or QCoreApplication.translate("Layouts", "Cao Cao alone")
