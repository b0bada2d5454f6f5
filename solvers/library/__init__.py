"""What `import solvers` offers, put together from the other rooms; each is imported when it is asked for.

`layout.py` and `layouts.py` are about Klotski and `boards.py` about the knight's tour; `comparing.py` and `watching.py`
take problems of both, which `problems.py` makes. What is told of a layout, a solution or a tour belongs to its class.
"""
