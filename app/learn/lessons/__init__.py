"""The lessons: each asks a question about a search and answers it on one screen with a live board.

`catalogue.py` lists them, `window.py` shows them one at a time. A lesson is a module named `…_lesson` with a function
`make`; its parts and pictures are the modules it imports. Read `lesson.py` first, then `breadth_first_lesson.py`.
"""
