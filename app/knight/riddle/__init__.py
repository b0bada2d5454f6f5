"""Riddles: whether a board has a tour, and why not. Begin with `riddle.py`; `dialog.py` asks, `words.py` has the words.

Which answers are right is proved in `solvers.knight.riddles`.
"""
