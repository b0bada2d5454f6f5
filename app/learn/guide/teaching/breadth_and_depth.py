"""The plan on breadth-first and depth-first search, with a layout of seven moves that both can be watched on."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from app.klotski.words import counted
from app.learn.guide.teaching.labels import keys, labels, name_of_layout
from app.learn.guide.teaching.plan import LessonPlan, PlanStep
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

WATCHED, IN_PAIRS, CLASSIC = (
    "VV.V/VV.V/VVAA/VVAA/SSSS",
    "VVSS/VVVV/AAVV/AAVS/.SV.",
    "VAAV/VAAV/VHHV/VSSV/S..S",
)
"""The layout that is watched, that of the work in pairs, and the one of the comparison."""

SHORTEST = {WATCHED: 7, IN_PAIRS: 19, CLASSIC: 81}
"""The moves of a shortest solution."""
BREADTH_POSITIONS = {WATCHED: 101, IN_PAIRS: 208, CLASSIC: 11_990}
"""The positions that the breadth-first search visits."""
BREADTH_EXPANDED = 69
"""How many of them it expands on the layout that is watched."""
FIRST_BY_DEPTH = {WATCHED: (37, 45), IN_PAIRS: (68, 83)}
"""The moves of the first solution of the depth-first search, and the positions visited until then."""
DEPTH_POSITIONS, DEPTH_EXPANSIONS, DEPTH_SOLUTIONS = 252, 1_144, 16
"""What the whole depth-first search comes to on the layout that is watched."""
LEVELS = (1, 2, 3, 6, 15, 19, 24, 33)
"""The positions at each level of the layout that is watched, mirror images apart, up to that of the solution."""
LESSON_DEPTH, LESSON_BREADTH = 467, 64
"""The expansions of both searches in the lesson on depth-first search."""


def breadth_and_depth() -> LessonPlan:
    """The plan in the user's language."""
    plan = LessonPlan(
        translate("Teaching", "Teach breadth and depth first"),
        translate(
            "Teaching",
            "Afterwards the pupils can say why the first solution of a breadth-first search is a shortest one, what a "
            "depth-first search saves and what it costs, and what the queue, the stack and the record of visited "
            "positions are for.",
        ),
        translate(
            "Teaching",
            "This program on a projector ({full_screen_key}: the whole screen), this plan on paper ({save}); for the "
            "work in pairs, a computer for every two pupils. The class knows what a queue and a stack are; nobody has "
            "to know Klotski.",
        ),
        _steps(),
    )
    return plan.filled(labels() | keys() | _figures())


def _steps() -> tuple[PlanStep, ...]:
    return (
        PlanStep(
            minutes=5,
            title=translate("Teaching", "By hand"),
            click=translate(
                "Teaching",
                "On the page {klotski} ({klotski_key}), open the list of layouts at the top right, type part of the "
                "name and choose {layout}. Slide the pieces as the class says; {undo} ({undo_key}) and {start_over} "
                "({reset_key}) go back.",
            ),
            ask=translate(
                "Teaching",
                "The large piece, Cao Cao, has to get to the exit at the bottom. What counts as one move? Who finds a "
                "solution of {shortest}, as the name promises?",
            ),
            expect=translate(
                "Teaching",
                "One piece that slides as far as it likes, even round corners, makes one move. {steps_left} tells how "
                "far it still is.",
            ),
        ),
        PlanStep(
            minutes=3,
            title=translate("Teaching", "A guess"),
            click=translate(
                "Teaching", "{start_over}. Two columns on the blackboard: the guesses for one order, and for the other."
            ),
            ask=translate(
                "Teaching",
                "A program can only try moves. In which order should it do so? How many positions will it have visited "
                "when it finds a solution?",
            ),
            expect=translate(
                "Teaching",
                "Two orders come up: everything that takes one move, then everything that takes two; or one path as "
                "far as it leads, and then back. The guesses stay there until the comparison.",
            ),
        ),
        PlanStep(
            minutes=8,
            title=translate("Teaching", "Watch breadth-first search"),
            click=translate(
                "Teaching",
                "Under {options}, choose {broad} as the {method}. Press {watch_paused_key}: the search begins and "
                "waits for you. Press {step_search_key} for each whole step, about six times. Choose {slow} at the "
                "bottom right and resume it with {pause_search_key}: half a minute to the end. {again} shows the "
                "steps again while you ask.",
            ),
            ask=translate(
                "Teaching",
                "Which position is expanded next, and why this one? When is a position skipped? What would happen if "
                "the program did not remember the visited positions? Can {level} go down?",
            ),
            expect=translate(
                "Teaching",
                "The one that has waited longest: first in, first out, a queue. A position visited before is skipped; "
                "otherwise pieces would slide to and fro for ever. A position and its mirror image count as one, so "
                "the board may turn over. {level} never goes down. In the end {expanded} were expanded and {visited} "
                "visited, and the solution takes {shortest}.",
            ),
        ),
        PlanStep(
            minutes=6,
            title=translate("Teaching", "Why it is a shortest solution"),
            click=translate(
                "Teaching",
                "Open the lesson {lesson_1} ({lesson_1_key}). Write the moves of the solution into {guess}, click "
                "{next_level} until a solution is found, then {shorter}",
            ),
            ask=translate(
                "Teaching",
                "How does the number of new positions grow from level to level? Can a shorter solution turn up later?",
            ),
            expect=translate(
                "Teaching",
                "Level by level: {levels}. No: the levels before the last hold all {before} that can be reached in "
                "fewer moves, and none of them is solved.",
            ),
        ),
        PlanStep(
            minutes=9,
            title=translate("Teaching", "Watch depth-first search"),
            click=translate(
                "Teaching",
                "Close the lesson. Under {options}, choose {deep} as the {method}. Press {watch_paused_key}, then "
                "{step_search_key} about six times. Choose {quick} at the bottom right, resume with "
                "{pause_search_key}, and pause as soon as {best} shows a number, after about ten seconds. "
                "Then click {full_speed}, and read the figures of {search} at the end.",
            ),
            ask=translate(
                "Teaching",
                "Which position is expanded next now? What does the program do where every slide has been tried? It "
                "has a solution of {first}, after only {first_visited}: may it stop?",
            ),
            expect=translate(
                "Teaching",
                "The newest: last in, first out, a stack. Then it goes back by one slide. It may not stop: in all it "
                "finds {solutions}, each shorter than the one before, the last of {shortest}, with {expansions}. And "
                "it says itself that it has not proven that none is shorter.",
            ),
        ),
        PlanStep(
            minutes=5,
            title=translate("Teaching", "Compare"),
            click=translate(
                "Teaching",
                "{compare} ({compare_key}), {klotski}: of the layouts tick {layout} and {classic} only "
                "({search_layouts} finds them), and of the methods {broad} and {deep} only. {repetitions}: 1, {limit}: "
                "10 s, without {memory}; then {run}.",
            ),
            ask=translate(
                "Teaching",
                "Compare the figures with the guesses. What did depth-first search save, and what did it cost? Which "
                "order would you choose for {classic}?",
            ),
            expect=translate(
                "Teaching",
                "{layout}: {visited} against {depth_visited}, which depth-first search expands again and again "
                "because shorter paths to them turn up. {classic}: breadth-first search visits "
                "{classic_visited} and has proven after a moment that {classic_shortest} are the fewest; depth-first "
                "search is out of time. What it saves is the queue, and the time until there is any solution.",
            ),
        ),
        PlanStep(
            minutes=5,
            title=translate("Teaching", "In pairs"),
            click=translate(
                "Teaching",
                "On the page {klotski}, choose {pairs}; first with {broad}, then with {deep}. Each time choose {fast} "
                "beside {watch} and click {watch}; write down the moves of the first solution and the positions "
                "visited until then (at the bottom of {search}), and click {stop} ({stop_key}) if the search still "
                "runs.",
            ),
            ask=translate(
                "Teaching",
                "Before you look: which search visits fewer positions until its first solution, and which solution is "
                "shorter?",
            ),
            expect=translate(
                "Teaching",
                "Breadth-first: {pairs_shortest} after {pairs_visited}. Depth-first: {pairs_first} after "
                "{pairs_first_visited}, so it is there earlier, but with a far longer solution.",
            ),
        ),
        PlanStep(
            minutes=3,
            title=translate("Teaching", "A last question"),
            click=translate(
                "Teaching", "Back to the page {compare} ({compare_key}), where the figures are still in sight."
            ),
            ask=translate("Teaching", "When would you choose breadth-first search, and when depth-first search?"),
            expect=translate(
                "Teaching",
                "Breadth-first where a shortest solution is wanted and the levels fit into memory. Depth-first where "
                "any solution will do, where memory is short, or where all solutions have one length, as the tours of "
                "a knight do.",
            ),
        ),
        PlanStep(
            minutes=1,
            title=translate("Teaching", "Homework"),
            click=translate(
                "Teaching",
                "The first part of the lesson {lesson_4} ({lesson_4_key}): guess, then watch {depth_part} and "
                "{breadth_part} to the end.",
            ),
            ask=translate(
                "Teaching",
                "Explain in three sentences why depth-first search makes {lesson_depth} there, and breadth-first "
                "search {lesson_breadth}.",
            ),
            expect=translate(
                "Teaching",
                "It first comes to many positions by long paths. Whenever a shorter one turns up, everything after it "
                "is searched again.",
            ),
        ),
    )


def _figures() -> dict[str, str]:
    first, first_visited = FIRST_BY_DEPTH[WATCHED]
    pairs_first, pairs_first_visited = FIRST_BY_DEPTH[IN_PAIRS]
    moves = {
        "shortest": SHORTEST[WATCHED],
        "pairs_shortest": SHORTEST[IN_PAIRS],
        "classic_shortest": SHORTEST[CLASSIC],
        "first": first,
        "pairs_first": pairs_first,
    }
    positions = {
        "expanded": BREADTH_EXPANDED,
        "visited": BREADTH_POSITIONS[WATCHED],
        "pairs_visited": BREADTH_POSITIONS[IN_PAIRS],
        "classic_visited": BREADTH_POSITIONS[CLASSIC],
        "before": sum(LEVELS[:-1]),
        "first_visited": first_visited,
        "pairs_first_visited": pairs_first_visited,
        "depth_visited": DEPTH_POSITIONS,
    }
    expansions = {
        "expansions": DEPTH_EXPANSIONS,
        "lesson_depth": LESSON_DEPTH,
        "lesson_breadth": LESSON_BREADTH,
    }
    said = {name: counted(number, Metric.MOVES) for name, number in moves.items()}
    said |= {name: plural("Teaching", "{number} positions", number) for name, number in positions.items()}
    said |= {name: plural("Teaching", "{number} expansions", number) for name, number in expansions.items()}
    said["solutions"] = plural("Teaching", "{number} solutions", DEPTH_SOLUTIONS)
    said["levels"] = listed(map(grouped, LEVELS))
    layouts = {"layout": WATCHED, "pairs": IN_PAIRS, "classic": CLASSIC}
    names = {name: name_of_layout(text) for name, text in layouts.items()}
    return {name: escape(text) for name, text in said.items()} | names
