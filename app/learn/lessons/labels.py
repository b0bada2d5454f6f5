"""The words of the window that any lesson may name: its own messages, so that they are the same in every language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.knight.words import tie_title
from app.learn.lessons.catalogue import MOST_KEYS, lessons
from app.learn.lessons.slide_text import escaped
from app.puzzle.entry import puzzles
from app.ui.widgets.actions import KEYS, action_key, key_text
from app.ui.words.numbers import steps_a_second
from solvers.knight.warnsdorff.ties import Tie

translate = QCoreApplication.translate


def window_words() -> Mapping[str, str]:
    """Labels and keys in the user's language, as Markdown, by the names under which a text has them."""
    said = {name: quoted(text) for name, text in _labels().items()}
    written = {name.replace("-", "_") + "_key": action_key(name) for name, keys in KEYS.items() if keys}
    written |= {f"lesson_{number}_key": key_text(f"Alt+{number}") for number in range(1, MOST_KEYS + 1)}
    return said | {name: f"`{text}`" for name, text in written.items() if text}


def quoted(label: str) -> str:
    """A label in bold, in quotation marks where the language writes them."""
    text = translate("Teaching", "{label}", "a label of the window that a plan quotes")
    return text.format(label=f"**{escaped(label)}**")


def _labels() -> dict[str, str]:
    return {
        **{puzzle.name: puzzle.title() for puzzle in puzzles()},
        **{f"lesson_{number}": lesson.title for number, lesson in enumerate(lessons(), 1)},
        "hand_out": translate("LessonWindow", "Hand-out…"),
        "undo": translate("GamePart", "Undo"),
        "start_over": translate("GamePart", "Start over"),
        "watch": translate("SearchPart", "Watch it think"),
        "stop": translate("RunningPart", "Stop"),
        "run": translate("ComparePart", "Run"),
        "begin_program": translate("TaskPart", "New file…"),
        "check": translate("TaskPart", "Check"),
        "slow": steps_a_second(2),
        "quick": steps_a_second(5),
        "fast": steps_a_second(100),
        "guess_field": translate("LevelsPart", "My guess: solved at level"),
        "next_level": translate("LevelsPart", "Next level"),
        "shorter": translate("LevelsPart", "Could there be a shorter solution?"),
        "depth_part": translate("DeepFirstPart", "Depth first"),
        "breadth_part": translate("DeepFirstPart", "Breadth first"),
        "randomly": translate("RulePart", "Play randomly"),
        "by_rule": translate("RulePart", "Play by the rule"),
        "fixed_tie": tie_title(Tie.ORDER),
        "outermost_tie": tie_title(Tie.ROTH),
        "go_back": translate("TiesPart", "Back to the last good move"),
        "size": translate("KnightSearchChoices", "Size"),
        "method_field": translate("KlotskiPage", "Method"),
        "find": translate("KnightPage", "Find"),
    }
