"""For teachers: two plans of 45 minutes with this program, each step with what to click and what to ask.

`breadth_and_depth.py` and `warnsdorff.py` hold the plans, `labels.py` the words of the window that they quote, and
`plan_view.py` shows a plan in the guide and writes it to a PDF.
"""
