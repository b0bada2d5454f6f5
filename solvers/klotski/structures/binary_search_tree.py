"""A binary search tree of whole numbers that counts its comparisons."""

from __future__ import annotations

from collections.abc import Iterator


class Node:
    """A key and its two subtrees; `height` is 1 for a leaf."""

    __slots__ = ("height", "key", "left", "right")

    def __init__(self, key: int) -> None:
        self.key = key
        self.left: Node | None = None
        self.right: Node | None = None
        self.height = 1


class BinarySearchTree:
    """Keys smaller than a node's are at its left, greater ones at its right, and none occurs twice.

    Nothing keeps it in balance: keys that come in ascending order make it a list.
    """

    def __init__(self) -> None:
        self.root: Node | None = None
        self.size = 0
        self.comparisons = 0

    def insert(self, key: int) -> bool:
        """Put a key in; False when it was there already."""
        path = self._path_to(key)
        self.comparisons += len(path)
        if path and path[-1].key == key:
            return False
        self._attach(Node(key), path)
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

    def __contains__(self, key: int) -> bool:
        path = self._path_to(key)
        self.comparisons += len(path)
        return bool(path) and path[-1].key == key

    def __iter__(self) -> Iterator[int]:
        """The keys in ascending order."""
        waiting: list[Node] = []
        node = self.root
        while node or waiting:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            yield node.key
            node = node.right

    def path_to(self, key: int) -> tuple[int, ...]:
        """The keys that a look-up compares from the root down, the sought one last if it is there; not counted."""
        return tuple(node.key for node in self._path_to(key))

    @property
    def height(self) -> int:
        """Nodes on the longest path down from the root."""
        return height(self.root)

    def counters(self) -> dict[str, int]:
        """The counters of the tree."""
        return {"comparisons": self.comparisons, "height": self.height}

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

    def _attach(self, leaf: Node, path: list[Node]) -> None:
        if not path:
            self.root = leaf
        elif leaf.key < path[-1].key:
            path[-1].left = leaf
        else:
            path[-1].right = leaf

    def _settle(self, path: list[Node]) -> None:
        """Bring the heights up to date after a leaf was attached below the last node of the path."""
        for node in reversed(path):
            before = node.height
            update_height(node)
            if node.height == before:
                break


def height(node: Node | None) -> int:
    """The height of a subtree, 0 for an empty one."""
    return node.height if node else 0


def update_height(node: Node) -> None:
    """Compute a node's height from its subtrees."""
    left, right = height(node.left), height(node.right)
    node.height = 1 + (left if left > right else right)
