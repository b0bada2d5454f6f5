"""The lessons: questions about searches, each answered on one screen with a live board."""
