"""Whatever is given to a reader, one sentence comes out, and little is done for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.documents import json_text, open_text
from solvers.klotski.catalogue import catalogue, lookup
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.name_search import hits
from solvers.knight.board import Board
from solvers.knight.document import KnightDocument
from solvers.message import InputError
from tests.solvers.readers import HOSTILE, PREFIXES, READERS

MOST_CALLS = 100_000
"""What reading may take: the worst of these texts took 30 million calls, or one call of a minute."""
LONGEST_SENTENCE = 700


@contextmanager
def calls_counted() -> Iterator[list[int]]:
    """Counts the calls of functions meanwhile; more than `MOST_CALLS` fail the test at once."""
    counted = [0]

    def count(frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            counted[0] += 1
            assert counted[0] <= MOST_CALLS

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield counted
    finally:
        sys.setprofile(before)


def sentence_for(read: Callable[[str], object], text: str) -> str | None:
    """The sentence that refuses a text, None for one that is read."""
    try:
        read(text)
    except InputError as refused:
        return str(refused)
    return None


def is_one_sentence(text: str) -> bool:
    """Whether a text can stand on one line of any terminal, and is not long."""
    return 0 < len(text) < LONGEST_SENTENCE and text.isprintable()


@pytest.mark.parametrize("reader", READERS)
def test_every_hostile_text_ends_in_one_sentence_and_little_work(reader: str) -> None:
    with suppress(InputError):
        catalogue.find("nobody")  # reads the catalogue, once
    for name, text in HOSTILE.items():
        with calls_counted():
            sentence = sentence_for(READERS[reader], text)
        assert sentence is None or is_one_sentence(sentence), name


@pytest.mark.parametrize(
    "prefix", ["value", "bits26", "bits60", "vector", "digits24", "common", "raw", "short", "text"]
)
def test_nothing_after_the_name_of_a_code_is_told(prefix: str) -> None:
    assert (
        sentence_for(lookup.look_up, f"{prefix}:  ")
        == f"there is nothing after “{prefix}:”; write the code after the colon"
    )


@pytest.mark.parametrize(
    ("reader", "text", "sentence"),
    [
        (
            "the code bits26",
            "",
            "there is nothing to read; type a layout's name, or a code such as VAAV/VAAV/VHHV/VSSV/S..S",
        ),
        (
            "the code bits26",
            "9" * 5_000,
            "a 26-bit integer of Lü's articles is at most 67108863, but this one is larger",
        ),
        (
            "the code bits60",
            "9" * 5_000,
            "a 60-bit integer of Lü's articles is at most 1152921504606846975, but this one is larger",
        ),
        ("the code value", "9" * 5_000, "a Wei–Lin base-20 value is at most 10239999999999, but this one is larger"),
        (
            "a name or a code",
            "9" * 5_000,
            "a layout's name or code has at most 100 characters, but this is longer; leave out what is not part of it",
        ),
        (
            "a document",
            "x" * 2_000_001,
            "the text has more than 2 million characters, the most that can be opened",
        ),
        (
            "a document",
            '{"rows": ' + "9" * 5_000 + "}",
            "a number in the text has too many digits",
        ),
    ],
)
def test_what_is_too_long_is_told_by_its_limit(reader: str, text: str, sentence: str) -> None:
    assert (sentence_for(READERS[reader], text) or "").startswith(sentence)


def test_leading_zeros_do_not_make_a_number_greater() -> None:
    assert lookup.look_up("bits60:000577606461035643914").layout == lookup.look_up("橫刀立馬").layout


def test_no_long_text_is_compared_with_names(monkeypatch: pytest.MonkeyPatch) -> None:
    folded_lengths: list[int] = []
    folded = catalogue.normalize

    def watched(form: str, text: str) -> str:
        folded_lengths.append(len(text))
        return folded("NFKD" if form == "NFKD" else "NFC", text)

    monkeypatch.setattr(catalogue, "normalize", watched)
    for text in HOSTILE.values():
        hits(text, entries())
        sentence_for(lookup.look_up, text)
        sentence_for(open_text, text)
    assert 0 < max(folded_lengths) <= catalogue.LONGEST_NAME


def test_the_lines_of_a_text_are_not_compared_with_names_like_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("difflib.get_close_matches", lambda *_: pytest.fail("a line was compared with every name"))
    said = sentence_for(open_text, HOSTILE["200 lines like names"]) or ""
    assert said.startswith("the text holds no layout, board or tour; it can be the name or a code of a layout")


def test_a_search_for_a_name_takes_no_longer_text_than_a_name() -> None:
    assert hits("heng dao li ma" + " " * 200, entries())
    assert hits("heng dao " * 3_000, entries()) == []


def test_numbers_that_no_board_has_are_refused() -> None:
    document = json_text(KnightDocument(Board(3, 4))).replace('"rows": 3', f'"rows": {"9" * 4_000}')
    assert sentence_for(open_text, document) == "rows is too large a number; the largest allowed is 1000000000"
    path = json_text(KnightDocument(Board(3, 4), path=((0, 0),))).replace("[0, 0]", ", ".join(["[0, 0]"] * 40_001))
    assert sentence_for(open_text, path) == "path lists 40001 squares, but at most 40000 can be read from a file"


any_text = st.text(st.characters(), max_size=60) | st.builds(
    lambda prefix, rest: prefix + rest,
    st.sampled_from(PREFIXES),
    st.text("0123456789 abcdefABCDEFVHS./,[]x-", max_size=40),
)


@settings(max_examples=30)
@given(any_text)
def test_any_text_is_read_or_refused_by_every_reader(text: str) -> None:
    for read in READERS.values():
        sentence = sentence_for(read, text)
        assert sentence is None or is_one_sentence(sentence)
