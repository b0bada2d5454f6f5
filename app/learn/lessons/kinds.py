"""The kinds of parts that a lesson may have, by the names under which a file asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solvers.lessons import LessonFault, PartRequest
from solvers.message import InputError
from solvers.puzzles import imported

if TYPE_CHECKING:
    from app.learn.lessons.parts import Part

KINDS = {
    "levels": "levels_part:LevelsPart",
    "duplicates": "duplicates_part:DuplicatesPart",
    "structures": "structures_part:StructuresPart",
    "depth-first": "depth_first_part:DeepFirstPart",
    "lost-move": "lost_move_part:LostMovePart",
    "paper": "paper_part:PaperPart",
    "rule": "rule_part:RulePart",
    "ties": "ties_part:TiesPart",
    "success": "compare_part:SuccessPart",
    "count": "count_part:CountPart",
    "points": "points_part:PointsPart",
    "strands": "points_part:StrandPart",
    "passes": "pass_part:PassPart",
    "methods": "methods_part:MethodsPart",
    "hardness": "hardness_part:HardnessPart",
    "klotski": "board_parts:KlotskiPart",
    "knight": "board_parts:KnightPart",
    "search": "search_part:SearchPart",
    "compare": "compare_part:ComparePart",
    "question": "asking_parts:QuestionPart",
    "picture": "asking_parts:PicturePart",
    "task": "task_part:TaskPart",
}
"""The module and the class of each."""


def part_class(request: PartRequest) -> type[Part]:
    """The class of a part, imported now; raises `InputError` for what is none."""
    if request.kind not in KINDS:
        raise InputError(LessonFault.KIND, line=request.line, kind=request.kind, allowed=tuple(KINDS))
    return imported(f"app.learn.lessons.{KINDS[request.kind]}")
