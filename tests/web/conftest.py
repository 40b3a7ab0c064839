from tests.house.fixtures import pebbles_at_home, postgres, postgres_url, store_url

__all__ = ["pebbles_at_home", "postgres", "postgres_url", "store_url"]
