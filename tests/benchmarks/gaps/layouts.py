"""The catalogue with its search, the layout editor, and the atlas."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit

from tests.benchmarks.gaps.action import Action, click, close, gone, opened, press, step, trigger
from tests.benchmarks.gaps.program import Program, type_text

SEARCHES = ("heng dao", "橫刀立馬", "blade", "4fea", "zzzz")
EDITOR_BUTTONS = ("editorMirror", "editorEmpty", "editorUndo", "editorFromBoard")
DRAWS = 5


def actions(_: Program) -> Iterator[Action]:
    """First the catalogue, then the editor and the atlas."""
    yield from _catalogue()
    yield from _editor()
    yield from _atlas()


def _catalogue() -> Iterator[Action]:
    for time in ("first time", "again"):
        yield Action(f"catalogue, {time}", trigger("catalogue"), opened("catalogueWindow"), after=1.0)
        if time == "first time":
            yield Action("catalogue: close", close("catalogueWindow"), gone("catalogueWindow"))
    for text in SEARCHES:
        for letter in text:
            yield Action("catalogue: a letter of the search", _letter("catalogueSearch", letter), after=0.2)
        yield Action("catalogue: clear the search", lambda program: program.find("catalogueSearch", QLineEdit).clear())
    for place in (1, 2, 3, 0):
        yield Action("catalogue: another collection", lambda program, place=place: _collection(program, place))
    for column in (1, 2, 3, 1):
        yield Action(
            "catalogue: sort by a column", lambda program, at=column: program.click_header("catalogueTable", at)
        )
    for notches in (-5, -50, 50):
        yield Action("catalogue: scroll", lambda program, by=notches: program.turn_wheel("catalogueTable", by))
    yield Action(
        "catalogue: choose a layout",
        lambda program: QTest.keySequence(program.find("catalogueTable"), "Return"),
        after=1.0,
    )
    yield step(lambda program: [one.close() for one in program.all("catalogueWindow")])


def _editor() -> Iterator[Action]:
    for time in ("first time", "again"):
        yield Action(f"editor, {time}", trigger("edit-layout"), opened("editorWindow"), after=1.5)
        if time == "first time":
            yield Action("editor: close", close("editorWindow"), gone("editorWindow"))
    for name in EDITOR_BUTTONS:
        yield Action("editor: mirror, clear, undo, from the board", click(name), after=1.0)
    yield step(click("editorEmpty"))
    for tool, squares in (
        ("editorTool0", ((0, 1),)),
        ("editorTool1", ((0, 0), (0, 3))),
        ("editorTool3", ((2, 0), (2, 1))),
    ):
        yield step(click(tool))
        for square in squares:
            yield Action("editor: put a piece", _put(*square), after=0.6)
    yield Action("editor: a code typed", lambda program: program.type_into("editorCodeEdit", "4FEA134"), after=1.0)
    yield step(lambda program: program.type_into("editorName", "of the benchmark", enter=False))
    yield Action("editor: save", click("editorSave"), after=1.0)
    yield Action("editor: play", click("editorPlay"), after=1.0)
    yield step(lambda program: [one.close() for one in program.all("editorWindow")])
    yield Action("Esc after all", press("Esc"))


def _atlas() -> Iterator[Action]:
    for time in ("first time", "again"):
        yield Action(f"atlas, {time}", trigger("atlas"), opened("atlasWindow"), after=1.5)
        if time == "first time":
            yield Action("atlas: close", close("atlasWindow"), gone("atlasWindow"))
    for name, keys in (("Horizontals", "5"), ("Distance", "50"), ("Horizontals", "1"), ("Verticals", "4")):
        yield Action("atlas: choose pieces or steps", _typed(name, keys), after=1.5)
    for _number in range(DRAWS):
        yield Action("atlas: one at random", click("atlasRandom"), after=1.5)
    yield Action("atlas: all pieces", click("atlasAllPieces"), after=1.5)
    for _number in range(DRAWS):
        yield Action("atlas: one at random of all", click("atlasRandom"), after=1.5)
    yield Action("atlas: play", click("atlasPlay"), after=1.0)
    yield step(lambda program: [one.close() for one in program.all("atlasWindow")])


def _typed(name: str, keys: str):
    return lambda program: type_text(program.find(f"atlas{name}"), keys)


def _letter(name: str, letter: str):
    return lambda program: type_text(program.find(name), letter)


def _collection(program: Program, place: int) -> None:
    program.find("catalogueCollection", QComboBox).setCurrentIndex(place)


def _put(row: int, column: int):
    return lambda program: program.click_square("editorBoard", row, column)
