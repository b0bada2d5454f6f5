"""Data structures of whole numbers that count what they do, as Lü's articles use them to recognise visited positions.

The AVL tree, a binary search tree that stays in balance (Adelson-Velsky and Landis 1962), and the chained hash table of
the articles' first sequel, with its folding hash.
"""

from __future__ import annotations

from dataclasses import dataclass

from solvers.klotski.trace import Rotation, TreeOutline
from solvers.slices import release


@dataclass(slots=True, eq=False)
class Node:
    """A key and its two subtrees; `height` is 1 for a leaf."""

    key: int
    left: Node | None = None
    right: Node | None = None
    height: int = 1


def height(node: Node | None) -> int:
    """The height of a subtree, 0 for an empty one."""
    return node.height if node else 0


def update_height(node: Node) -> None:
    """Compute a node's height from its subtrees."""
    left, right = height(node.left), height(node.right)
    node.height = 1 + (left if left > right else right)


SKETCHED_LEVELS = 4
"""A rotation moves three nodes and the trees below them."""


class AVLTree:
    """Keys smaller than a node's are at its left, greater ones at its right, and none occurs twice.

    The tree rotates itself so that the two subtrees of any node differ in height by one at most.
    """

    def __init__(self) -> None:
        self.root: Node | None = None
        self.size = 0
        self.comparisons = 0
        self.rotations = 0
        self.traced: list[Rotation] | None = None
        """Where rotations are appended while they are traced."""

    def insert(self, key: int) -> bool:
        """Put a key in; False when it was there already."""
        path = self._path_to(key)
        self.comparisons += len(path)
        if path and path[-1].key == key:
            return False
        self._attach(Node(key), path[-1] if path else None)
        self.size += 1
        self._settle(path)
        return True

    def clear(self) -> None:
        """Take all keys out, node by node, without holding up other threads; the counters stay."""
        waiting = [self.root]
        self.root = None
        while waiting:
            node = waiting.pop()
            if node is not None:
                waiting += (node.left, node.right)
                node.left = node.right = None

    def path_to(self, key: int) -> tuple[int, ...]:
        """The keys that a look-up compares from the root down, the sought one last if it is there; not counted."""
        return tuple(node.key for node in self._path_to(key))

    @property
    def height(self) -> int:
        """Nodes on the longest path down from the root."""
        return height(self.root)

    @property
    def height_bound(self) -> int:
        """The greatest height that an AVL tree of this size can have: the sparsest trees are Fibonacci's."""
        bound, fewest, fewest_higher = 0, 0, 1
        while fewest_higher <= self.size:
            bound, fewest, fewest_higher = bound + 1, fewest_higher, fewest + fewest_higher + 1
        return bound

    def counters(self) -> dict[str, int]:
        """The counters of the tree."""
        return {
            "comparisons": self.comparisons,
            "height": self.height,
            "height_bound": self.height_bound,
            "rotations": self.rotations,
        }

    def _path_to(self, key: int) -> list[Node]:
        """The nodes from the root down to the key, or down to where it would be attached."""
        path: list[Node] = []
        node = self.root
        while node:
            path.append(node)
            if key == node.key:
                break
            node = node.left if key < node.key else node.right
        return path

    def _attach(self, node: Node, parent: Node | None) -> None:
        """Put a node below its parent, in the place of what is at that side of it."""
        if parent is None:
            self.root = node
        elif node.key < parent.key:
            parent.left = node
        else:
            parent.right = node

    def _settle(self, path: list[Node]) -> None:
        """Go back up from the new leaf; rotate where the balance is lost, and stop where a height stays the same."""
        while path:
            node = path.pop()
            before = node.height
            update_height(node)
            lean = height(node.left) - height(node.right)
            if lean > 1 or lean < -1:
                before_it = None if self.traced is None else sketch(node)
                balanced = self._balanced(node)
                if self.traced is not None and before_it is not None:
                    self.traced.append(Rotation(before_it, sketch(balanced)))
                self._attach(balanced, path[-1] if path else None)
                return
            if node.height == before:
                return

    def _balanced(self, node: Node) -> Node:
        """Balance a node that leans too far; return the node that takes its place."""
        if height(node.left) > height(node.right):
            assert node.left is not None
            if height(node.left.left) < height(node.left.right):
                node.left = self._rotated_left(node.left)
            return self._rotated_right(node)
        assert node.right is not None
        if height(node.right.right) < height(node.right.left):
            node.right = self._rotated_right(node.right)
        return self._rotated_left(node)

    def _rotated_left(self, node: Node) -> Node:
        """Lift a node's right child into its place."""
        lifted = node.right
        assert lifted is not None
        node.right, lifted.left = lifted.left, node
        return self._lifted(lifted, node)

    def _rotated_right(self, node: Node) -> Node:
        """Lift a node's left child into its place."""
        lifted = node.left
        assert lifted is not None
        node.left, lifted.right = lifted.right, node
        return self._lifted(lifted, node)

    def _lifted(self, lifted: Node, lowered: Node) -> Node:
        self.rotations += 1
        update_height(lowered)
        update_height(lifted)
        return lifted


def sketch(node: Node, levels: int = SKETCHED_LEVELS) -> TreeOutline:
    """The upper levels of a subtree, as they are now."""
    below = levels - 1
    left = sketch(node.left, below) if node.left and below else None
    right = sketch(node.right, below) if node.right and below else None
    return TreeOutline(node.key, node.height, left, right)


CAPACITY = 66_000
"""As many slots as in the articles: a little more than the greatest hash of a 60-bit number."""

FOLD_BITS = 14


def folded(key: int) -> int:
    """The sum of a number's 14-bit pieces."""
    total = 0
    while key:
        total += key & ((1 << FOLD_BITS) - 1)
        key >>= FOLD_BITS
    return total


class ChainedHashTable:
    """Sixty-bit numbers, none of them twice; those with the same hash stand in one chain."""

    def __init__(self) -> None:
        self._chains: list[list[int] | None] = [None] * CAPACITY
        self.size = 0
        self.comparisons = 0
        self.longest_chain = 0
        self.chains = 0

    def insert(self, key: int) -> bool:
        """Put a number in; False when it was there already."""
        slot = folded(key)
        chain = self._chains[slot]
        if chain is None:
            chain = self._chains[slot] = []
            self.chains += 1
        for other in chain:
            self.comparisons += 1
            if other == key:
                return False
        chain.append(key)
        self.size += 1
        self.longest_chain = max(self.longest_chain, len(chain))
        return True

    def clear(self) -> None:
        """Take all numbers out, without holding up other threads; the counters stay."""
        release(self._chains)
        self._chains = [None] * CAPACITY

    def chain_at(self, slot: int) -> tuple[int, ...]:
        """The numbers in a slot, in the order in which they came."""
        return tuple(self._chains[slot] or ())

    def counters(self) -> dict[str, int]:
        """The counters of the table; `load_percent` is numbers for each hundred slots."""
        return {
            "comparisons": self.comparisons,
            "chains": self.chains,
            "longest_chain": self.longest_chain,
            "load_percent": 100 * self.size // CAPACITY,
        }


VisitedSet = AVLTree | ChainedHashTable
"""A structure of the numbers of the visited positions."""
