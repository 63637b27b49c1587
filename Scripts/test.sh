#!/usr/bin/env bash
# Every check and test, in the order in which they find mistakes fastest; test.sh NAME only the tests of that name.
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

if [[ -n ${1:-} ]]; then
    step "tests named $1"
    swift build --build-tests
    swift test --skip-build --no-parallel --filter "$1"
    Scripts/make-media.sh .build/sample-media
    # 5: no Python test has that name.
    .venv/bin/python -m pytest -q --basetemp "$TMPDIR/p" -k "$1" Tests || (($? == 5))
    exit
fi

step "layers, formatting, documentation comments"
Scripts/lint.sh
step "build, warnings are errors"
Scripts/build.sh --tests
step "reference documentation"
Scripts/docs.sh --check
step "unit and system tests"
node --experimental-default-type=module --test Tests/Page/unit/
# One test at a time: with few cores, tests that wait for processes would starve each other.
swift test --skip-build --no-parallel
# The SDK is packages of their own, since no dependency may see a module of Apple's names; what they stand on is built
# before them.
sdk_tests() {
    swift build --package-path "$1/Dependencies" --scratch-path "$3" --product SDKDependencies
    swift test --package-path "$1" --scratch-path "$2" --no-parallel
}
sdk_tests SDK SDK/.build SDK/.build/dependencies
sdk_tests SDK/Crypto SDK/.build/crypto SDK/.build/crypto-dependencies
step "real clients and the page in a real browser"
Scripts/make-media.sh .build/sample-media
.venv/bin/python -m pytest -q --basetemp "$TMPDIR/p" Tests
step "the Python client, as a back end's tests use it"
CARILLON_COMMAND="$PWD/.build/debug/carillon" PYTHONPATH=clients/python \
    .venv/bin/python -m pytest -q --basetemp "$TMPDIR/c" -p carillon.pytest_plugin clients/python/example
