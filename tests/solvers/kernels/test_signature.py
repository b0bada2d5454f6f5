"""Signatures as numba writes them."""

from __future__ import annotations

import pytest

from solvers.kernels.signature import Parameter, Signature


def test_numbers_and_arrays_are_read() -> None:
    signature = Signature.parse("int64(int32[:, ::1], boolean, uint8[::1], uint8[:, :, :, ::1], uint64)")
    assert signature.returned == "int64"
    assert signature.parameters == (
        Parameter("int32", 2),
        Parameter("boolean", 0),
        Parameter("uint8", 1),
        Parameter("uint8", 4),
        Parameter("uint64", 0),
    )


def test_there_may_be_no_parameters() -> None:
    assert Signature.parse("void()").parameters == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "int64",
        "int64(",
        "float64(int64)",
        "int64(float64)",
        "int64(int64[:])",
        "int64(int64[::1]",
        "int64(int64 int64)",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no signature"):
        Signature.parse(text)
