"""The AVL tree of the historical engines, and the articles' hash table with its folding hash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.structures import CAPACITY, AVLTree, ChainedHashTable, Node, folded, sketch
from solvers.klotski.trace import Rotation, TreeOutline

KEYS = st.lists(st.integers(0, 1 << 60) | st.integers(0, 40), max_size=300)


def keys_of(node: Node | None) -> list[int]:
    """The keys of a subtree, from left to right."""
    return [] if node is None else [*keys_of(node.left), node.key, *keys_of(node.right)]


def check(node: Node | None, lowest: float, highest: float) -> int:
    """Check order, heights and balance of a subtree; return its height, worked out afresh."""
    if node is None:
        return 0
    assert lowest < node.key < highest
    left = check(node.left, lowest, node.key)
    right = check(node.right, node.key, highest)
    assert node.height == 1 + max(left, right)
    assert abs(left - right) <= 1
    return node.height


@given(keys=KEYS)
def test_a_tree_holds_each_key_once_and_in_order(keys: list[int]) -> None:
    tree = AVLTree()
    new = [tree.insert(key) for key in keys]
    assert new == [key not in keys[:index] for index, key in enumerate(keys)]
    assert keys_of(tree.root) == sorted(set(keys))
    assert tree.size == len(set(keys))
    assert all(tree.path_to(key)[-1] == key for key in keys)


@given(KEYS)
def test_an_avl_tree_is_balanced_after_every_insertion(keys: list[int]) -> None:
    tree = AVLTree()
    for key in keys:
        tree.insert(key)
        assert check(tree.root, float("-inf"), float("inf")) == tree.height <= tree.height_bound


@pytest.mark.parametrize("keys", [range(1023), range(1022, -1, -1)])
def test_ascending_keys_make_a_full_tree(keys: range) -> None:
    avl = AVLTree()
    for key in keys:
        avl.insert(key)
    assert avl.height == 10
    assert avl.rotations == 1023 - 10, "each key but the first of every height makes one single rotation"


@pytest.mark.parametrize(
    ("keys", "rotations"), [((1, 2, 3), 1), ((3, 2, 1), 1), ((1, 3, 2), 2), ((3, 1, 2), 2), ((2, 1, 3), 0)]
)
def test_the_four_rotations_make_the_middle_key_the_root(keys: tuple[int, ...], rotations: int) -> None:
    tree = AVLTree()
    for key in keys:
        tree.insert(key)
    assert tree.root is not None
    assert tree.root.key == 2
    assert tree.rotations == rotations


def leaf(key: int) -> TreeOutline:
    return TreeOutline(key, 1, None, None)


@pytest.mark.parametrize(
    ("keys", "before"),
    [
        ((1, 2, 3), TreeOutline(1, 3, None, TreeOutline(2, 2, None, leaf(3)))),
        ((3, 2, 1), TreeOutline(3, 3, TreeOutline(2, 2, leaf(1), None), None)),
        ((1, 3, 2), TreeOutline(1, 3, None, TreeOutline(3, 2, leaf(2), None))),
        ((3, 1, 2), TreeOutline(3, 3, TreeOutline(1, 2, None, leaf(2)), None)),
    ],
)
def test_a_traced_rotation_shows_the_subtree_before_and_after(keys: tuple[int, ...], before: TreeOutline) -> None:
    tree = AVLTree()
    tree.traced = []
    for key in keys:
        assert tree.traced == []
        tree.insert(key)
    assert tree.traced == [Rotation(before, TreeOutline(2, 2, leaf(1), leaf(3)))]


def test_a_rotation_deep_in_the_tree_shows_its_own_subtree_alone() -> None:
    tree = AVLTree()
    for key in (40, 20, 60, 10, 30, 50, 70, 45):
        tree.insert(key)
    tree.traced = []
    tree.insert(42)
    before, after = TreeOutline(50, 3, TreeOutline(45, 2, leaf(42), None), None), TreeOutline(45, 2, leaf(42), leaf(50))
    assert tree.traced == [Rotation(before, after)]
    assert tree.path_to(42) == (40, 60, 45, 42)
    assert tree.path_to(41) == (40, 60, 45, 42)
    assert tree.path_to(60) == (40, 60)
    assert tree.rotations == 1


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_a_sketch_shows_so_many_levels(levels: int) -> None:
    tree = AVLTree()
    for key in (4, 2, 6, 1, 3, 5, 7):
        tree.insert(key)
    assert tree.root is not None
    rows, row = [], [sketch(tree.root, levels)]
    while row:
        rows.append([(each.key, each.height) for each in row])
        row = [child for each in row for child in (each.left, each.right) if child]
    assert rows == [[(4, 3)], [(2, 2), (6, 2)], [(1, 1), (3, 1), (5, 1), (7, 1)]][:levels]


def test_a_rotation_is_shown_four_levels_deep() -> None:
    tree = AVLTree()
    tree.traced = []
    for key in range(31):
        tree.insert(key)
    tree.insert(31)
    tree.insert(32)
    tallest = max(tree.traced, key=lambda rotation: rotation.before.height)
    assert tallest.before.height == 6

    def levels(shown: TreeOutline | None) -> int:
        return 0 if shown is None else 1 + max(levels(shown.left), levels(shown.right))

    assert (levels(tallest.before), levels(tallest.after)) == (4, 4)


def test_a_tree_that_is_cleared_is_empty_and_keeps_its_counters() -> None:
    tree = AVLTree()
    for key in range(20):
        tree.insert(key)
    compared = tree.comparisons
    tree.clear()
    assert tree.root is None
    assert tree.height == 0
    assert tree.path_to(3) == ()
    assert (tree.comparisons, tree.size) == (compared, 20)


def test_comparisons_count_the_nodes_looked_at() -> None:
    tree = AVLTree()
    for key in (4, 2, 6, 1, 6):
        tree.insert(key)
    assert tree.comparisons == 0 + 1 + 1 + 2 + 2
    assert tree.counters() == {"comparisons": 6, "height": 3, "height_bound": 3, "rotations": 0}


@pytest.mark.parametrize(("height", "fewest"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 12), (10, 143), (20, 17710)])
def test_the_height_bound_is_met_by_the_sparsest_trees(height: int, fewest: int) -> None:
    """A tree of Fibonacci's is the sparsest of its height; with one node less the height is impossible."""
    tree = AVLTree()
    tree.size = fewest
    assert tree.height_bound == height
    tree.size = fewest - 1
    assert tree.height_bound == height - 1


NUMBERS = st.integers(0, (1 << 60) - 1)
"""Of sixty bits."""


def test_a_number_is_folded_into_fourteen_bits_at_a_time() -> None:
    assert folded(0b1010) == 10
    assert folded(3 << 56 | 5 << 42 | 7 << 28 | 11 << 14 | 13) == 3 + 5 + 7 + 11 + 13


@given(NUMBERS)
def test_every_sixty_bit_number_has_a_slot(key: int) -> None:
    assert 0 <= folded(key) < CAPACITY


@given(st.lists(NUMBERS | st.integers(0, 9), max_size=200))
def test_a_table_holds_each_number_once(keys: list[int]) -> None:
    table = ChainedHashTable()
    new = [table.insert(key) for key in keys]
    assert new == [key not in keys[:index] for index, key in enumerate(keys)]
    assert table.size == len(set(keys))
    assert all(key in table.chain_at(folded(key)) for key in keys)


def test_numbers_of_one_hash_make_a_chain() -> None:
    table = ChainedHashTable()
    for key in (7, 7 << 14, 7 << 28, 8, 7):
        table.insert(key)
    assert table.counters() == {"comparisons": 0 + 1 + 2 + 0 + 1, "chains": 2, "longest_chain": 3, "load_percent": 0}
    for key in range(CAPACITY // 4):
        table.insert(key)
    assert table.counters()["load_percent"] == 25


def test_a_slot_shows_its_chain_in_order_until_the_table_is_cleared() -> None:
    table = ChainedHashTable()
    for key in (7 << 14, 7, 8, 7 << 28, 7):
        table.insert(key)
    assert table.chain_at(7) == (7 << 14, 7, 7 << 28)
    assert table.chain_at(8) == (8,)
    assert table.chain_at(9) == ()
    before = table.counters()
    table.clear()
    assert table.chain_at(7) == ()
    assert table.counters() == before
