#!/bin/sh
# Sets up the Python side on a fresh machine: virtual environment, the project and its tools; as root also the Debian packages that the tests use.
set -eu
python="$1" venv="$2"

if ! "$python" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Bocage needs Python 3.11 or newer; '$python' is not. Install it, or run: make PYTHON=python3.12 ..." >&2
    exit 1
fi
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --upgrade "pip>=25.1"
"$venv/bin/python" -m pip install --quiet --editable . --group dev

# A real browser and a real PostgreSQL for the tests.
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    missing=""
    command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
    if [ -n "$missing" ]; then
        echo "Installing Debian packages:$missing"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
    fi
fi
