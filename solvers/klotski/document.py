"""A Klotski document: a layout and steps from it, checked as they are taken; and a layout of a collection.

**A layout, a game or a solution of Klotski**::

    {"format": "huarong-knight", "version": 1, "kind": "klotski",
     "layout": "VAAV/VAAV/VHHV/VSSV/S..S", "count": "moves",
     "steps": [{"piece": "S", "path": [[4, 0], [4, 1]]},
               {"piece": "V", "path": [[2, 0], [3, 0]]}]}

- `layout`: five rows of four letters: `A` is Cao Cao (the 2 × 2 piece), `V` a vertical general, `H` a horizontal
  general, `S` a soldier and `.` an empty cell.
- `count` (optional): how steps are counted: `"moves"` (the default), `"cells"` or `"straight"`.
- `steps` (optional): the steps from the layout on. Each has the letter of its `piece`, and the `path` of that piece:
  the squares that its top left cell slides over, the first and the last included.

A solution, an unfinished game and a layout alone differ only in their steps.

A layout of a collection, in its list `layouts`, has its `name`, its `layout` and perhaps `notes`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from solvers.documents.collection import CollectedItem, read_notes
from solvers.documents.document import Document, json_line, json_list
from solvers.documents.json_value import JsonValue
from solvers.klotski.catalogue.lookup import known, look_up
from solvers.klotski.codes import LONGEST_CODE
from solvers.klotski.layout import EXIT, Layout, PieceKind
from solvers.klotski.moves import Metric, Step, StepFault, check_one_step, checked_steps
from solvers.message import InputError

MOST_LINES = 200
"""How many lines are searched for a name or a code."""

_FIVE_ROWS = re.compile(r"([AVHS.]{4}\s+){4}[AVHS.]{4}")
_KINDS = {kind.value: kind for kind in PieceKind}


class KlotskiText(StrEnum):
    """What is read as a layout, or what one is called."""

    LAYOUT = "the name or a code of a layout"
    COLLECTED = "layout {number}"


@dataclass(frozen=True)
class KlotskiDocument(Document):
    """A layout, and the steps that were taken from it: a solution, a part of a game, or none."""

    KIND = "klotski"
    TEXT_FORMS = (KlotskiText.LAYOUT,)

    layout: Layout
    steps: tuple[Step, ...] = ()
    metric: Metric = Metric.MOVES

    @classmethod
    def read(cls, root: JsonValue) -> Self:
        """The document in a JSON object; raises `InputError` that names the first step which cannot be taken."""
        layout = Layout.parse(root.member("layout").text())
        metric = root.optional("count", lambda count: Metric.named(count.text()), Metric.MOVES)
        listed = enumerate(root.optional("steps", JsonValue.items, iter(())), 1)
        return cls(layout, checked_steps(layout, (_step(item, number, metric) for number, item in listed)), metric)

    @classmethod
    def read_text(cls, text: str) -> Self | None:
        """The layout that the whole text writes, or else the first of its lines that does."""
        if _FIVE_ROWS.fullmatch(text):
            return cls(Layout.parse("/".join(text.split())))
        lines = text.splitlines()
        if len(lines) == 1 and len(text) <= LONGEST_CODE:
            return cls(look_up(text).layout)
        found = next(filter(None, map(known, dict.fromkeys(lines[:MOST_LINES]))), None)
        return None if found is None else cls(found.layout)

    def members(self) -> Mapping[str, str]:
        """The layout, how steps are counted, and the steps, one a line."""
        members = {"layout": json_line(str(self.layout)), "count": json_line(self.metric.value)}
        if self.steps:
            steps = [json_line({"piece": step.kind.value, "path": step.path}) for step in self.steps]
            members["steps"] = json_list(steps)
        return members

    @property
    def solved(self) -> bool:
        """Whether the steps lead to the exit."""
        last = next(
            (step.target for step in reversed(self.steps) if step.kind is PieceKind.BLOCK), self.layout.block.square
        )
        return last == EXIT


@dataclass(frozen=True)
class CollectedLayout(CollectedItem):
    """A layout of a collection."""

    LIST = "layouts"
    NUMBERED = KlotskiText.COLLECTED

    layout: Layout
    notes: str = ""

    @classmethod
    def read(cls, name: str, item: JsonValue) -> Self:
        """The layout in a JSON object, and its notes."""
        return cls(name, Layout.parse(item.member("layout").text()), item.optional("notes", read_notes, ""))

    def members(self) -> Mapping[str, Any]:
        """The layout and its notes."""
        return {"layout": str(self.layout), "notes": self.notes}


def _step(item: JsonValue, number: int, metric: Metric) -> Step:
    letter = item.member("piece").text()
    kind = _KINDS.get(letter)
    if kind is None:
        raise InputError(StepFault.LETTER, step=number, found=letter)
    path = tuple(item.member("path").squares())
    if len(path) < 2:
        raise InputError(StepFault.STILL, step=number)
    step = Step(kind, path)
    check_one_step(step, number, metric)
    return step
