"""The lessons: text files whose slides ask a question, with parts that the program computes.

The program's own are in `resources/lessons`, listed in `catalogue.py`; `solvers/lessons.py` describes and
reads the format. `lesson_view.py` shows one, `window.py` one after another. `kinds.py` lists the parts; read
`parts.py` first, then `levels_part.py`.
"""
