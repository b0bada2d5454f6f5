"""Warnsdorff's rule: the search, its tie-breaks, and the rule as a person follows it.

Read `warnsdorff.py` first.
"""
