"""A layout or a set of pieces by whatever a person writes: what is found, how, and what is said of what is not."""

from __future__ import annotations

import pytest

from solvers.klotski.catalogue.catalogue import LONGEST_NAME, CatalogueFault
from solvers.klotski.catalogue.lookup import LookupFault, PiecesFault, known, look_up, look_up_pieces, pieces_text
from solvers.klotski.codes import CodeFault, CodeName
from solvers.klotski.layout import LayoutFault
from solvers.klotski.piece_set import PieceSet, PieceSetFault, every_set
from solvers.message import InputError

BLADE_DRAWN = "VAAV/VAAV/VHHV/VSSV/S..S"
NAMES = ["橫刀立馬", " hengdaolima ", "Blade Drawn, Horse Reined"]
CODES = [
    (BLADE_DRAWN, CodeName.TEXT),
    (" 1A9BF0C ", CodeName.COMMON),
    ("4WVE1", CodeName.SHORT),
]


@pytest.mark.parametrize("text", NAMES)
def test_a_name_is_found_in_the_catalogue(text: str) -> None:
    found = look_up(text)
    assert str(found.layout) == BLADE_DRAWN
    assert found.entry is not None
    assert (found.entry.names.hant, found.code) == ("橫刀立馬", None)
    assert known(text) == found


@pytest.mark.parametrize(("text", "code"), CODES)
def test_a_code_is_read_and_named(text: str, code: CodeName) -> None:
    found = look_up(text)
    assert (str(found.layout), found.entry, found.code) == (BLADE_DRAWN, None, code)
    assert known(text) == found


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("橫刀立牛", CatalogueFault.UNKNOWN),
        ("heng dao li mu", CatalogueFault.UNKNOWN),
        ("hello", LookupFault.NEITHER),
        ("qqqqqq", LookupFault.NEITHER),
        ("VAAVVAAVVHHVVSSV", LayoutFault.ROW_COUNT),
        ("VAAVVAAVVHHVVSSVS..S", LayoutFault.ROW_COUNT),
        ("no such", LookupFault.NEITHER),
        ("q" * LONGEST_NAME, LookupFault.NEITHER),
        ("q" * (LONGEST_NAME + 1), CodeFault.LONG),
        ("", CodeFault.EMPTY),
        ("  ", CodeFault.EMPTY),
        ("1A9BF0CZ0", CodeFault.HEX_DIGIT),
        ("殊途同归", CatalogueFault.AMBIGUOUS),
        ("横刀立马#9", CatalogueFault.CHOICE),
    ],
)
def test_what_is_wrong_is_said_of_the_name_or_the_code_that_a_text_comes_near_to(text: str, fault: object) -> None:
    with pytest.raises(InputError) as error:
        look_up(text)
    assert error.value.message.template is fault
    assert known(text) is None


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
