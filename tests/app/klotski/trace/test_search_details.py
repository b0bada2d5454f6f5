"""The search beside the board: its tree, its last rotation, and the small pictures of successors."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.klotski.board.thumbnails import KEPT as ALL_KEPT
from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace import look_up_drawing, search_details
from app.klotski.trace.search_details import SearchDetails
from app.ui.look.theme import Appearance
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor, TreeLookUp
from tests.app.klotski.trace.searches import ENGINE_OF, NEAR_THE_EXIT, expansions


def details(qtbot: QtBot, width: int = 288, height: int = 400) -> SearchDetails:
    made = SearchDetails(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(width, height)
    made.show()
    return made


def test_before_the_first_search_it_says_what_will_be_here(qtbot: QtBot) -> None:
    made = details(qtbot)
    empty = made.grab().toImage()
    made.show_expansion(expansions("avl-26", steps=3)[-1])
    assert made.grab().toImage() != empty
    assert made.accessibleDescription().startswith("Level 1: ")
    made.clear()
    assert made.grab().toImage() == empty


@pytest.mark.parametrize("family", ENGINE_OF)
@pytest.mark.parametrize("width", [220, 288, 700])
def test_every_step_changes_the_picture(qtbot: QtBot, family: str, width: int) -> None:
    made = details(qtbot, width)
    *_, before, last = expansions(ENGINE_OF[family], steps=12)
    made.show_expansion(before)
    picture = made.grab().toImage()
    made.show_expansion(last)
    assert made.grab().toImage() != picture


def test_the_last_rotation_stays_until_one_goes_back_over_it(qtbot: QtBot) -> None:
    made = details(qtbot)
    shown = expansions("avl-26", steps=40)
    calm = next(number for number, one in enumerate(shown) if not one.rotations)
    later = next(number for number, one in enumerate(shown) if number > calm and one.rotations)
    for one in shown[: later + 1]:
        made.show_expansion(one)
    following = next(one for one in shown[later:] if not one.rotations)
    made.show_expansion(following)
    assert made.rotation is not None
    made.show_expansion(shown[calm])
    assert made.rotation is None


def test_a_search_followed_step_by_step_keeps_few_pictures(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Thumbnails] = []

    class Noted(Thumbnails):
        """Thumbnails that are found again."""

        def __init__(self, appearance: Appearance, cell: float, kept: int = ALL_KEPT) -> None:
            super().__init__(appearance, cell, kept)
            made.append(self)

    monkeypatch.setattr(search_details, "Thumbnails", Noted)
    view = details(qtbot, 700, 380)
    met = [unpack(key) for key in islice(PieceSet(4, 1, 4).positions((3, 1)), 2_000)]
    for number in range(0, len(met), 8):
        layout, *others = met[number : number + 8]
        successors = tuple(Successor(other, NodeStatus.NEW) for other in others)
        view.show_expansion(Expansion(number, 1, layout, successors, SearchTree((1, 7), (0,))))
        view.grab()
    parents, children_drawn = made
    assert len(parents) == len(children_drawn) == search_details.KEPT


def test_the_last_lookup_in_the_papers_tree_stays_below_the_search_tree(qtbot: QtBot) -> None:
    """It is drawn for positions that are new and for those that are found, and stays while others are pruned."""
    made = details(qtbot)
    shown = expansions("depth-first-bst", NEAR_THE_EXIT, steps=400)
    new = next(one for one in shown if one.look_up is not None and not one.look_up.found)
    found = next(one for one in shown if one.look_up is not None and one.look_up.found)
    pruned = replace(found, number=found.number + 1, look_up=None)
    pictures: list[QImage] = []
    for one in (new, found, pruned):
        made.show_expansion(one)
        pictures.append(made.grab().toImage())
        assert made.look_up == (one.look_up or found.look_up)
    assert pictures[0] != pictures[1] != pictures[2]
    made.show_expansion(shown[0])
    assert made.look_up == shown[0].look_up


def test_a_lookup_goes_left_for_smaller_keys_and_right_for_greater_ones() -> None:
    field = QRectF(0, 0, 100, 100)
    down = look_up_drawing.places(TreeLookUp(5, (9, 2, 7)), field)
    assert [there.x() > here.x() for here, there in pairwise(down)] == [False, True, False]
    assert len(look_up_drawing.places(TreeLookUp(7, (9, 2, 7)), field)) == 3
    long = look_up_drawing.places(TreeLookUp(1_000, tuple(range(900))), field)
    assert all(field.contains(place) for place in long)
