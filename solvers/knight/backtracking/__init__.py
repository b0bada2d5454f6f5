"""Depth-first searches: those of the sources, the complete search with cuts, and all tours in order.

A search's compiled part is the module named `…_kernel`. Read `depth_first.py` first.
"""
