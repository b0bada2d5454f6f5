"""The pages of the guide: a title and a short text, and what stands above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt

from app.learn.guide.pictures import page_pictures, program_pictures, puzzle_pictures
from app.learn.guide.pictures.parts import PaintPicture
from app.own_search.editor import LEAVING
from app.puzzle import presentation
from app.puzzle.board.hand_marks import MARKING_KEY
from app.puzzle.entry import puzzles
from app.ui.widgets.actions import action_key, key_text
from app.ui.words.numbers import stars_text
from solvers.knight.leaper import PIECES
from solvers.puzzles import imported

translate = QCoreApplication.translate

HARDEST = "python -m solvers klotski hardest"
"""The command that finds the hardest layouts."""


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A title, a text and the picture above them; a long text has none."""

    title: str
    text: str
    picture: PaintPicture | None = None
    chapter: str = ""
    """The page of the main window that it is about, or the part of one, if any."""


def guide_pages() -> Sequence[GuidePage]:
    """The pages in the user's language."""
    return (
        GuidePage(
            translate("Guide", "Let Cao Cao escape"),
            translate(
                "Guide",
                "Slide the pieces until the largest, Cao Cao, is at the exit at the bottom. Drag a piece as far as "
                "you like, even round corners; or click it: where it has only one way, it goes, and where it has "
                "several, it shows them. With the keyboard, step through the movable pieces with {tab} or {space} and "
                "slide the selected one with the arrow keys. You can undo every step. The Chapters page ({chapters}) "
                "begins with five moves.",
            ).format(tab=key_text(Qt.Key.Key_Tab), space=key_text(Qt.Key.Key_Space), chapters=action_key("chapters")),
            puzzle_pictures.play,
            chapter="klotski",
        ),
        GuidePage(translate("Guide", "How a page is arranged"), parts_of_page(), program_pictures.arrangement),
        GuidePage(
            translate("Guide", "See how you are doing"),
            translate(
                "Guide",
                "While you play, the panel shows the fewest steps left to the exit and, after each step, whether it "
                "was one of the best. A hint ({key}) shows the best next step; press {key} again to play it. In the "
                "Game menu, choose a strict game for no help and no undo, with records that stand apart, or a relaxed "
                "one for no stars, so that nothing costs any.",
            ).format(key=action_key("hint")),
            puzzle_pictures.hints,
        ),
        GuidePage(translate("Guide", "Earn stars"), rule_of_stars(), puzzle_pictures.stars),
        GuidePage(
            translate("Guide", "Look back at your game"),
            translate(
                "Guide",
                "The curve shows how many steps were left after each of yours; a ring marks each detour. Click a "
                "ring, or press {previous} or {next}, to see where it began. Show what was better ({better}) plays a "
                "better line and says what it would have saved, and where your game came back to it (a hint, while "
                "you play). Try again from here plays on from before the detour, and {stop} brings your game back as "
                "it was. A strict game can be looked back at once it has ended.",
            ).format(
                previous=action_key("previous-detour"),
                next=action_key("next-detour"),
                better=action_key("better"),
                stop=action_key("stop"),
            ),
            puzzle_pictures.review,
            chapter="review",
        ),
        GuidePage(
            translate("Guide", "A puzzle every day"),
            translate(
                "Guide",
                "Every date has a puzzle, the same for everyone: 8 to 15 moves on Mondays, then harder from day to "
                "day, 90 moves and more on Sundays. {key}, or the button at the right of the tabs, opens today's; the "
                "arrow beside it opens the calendar, where you can play past days. A day is solved on its day if you "
                "finish before midnight, by the clock of this computer. Days in a row are a streak; a day played "
                "later does not mend it.",
            ).format(key=action_key("daily")),
            page_pictures.daily,
            chapter="calendar",
        ),
        GuidePage(
            translate("Guide", "Play through the chapters"),
            translate(
                "Guide",
                "The Chapters page leads from five moves to the hardest layout of all; each chapter is about one "
                "idea. Click a tile to play it. The ribbon marks where to continue. With the keyboard, the arrow keys "
                "lead from tile to tile, {enter} opens one, and {tab} goes to the next chapter. Collections that you "
                "open from files stand below the chapters. The Game menu opens the easiest layout that you have not "
                "solved, or one at random.",
            ).format(enter=key_text(Qt.Key.Key_Return), tab=key_text(Qt.Key.Key_Tab)),
            page_pictures.chapters,
            chapter="chapters",
        ),
        GuidePage(
            translate("Guide", "Choose a layout, or make one"),
            translate(
                "Guide",
                "The list at the top of the panel finds a layout by its Chinese, pinyin or English name. The "
                "catalogue of layouts in the View menu shows them all, by difficulty and by your progress too, and the "
                "hardest layout of each set of pieces. In the "
                "layout editor in the Edit menu you place and drag the pieces, and it says at once how long the "
                "shortest solution is.",
            ),
            page_pictures.layouts,
        ),
        GuidePage(
            translate("Guide", "Browse every layout there is"),
            translate(
                "Guide",
                "The atlas of layouts in the Game menu has all 29,334,498. Choose the pieces and a bar: it lists the "
                "layouts that take exactly that many steps. With the number of every piece chosen, it also finds "
                "special ones, such as those with one shortest solution. Double-click a layout to play it, or "
                "right-click it for more. {stands} shows where the layout on the board stands. All sets of pieces, in "
                "the View menu, lists the figures of each. In a terminal, {command} does it.",
            ).format(stands=action_key("stands"), command=HARDEST),
            page_pictures.atlas,
            chapter="atlas",
        ),
        GuidePage(
            translate("Guide", "Three ways to count steps"),
            translate(
                "Guide",
                "The slide in the picture is one move, two straight slides or three cells. A shortest solution in one "
                "count need not be shortest in another, so choose the count first: hints, records and solutions all "
                "follow it.",
            ),
            puzzle_pictures.counts,
        ),
        GuidePage(
            translate("Guide", "Solve and play back"),
            translate(
                "Guide",
                "Solve finds a solution from the current position with the chosen method and plays it. Below the "
                "board you can pause, go step by step, jump and set the speed. The list of steps follows along; while "
                "it is open, the board names its squares and numbers the soldiers, so that you can follow it on a "
                "wooden set. Slide a piece or press {enter} to continue by hand from there.",
            ).format(enter=key_text(Qt.Key.Key_Return)),
            puzzle_pictures.solve,
        ),
        GuidePage(
            translate("Guide", "Watch it think"),
            translate(
                "Guide",
                "Watch it think ({watch}) runs the chosen method slowly on the board, at the search speed beside it; "
                "with {paused} it waits after each step. Each arrow is a possible slide, and its sign says what the "
                "search does with it. Search highlights the line of pseudocode that runs now. {pause} pauses; {back} "
                "and {forward} step from line to line, {step} by a whole step. Full speed lets the search run on, and "
                "Stop ends it; then Search steps shows it again.",
            ).format(
                watch=action_key("watch"),
                paused=action_key("watch-paused"),
                step=action_key("step-search"),
                pause=action_key("pause-search"),
                back=action_key("back"),
                forward=action_key("forward"),
            ),
            program_pictures.watched_klotski,
            chapter="klotski-watched",
        ),
        GuidePage(
            translate("Guide", "See the whole landscape"),
            translate(
                "Guide",
                "The map ({map}) shows every position that can be reached, the colour telling how far it is from the "
                "exit, and moves along as you play. Point at a position to see it; click it, and the board goes there "
                "by a shortest path, which earns no stars and can be undone. Go to finds the furthest position and "
                "the next narrow pass, which every solution comes through. Methods, or {watch} on the map, shows how a "
                "search spreads. Zoom with the wheel; the arrow keys lead from position to position.",
            ).format(map=action_key("map"), watch=action_key("watch")),
            puzzle_pictures.whole_map,
            chapter="map",
        ),
        GuidePage(
            translate("Guide", "Tour the board with a knight"),
            translate(
                "Guide",
                "Click a square, and a knight sets off from it to visit every square once. {shift}+click sets the "
                "end, and a right-click opens a menu that can also remove the square; the fields Start and End take "
                "one, too, or a name. If there is no tour, the page says why, and the board shows the proof, step by "
                "step. Next finds another tour. Press By hand to move the knight yourself: "
                "click a square or drag the knight; click an earlier square to go back. A tour that you complete is "
                "ticked in the list of boards.",
            ).format(shift=key_text(Qt.Key.Key_Shift)),
            puzzle_pictures.tours,
            chapter="knight",
        ),
        GuidePage(
            translate("Guide", "Draw boards, solve riddles, count tours"),
            translate(
                "Guide",
                "✎ ({draw}) lets you draw and erase squares, and save the board under a name. The list of boards has "
                "classic ones, shapes, your own, and riddles: does the board have a tour, and if not, why? Decide "
                "beside the board, or find a tour by hand. Count tours tells how many there are; a long "
                "count can be stopped and resumed another day. A large board is zoomed with "
                "the wheel, and moved by dragging it.",
            ).format(draw=action_key("draw")),
            puzzle_pictures.boards,
            chapter="boards",
        ),
        GuidePage(
            translate("Guide", "Other pieces and joined edges"),
            translate(
                "Guide",
                "The line that names the method and the piece opens the options. Choose another piece there, such as "
                "the camel, or write its leaps: {leaps} are those of a wazir and a knight. Two joined edges make the "
                "board a cylinder, four a torus: a move over one comes in again at the opposite one. A symmetric tour "
                "is a closed one that stays the same after a half turn or a quarter turn. The list of methods says "
                "which cannot find it.",
            ).format(leaps=PIECES["emperor"].text),
            puzzle_pictures.pieces,
        ),
        GuidePage(
            translate("Guide", "Watch the knight's search"),
            translate(
                "Guide",
                "On the knight's page, Watch it think shows a search square by square. By Warnsdorff's rule, the "
                "onward moves from every square that the knight can reach are counted, and it goes where there are "
                "the fewest; where several are tied, the tie-break chooses. Methods with backtracking show from where "
                "they went back, how often each square was entered, and why a branch is pruned; a recursive one lists "
                "its calls, and a count marks its frontier.",
            ),
            program_pictures.watched_knight,
            chapter="knight-watched",
        ),
        *(
            GuidePage(title, text, picture, chapter=name)
            for puzzle in puzzles()
            if puzzle.guide_chapters
            for name, title, text, picture in imported(puzzle.guide_chapters)()
        ),
        GuidePage(translate("Guide", "Write a search of your own"), own_searches()),
        GuidePage(
            translate("Guide", "Compare the methods"),
            translate(
                "Guide",
                "On the Compare page, methods run one after another on the same layouts or boards, and their figures "
                "stand side by side. Click a preset to run it, or select what to compare and press Run. Click a "
                "column heading to sort the table; the chart shows the figures as dots, or as curves over the size of "
                "the board. Your own searches are at the end of the list of methods. Every comparison is saved.",
            ),
            page_pictures.compare,
            chapter="compare",
        ),
        GuidePage(
            translate("Guide", "Learn how the methods work"),
            translate(
                "Guide",
                "The Lessons page has lessons of about ten minutes each. You guess first, watch real searches on real "
                "boards, and then read the figures. In one you write a search yourself, and the program checks each of "
                "its four steps. For teachers there are two lessons of 45 minutes there: what to "
                "click, what to ask, and what to expect. Write your own: New lesson begins one, which is shown beside "
                "its text as you write it.",
            ),
            page_pictures.lessons,
            chapter="lessons",
        ),
        GuidePage(
            translate("Guide", "Share what you found"),
            translate(
                "Guide",
                "When a game is won, Share on the card copies the result as text and picture. Every layout has codes: "
                "copy one, or paste any code into the window; a tour, or its beginning such as a1-b3-c1, is pasted "
                "just so. Solutions, tours and the map can be printed, or exported as text, images and animations. "
                "Everything you solve or play is saved on the History page and can be found, opened and, when deleted, "
                "restored; Statistics there sums it up.",
            ),
            page_pictures.sharing,
            chapter="history",
        ),
        GuidePage(
            translate("Guide", "Back it up, hand it out"),
            translate(
                "Guide",
                "Back up ({key}) in the File menu writes all you have played and made, and your settings, to one "
                "file; the program itself keeps one of each of the last seven days. Restore says what is in such a "
                "file, then merges it with what is here and loses nothing, or puts it in its place; a restore can be "
                "undone. Export collection writes layouts, boards and lessons, yours and others, to one file: whoever "
                "opens it finds them below the chapters, and lessons below ours.",
            ).format(key=action_key("back-up")),
            page_pictures.backup,
        ),
        GuidePage(
            translate("Guide", "Set it up as you like"),
            translate(
                "Guide",
                "In the View menu you choose the theme, the language and the text size, and in Piece names whether "
                "the pieces show Chinese signs, initials, Latin letters or none. All of it changes at once, even "
                "while a search runs. Reduced motion does without animations, and {full} gives the window the whole "
                "screen. In the Help menu, Keyboard shortcuts lists every key, and Show tips turns the tips off or on.",
            ).format(full=action_key("full-screen")),
            page_pictures.looks,
        ),
        GuidePage(translate("Guide", "Present to a class"), presenting()),
        GuidePage(translate("Guide", "Sources"), sources_text()),
    )


def presenting() -> str:
    """How a board fills the screen, and how a person points at something on it."""
    return translate(
        "Guide",
        "{present} shows on the whole screen what the page shows, as large as it can be: a board, a search that you "
        "watch with its pseudocode, a riddle, the map if it is open, or the chart of a comparison. It begins with the "
        "map if the keys are on that. In the window of a lesson it shows the slide in sight, with everything to guess "
        "and to play on it. {next} and {previous}, which clickers send, go through steps and slides; {black} "
        "makes the screen black, and {stop} ends the presentation. All other keys do what they always do.\n\n"
        "With two screens, put the window on the one that the class sees: the other shows notes, the next slide and "
        "the time.\n\n"
        "To point at something on any board, drag with the right mouse button from square to square: that draws an "
        "arrow. Shift and a right click draw a circle, and so does a right click alone while you present. With Ctrl "
        "they are blue, with Alt pink (Ctrl and Alt, where the system needs Alt itself). On the keyboard, {circle} "
        "circles the square of the cursor or of the selected piece. A left click, {stop} or the next move takes all of "
        "them away.",
    ).format(
        present=action_key("present"),
        next=key_text(presentation.NEXT),
        previous=key_text(presentation.PREVIOUS),
        black=key_text(presentation.BLACK),
        stop=action_key("stop"),
        circle=key_text(MARKING_KEY),
    )


def own_searches() -> str:
    """How to write a search, to run it, and when it is asked about."""
    return translate(
        "Guide",
        "A search of your own is a Python file with a function “search” that takes one argument, the problem. My "
        "searches in the Search menu ({open}) opens such files; New begins with one that runs as it is.\n\n"
        "“problem.start” is where it begins, “problem.successors” lists what is one step away, and in Klotski "
        "“problem.is_goal” says whether a position is solved. The function returns the list from the start to "
        "the end, or None where it gives up; with “yield” it shows how far it is.\n\n"
        "Run ({run}) saves the file and searches with it, Watch ({watch}) does so line by line and shows its "
        "variables. After that it can be chosen on the page, and in Klotski on the map, like any other method, under "
        "Mine. What it finds is checked step by step. What is wrong is said in a sentence, and the line is marked. "
        "In the editor, Tab indents, {leave} leaves, and {find} finds.\n\n"
        "A file that was not written here is asked about before it runs: a search is a program, and can read, change "
        "and delete your files.",
    ).format(
        open=action_key("own-searches"),
        run=action_key("run-own"),
        watch=action_key("watch-own"),
        find=action_key("find"),
        leave=key_text(LEAVING),
    )


def parts_of_page() -> str:
    """What the numbers in the picture stand for, a line for each."""
    parts = (
        translate("Guide", "What is on the board; ⋯ has more."),
        translate("Guide", "Your game: how far it is, the curve of the steps left, and what helps you."),
        translate("Guide", "What the program can do; the line below opens its options."),
        translate("Guide", "Details: a button opens its section or folds it away, ⤢ gives it its own window."),
        translate("Guide", "The playback of a solution, or of a search that is watched."),
        translate("Guide", "The puzzle of the day. The knight's page is arranged in the same way."),
    )
    return "\n".join(f"{number}  {part}" for number, part in enumerate(parts, 1))


def rule_of_stars() -> str:
    """What a game is worth, in four lines."""
    lines = (
        translate("Guide", "{stars} The fewest steps there are.").format(stars=stars_text(3)),
        translate("Guide", "{stars} Up to a tenth more; one step more is always allowed.").format(stars=stars_text(2)),
        translate("Guide", "{stars} Solved; with a hint {hinted} at most, with the program's solution none.").format(
            stars=stars_text(1), hinted=stars_text(2)
        ),
        translate("Guide", "Undone slides count until you start over. Each count has its own stars."),
    )
    return "\n".join(lines)


def sources_text() -> str:
    """The sources, a paragraph for each, in the user's language."""
    paragraphs = (
        translate(
            "Sources",
            "Wei and Lin's paper: Wei Chung-liang (魏仲良) and Lin Shun-shii (林順喜), National Taiwan Normal "
            "University, “利用電腦探討中國古代益智遊戲─『華容道』之解法” (Solving the ancient Chinese puzzle Klotski "
            "by computer), undated, about 1999. From it: the depth-first method with a search tree, the "
            "vector and the base-20 value of a layout, and the table of 20 layouts, checked here against "
            "proven shortest solutions.",
        ),
        translate(
            "Sources",
            "Lü's articles: Lü Zhenyu (吕震宇), “华容道与数据结构” (Klotski and data structures) and sequels, "
            "cnblogs, 2005, with two example programs, ConsoleHRD and WinHRD. From them: the methods with AVL trees, "
            "a chained hash table and eight-wide coordinates, and the 26-bit and 60-bit integers. They mention two "
            "more programs: Liu Junsong's (刘峻松), whose 24-digit codes can be read here, and Li Zhiguang's "
            "(李智广), which moved one cell at a time.",
        ),
        translate(
            "Sources",
            "Two anonymous backtracking programs for the knight's tour, in Chinese: a course report in "
            "C++, “马踏棋盘程序设计”, with stacks instead of recursion and moves sorted beforehand, and a "
            "recursive exercise in C, with eight moves in one fixed order. Run as methods here, both find "
            "the tours printed there.",
        ),
        translate(
            "Sources",
            "More on Klotski: breadth-first search (Moore, 1959), bidirectional search (Nicholson, 1966), A* (Hart, "
            "Nilsson and Raphael, 1968), IDA* (Korf, 1985); CommonCode, RawCode and ShortCode are from dnomd343's "
            "Klotski project.",
        ),
        translate(
            "Sources",
            "More on the knight's tour: Warnsdorff's rule (1823), with tie-breaks by Pohl (1967), Roth, and Squirrel "
            "and Cull (1996); pruning by articulation points (Tarjan, 1972); random rotations (Pósa, 1976; "
            "Mansfield, 1982); tours joined from tiles (Parberry, 1997). Which boards have a closed tour: Schwenk "
            "(1991). How many tours the chessboard has: McKay (1997) and Chernov (2014).",
        ),
    )
    return "\n\n".join(paragraphs)
