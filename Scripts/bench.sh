#!/usr/bin/env bash
# Builds a release of the command and runs the benchmarks on it; see Benchmarks/README.md for what each figure means.
set -euo pipefail
cd "$(dirname "$0")/.."
# Beside the debug build: a first release build takes about eight minutes, a later one what changed.
swift build -c release --product carillon --scratch-path .build-release
export CARILLON_COMMAND="$PWD/.build-release/release/carillon"
swift build --package-path Benchmarks -c release
Benchmarks/.build/release/carillon-bench --command "$CARILLON_COMMAND" "$@"
python3 Benchmarks/links.py
Scripts/setup.sh --tests
for part in framework restart extension; do .venv/bin/python "Benchmarks/$part.py"; done
