"""Arena, ratings and everything else that measures."""
