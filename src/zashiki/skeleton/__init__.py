"""A small complete game to begin from: `zashiki new-game NAME` copies it under another name."""
