"""The state space of a layout: every position that can be reached as a graph, and what its shape tells.

`graph.py` makes it: read it first. A position and its mirror image are one node. `embedding.py` says where the nodes
are drawn, `light.py` draws them.
"""
