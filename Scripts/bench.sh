#!/usr/bin/env bash
# Builds a release of the command and runs the benchmarks on it; see Benchmarks/README.md for what each figure means.
# With CARILLON_BUILD (.build) it measures what stands in that folder, and builds no release.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${CARILLON_BUILD:-.build-release}
# Beside the debug build: a first release build takes about eight minutes, a later one what changed.
[[ -n ${CARILLON_BUILD:-} ]] || swift build -c release --product carillon --scratch-path "$build"
for configuration in release debug; do
    command="$PWD/$build/$configuration/carillon"
    [[ -x $command ]] && break
done
export CARILLON_COMMAND=$command
swift build --package-path Benchmarks -c release
Benchmarks/.build/release/carillon-bench --command "$CARILLON_COMMAND" "$@"
python3 Benchmarks/links.py
Scripts/setup.sh --tests
for part in framework restart extension phones sender marking; do .venv/bin/python "Benchmarks/$part.py" --build "$build"; done
