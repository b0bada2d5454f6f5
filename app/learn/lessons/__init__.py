"""The lessons: text files whose slides ask a question, with parts that the program computes.

The program's own are in `resources/lessons`, listed in `catalogue.py`; `solvers/lessons.py` describes and
reads the format. `lesson_view.py` shows one, `window.py` one after another. `parts.py` lists the parts; read
it first, then `levels_part.py`.
"""
