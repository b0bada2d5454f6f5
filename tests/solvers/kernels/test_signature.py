"""Signatures as numba writes them."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from solvers.kernels.cache import MachineCode
from solvers.kernels.signature import Parameter, Signature
from tests.solvers.values import changeable


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


def test_a_number_is_handed_over_as_itself_and_an_array_as_the_pieces_of_its_structure() -> None:
    signature = Signature.parse("void(int64, int16[:, ::1], boolean, uint64, float64[::1])")
    table, row = np.zeros((3, 5), np.int16), np.zeros(7)
    null, size, flag, unsigned = ctypes.c_void_p, ctypes.c_int64, ctypes.c_bool, ctypes.c_uint64
    assert signature.c_types == [
        *(size,),
        *(null, null, size, size, null, size, size, size, size),
        flag,
        unsigned,
        *(null, null, size, size, null, size, size),
    ]
    assert signature.flattened([-4, table, True, 9, row]) == [
        -4,
        *(None, None, 15, 2, table.ctypes.data, 3, 5, 10, 2),
        True,
        9,
        *(None, None, 7, 8, row.ctypes.data, 7, 8),
    ]
    assert signature.flattened([False, 8], skipped=2) == [False, 8]


def test_an_array_that_is_empty_or_cannot_be_written_to_is_handed_over_too() -> None:
    signature = Signature.parse("void(int32[::1])")
    fixed = np.arange(3, dtype=np.int32)
    fixed.flags.writeable = False
    assert signature.flattened([fixed]) == [None, None, 3, 4, fixed.ctypes.data, 3, 4]
    assert signature.flattened([np.empty(0, np.int32)])[2:4] == [0, 4]


def test_numbers_are_taken_up_to_their_bounds() -> None:
    bounds = {"int64": (-(2**63), 2**63 - 1), "uint64": (0, 2**64 - 1), "boolean": (0, 1)}
    for dtype, (least, greatest) in bounds.items():
        parameter = Parameter(dtype, 0)
        assert [parameter.number(value) for value in (least, greatest, True)] == [least, greatest, 1]
        for value in (least - 1, greatest + 1):
            with pytest.raises(OverflowError, match=f"a number of {dtype}, which {value} is not"):
                parameter.number(value)


def test_a_result_is_made_of_the_eight_bytes_that_were_written() -> None:
    assert [Signature.parse("int64()").convert(value) for value in (-3, 0, 5)] == [-3, 0, 5]
    assert [Signature.parse("boolean()").convert(value) for value in (0, 1, 256, 257, -2)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert Signature.parse("void()").convert(7) is None


def test_signatures_and_machine_code_cannot_be_changed() -> None:
    assert changeable(Signature, Parameter, MachineCode) == []
