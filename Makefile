# Everything a newcomer needs: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
# The two that wait now and then run side by side; the one that only computes fills up what is left.
CHECKS := lint check-client check-browser check-compiled check-interpreted
unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes start in the tests: each would compile anew
# Reviews have the lowest priority: beside tests of a higher one they would never come to their end.
BEHIND := nice -n 19
TWO_AT_A_TIME := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play test setup build rules client browser $(CHECKS) soak bench lock wheel clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 22

# Only where it was asked for: some shells have a HOST of their own.
AT := $(if $(filter command,$(origin HOST)),--host $(HOST))
play: setup      ## set everything up, open the house in your browser; HOST=0.0.0.0: to your network, too
	@$(BIN)/zashiki serve $(AT)

test:            ## set everything up, run every check and test
	@echo "Two checks at a time: each is told when it has ended, all within about ten minutes."
	@$(BEHIND) $(MAKE) --no-print-directory $(TWO_AT_A_TIME) $(CHECKS)

setup: .venv/base build   ## a ready .venv with the compiled package

.venv/base: requirements/base.txt pyproject.toml   # to run and to build
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes -r requirements/base.txt
	@ZASHIKI_PURE=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: requirements/dev.txt .venv/base   # to check and to test
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

build: client rules   ## compile the rules and the browser client where sources changed

rules: .venv/base
	@$(PY) tools/build.py

# With the machine's own Node the client is built while Python packages are installed.
.SECONDEXPANSION:
client: $$(if $$(shell $(PYTHON) tools/client.py node),,.venv/base)
	@$(if $<,$(PY),$(PYTHON)) tools/client.py build

browser: .venv/base   # browser tests use Debian's Chromium
	@$(PY) -m tools.chromium

lint: .venv/dev  ## style, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: setup   ## the browser client's own tests
	$(PY) tools/client.py test

check-compiled: setup .venv/dev   ## every test but the browser's, on the compiled rules
	$(PYTEST) tests --ignore=tests/browser --ignore=tests/peers

check-interpreted: setup .venv/dev   ## the rules again, interpreted, with equal digests
	ZASHIKI_PURE=1 $(PYTEST) tests/core tests/testing tests/games tests/test_record.py

check-browser: setup .venv/dev browser   ## whole games in Chromium (a run of their own: Playwright keeps an event loop)
	$(PYTEST) tests/browser

test-peers: setup .venv/dev   ## the arena on a real Ray cluster, one node killed (about two minutes)
	$(INSTALL) --require-hashes -r requirements/ray.txt
	$(PY) -m pytest tests/peers

soak: setup .venv/dev   ## 100,000 random matches of each game
	$(PY) tools/soak.py --matches 100000

bench: setup     ## speed of the rules, beside OpenSpiel
	$(INSTALL) --require-hashes -r requirements/peers.txt
	$(BIN)/zashiki bench --peers

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header pyproject.toml
BUILD := --group compile --group client
lock: setup      ## pin dependencies anew, with hashes and without host names
	$(INSTALL) uv
	$(LOCK) $(BUILD) --extra dev -o requirements/dev.txt
	$(LOCK) $(BUILD) --extra fast --extra postgres --extra redis -c requirements/dev.txt -o requirements/base.txt
	$(LOCK) --extra fast --extra postgres --extra redis -c requirements/dev.txt -o requirements/serve.txt
	$(LOCK) --extra peers -o requirements/peers.txt
	$(LOCK) --extra ray -c requirements/dev.txt -o requirements/ray.txt

wheel: setup     ## an sdist, and of it a wheel, in dist/
	$(INSTALL) build
	$(PY) -m build

clean:           ## remove what was built
	rm -rf .venv build dist src/*.egg-info
	rm -rf client/.built src/zashiki/web/static
	find src -name '*.so' -delete
