"""What a game of Klotski tells afterwards: its detours, what was better, and how to try again from there.

`review` is the model, without widgets; `review_view` shows it in the panel and on the board, in the words of `words`.
"""
