"""Import this to bring Pebbles to a house, such as a server in a process of its own."""

from tests.house.pebbles import GAME
from zashiki.core import registry

registry.add(GAME)
