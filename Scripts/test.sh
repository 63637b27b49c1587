#!/usr/bin/env bash
# Every check and test, in the order in which they find mistakes fastest.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n── %s\n' "$1"; }

# What tests write is in one folder, short since sockets' paths are bounded, and gone when all passed.
TMPDIR=$(mktemp -d /tmp/carillon.XXXXXX)
export TMPDIR
finish() {
    if (($? == 0)); then rm -rf "$TMPDIR"; else printf '\nwhat the tests wrote is left in %s\n' "$TMPDIR" >&2; fi
}
trap finish EXIT

step "set-up"
Scripts/setup.sh --tests
step "layers, formatting, documentation comments"
Scripts/lint.sh
step "build, warnings are errors"
Scripts/build.sh --tests
step "reference documentation"
Scripts/docs.sh --check
step "unit and system tests"
# One test at a time: with few cores, tests that wait for processes would starve each other.
swift test --skip-build --no-parallel
# The SDK is a package of its own; its modules' names must not be in the other's graph.
swift test --package-path SDK --no-parallel
step "real clients and the page in a real browser"
Scripts/make-media.sh .build/sample-media
.venv/bin/python -m pytest -q --basetemp "$TMPDIR/p" Tests
