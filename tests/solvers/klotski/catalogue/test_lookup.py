"""A layout by whatever a person writes: what is found, how, and what is said of what is not."""

from __future__ import annotations

import pytest

from solvers.klotski.catalogue.catalogue import LONGEST_NAME, CatalogueFault
from solvers.klotski.catalogue.lookup import LookupFault, known, look_up
from solvers.klotski.codes import CodeFault, CodeName
from solvers.klotski.layout import LayoutFault
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
