"""A small game that keeps the contract, and ways to break it."""
