from tests.house.fixtures import pebbles_at_home

__all__ = ["pebbles_at_home"]
