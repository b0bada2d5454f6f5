"""Every code, against published examples, and read back from what it wrote."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.codes import CodeFault, CodeName, PlaceFault, read, write_all
from solvers.klotski.codes.dnomd343 import write_common
from solvers.klotski.codes.paper import read_vector
from solvers.klotski.codes.short_code import layouts_in_all, rank, unrank
from solvers.klotski.layout import Layout, LayoutFault
from solvers.message import InputError
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts

BLADE_DRAWN = "VAAV/VAAV/VHHV/VSSV/S..S"
THREE_ARMIES = "AAVV/AAVV/HHHH/SHHS/S..S"
HARDEST = "SSSV/AAVV/AAVV/.HHV/.SHH"

PUBLISHED = [
    (THREE_ARMIES, CodeName.VECTOR, "[0 8 10 13 2 3 12 15 16 19]"),
    (THREE_ARMIES, CodeName.VALUE, "218438982339"),
    (BLADE_DRAWN, CodeName.VECTOR, "[1 9 0 3 8 11 13 14 16 19]"),
    (BLADE_DRAWN, CodeName.BITS60, "577606461035643914"),
    ("VAAV/VAAV/V..V/VHHV/SSSS", CodeName.BITS26, "11144021"),
    ("VAAV/VAAV/VSSV/VSSV/.HH.", CodeName.DIGITS24, "021801040912101114151720"),
    (BLADE_DRAWN, CodeName.COMMON, "1A9BF0C00"),
    (BLADE_DRAWN, CodeName.RAW, "0x0603EDF5CAFFF5E2"),
    (BLADE_DRAWN, CodeName.SHORT, "4WVE1"),
    (HARDEST, CodeName.COMMON, "4FEA13400"),
    (HARDEST, CodeName.SHORT, "AXCZN"),
    (BLADE_DRAWN, CodeName.TEXT, BLADE_DRAWN),
]


@pytest.mark.parametrize(("layout", "name", "code"), PUBLISHED)
def test_published_codes_are_written(layout: str, name: CodeName, code: str) -> None:
    assert write_all(Layout.parse(layout))[name] == code


@pytest.mark.parametrize(("layout", "name", "code"), PUBLISHED)
def test_published_codes_are_read_and_recognised(layout: str, name: CodeName, code: str) -> None:
    assert read(code) == (Layout.parse(layout), name)


@pytest.mark.parametrize(
    ("code", "layout", "name"),
    [
        ("1A9BF0C", BLADE_DRAWN, CodeName.COMMON),
        ("1a9bf0c00", BLADE_DRAWN, CodeName.COMMON),
        ("4FEA134", HARDEST, CodeName.COMMON),
        ("axczn", HARDEST, CodeName.SHORT),
        ("0x603edf5cafff5e2", BLADE_DRAWN, CodeName.RAW),
        ("603EDF5CAFFF5E2", BLADE_DRAWN, CodeName.RAW),
        ("0,13,8,10,2,3,12,15,16,19", THREE_ARMIES, CodeName.VECTOR),
        ("value: 218438982339", THREE_ARMIES, CodeName.VALUE),
        ("  " + BLADE_DRAWN + "\n", BLADE_DRAWN, CodeName.TEXT),
    ],
)
def test_codes_may_be_written_more_loosely(code: str, layout: str, name: CodeName) -> None:
    assert read(code) == (Layout.parse(layout), name)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "there is nothing to read; type a layout's name, or a code such as VAAV/VAAV/VHHV/VSSV/S..S"),
        ("boats", "character 2: “o” is not used in a ShortCode (1-9 and A-Z without I, L and O)"),
        ("ZZZZZ", "the last ShortCode is VZ7Z2, but this one would come after it"),
        ("橫", "“橫” is not a layout code; a code looks like VAAV/VAAV/VHHV/VSSV/S..S or 1A9BF0C00"),
        ("1A9BG0C", "character 5: “G” is not a hexadecimal digit (0-9, A-F)"),
        ("3A9BF0C", "character 1: the piece A at row 1, column 4 sticks out of the board"),
        ("2D", "character 2: the piece H at row 1, column 2 overlaps another piece"),
        ("1A9BF0C1", "character 8: the board is already full"),
        ("0FFFFFFFF", "a layout needs at least 2 empty cells, but this has 0; remove a piece"),
        ("57760646103564391X", "character 18: “X” is not a digit (0-9)"),
        ("577606461035643917", "bits 0 to 2 (row 1, column 1): 5 does not stand for a piece (0 to 4)"),
        ("577606461035643915", "bits 3 to 5: the piece A at row 1, column 2 overlaps another piece"),
        ("02180104091210111415172", "Liu Junsong's code has 24 digits, but this one has 23"),
        ("021801040912101114151721", "characters 23 and 24: “21” is not the number of a cell (01 to 20)"),
        ("021801040912101114151717", "characters 23 and 24: row 5, column 1 is taken, so it cannot be empty"),
        (
            "021801040912101114151718",
            "characters 3 and 4: the general at row 5, column 2 fits neither horizontally nor vertically",
        ),
        ("[0 8 10 13 2 3 12 15 16 20]", "character 25: “20” is not the number of a cell (0 to 19)"),
        ("[0 8 10 13 2 3 12 15 16]", "a Wei–Lin vector has 10 cells, but this one has 9"),
        (
            "[0 8 10 13 2 3 12 15 16 16]",
            "character 25: no piece fits at row 5, column 1, whichever of the generals are horizontal",
        ),
        (
            "value:218438982336",
            "base-20 digit 10: no piece fits at row 5, column 1, whichever of the generals are horizontal",
        ),
        ("value:10240000000000", "a Wei–Lin base-20 value is at most 10239999999999, but this one is larger"),
        ("bits26:11144022", "bits 0 to 1: the piece V at row 5, column 4 sticks out of the board"),
        ("bits26:1", "bits 22 to 25: Cao Cao's place in reading order must be 1 to 12, but this is 0"),
        ("0x0603EDF5CAFFF5", "a RawCode has 15 or 16 hexadecimal digits, but this one has 14"),
        ("0x1603EDF5CAFFF5E2", "character 3: the top four bits belong to no cell, so this must be 0"),
        (
            "0x0603EDF5CAFFF5E3",
            "character 15 (row 2, column 1): 7 is the rest of a piece, but no piece reaches here",
        ),
        (
            "0x0603EDF5CAFFD5E2",
            "character 15 (row 2, column 1): a piece covers this cell, so it must be 7",
        ),
        (
            "VAAV/VAAV/VHXV/VSSV/S..S",
            "row 3, column 3: “X” is not a piece; write A, V, H or S, or “.” for an empty cell",
        ),
    ],
)
def test_a_wrong_code_is_told_where_it_is_wrong(code: str, sentence: str) -> None:
    with pytest.raises(InputError) as error:
        read(code)
    assert str(error.value) == sentence


@given(layouts() | classic_layouts())
def test_every_code_is_read_back(layout: Layout) -> None:
    for name, code in write_all(layout).items():
        if code is not None:
            assert str(layout) in _answer(code)
            assert str(layout) in _answer(f"{name}:{code}")


@given(layouts() | classic_layouts())
def test_codes_but_those_of_the_paper_are_read_for_sure_when_named(layout: Layout) -> None:
    for name, code in write_all(layout).items():
        if code is not None and name not in (CodeName.VECTOR, CodeName.VALUE):
            assert read(f"{name}:{code}") == (layout, name)


@pytest.mark.parametrize(
    ("code", "fault", "values"),
    [
        ("value:10239999999999", CodeFault.DIGIT_GENERAL, {"position": 1, "row": 5, "column": 4}),
        ("bits26:67108864", CodeFault.BITS26_RANGE, {"greatest": "67108863"}),
        ("bits26:67108863", CodeFault.BITS26_INDEX, {"found": 15}),
        ("bits26:54525952", CodeFault.BITS26_INDEX, {"found": 13}),
        ("bits26:50331648", PlaceFault.BITS_STICKS_OUT, {"low": 22, "high": 25, "letter": "A", "row": 3, "column": 4}),
        ("bits26:4194304", CodeFault.BITS26_ENDS, {"row": 4, "column": 4}),
        ("bits26:8388608", CodeFault.BITS26_ENDS, {"row": 4, "column": 4}),
        ("bits26:8388607", PlaceFault.BITS_FULL, {"low": 4, "high": 5}),
        ("bits60:1152921504606846976", CodeFault.BITS60_RANGE, {"greatest": "1152921504606846975"}),
        (
            "bits60:1152921504606846975",
            CodeFault.BITS60_CELL,
            {"low": 0, "high": 2, "row": 1, "column": 1, "found": 7},
        ),
        ("bits60:", CodeFault.NOTHING_FOLLOWS, {"prefix": "bits60"}),
        ("short: ", CodeFault.NOTHING_FOLLOWS, {"prefix": "short"}),
        ("short:VZ7Z3", CodeFault.SHORT_RANGE, {"last": "VZ7Z2"}),
        ("short:4WVE", CodeFault.SHORT_LENGTH, {"found": 4}),
        ("short:4WVE12", CodeFault.SHORT_LENGTH, {"found": 6}),
        ("common:1A9BF0C000", CodeFault.COMMON_LENGTH, {"found": 10}),
        ("B", PlaceFault.CHARACTER_STICKS_OUT, {"position": 1, "letter": "A", "row": 3, "column": 4}),
        ("0x0603EDF5CAFFF5E5", CodeFault.RAW_CELL, {"position": 18, "row": 1, "column": 1, "found": 5}),
        ("0x0603EDF5CAFFF5E6", CodeFault.RAW_CELL, {"position": 18, "row": 1, "column": 1, "found": 6}),
        ("raw:60603EDF5CAFFF5E2", CodeFault.RAW_LENGTH, {"found": 17}),
        ("1603EDF5CAFFF5E2", CodeFault.RAW_SPARE, {"position": 1}),
        ("021801040912101114151700", CodeFault.OLDER_CELL, {"position": 23, "following": 24, "text": "00"}),
        ("020001040912101114151717", CodeFault.OLDER_CELL, {"position": 3, "following": 4, "text": "00"}),
        ("022101040912101114151717", CodeFault.OLDER_CELL, {"position": 3, "following": 4, "text": "21"}),
        ("021801040912101114151520", PlaceFault.PAIR_FULL, {"position": 21, "following": 22, "row": 4, "column": 3}),
        (
            "021801040912101010151720",
            PlaceFault.PAIR_COVERED,
            {"position": 15, "following": 16, "letter": "S", "row": 3, "column": 2},
        ),
        ("X21801040912101114151720", CodeFault.DECIMAL_DIGIT, {"position": 1, "character": "X"}),
        ("[1 9 0 3 8 11 13 14 16 x]", CodeFault.VECTOR_CELL, {"position": 24, "text": "x"}),
        ("[1 9 0 3 8 11 13 14 16 016]", CodeFault.VECTOR_CELL, {"position": 24, "text": "016"}),
        ("[1 9 0 3 8 11 13 14 16 19 2]", CodeFault.VECTOR_LENGTH, {"found": 11}),
        ("[19 9 0 3 8 11 13 14 16 1]", CodeFault.GENERAL, {"position": 2, "row": 5, "column": 4}),
        ("1A9BG0CCCC", CodeFault.HEX_DIGIT, {"position": 5, "character": "G"}),
        ("1A9BG0CCCCC", CodeFault.DECIMAL_DIGIT, {"position": 2, "character": "A"}),
        ("02180104091210111415X", CodeFault.DECIMAL_DIGIT, {"position": 21, "character": "X"}),
        ("021801040912101114151720123", CodeFault.DIGITS_LENGTH, {"found": 27}),
        ("VAAVVAAVVHHVVSSVS..SVVVVV", LayoutFault.ROW_COUNT, {"found": 1}),
        ("a" * 101, CodeFault.LONG, {"most": 100}),
        *(
            (text, CodeFault.UNKNOWN, {"text": text})
            for text in (
                "a" * 100,
                "0218010409121011141517201234",
                "VAAVVAAVVHHVVS",
                "VAAVVAAVVHHVVSSVS..SVVVVVV",
                "1A9BZZZZZ",
                "ABCDEF!!",
            )
        ),
    ],
)
def test_a_code_at_the_edge_of_what_is_allowed_is_told_what_is_wrong(
    code: str, fault: object, values: dict[str, int | str]
) -> None:
    with pytest.raises(InputError) as error:
        read(code)
    assert error.value.message.template is fault
    assert error.value.message.values == values


@pytest.mark.parametrize(
    ("code", "layout", "name"),
    [
        ("bits26:0000000011144021", "VAAV/VAAV/V..V/VHHV/SSSS", CodeName.BITS26),
        ("11111", "AA../AA../..../..../....", CodeName.SHORT),
        ("VZ7Z2", "SSSS/SSSS/SSSS/SSAA/..AA", CodeName.SHORT),
        ("[1 9 0 3 8 11 13 14 16 19", BLADE_DRAWN, CodeName.VECTOR),
        ("1 9 0 3 8 11 13 14 16 19]", BLADE_DRAWN, CodeName.VECTOR),
        ("A", "..../..../..AA/..AA/....", CodeName.COMMON),
        ("E", "..../..../..../..AA/..AA", CodeName.COMMON),
        ("8", ".AA./.AA./..../..../....", CodeName.BITS60),
    ],
)
def test_the_first_and_the_last_of_a_code_are_read(code: str, layout: str, name: CodeName) -> None:
    assert read(code) == (Layout.parse(layout), name)


def _answer(code: str) -> str:
    """What is read, or the refusal, which has to offer every layout that was meant perhaps."""
    try:
        return str(read(code)[0])
    except InputError as refusal:
        return str(refusal)


@given(classic_layouts())
def test_classic_layouts_have_every_code(layout: Layout) -> None:
    assert None not in write_all(layout).values()


def test_codes_of_ten_pieces_are_none_for_other_layouts() -> None:
    codes = write_all(Layout.parse("AASS/AASS/SSSS/SSSS/...."))
    assert {name for name, code in codes.items() if code is None} == {
        CodeName.VECTOR,
        CodeName.VALUE,
        CodeName.BITS26,
        CodeName.DIGITS24,
    }


def test_a_vector_need_not_be_sorted() -> None:
    assert read_vector("[0 13 8 10 2 3 12 15 16 19]") == Layout.parse(THREE_ARMIES)


@given(st.permutations([12, 15, 16, 19]))
def test_soldiers_of_a_vector_come_in_any_order(soldiers: list[int]) -> None:
    cells = " ".join(map(str, [0, 8, 10, 13, 2, 3, *soldiers]))
    assert read_vector(cells) == Layout.parse(THREE_ARMIES)


def test_a_vector_that_fits_two_layouts_names_both() -> None:
    fitting = ["HHHH/V.AA/V.AA/VSVS/VSVS", "HHHH/HHAA/..AA/VSVS/VSVS"]
    vectors = {write_all(Layout.parse(layout))[CodeName.VECTOR] for layout in fitting}
    assert vectors == {"[6 0 2 4 12 14 13 15 17 19]"}
    with pytest.raises(InputError) as refusal:
        read("[6 0 2 4 12 14 13 15 17 19]")
    assert refusal.value.message.template is CodeFault.AMBIGUOUS_SPLIT
    assert all(layout in str(refusal.value) for layout in fitting)


def test_digits_that_are_two_codes_are_refused_until_one_is_named() -> None:
    with pytest.raises(InputError) as refusal:
        read("12388")
    assert refusal.value.message.template is CodeFault.AMBIGUOUS_CODE
    assert read("bits60:12388") == (Layout.parse("SSAA/HHAA/..../..../...."), CodeName.BITS60)
    assert read("short:12388") == (unrank(32**3 + 2 * 32**2 + 7 * 32 + 7), CodeName.SHORT)


def test_short_codes_number_the_layouts_in_the_order_of_their_common_codes() -> None:
    assert layouts_in_all() == 29_334_498
    assert rank(Layout.parse(BLADE_DRAWN)) == 4_091_296
    assert rank(Layout.parse(HARDEST)) == 10_399_732


@given(st.integers(0, 29_334_496))
def test_ranks_ascend_with_common_codes(number: int) -> None:
    layout = unrank(number)
    assert rank(layout) == number
    assert write_common(layout) < write_common(unrank(number + 1))
