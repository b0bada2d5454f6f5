"""Messages as values, and how their values are written."""

from __future__ import annotations

from enum import StrEnum

import pytest

from solvers.message import LONGEST_VALUE, InputError, Message, check_argument, filled, repeated
from tests.solvers.values import assert_fixed_and_small


class Example(StrEnum):
    """Templates of the tests."""

    LETTERS = "row {row} has {found} {found:letter|letters}: '{text}'"


@pytest.mark.parametrize(("found", "words"), [(0, "0 letters"), (1, "1 letter"), (2, "2 letters")])
def test_a_word_after_a_number_has_the_form_of_the_number(found: int, words: str) -> None:
    message = Message(Example.LETTERS, {"row": 5, "found": found, "text": "x"})
    assert str(message) == f"row 5 has {words}: 'x'"


def test_numbers_are_written_as_asked_and_texts_as_they_are() -> None:
    assert filled("{found} of '{text}'", {"found": 66000, "text": "66000"}, "{:,}".format) == "66,000 of '66000'"


def test_braces_in_what_a_person_typed_are_left_alone() -> None:
    error = InputError(Example.LETTERS, row=1, found=3, text="{row}")
    assert str(error) == "row 1 has 3 letters: '{row}'"


def test_of_several_values_a_list_is_made() -> None:
    named = Message(Example.LETTERS, {"row": 2, "found": 1, "text": "y"})
    assert filled("{some}", {"some": ("one", 2, named)}, "{:03}".format) == "one, 2, row 2 has 1 letter: 'y'"
    assert filled("{some}|{none}", {"some": ("alone",), "none": ()}) == "alone|"


def test_of_a_long_text_the_first_299_characters_are_repeated() -> None:
    digits = "0123456789" * 31
    assert LONGEST_VALUE == 300
    assert repeated("") == ""
    for length in (1, 298, 299, 300):
        assert repeated(digits[:length]) == digits[:length]
    for length in (301, 302, 310):
        assert repeated(digits[:length]) == digits[:299] + "…"


def test_what_is_repeated_stands_on_one_line() -> None:
    assert repeated("a b\tc\nd\u3000e\r\x1b[2J\0é字\ud800") == "a b c d e \ufffd[2J\ufffdé字\ufffd"
    error = InputError(Example.LETTERS, row=1, found=2, text="x\ny" + "z" * 400)
    assert str(error) == "row 1 has 2 letters: 'x y" + "z" * 296 + "…'"


def test_an_argument_of_its_type_and_not_too_small_is_taken() -> None:
    check_argument("a text", str, "a text")
    for value in (3, 4, 10**30):
        check_argument(value, int, "a number from 3 on", least=3)
    check_argument(-5, int, "a number")
    for value in (2, 0, -3):
        with pytest.raises(InputError) as caught:
            check_argument(value, int, "a number from 3 on", least=3)
        assert str(caught.value) == f"“{value}” of type int is not a number from 3 on"


def test_a_message_cannot_be_changed() -> None:
    assert_fixed_and_small(Message)
