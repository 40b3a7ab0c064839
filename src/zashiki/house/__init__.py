"""The house: tables, seats, clocks, undo, chat, and the store that forgets nothing."""
