"""The contract every game keeps: states, codes, chance, views, refusals, editions, messages."""
