"""What teaches: the guide with its pictures, and the lessons about search.

Read `guide/pages.py` for the guide and `lessons/lesson.py` for the lessons.
"""
