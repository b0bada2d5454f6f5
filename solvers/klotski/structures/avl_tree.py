"""The AVL tree of Adelson-Velsky and Landis (1962), as the articles use it to recognise a visited position."""

from __future__ import annotations

from solvers.klotski.structures.binary_search_tree import BinarySearchTree, Node, height, update_height
from solvers.klotski.trace import Rotation, Sketch

SKETCHED_LEVELS = 4
"""A rotation moves three nodes and the trees below them."""


class AVLTree(BinarySearchTree):
    """A binary search tree that rotates itself so that the two subtrees of any node differ in height by one at most."""

    def __init__(self) -> None:
        super().__init__()
        self.rotations = 0
        self.traced: list[Rotation] | None = None
        """Where rotations are appended while they are traced."""

    @property
    def height_bound(self) -> int:
        """The greatest height that an AVL tree of this size can have: the sparsest trees are Fibonacci's."""
        bound, fewest, fewest_higher = 0, 0, 1
        while fewest_higher <= self.size:
            bound, fewest, fewest_higher = bound + 1, fewest_higher, fewest + fewest_higher + 1
        return bound

    def counters(self) -> dict[str, int]:
        """The counters of the tree."""
        return {**super().counters(), "height_bound": self.height_bound, "rotations": self.rotations}

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
                self._replace(node, balanced, path[-1] if path else None)
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

    def _replace(self, node: Node, replacement: Node, parent: Node | None) -> None:
        if parent is None:
            self.root = replacement
        elif parent.left is node:
            parent.left = replacement
        else:
            parent.right = replacement


def sketch(node: Node, levels: int = SKETCHED_LEVELS) -> Sketch:
    """The upper levels of a subtree, as they are now."""
    below = levels - 1
    left = sketch(node.left, below) if node.left and below else None
    right = sketch(node.right, below) if node.right and below else None
    return Sketch(node.key, node.height, left, right)
