"""The 8-puzzle at the console, and in files and texts."""

from __future__ import annotations

import json

import pytest

from solvers.__main__ import main
from solvers.documents import json_text, open_text
from solvers.fifteen.document import FifteenDocument
from solvers.fifteen.position import parse_position
from solvers.message import InputError


def test_a_position_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fifteen", "solve", "123/456/.78"]) == 0
    first, second, steps = capsys.readouterr().out.splitlines()
    assert first == "123/456/.78: 2 steps, proven shortest"
    assert second.startswith("a-star: 5 positions in ")
    assert steps == "7 8"


def test_the_reason_is_told_where_there_is_no_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fifteen", "solve", "123/456/87."]) == 1
    assert capsys.readouterr().out.startswith("No solution: 1 pair of tiles stands in the wrong order; ")


@pytest.mark.parametrize("engine", ["a-star", "breadth-first"])
def test_an_answer_is_given_as_json(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fifteen", "solve", "123/456/.78", "--engine", engine, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["position"], answer["engine"], answer["steps"]) == ("123/456/.78", engine, [7, 8])


def test_a_mistake_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fifteen", "solve", "123"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("tiles", [(), (7,), (7, 8)])
def test_a_document_is_written_and_opened_again(tiles: tuple[int, ...]) -> None:
    document = FifteenDocument(parse_position("123/456/.78"), tiles)
    assert open_text(json_text(document)) == document


def test_every_step_of_a_file_is_checked() -> None:
    text = json_text(FifteenDocument(parse_position("123/456/.78"), (7,))).replace("[7]", "[7, 1]")
    with pytest.raises(InputError, match="step 2: the tile 1 is not beside the empty cell"):
        open_text(text)


@pytest.mark.parametrize("text", ["123/456/.78", "123\n456\n.78", "The start:\n123/456/.78\nand so on"])
def test_the_rows_of_a_position_are_found_in_a_text(text: str) -> None:
    assert open_text(text) == FifteenDocument(parse_position("123/456/.78"))
