# Two commands matter: make play, make test. Everything else is for people who build Gaiola.

PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 10000
GAME ?=
SIZE ?=

.PHONY: play fast wheel test lint rules pictures reports strength load ray-check bench bench-check soak mutate compiled-check clean

play: .venv/installed
	@$(BIN)/gaiola serve

fast: .venv/fast
	@$(BIN)/python -m tools.compiling

wheel: .venv/fast
	@$(BIN)/python -m tools.wheels

test: .venv/tested
	@$(BIN)/python tests/parts.py

lint: .venv/tested
	@$(BIN)/ruff check src tests tools
	@$(BIN)/ruff format --check src tests tools
	@$(BIN)/mypy
	@$(BIN)/lint-imports

rules: .venv/tested
	@$(BIN)/python tests/rules_report.py

pictures: .venv/tested
	@$(BIN)/python -m tests.pictures $(SIZE)

reports: .venv/tested
	@$(BIN)/python -m tests.reports

strength: .venv/tested
	@$(BIN)/python -m tests.strength $(GAME)

load: .venv/tested
	@$(BIN)/python -m tests.load.many_tables
	@$(BIN)/python -m tests.load.growth

ray-check: .venv/tested
	@$(BIN)/python -m tests.lab.ray_check

bench: .venv/installed
	@$(BIN)/gaiola bench

bench-check: .venv/installed
	@$(BIN)/gaiola bench --baseline tests/lab/baseline.json

soak: .venv/tested
	@$(BIN)/python -m gaiola.lab.soak --games $(GAMES)
	@$(BIN)/python -m tests.load.kills --kills 50

mutate: .venv/tested
	@GAIOLA_COMPILED= $(BIN)/python -m tests.mutate $(GAME)

compiled-check: .venv/tested
	@$(BIN)/python -m tests.compiled_check

.venv/installed: pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Gaiola into .venv (first time only) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/fast: .venv/installed
	@echo "Installing what compiles the engine ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[fast]"
	@touch $@

.venv/tested: .venv/installed
	@echo "Installing what the tests need ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[test]"
	@$(BIN)/python tests/chromium.py
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
