"""The search beside the board: its tree, its last rotation, and the small pictures of successors."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.klotski.board.thumbnails import KEPT as ALL_KEPT
from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace import search_details
from app.klotski.trace.search_details import SearchDetails
from app.klotski.trace.structure_drawing import look_up_places, paint_look_up
from app.ui.look.theme import LIGHT, Appearance
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor, TreeLookUp
from tests.app.klotski.trace.searches import ENGINE_OF, NEAR_THE_EXIT, expansions
from tests.app.noting import noting


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
    assert made.structure is not None
    made.show_expansion(shown[calm])
    assert made.structure is None


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
    assert [each.drawn.cache_info().currsize for each in made] == [search_details.KEPT] * 2


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
        assert made.structure is not None
        assert made.structure[1] == (one.look_up or found.look_up)
    assert pictures[0] != pictures[1] != pictures[2]
    made.show_expansion(shown[0])
    assert (made.structure and made.structure[1]) == shown[0].look_up


def test_a_lookup_goes_left_for_smaller_keys_and_right_for_greater_ones() -> None:
    field = QRectF(0, 0, 100, 100)
    down = look_up_places(TreeLookUp(5, (9, 2, 7)), field)
    assert [there.x() > here.x() for here, there in pairwise(down)] == [False, True, False]
    assert len(look_up_places(TreeLookUp(7, (9, 2, 7)), field)) == 3
    long = look_up_places(TreeLookUp(1_000, tuple(range(900))), field)
    assert all(field.contains(place) for place in long)


def with_children(number: int, bound: int | None = None) -> Expansion:
    """A position with so many children, the first new, the second re-expanded, the others seen."""
    layouts = [unpack(key) for key in islice(PieceSet(4, 1, 4).positions((3, 1)), number + 1)]
    statuses = (NodeStatus.NEW, NodeStatus.AGAIN, *[NodeStatus.SEEN] * number)
    children = tuple(
        Successor(layout, status, bound=bound) for layout, status in zip(layouts[1:], statuses, strict=False)
    )
    return Expansion(9, 4, layouts[0], children, SearchTree((1, 2, 3, 4, 5), (0, 0, 0, 0, 0), ((0,),)), bound=bound)


def test_with_room_the_children_stand_in_rows_below_their_position_each_with_its_words(qtbot: QtBot) -> None:
    made = details(qtbot, 700, 440)
    made.show_expansion(with_children(9))
    with noting(700, 440) as painter:
        made.paint(painter)
        *children, parent = painter.of("picture")
        field = QRectF(0, 0, 700, 440)
        assert len(children) == 9
        assert parent.place.size() == QSizeF(104, 129)
        assert {(child.place.width(), child.place.height()) for child in children} == {(64, 79)}
        rows = sorted({child.place.top() for child in children})
        (first, second) = ([child for child in children if child.place.top() == top] for top in rows)
        assert (len(first), len(second)) == (5, 4)
        for row in (first, second):
            assert (row[0].place.left() + row[-1].place.right()) / 2 == pytest.approx(parent.middle[0])
            assert all(other.place.left() - one.place.right() == pytest.approx(12) for one, other in pairwise(row))
        assert first[0].place.top() > parent.place.bottom()
        words = [text for text in painter.of("text") if text.text in {"new", "re-expanded", "seen"}]
        assert [word.text for word in words] == ["new", "re-expanded", *["seen"] * 7]
        for word, child in zip(words, children, strict=True):
            assert word.middle[0] == pytest.approx(child.middle[0], abs=1)
            assert child.place.bottom() < word.place.top()
            assert field.contains(word.place)
            assert word.place.bottom() <= second[0].place.top() or child in second
        drops = [
            line.points for line in painter.of("line") if line.points[0] == (parent.middle[0], parent.place.bottom())
        ]
        assert [drop[1] for drop in drops] == [(child.middle[0], child.place.top()) for child in first]
        frames = [box.place for box in painter.of("box") if box.place.size() == QSizeF(68, 83)]
        assert frames == [child.place.adjusted(-2, -2, 2, 2) for child in children]


def test_the_tree_is_at_the_left_of_a_line_and_the_pictures_are_at_its_right(qtbot: QtBot) -> None:
    made = details(qtbot, 700, 440)
    made.show_expansion(with_children(3))
    with noting(700, 440) as painter:
        made.paint(painter)
        upright = [line for line in painter.of("line") if line.place.width() == 0 and line.place.height() > 200]
        (between,) = upright
        assert between.place.left() == pytest.approx(12 + 0.36 * 676 + 12, abs=1)
        assert all(picture.place.left() > between.place.left() for picture in painter.of("picture"))
        dots = painter.of("ellipse")
        assert dots
        assert all(dot.place.left() > 12 and dot.place.right() < between.place.left() for dot in dots)
        sentence = painter.of("text")[0]
        assert sentence.text == made.accessibleDescription()
        assert sentence.middle[0] == pytest.approx(350, abs=1)
        assert between.place.top() == pytest.approx(sentence.place.bottom() + 12, abs=1)


def test_for_informed_methods_each_child_has_its_sum_below_its_word(qtbot: QtBot) -> None:
    made = details(qtbot, 700, 440)
    made.show_expansion(with_children(7, bound=20))
    with noting(700, 440) as painter:
        made.paint(painter)
        sums = [text for text in painter.of("text") if text.text == "5+20=25"]
        assert len(sums) == 7
        *children, _ = painter.of("picture")
        words = [text for text in painter.of("text") if text.text in {"new", "re-expanded", "seen"}]
        for total, word, child in zip(sums, words, children, strict=True):
            assert total.middle[0] == pytest.approx(child.middle[0], abs=1)
            assert word.middle[1] + 10 < total.middle[1] < word.middle[1] + 22
        below = [child for child in children if child.place.top() > children[0].place.top()]
        assert below
        assert max(total.place.bottom() for total in sums[:5]) <= below[0].place.top()


@pytest.mark.parametrize(("width", "pictures"), [(582, 0), (586, 4)])
def test_the_pictures_come_with_enough_room(qtbot: QtBot, width: int, pictures: int) -> None:
    made = details(qtbot, width, 440)
    made.show_expansion(with_children(3))
    with noting(width, 440) as painter:
        made.paint(painter)
        assert len(painter.of("picture")) == pictures


@pytest.mark.parametrize(("width", "height"), [(288, 440), (700, 560)])
def test_the_last_rotation_is_told_of_and_drawn_below(qtbot: QtBot, width: int, height: int) -> None:
    turned = next(one for one in expansions("avl-26", steps=40) if one.rotations)
    made = details(qtbot, width, height)
    made.show_expansion(turned)
    with noting(width, height) as painter:
        made.paint(painter)
        told = f"Tree rotation at position {turned.number}: same order, smaller height"
        (line,) = [text for text in painter.of("text") if text.text == told]
        nodes = [node for node in painter.of("ellipse") if node.place.width() == 22]
        assert nodes
        assert all(line.place.bottom() <= node.place.top() + 11 for node in nodes)
        assert all(node.place.bottom() <= height - 12 + 22 for node in nodes)
        tree = [dot for dot in painter.of("ellipse") if dot.place.width() < 11]
        assert tree
        if width == 288:
            assert all(dot.place.bottom() < line.place.top() for dot in tree)


@pytest.mark.parametrize(
    ("look_up", "told"),
    [
        (TreeLookUp(7, (9, 2, 7)), "Lookup in the binary search tree: found after 3 comparisons"),
        (TreeLookUp(7, (9,)), "Lookup in the binary search tree: new after 1 comparison"),
    ],
)
def test_the_last_lookup_is_told_of(qtbot: QtBot, look_up: TreeLookUp, told: str) -> None:
    made = details(qtbot)
    made.show_expansion(replace(with_children(2), look_up=look_up))
    with noting() as painter:
        made.paint(painter)
        assert told in painter.texts


def test_in_a_low_panel_the_tree_has_all_the_room(qtbot: QtBot) -> None:
    turned = next(one for one in expansions("avl-26", steps=40) if one.rotations)
    for height, there in ((250, False), (400, True)):
        made = details(qtbot, 288, height)
        made.show_expansion(turned)
        with noting() as painter:
            made.paint(painter)
            assert any(text.startswith("Tree rotation") for text in painter.texts) is there


def test_a_lookup_is_drawn_from_the_root_down_to_what_was_looked_for() -> None:
    field = QRectF(0, 0, 100, 100)
    low = QRectF(0, 0, 30, 40.8)
    for look_up, room, expected in (
        (TreeLookUp(5, (9, 2, 7)), field, [(63, 5.4), (37, 27.4), (63, 49.4), (37, 71.4)]),
        (TreeLookUp(5, (9, 2, 7)), low, [(24.6, 5.4), (5.4, 15.4), (24.6, 25.4), (5.4, 35.4)]),
        (TreeLookUp(5, (5,)), field, [(50, 5.4)]),
    ):
        found = [(place.x(), place.y()) for place in look_up_places(look_up, room)]
        assert found == [pytest.approx(place) for place in expected]
    for look_up, colour in ((TreeLookUp(5, (9, 2, 7)), LIGHT.good), (TreeLookUp(7, (9, 2, 7)), LIGHT.accent)):
        with noting() as painter:
            paint_look_up(painter, field, look_up, LIGHT)
            met = [(node.middle, node.ground.name()) for node in painter.of("ellipse")]
            places = [(place.x(), place.y()) for place in look_up_places(look_up, field)]
            assert [place for place, _ in met] == [pytest.approx(place) for place in places]
            assert [ground == QColor(colour).name() for _, ground in met] == [False] * (len(met) - 1) + [True]
            (way,) = painter.of("path")
            assert list(way.points) == places
