"""Data structures that count what they do: binary search tree, AVL tree, chained hash table."""
