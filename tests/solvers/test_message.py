"""Messages as values, and how their values are written."""

from __future__ import annotations

from enum import StrEnum

import pytest

from solvers.message import InputError, Message, filled


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
