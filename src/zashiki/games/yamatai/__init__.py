"""Yamataï: islands, ships of five materials, and a capital to be built for the queen."""
