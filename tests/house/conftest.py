from tests.house.fixtures import (
    empty_url,
    pebbles_at_home,
    postgres,
    postgres_url,
    store_url,
    valkey,
)

__all__ = ["empty_url", "pebbles_at_home", "postgres", "postgres_url", "store_url", "valkey"]
