"""The plan on Warnsdorff's rule: by hand, by backtracking, by the rule, and where the rule fails."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from app.learn.guide.teaching.labels import keys, labels, quoted
from app.learn.guide.teaching.plan import LessonPlan, PlanStep
from app.ui.words.numbers import board_size, grouped, plural, unbroken

translate = QCoreApplication.translate

START, NO_START = "a1", "b1"
"""The start of most steps, and a start of 5 × 5 without a tour."""
FAILS_ON_EIGHT, FAILS_ON_SIX = "e3", "d4"
"""The only starts from which the rule with the fixed order of moves fails on these boards."""
STUCK_AFTER, LAST_GOOD_STEP, LOST_BY, SAVED_BY = 60, 53, "b2", "a5"
"""Of the start that fails on 8 × 8: the squares visited, the last step after which a tour is possible, and what next
loses it or saves it, which are tied."""
SIX_FAILED_ENTERED, SIX_FAILED_ATTEMPTS = 104, 3
"""The squares that the search enters from the start that fails on 6 × 6, and its attempts."""
DARK, LIGHT = 13, 12
"""The squares of each colour of 5 × 5."""
FROM_CORNER, FROM_CENTRE = 2, 8
"""The moves of the knight from a corner and from the centre of 5 × 5."""
FIRST_BACK = 16
"""The number of the square from which backtracking on 8 × 8 goes back for the first time."""
BACKTRACKING_ENTERED = {5: 75_387, 6: 30_662_437}
"""The squares that backtracking from a1 enters, by the side of the board."""
CHOICE_FROM_START, CHOICE_AFTER = ("b3", "c2", 5), ("c1", "a5", 3)
"""The squares tied at a1, and those tied at the next one, with their onward moves."""
TIES = 11
"""At how many steps from a1 on 8 × 8 squares are tied."""


def warnsdorff() -> LessonPlan:
    """The plan in the user's language."""
    plan = LessonPlan(
        translate("Teaching", "Teach Warnsdorff's rule"),
        translate(
            "Teaching",
            "Afterwards the pupils can explain backtracking and why it takes too long in a fixed order of moves, state "
            "Warnsdorff's rule, say why it helps and when it fails, and prove by the colours of the squares that no "
            "tour starts on some of them.",
        ),
        translate(
            "Teaching",
            "This program on a projector ({full_screen_key}: the whole screen), this plan on paper ({save}), and "
            "squared paper; for the work in pairs, a computer for every two pupils. The class knows how a knight "
            "moves.",
        ),
        _steps(),
    )
    return plan.filled(labels() | keys() | _figures())


def _steps() -> tuple[PlanStep, ...]:
    return (
        PlanStep(
            minutes=6,
            title=translate("Teaching", "By hand"),
            click=translate(
                "Teaching",
                "On paper: a board of {five}, 1 in a corner, then the squares numbered as the knight visits them. "
                "After that, on the page {knight} ({knight_key}): {size} {five}, {by_hand}, and a click on each square "
                "that the class names, {corner} first.",
            ),
            ask=translate("Teaching", "Who visits the most squares? Which ones are left over, and why?"),
            expect=translate(
                "Teaching",
                "Often squares near the edge. From a corner a knight has {from_corner}, from the centre {from_centre}.",
            ),
        ),
        PlanStep(
            minutes=5,
            title=translate("Teaching", "Count the colours"),
            click=translate("Teaching", "{by_hand} once more, which ends the game; then click {no_start}."),
            ask=translate(
                "Teaching",
                "To which colour does a knight go from a light square? How many squares of each colour are there? Why "
                "does the program cross out {no_start}?",
            ),
            expect=translate(
                "Teaching",
                "The colours alternate. {dark} of the squares are dark and {light} light, so a tour starts and ends on "
                "a dark one. From each of the dark ones there is a tour.",
            ),
        ),
        PlanStep(
            minutes=8,
            title=translate("Teaching", "Guess, then watch backtracking"),
            click=translate(
                "Teaching",
                "{size} {eight}; click {start}, then {corner} on the board. Under {options}, choose {backtracking} as "
                "the {method}. Press {watch_paused_key}: the search begins and waits for you. Press "
                "{step_search_key} for each whole step. Choose {quick} at the bottom right and resume it with "
                "{pause_search_key}. After a minute click {full_speed}, wait for another minute, and click {stop} "
                "({stop_key}).",
            ),
            ask=translate(
                "Teaching",
                "First a guess: the program always tries the moves in the same order, and where none is left it goes "
                "back by one square. Does a tour take it a second, a minute, an hour or longer? While it runs: does it "
                "change the first squares or the last ones?",
            ),
            expect=translate(
                "Teaching",
                "It first goes back from square {first_back}. Only the last squares change, while the mistake was made "
                "long before. {entered} passes a hundred million, {deepest} stays below {chessboard}, and no tour "
                "comes.",
            ),
        ),
        PlanStep(
            minutes=6,
            title=translate("Teaching", "The rule"),
            click=translate(
                "Teaching",
                "Open the lesson {lesson_5} ({lesson_5_key}), the part {rule_part}. Click {randomly} a few times, then "
                "{by_rule}.",
            ),
            ask=translate(
                "Teaching",
                "Each number is how many onward moves a square has left. Where would you go: where there are many, or "
                "where there are few? Why?",
            ),
            expect=translate(
                "Teaching",
                "Where there are few: such squares soon have none left. At {corner}, {tied_first} are tied with "
                "{tied_first_moves}; at the next square, {tied_then} with {tied_then_moves}. At random the knight gets "
                "stuck; by the rule it visits all {chessboard_squares}.",
            ),
        ),
        PlanStep(
            minutes=5,
            title=translate("Teaching", "Watch the rule"),
            click=translate(
                "Teaching",
                "Close the lesson. Under {options}, choose {fixed} as the {method}. Press {watch_paused_key}, then "
                "three times {step_search_key}. Choose {slow} at the bottom right and resume with "
                "{pause_search_key}: half a minute to the end.",
            ),
            ask=translate(
                "Teaching",
                "How often does the knight go back? How many squares does it enter? What happens where squares are "
                "tied?",
            ),
            expect=translate(
                "Teaching",
                "Never, so it enters {chessboard_squares}. At {ties} of its steps squares are tied; this method then "
                "takes the first one in its order.",
            ),
        ),
        PlanStep(
            minutes=4,
            title=translate("Teaching", "Compare"),
            click=translate(
                "Teaching",
                "{compare} ({compare_key}), {knight}: {boards} {compared}, {starts} {corner}; of the methods tick "
                "{backtracking} and {fixed} only. {repetitions}: 1, {limit}: 10 s, without {memory}; then {run}.",
            ),
            ask=translate("Teaching", "How do the squares that were entered grow with the board, by either method?"),
            expect=translate(
                "Teaching",
                "{backtracking}: {entered_on_five} on {five}, {entered_on_six} on {six}; on {eight} it is out of time. "
                "{fixed}: as many as the board has.",
            ),
        ),
        PlanStep(
            minutes=5,
            title=translate("Teaching", "Where the rule fails"),
            click=translate(
                "Teaching",
                "Open the lesson again ({lesson_5_key}), the part {fails_part}: choose {case}, then {fixed_tie}. When "
                "the knight is stuck, click {go_back}, and then {saved_by}.",
            ),
            ask=translate(
                "Teaching", "Was the rule wrong, or the choice between tied squares? Who would have seen it?"
            ),
            expect=translate(
                "Teaching",
                "The choice: the knight is stuck after {stuck_after}. After step {last_good} a tour was still "
                "possible; {lost_by} and {saved_by} were tied, and {lost_by} lost it. Of all {chessboard} starts on "
                "{eight}, the fixed order fails from {fails_on_eight} only, and {outermost_tie} from none.",
            ),
        ),
        PlanStep(
            minutes=4,
            title=translate("Teaching", "In pairs"),
            click=translate(
                "Teaching",
                "On the page {knight}: {size} {six}, and {fixed} as the {method}. The pairs share out the columns and "
                "click every square of theirs; a sentence at the right tells how many squares the search entered.",
            ),
            ask=translate("Teaching", "From which square does the first attempt fail?"),
            expect=translate(
                "Teaching",
                "From {fails_on_six} only: there the search makes {attempts} and enters {six_failed}, elsewhere "
                "{six_squares}.",
            ),
        ),
        PlanStep(
            minutes=2,
            title=translate("Teaching", "A last question, and homework"),
            click=translate(
                "Teaching",
                "Homework: {six} from {corner} on paper by the rule, with the onward moves beside each step; {find} "
                "({search_key}) shows a tour to compare with.",
            ),
            ask=translate("Teaching", "When the rule gets stuck, is it proven that there is no tour?"),
            expect=translate(
                "Teaching",
                "No: another tie-break may find one, as from {fails_on_eight}. Only a search through everything proves "
                "it, or an argument such as that of the colours.",
            ),
        ),
    )


def _figures() -> dict[str, str]:
    sizes = [board_size(side, side) for side in (5, 6, 8)]
    five, six, eight = map(unbroken, sizes)
    numbers = {
        "dark": DARK,
        "light": LIGHT,
        "first_back": FIRST_BACK,
        "chessboard": 64,
        "ties": TIES,
        "last_good": LAST_GOOD_STEP,
    }
    squares = {
        "chessboard_squares": 64,
        "six_squares": 36,
        "six_failed": SIX_FAILED_ENTERED,
        "stuck_after": STUCK_AFTER,
        "entered_on_five": BACKTRACKING_ENTERED[5],
        "entered_on_six": BACKTRACKING_ENTERED[6],
    }
    onward = {
        "from_corner": FROM_CORNER,
        "from_centre": FROM_CENTRE,
        "tied_first_moves": CHOICE_FROM_START[2],
        "tied_then_moves": CHOICE_AFTER[2],
    }
    said = {name: grouped(number) for name, number in numbers.items()}
    said |= {name: plural("Teaching", "{number} squares", number) for name, number in squares.items()}
    said |= {name: plural("Teaching", "{number} onward moves", number) for name, number in onward.items()}
    said["attempts"] = plural("Teaching", "{number} attempts", SIX_FAILED_ATTEMPTS)
    both = translate("Teaching", "{one} and {other}")
    for name, (one, other, _) in {"tied_first": CHOICE_FROM_START, "tied_then": CHOICE_AFTER}.items():
        said[name] = both.format(one=one, other=other)
    case = translate("TiesPart", "{size} from {start}").format(size=sizes[-1], start=FAILS_ON_EIGHT)
    boards = {"five": five, "six": six, "eight": eight}
    ends = {"corner": START, "no_start": NO_START, "fails_on_eight": FAILS_ON_EIGHT, "fails_on_six": FAILS_ON_SIX}
    steps = {"lost_by": LOST_BY, "saved_by": SAVED_BY}
    plain = {name: escape(text) for name, text in (said | boards | ends | steps).items()}
    return plain | {"case": quoted(case), "compared": escape(", ".join(sizes))}
