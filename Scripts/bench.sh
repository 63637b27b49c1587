#!/usr/bin/env bash
# Builds and runs the benchmarks; see Benchmarks/README.md for what each figure means.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --package-path Benchmarks -c release
Benchmarks/.build/release/carillon-bench "$@"
python3 Benchmarks/links.py
Scripts/setup.sh --tests
for part in framework restart extension; do .venv/bin/python "Benchmarks/$part.py"; done
