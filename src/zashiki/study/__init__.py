"""Learning a game: lessons on the real board, and the pictures of its rulebook.

Both are text files in the folder of a game, without code: `positions/*.json` are positions by name,
`lessons/` and `rulebook/` say what is done in them.
"""
