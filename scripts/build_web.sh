#!/bin/sh
# Builds the browser client into the server's package.
set -eu
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null 2>&1; then
    echo "The browser table is built with Node.js (20 or newer) and npm, and npm is not here." >&2
    echo "Install Node.js, or play in the terminal: .venv/bin/bocage play tide_of_iron" >&2
    exit 1
fi
# Not `npm ci`: the lock file knows the compiler's binary for one platform only, and `ci` would refuse every other.
npm install --no-save --no-audit --no-fund --loglevel=error
npm run --silent build
