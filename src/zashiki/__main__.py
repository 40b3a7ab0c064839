"""`python -m zashiki`: the same as the command `zashiki`."""

from __future__ import annotations

from zashiki.cli import main

if __name__ == "__main__":
    main()
