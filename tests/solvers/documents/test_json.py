"""JSON documents: what is written is read again, and what is wrong in one is named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.documents import CollectionDocument, Document, json_text, open_text
from solvers.documents.collection import CollectedLesson, fitting_name, fitting_notes
from solvers.documents.json_value import JsonValue
from solvers.klotski.document import CollectedLayout, KlotskiDocument
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard, KnightDocument
from solvers.message import InputError
from solvers.puzzles import PUZZLE_NAMES
from tests.solvers.documents.drawn_documents import collection_documents, klotski_documents, knight_documents
from tests.solvers.knight.source_tours import STACK_FROM_0_0
from tests.solvers.values import changeable, loose

KLOTSKI = {
    "format": "huarong-knight",
    "version": 1,
    "kind": "klotski",
    "layout": "VAAV/VAAV/VHHV/VSSV/S..S",
    "steps": [
        {"piece": "S", "path": [[3, 1], [4, 1], [4, 2]]},
        {"piece": "S", "path": [[3, 2], [3, 1]]},
        {"piece": "V", "path": [[2, 3], [2, 3]]},
    ],
}
KNIGHT = {
    "format": "huarong-knight",
    "version": 1,
    "kind": "knight",
    "rows": 3,
    "columns": 4,
    "missing": [[0, 0]],
    "closed": False,
    "start": [0, 1],
    "path": [[0, 1], [2, 2], [1, 0]],
}
COLLECTION = {
    "format": "huarong-knight",
    "version": 1,
    "kind": "collection",
    "name": "Week 1",
    "layouts": [{"name": "One", "layout": "VAAV/VAAV/VHHV/VSSV/S..S"}],
    "boards": [{"name": "Ring", "rows": 3, "columns": 3, "missing": [[1, 1]]}],
}
LAYOUT, BOARD = COLLECTION["layouts"][0], COLLECTION["boards"][0]
LESSON = {"name": "Two orders", "lesson": "# Two orders\n\n---\n\n## Guess\n\nWhich is first?\n"}


def fault_of(text: str) -> str:
    """The sentence that refuses the text."""
    with pytest.raises(InputError) as refused:
        open_text(text)
    return str(refused.value)


def changed(document: dict[str, Any], **members: Any) -> str:
    """The document with other members, as JSON; those that are `...` are left out."""
    return json.dumps({key: value for key, value in {**document, **members}.items() if value is not ...})


@given(st.one_of(klotski_documents(), knight_documents(), collection_documents()))
def test_what_is_written_is_read_again(document: Document) -> None:
    assert open_text(json_text(document)) == document


def test_a_document_is_plain_json_with_a_step_a_line() -> None:
    document = open_text(changed(KLOTSKI, steps=KLOTSKI["steps"][:2]))
    text = json_text(document)
    assert json.loads(text) == {**KLOTSKI, "count": "moves", "steps": KLOTSKI["steps"][:2]}
    assert '    {"piece": "S", "path": [[3, 1], [4, 1], [4, 2]]},\n' in text


def test_members_that_nobody_knows_are_passed_over() -> None:
    assert open_text(changed(KNIGHT, author="somebody")) == KnightDocument(
        Board(3, 4, frozenset({(0, 0)})), (0, 1), False, ((0, 1), (2, 2), (1, 0))
    )


def test_a_solution_is_told_from_a_game_that_was_broken_off() -> None:
    layout = "..../..../.AA./.AA./...."
    for steps, solved in (([], False), ([{"piece": "A", "path": [[2, 1], [3, 1]]}], True)):
        document = open_text(changed(KLOTSKI, layout=layout, steps=steps))
        assert isinstance(document, KlotskiDocument)
        assert document.solved is solved


def test_a_whole_path_is_a_tour() -> None:
    numbered = {visit: [row, column] for row, line in enumerate(STACK_FROM_0_0) for column, visit in enumerate(line)}
    path = [numbered[visit] for visit in range(1, 65)]
    document = open_text(changed(KNIGHT, rows=8, columns=8, missing=..., start=..., path=path))
    assert isinstance(document, KnightDocument)
    assert document.tour is not None
    assert document.tour.matrix() == STACK_FROM_0_0


KINDS = ", ".join(f'"{name}"' for name in PUZZLE_NAMES)
WRONG = [
    ('{"a": }', "line 1, column 7 is not valid JSON: a value is missing; correct it, or export the file again"),
    ('{"a": 1 "b": 2}', "line 1, column 9 is not valid JSON: a comma or a closing bracket is missing; correct it"),
    ('{"a', "line 1, column 2 is not valid JSON: the closing quotation mark is missing; correct it"),
    ('{"a": 1}\n\n x', "line 3, column 2 is not valid JSON: there is text after the end; correct it"),
    ('{"a": "\t"}', "line 1, column 8 is not valid JSON: this is not expected here; correct it"),
    ('{"format": "huarong-knight",\n "version" 1}', "line 2, column 12 is not valid JSON: a colon is missing"),
    ("{" * 20, "line 1, column 2 is not valid JSON: a name in quotation marks is missing"),
    ('{"a": ' * 100_000, "the lists in the text are nested too deeply; export the file again"),
    ('{"format": ' + "9" * 5000 + "}", "a number in the text has too many digits"),
    ('[{"format": 1}]', "the JSON text must be an object in braces"),
    ('{"a": 1, "a": 2}', '"a" appears twice; remove one of the two'),
    ('{"a": 1}', 'this JSON text was not made by this program: it lacks "format": "huarong-knight"'),
    (changed(KLOTSKI, version=2), "the file has version 2, but this program reads version 1; update the program"),
    (changed(KLOTSKI, version="1"), "version must be a whole number"),
    (changed(KLOTSKI, version=True), "version must be a whole number"),
    (changed(KLOTSKI, kind="chess"), f'"kind" is "chess", but must be {KINDS} or "collection"'),
    (changed(KLOTSKI, kind=...), 'the JSON text lacks "kind"; add it, or export the file again'),
    (changed(KLOTSKI, layout=...), 'the JSON text lacks "layout"; add it, or export the file again'),
    (changed(KLOTSKI, layout=7), "layout must be text in quotation marks"),
    (
        changed(KLOTSKI, layout="VAAV"),
        "a layout has 5 rows joined by “/”, but this has 1; write it like VAAV/VAAV/VHHV/VSSV/S..S",
    ),
    (changed(KLOTSKI, count="steps"), '"count" is "steps", but must be "moves", "cells" or "straight"'),
    (changed(KLOTSKI, steps={}), "steps must be a list in brackets"),
    (changed(KLOTSKI, steps=["up"]), "steps[0] must be an object in braces"),
    (changed(KLOTSKI, steps=[{"path": []}]), 'steps[0] lacks "piece"; add it, or export the file again'),
    (changed(KLOTSKI), "step 3: [2, 3] is not next to the cell before it"),
    (changed(KLOTSKI, steps=[{"piece": "Q", "path": []}]), 'step 1: "Q" is not a piece; use A, V, H or S'),
    (
        changed(KLOTSKI, steps=[{"piece": "S", "path": [[4, 0]]}]),
        "step 1: the path of a step needs at least two cells",
    ),
    (
        changed(KLOTSKI, steps=[{"piece": "S", "path": [[4, 0], [4]]}]),
        "steps[0].path[1] must be a square, given as its row and column, such as [0, 3]",
    ),
    (
        changed(KLOTSKI, steps=[{"piece": "V", "path": [[3, 1], [4, 1]]}]),
        "step 1: no piece V has its top left cell at [3, 1]",
    ),
    (
        changed(KLOTSKI, steps=[{"piece": "S", "path": [[3, 1], [4, 1], [4, 0]]}]),
        "step 1: the piece S does not fit at [4, 0]",
    ),
    (
        changed(KLOTSKI, count="cells"),
        'step 1: the piece slides by more than one cell; with "count": "cells" each cell is a step',
    ),
    (
        changed(KLOTSKI, count="straight"),
        'step 1: the piece turns a corner; with "count": "straight" each straight line is a step',
    ),
    (
        changed(KNIGHT, rows=0),
        "a board can have 1 to 2000 rows and columns, but this one is 0 × 4",
    ),
    (changed(KNIGHT, columns=4.0), "columns must be a whole number"),
    (
        changed(KNIGHT, missing=[[3, 0]]),
        "the square [3, 0] is not on the 3 × 4 board: choose one from [0, 0] to [2, 3]",
    ),
    (changed(KNIGHT, closed=0), "closed must be true or false"),
    (changed(KNIGHT, start=[0, 0]), "the square [0, 0] is missing from the board: choose another"),
    (changed(KNIGHT, start=[2, 2]), 'the path begins at [0, 1], but "start" is [2, 2]; make them the same'),
    (changed(KNIGHT, path=[[0, 1], [0, 0]]), "visit 2: the square [0, 0] is not on the board"),
    (
        changed(KNIGHT, path=[[0, 1], [2, 2], [0, 1]]),
        "visit 3: b3 has already been visited",
    ),
    (changed(KNIGHT, path=[[0, 1], [0, 2]]), "visit 2: no move leads from b3 to c3"),
    (changed(KNIGHT, path=[[0, 1], [0, 2], [0, 1]]), "visit 2: no move leads from b3 to c3"),
]


def test_what_is_wrong_is_named_with_its_place() -> None:
    for text, sentence in WRONG:
        assert fault_of(text).startswith(sentence)


def in_layouts(**members: Any) -> str:
    """A collection with a second layout that has other members than the first."""
    return changed(COLLECTION, layouts=[LAYOUT, json.loads(changed(LAYOUT, **members))])


def in_boards(**members: Any) -> str:
    """A collection whose only board has other members."""
    return changed(COLLECTION, boards=[json.loads(changed(BOARD, **members))])


def in_lessons(**members: Any) -> str:
    """A collection whose only lesson has other members."""
    return changed(COLLECTION, lessons=[json.loads(changed(LESSON, **members))])


WRONG_IN_COLLECTION = [
    (changed(COLLECTION, name=...), 'the JSON text lacks "name"; add it, or export the file again'),
    (changed(COLLECTION, name=" \n "), "name is empty; give it a name"),
    (changed(COLLECTION, name=7), "name must be text in quotation marks"),
    (changed(COLLECTION, name="x" * 201), "name has 201 characters, but can have 200 at most; shorten it"),
    (changed(COLLECTION, name="a\x00b"), "name has some characters that are not text; write it again"),
    (changed(COLLECTION, name="\ud800"), "name has some characters that are not text; write it again"),
    (changed(COLLECTION, notes=[]), "notes must be text in quotation marks"),
    (changed(COLLECTION, notes="x" * 10_001), "notes has 10001 characters, but can have 10000 at most; shorten it"),
    (changed(COLLECTION, layouts={}), "layouts must be a list in brackets"),
    (changed(COLLECTION, layouts=[], boards=...), "the collection holds no layout, board or lesson; add one"),
    (
        changed(COLLECTION, layouts=[LAYOUT] * 501),
        "layouts lists 501, but a collection can hold 500 of them at most",
    ),
    (changed(COLLECTION, boards=[BOARD] * 501), "boards lists 501, but a collection can hold 500 of them at most"),
    (changed(COLLECTION, layouts=["橫刀立馬"]), "layout 1 must be an object in braces"),
    (in_layouts(name=""), "layout 2: name is empty; give it a name"),
    (in_layouts(layout=...), 'layout 2 “One” lacks "layout"; add it, or export the file again'),
    (in_layouts(layout="VAAV"), "layout 2 “One”: a layout has 5 rows joined by “/”, but this has 1"),
    (in_layouts(notes="\x1b"), "layout 2 “One”: notes has some characters that are not text; write it again"),
    (in_boards(rows=0), "board 1 “Ring”: a board can have 1 to 2000 rows and columns, but this one is 0 × 3"),
    (in_boards(rows=2001), "board 1 “Ring”: a board can have 1 to 2000 rows and columns, but this one is 2001 × 3"),
    (in_boards(missing=[[3, 0]]), "board 1 “Ring”: the square [3, 0] is not on the 3 × 3 board"),
    (in_boards(rows=1, columns=1, missing=[[0, 0]]), "board 1 “Ring”: every square of the board is missing"),
    (in_boards(missing=[0]), "board 1 “Ring”: missing[0] must be a square, given as its row and column"),
    (in_boards(closed="no"), "board 1 “Ring”: closed must be true or false"),
    (in_lessons(lesson=...), 'lesson 1 “Two orders” lacks "lesson"; add it, or export the file again'),
    (in_lessons(lesson=["# T"]), "lesson 1 “Two orders”: lesson must be text in quotation marks"),
    (in_lessons(lesson="# T\x00"), "lesson 1 “Two orders”: lesson has some characters that are not text"),
    (in_lessons(lesson="T"), "lesson 1 “Two orders”: line 1: a lesson begins with “# ” and its title"),
    (
        in_lessons(lesson="# T\n---\n## S\n```levels"),
        "lesson 1 “Two orders”: line 4: the block that begins here has no",
    ),
    (changed(COLLECTION, lessons=[LESSON] * 501), "lessons lists 501, but a collection can hold 500 of them at most"),
]


def test_what_is_wrong_in_a_collection_is_named_with_its_place() -> None:
    for text, sentence in WRONG_IN_COLLECTION:
        assert fault_of(text).startswith(sentence)


def test_a_collection_has_a_layout_or_a_board_a_line_and_names_of_one_line() -> None:
    document = open_text(changed(COLLECTION, name="  Week\n1 "))
    assert isinstance(document, CollectionDocument)
    assert document.name == "Week 1"
    assert json.loads(json_text(document)) == COLLECTION
    assert '    {"name": "One", "layout": "VAAV/VAAV/VHHV/VSSV/S..S"}\n' in json_text(document)


def test_a_collection_may_hold_lessons_alone() -> None:
    text = changed(COLLECTION, layouts=..., boards=..., lessons=[LESSON, {**LESSON, "name": "Again"}])
    document = open_text(text)
    assert isinstance(document, CollectionDocument)
    assert document.items == (
        CollectedLesson("Two orders", LESSON["lesson"]),
        CollectedLesson("Again", LESSON["lesson"]),
    )
    assert open_text(json_text(document)) == document


def test_a_closed_tour_has_to_come_back() -> None:
    numbered = {visit: [row, column] for row, line in enumerate(STACK_FROM_0_0) for column, visit in enumerate(line)}
    path = [numbered[visit] for visit in range(1, 65)]
    text = changed(KNIGHT, rows=8, columns=8, missing=..., start=..., closed=True, path=path)
    assert fault_of(text) == "the tour is not closed: no move leads from its end, c3, to its start, a8"


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A valid document with one value replaced, one member left out, or a few characters exchanged."""
    document: Document = draw(st.one_of(klotski_documents(), knight_documents(), collection_documents()))
    text = json_text(document)
    if draw(st.booleans()):
        first = draw(st.integers(0, len(text) - 1))
        return text[:first] + draw(st.text(max_size=3)) + text[first + draw(st.integers(0, 3)) :]
    root = json.loads(text)
    _damage(draw, root)
    return json.dumps(root)


def _damage(draw: st.DrawFn, value: Any) -> None:
    """Exchange something in a list or an object, at any depth."""
    key = draw(st.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value))))
    if isinstance(value[key], dict | list) and value[key] and draw(st.booleans()):
        _damage(draw, value[key])
    elif draw(st.booleans()):
        del value[key]
    else:
        value[key] = draw(any_json)


@pytest.mark.parametrize("metric", Metric)
def test_a_bare_layout_keeps_its_count(metric: Metric) -> None:
    document = KlotskiDocument(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), (), metric)
    assert open_text(json_text(document)) == document


@given(damaged())
def test_whatever_is_damaged_is_read_or_refused_in_one_sentence(text: str) -> None:
    try:
        document = open_text(text)
    except InputError as refused:
        sentence = str(refused)
        assert sentence
        assert len(sentence) < 1000
    else:
        assert open_text(json_text(document)) == document


def test_numbers_squares_and_sides_are_read_up_to_their_bounds() -> None:
    most = 1_000_000_000
    for number in (most, -most, 0):
        assert JsonValue(number, "n").whole() == number
        assert JsonValue([number, -number], "n").square() == (number, -number)
        assert JsonValue([[number, -number], [1, 2]], "n").squares() == [(number, -number), (1, 2)]
    too_large = "is too large a number; the largest allowed is 1000000000"
    assert fault_of(changed(KNIGHT, rows=most + 1)) == f"rows {too_large}"
    assert fault_of(changed(KNIGHT, rows=-most - 1)) == f"rows {too_large}"
    for square in ([most + 1, 0], [0, most + 1], [-most - 1, 0], [0, -most - 1], [0, 0, 0], [0], [True, 0], [0, False]):
        for listed in ([square], [[0, 1], square]):
            said = f"path[{len(listed) - 1}] must be a square, given as its row and column, such as [0, 3]"
            assert fault_of(changed(KNIGHT, path=listed)) == said
    assert fault_of(changed(KNIGHT, path=[[9, 9]] * 40_000)) == "visit 1: the square [9, 9] is not on the board"
    for rows, columns in ((2_000, 1), (1, 2_000), (1, 1)):
        document = open_text(changed(KNIGHT, rows=rows, columns=columns, missing=[], start=..., path=[]))
        assert document == KnightDocument(Board(rows, columns))
    for rows, columns in ((2_001, 1), (1, 2_001), (0, 1), (1, 0), (-1, 5)):
        assert fault_of(changed(KNIGHT, rows=rows, columns=columns)) == (
            f"a board can have 1 to 2000 rows and columns, but this one is {rows} × {columns}"
        )


def test_a_collection_is_read_up_to_its_bounds() -> None:
    text = changed(
        COLLECTION,
        name="n" * 200,
        notes="x" * 10_000,
        layouts=[{**LAYOUT, "name": "y" * 200}] * 500,
        boards=[BOARD] * 500,
    )
    document = open_text(text)
    assert isinstance(document, CollectionDocument)
    assert (document.name, document.notes) == ("n" * 200, "x" * 10_000)
    layouts, boards = document.of(CollectedLayout), document.of(CollectedBoard)
    assert (len(layouts), len(boards)) == (500, 500)
    assert layouts[0].name == "y" * 200
    assert [board.closed for board in boards[:2]] == [None, None]
    assert (
        fault_of(in_boards(name="z" * 201)) == "board 1: name has 201 characters, but can have 200 at most; shorten it"
    )


def test_names_and_notes_are_made_to_fit() -> None:
    assert fitting_name(" Week\n\t 1\x00 \ud800") == "Week 1"
    assert fitting_name("a" * 199 + " bcd") == "a" * 199
    assert fitting_name("a" * 198 + " bcd") == "a" * 198 + " b"
    assert fitting_name("\x1b \n") == ""
    assert fitting_notes(" one\n\ttwo\x07 ") == "one\n\ttwo"
    assert fitting_notes("x" * 10_001) == "x" * 10_000


def test_a_path_is_written_with_eight_visits_a_line() -> None:
    path = ((0, 0), (1, 2), (2, 0), (3, 2), (1, 1), (0, 3), (2, 2), (3, 0), (4, 2))
    board = Board(5, 5, frozenset({(4, 4), (0, 1)}))
    assert json_text(KnightDocument(board, (0, 0), True, path)) == (
        "{\n"
        '  "format": "huarong-knight",\n'
        '  "version": 1,\n'
        '  "kind": "knight",\n'
        '  "rows": 5,\n'
        '  "columns": 5,\n'
        '  "missing": [[0, 1], [4, 4]],\n'
        '  "closed": true,\n'
        '  "start": [0, 0],\n'
        '  "path": [\n'
        "    [0, 0], [1, 2], [2, 0], [3, 2], [1, 1], [0, 3], [2, 2], [3, 0],\n"
        "    [4, 2]\n"
        "  ]\n"
        "}\n"
    )


def test_a_step_makes_room_and_takes_room_for_those_after_it() -> None:
    aside = {"piece": "S", "path": [[4, 0], [4, 1]]}
    down = {"piece": "V", "path": [[2, 0], [3, 0]]}
    document = open_text(changed(KLOTSKI, steps=[aside, down]))
    assert isinstance(document, KlotskiDocument)
    assert len(document.steps) == 2
    for step, sentence in (
        ({"piece": "S", "path": [[3, 1], [4, 1]]}, "step 2: the piece S does not fit at [4, 1]"),
        (aside, "step 2: no piece S has its top left cell at [4, 0]"),
        ({"piece": "V", "path": [[2, 0], [2, -1]]}, "step 2: the piece V does not fit at [2, -1]"),
        ({"piece": "A", "path": [[4, 1], [4, 2]]}, "step 2: no piece A has its top left cell at [4, 1]"),
        ({"piece": "S", "path": [[4, 1], [4, 2], [4, 4]]}, "step 2: [4, 4] is not next to the cell before it"),
        ({"piece": "S", "path": [[4, 1], [5, 2]]}, "step 2: [5, 2] is not next to the cell before it"),
    ):
        assert fault_of(changed(KLOTSKI, steps=[aside, step])) == sentence


def test_each_count_takes_the_steps_that_are_one_in_it() -> None:
    cell, line, corner = [[4, 0], [4, 1]], [[4, 0], [4, 1], [4, 2]], [[3, 1], [4, 1], [4, 2]]
    taken = {"moves": [cell, line, corner], "straight": [cell, line], "cells": [cell]}
    for count, paths in taken.items():
        for path in (cell, line, corner):
            text = changed(KLOTSKI, count=count, steps=[{"piece": "S", "path": path}])
            if path in paths:
                assert isinstance(open_text(text), KlotskiDocument)
            else:
                assert fault_of(text).startswith("step 1: the piece ")


def test_documents_and_their_values_cannot_be_changed() -> None:
    assert changeable(KlotskiDocument, KnightDocument, CollectionDocument, JsonValue) == []
    assert loose(JsonValue) == []
