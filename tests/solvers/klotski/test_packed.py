"""Packed positions hold what layouts hold."""

from __future__ import annotations

from hypothesis import given

from solvers.klotski.breadth_first import kernel
from solvers.klotski.layout import Layout
from solvers.klotski.packed import pack, unpack
from tests.solvers.klotski.drawn_layouts import layouts


@given(layouts())
def test_a_packed_layout_is_unpacked_the_same(layout: Layout) -> None:
    assert unpack(pack(layout)) == layout


@given(layouts())
def test_packing_a_mirror_image_mirrors_the_packed_position(layout: Layout) -> None:
    assert kernel.mirrored(pack(layout)) == pack(layout.mirror())


@given(layouts())
def test_a_layout_and_its_mirror_image_are_stood_for_by_one(layout: Layout) -> None:
    stands_for = kernel.canonical(pack(layout))
    assert stands_for == kernel.canonical(pack(layout.mirror()))
    assert stands_for in (pack(layout), pack(layout.mirror()))
