"""The knight's tour: boards, tours, when one exists, and the searches that find them."""
