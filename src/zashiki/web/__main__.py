"""`python -m zashiki.web [--port N] [--store URL] [--no-open] [--workers N]`."""

from __future__ import annotations

import argparse

from zashiki.web.serve import HOST, listen, serve

parser = argparse.ArgumentParser(prog="zashiki.web", description="Open the house.")
parser.add_argument("--port", type=int)
parser.add_argument("--host", default=HOST)
parser.add_argument("--store", help="sqlite:///FILE or postgresql://…")
parser.add_argument("--no-open", action="store_true", help="do not open a browser")
parser.add_argument("--workers", type=int, default=1, help="server processes, on PostgreSQL")
if __name__ == "__main__":  # processes that are started for it read this, too
    args = parser.parse_args()
    door = listen(args.host, args.port)
    serve(door, args.store, not args.no_open, workers=args.workers)
