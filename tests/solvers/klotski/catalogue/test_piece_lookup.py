"""Sets of pieces, by their numbers or by a layout that has them."""

from __future__ import annotations

import pytest

from solvers.klotski.catalogue.catalogue import CatalogueFault
from solvers.klotski.catalogue.piece_lookup import PiecesFault, look_up_pieces, pieces_text
from solvers.klotski.codes import CodeFault
from solvers.klotski.piece_set import PieceSet, PieceSetFault, every_set
from solvers.message import InputError

CLASSIC = PieceSet(soldiers=4, horizontals=1, verticals=4)


@pytest.mark.parametrize(
    "text",
    [
        "4V1H4S",
        "4S4V1H",
        "4v1h4s",
        " 04V1H4S\n",
        "橫刀立馬",
        "hengdaolima",
        "1A9BF0C",
        "VAAV/VAAV/VHHV/VSSV/S..S",
        "4WVE1",
    ],
)
def test_the_classic_pieces_by_numbers_name_or_code(text: str) -> None:
    assert look_up_pieces(text) == CLASSIC


def test_kinds_that_are_left_out_are_missing() -> None:
    assert look_up_pieces("14S") == PieceSet(soldiers=14, horizontals=0, verticals=0)
    assert look_up_pieces("0V3H") == PieceSet(soldiers=0, horizontals=3, verticals=0)


def test_numbers_that_are_a_code_too_are_taken_for_numbers() -> None:
    assert look_up_pieces("11S1V") == PieceSet(soldiers=11, horizontals=0, verticals=1)


def test_what_is_written_is_read_again() -> None:
    assert pieces_text(CLASSIC) == "4V1H4S"
    assert all(look_up_pieces(pieces_text(pieces)) == pieces for pieces in every_set())


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ("4V1H4X", PiecesFault.LETTER, "character 6: “X” is not V, H or S"),
        ("1A4V1H4S", PiecesFault.LETTER, "character 2: “A” is not V, H or S"),
        ("4V1H10V", PiecesFault.TWICE, "character 7: V is there for the second time"),
        ("7V5S", PieceSetFault.CROWDED, "these pieces leave 0 empty cells, but a layout needs at least 2"),
        ("999V", PieceSetFault.CROWDED, "these pieces leave 0 empty cells"),
        ("VVHS", PiecesFault.NEITHER, "“VVHS” is neither a set of pieces, such as 4V1H4S, nor a layout's name"),
        ("9999999V", PieceSetFault.CROWDED, "these pieces leave 0 empty cells"),
        ("99999999999999999999V", PieceSetFault.CROWDED, "these pieces leave 0 empty cells"),
        ("9" * 100 + "V", PieceSetFault.CROWDED, "these pieces leave 0 empty cells"),
        ("橫刀立牛", CatalogueFault.UNKNOWN, "did you mean “橫刀立馬”"),
        ("", CodeFault.EMPTY, "there is nothing to read"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, fault: object, said: str) -> None:
    with pytest.raises(InputError) as error:
        look_up_pieces(text)
    assert error.value.message.template is fault
    assert said in str(error.value)
