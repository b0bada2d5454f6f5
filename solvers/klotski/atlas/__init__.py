"""Everything that there is to know of all layouts of the same pieces: those without a solution, too.

Read `atlas.py` first; `special.py` finds the layouts that something sets apart from the others. A layout and its mirror
image are one everywhere.
"""
