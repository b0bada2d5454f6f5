"""The parts of the history page: the list of what is kept, its words, and one record in detail."""
