"""What teaches: the guide with its pictures, and the lessons about search.

Read `guide.py` for the guide and `lessons/lesson.py` for the lessons.
"""
