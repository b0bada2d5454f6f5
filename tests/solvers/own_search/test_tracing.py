"""Short texts of whatever variables hold."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.own_problem import KlotskiPosition
from solvers.own_search.tracing import LONGEST, short_text, short_variables


class Node:
    """What a student writes."""


class Broken:
    """What cannot be shown."""

    def __repr__(self) -> str:
        raise KeyError


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        (81, "81"),
        (0.5, "0.5"),
        ("horse", "'horse'"),
        (KlotskiPosition("VAAV/VAAV/VHHV/VSSV/S..S"), "VAAV/VAAV/VHHV/VSSV/S..S"),
        ([], "list[0]"),
        ([1], "list[1]: 1"),
        ([1, 2, 3], "list[3]: 1, 2, 3"),
        ([1, 2, 3, 4], "list[4]: 1, 2, …, 4"),
        (deque(range(1000)), "deque[1000]: 0, 1, …, 999"),
        ((2, 1), "(2, 1)"),
        ((1, 2, 3, 4), "tuple[4]: 1, 2, …, 4"),
        ([(5, 3, "x")] * 9, "list[9]: (5, 3, 'x'), (5, 3, 'x'), …, (5, 3, 'x')"),
        ([[[1, 2]]], "list[1]: list[1]: list[2]"),
        ({1: 2}, "dict[1]"),
        (OrderedDict(a=1), "OrderedDict[1]"),
        ({1, 2}, "set[2]"),
        (frozenset(), "frozenset[0]"),
        (b"abc", "bytes[3]"),
        (Node(), "<Node>"),
        (Broken(), "<Broken>"),
        pytest.param(10**5000, "<int>", id="huge"),
    ],
)
def test_a_value_has_a_short_text(value: object, text: str) -> None:
    assert short_text(value) == text


ANY = st.recursive(
    st.none() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(), inner)
        | st.builds(deque, st.lists(inner))
    ),
)


@given(ANY, st.integers(1, 10_000))
def test_no_text_is_long(value: Any, times: int) -> None:
    assert len(short_text(value)) <= LONGEST
    assert len(short_text([value] * times)) <= LONGEST


def test_only_what_holds_data_is_a_variable() -> None:
    assert short_variables({"x": 1, "f": len, "g": short_text, "C": Node, "m": pytest, ".0": 5}) == {"x": "1"}
