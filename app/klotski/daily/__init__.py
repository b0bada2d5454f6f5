"""The puzzle of the day: which days were solved, what stands of it beside the tabs, and the calendar of past ones.

Read `days` first.
"""
