# Everything a newcomer needs: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help play test setup build browser lint check-client check-compiled check-interpreted check-browser soak bench lock clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 22

play: setup      ## set everything up, open the house in your browser
	@$(BIN)/zashiki serve

test: setup browser lint check-client check-compiled check-interpreted check-browser   ## set everything up, run every check and test

setup: .venv/ready build   ## a ready .venv with the compiled package

.venv/ready: requirements/dev.txt pyproject.toml
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@ZASHIKI_PURE=1 $(PY) -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --editable .
	@touch $@

build: .venv/ready   ## compile the rules and the browser client where sources changed
	@$(PY) tools/build.py
	@$(PY) tools/client.py build

browser: .venv/ready   # browser tests use Debian's Chromium
	@$(PY) -m tools.chromium

lint: setup      ## style, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: setup   ## the browser client's own tests
	$(PY) tools/client.py test

check-compiled: setup   ## every test but the browser's, on the compiled rules
	$(PY) -m pytest -n 2 tests --ignore=tests/browser

check-interpreted: setup   ## the rules again, interpreted, with equal digests
	ZASHIKI_PURE=1 $(PY) -m pytest -n 2 tests/core tests/testing tests/games tests/test_record.py

check-browser: setup browser   ## whole games in Chromium (a run of their own: Playwright keeps an event loop)
	$(PY) -m pytest -n 2 tests/browser

soak: setup      ## 100,000 random matches of each game
	$(PY) tools/soak.py --matches 100000

bench: setup     ## speed of the rules, beside OpenSpiel
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.txt
	$(BIN)/zashiki bench --peers

lock: setup      ## pin dependencies anew, with hashes and without host names
	$(PY) -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header pyproject.toml --extra dev -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header pyproject.toml --extra peers -o requirements/peers.txt

clean:           ## remove what was built
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete
