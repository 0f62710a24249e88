# Bocage: two commands matter. `make play` sets everything up and opens the table; `make test` sets everything up and runs all checks.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
WEB := src/bocage/server/static/index.html

.PHONY: play test test-long recorded mutation lint unit browser web webtest bench docs setup clean

play: setup web
	$(BIN)/bocage serve --open

test: setup web lint webtest unit browser

# What takes too long for every change: all recorded games, whole courses, large lots.
test-long: setup web
	$(BIN)/pytest -n 2 -m long --ignore tests/browser
	$(BIN)/pytest -m long tests/browser || [ $$? = 5 ]  # 5: no such test there

# Writes the recorded games anew for every title whose version is new: make recorded GAMES="patrol frontline"
recorded: setup
	$(BIN)/python -m bocage.testing.recorded write $(GAMES)

# Breaks the rules of a game, one small change at a time, and tells which changes no test noticed: make mutation GAME=patrol SAMPLE=60 SEED=1
SAMPLE ?= 300
SEED ?= 1
mutation: setup
	$(BIN)/python -m bocage.testing.mutation $(GAME) --sample $(SAMPLE) --seed $(SEED) $(if $(AGAIN),--again)

setup: $(STAMP)

$(STAMP): pyproject.toml scripts/setup.sh
	sh scripts/setup.sh "$(PYTHON)" "$(VENV)"
	@touch $@

web: $(WEB)

$(WEB): $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
	sh scripts/build_web.sh

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: setup
	$(BIN)/pytest -n 2 --ignore tests/browser

# A process of its own: the browser's driver keeps an event loop running, and the server's tests want theirs.
browser: setup web
	$(BIN)/pytest tests/browser

webtest: web
	cd web && npm run --silent check && npm test --silent

bench: setup
	$(BIN)/pip install --quiet --group bench
	$(BIN)/bocage bench --json-file benchmarks/latest.json

docs: setup
	$(BIN)/pytest tests/docs
	@echo "The guides in docs/ are Markdown; their examples have just been run."

clean:
	rm -rf $(VENV) web/node_modules src/bocage/server/static dist build
