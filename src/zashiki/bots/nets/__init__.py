"""Learned values: what a small net sees of each game, one module per game. Compiled."""
