"""`python -m zashiki.web [--port N] [--store URL] [--no-open]`."""

from __future__ import annotations

import argparse

from zashiki.web.serve import HOST, listen, serve

parser = argparse.ArgumentParser(prog="zashiki.web", description="Open the house.")
parser.add_argument("--port", type=int)
parser.add_argument("--host", default=HOST)
parser.add_argument("--store", help="sqlite:///FILE or postgresql://…")
parser.add_argument("--no-open", action="store_true", help="do not open a browser")
args = parser.parse_args()
serve(listen(args.host, args.port), args.store, not args.no_open)
