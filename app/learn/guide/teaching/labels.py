"""The words of the window that the plans quote: its own messages, so that they are the same in every language."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt

from app.klotski.layouts.layout_names import entry_of, layout_name
from app.knight.words import tie_title
from app.learn.lessons.catalogue import lessons
from app.puzzle.entry import puzzles
from app.ui.widgets.actions import action_key, key_text
from app.ui.words.language import current
from app.ui.words.numbers import steps_a_second
from solvers.klotski.engines import registry as klotski
from solvers.klotski.layout import Layout
from solvers.knight import engines as knight
from solvers.knight.warnsdorff.ties import Tie

translate = QCoreApplication.translate

_PAGES = ("klotski", "knight", "compare")
"""The pages of the main window that the plans turn to."""


def labels() -> dict[str, str]:
    """The labels in the user's language, as they are quoted, by the names of their places in the plans."""
    of_pages = {
        **{puzzle.name: puzzle.title() for puzzle in puzzles()},
        "compare": translate("MainWindow", "Compare"),
    }
    of_guide = {"save": translate("PlanView", "Save as PDF…")}
    of_search = {
        "undo": translate("PlayPanel", "Undo"),
        "start_over": translate("PlayPanel", "Start over"),
        "steps_left": translate("Klotski", "Moves left"),
        "options": translate("KlotskiPage", "Options"),
        "search": translate("PuzzlePage", "Search"),
        "method": translate("KlotskiPage", "Method"),
        "watch": translate("PuzzlePage", "Watch it think"),
        "stop": translate("PuzzlePage", "Stop"),
        "full_speed": translate("WatchPanel", "Full speed"),
        "again": translate("PuzzlePage", "Search steps"),
        "level": translate("WatchedKlotski", "Level"),
        "best": translate("WatchedKlotski", "Best so far"),
        "slow": steps_a_second(2),
        "quick": steps_a_second(5),
        "fast": steps_a_second(20),
    }
    of_board = {
        "size": translate("KnightSearchChoices", "Size"),
        "start": translate("EndsFields", "Start"),
        "by_hand": translate("KnightPage", "By hand"),
        "find": translate("KnightPage", "Find"),
        "entered": translate("WatchedKnight", "Entered"),
        "deepest": translate("Counters", "Deepest path"),
    }
    of_lessons = {
        **{f"lesson_{number}": lesson.title for number, lesson in enumerate(lessons(), 1)},
        "guess": translate("LevelsPart", "My guess: solved at level"),
        "next_level": translate("LevelsPart", "Next level"),
        "shorter": translate("LevelsPart", "Could there be a shorter solution?"),
        "depth_part": translate("DeepFirstPart", "Depth first"),
        "breadth_part": translate("DeepFirstPart", "Breadth first"),
        "rule_part": "1 " + translate("RulePart", "Follow the rule"),
        "randomly": translate("RulePart", "Play randomly"),
        "by_rule": translate("RulePart", "Play by the rule"),
        "fails_part": "2 " + translate("TiesPart", "When it fails"),
        "fixed_tie": tie_title(Tie.ORDER),
        "outermost_tie": tie_title(Tie.ROTH),
        "go_back": translate("TiesPart", "Back to the last good move"),
    }
    of_comparisons = {
        "search_layouts": translate("KlotskiChoice", "Search layouts"),
        "boards": translate("KnightChoice", "Boards"),
        "starts": translate("KnightChoice", "Starts"),
        "repetitions": translate("SetupPanel", "Repetitions"),
        "limit": translate("SetupPanel", "Time limit"),
        "memory": translate("SetupPanel", "Memory"),
        "run": translate("SetupPanel", "Run"),
    }
    every = of_guide | of_pages | of_search | of_board | of_lessons | of_comparisons | _methods()
    return {name: quoted(text) for name, text in every.items()}


def keys() -> dict[str, str]:
    """The keys as the system writes them, as HTML of the class `key`, by the names of their places in the plans."""
    of_search = "watch-paused", "pause-search", "step-search", "stop", "search"
    of_actions = "undo", "reset", *of_search, "full-screen", *_PAGES
    written = {name.replace("-", "_") + "_key": action_key(name) for name in of_actions}
    written |= {f"lesson_{number}_key": key_text(f"Alt+{number}") for number in range(1, len(lessons()) + 1)}
    written["enter"] = key_text(Qt.Key.Key_Return)
    return {name: f'<span class="key">&nbsp;{escape(text)}&nbsp;</span>' for name, text in written.items()}


def quoted(label: str) -> str:
    """A label in bold HTML, in quotation marks where the language writes them."""
    return translate("Teaching", "{label}", "a label of the window that a plan quotes").format(
        label=f"<b>{escape(label)}</b>"
    )


def name_of_layout(text: str) -> str:
    """The name of a layout of the catalogue, by its text form, as it is quoted."""
    return quoted(layout_name(entry_of(Layout.parse(text)).names))


def _methods() -> dict[str, str]:
    language = current()
    return {
        "broad": klotski.engine_named("shortest").words(language).title,
        "deep": klotski.engine_named("depth-first-bst").words(language).title,
        "backtracking": knight.engine_named("depth-first").words(language).title,
        "fixed": knight.engine_named("warnsdorff-fixed").words(language).title,
    }
