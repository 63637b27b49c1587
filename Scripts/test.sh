#!/usr/bin/env bash
# Every check and test, in the order in which they find mistakes fastest; test.sh NAME only the tests of that name.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each step with the minutes since the first.
step() { printf '\n── %s (%d:%02d)\n' "$1" $((SECONDS / 60)) $((SECONDS % 60)); }

# What tests write is in one folder, short since sockets' paths are bounded, and gone when all passed.
TMPDIR=$(mktemp -d /tmp/carillon.XXXXXX)
export TMPDIR
# What failed among the others and passed alone: named again at the end, so that nobody has to search for it.
unsteady() { echo "$1" >> "$TMPDIR/unsteady"; }
finish() {
    local status=$?
    if [[ -s $TMPDIR/unsteady ]]; then printf '\nfailed at first, passed alone: %s\n' "$(paste -sd ' ' "$TMPDIR/unsteady")" >&2; fi
    if ((status == 0)); then rm -rf "$TMPDIR"; else printf '\nwhat the tests wrote is left in %s\n' "$TMPDIR" >&2; fi
}
trap finish EXIT

# type_of SUITE: the type of a suite that is told by its title.
type_of() {
    if [[ $1 != \"* ]]; then echo "$1"; return; fi
    grep -rhF -A2 "@Suite($1" Tests SDK/Tests --include='*.swift' |
        sed -nE 's/.*(struct|class|actor|enum) ([A-Za-z0-9_]+).*/\2/p' | head -1 || true
}

# swift_tests SELECTION COMMAND…: one test at a time; with few cores, tests that wait for processes would starve each other.
# Suites that fail run once more by themselves: a mistake fails again, a machine that was too busy does not. So does a run
# that has no end within twenty-five minutes, whole.
swift_tests() {
    local selection log suites status=0
    read -ra selection <<<"$1"
    shift
    log=$(mktemp "$TMPDIR/swift-tests.XXXXXX")
    timeout -k 10 1500 "$@" --no-parallel "${selection[@]}" 2>&1 | tee "$log" || status=$?
    if ((status == 0)); then return 0; fi
    if ((status == 124)); then
        step "once more: no end after twenty-five minutes"
        timeout -k 10 1500 "$@" --no-parallel "${selection[@]}" || return
        unsteady "a run without an end: $* ${selection[*]}"
        return 0
    fi
    printf '\nfailed:\n' >&2
    grep -E '^✘|Fatal error|error: ' "$log" >&2 || true
    suites=$(sed -nE 's/^✘ Suite (.*) failed after .*/\1/p' "$log" | sort -u | while IFS= read -r suite; do type_of "$suite"; done)
    # A crash ends no suite, and what would have come after it was not run.
    if [[ -z $suites ]] || ! grep -q 'Test run with .* failed after' "$log"; then return 1; fi
    step "once more, alone: ${suites//$'\n'/ }"
    "$@" --no-parallel --filter "\\.(${suites//$'\n'/|})/" || return
    unsteady "${suites//$'\n'/ }"
}

# python_tests ARGUMENT…: the same for pytest.
python_tests() {
    local status=0
    .venv/bin/python -m pytest -q "$@" || status=$?
    # 1: tests failed; anything else is no matter of a busy machine.
    if ((status != 1)); then return "$status"; fi
    step "once more: the Python tests that failed"
    .venv/bin/python -m pytest -q --last-failed --last-failed-no-failures none "$@"
    unsteady "Python tests, see above"
}

# As Scripts/build.sh has them: with others everything would be compiled anew.
read -ra flags <<<"${CARILLON_SWIFT_FLAGS:-}"

step "set-up"
Scripts/setup.sh --tests

if [[ -n ${1:-} ]]; then
    step "build"
    Scripts/build.sh
    step "tests named $1"
    swift build --build-tests --explicit-target-dependency-import-check error "${flags[@]}"
    swift test --skip-build --no-parallel --filter "$1"
    # 5: no Python test has that name.
    .venv/bin/python -m pytest -q --basetemp "$TMPDIR/p" -k "$1" Tests || (($? == 5))
    exit
fi

step "layers, formatting, documentation comments"
Scripts/lint.sh
step "build, warnings are errors"
Scripts/build.sh --tests
step "arithmetic on numbers from a wire"
python3 Scripts/check-arithmetic.py --built
step "reference documentation"
Scripts/docs.sh --check
step "unit and system tests"
node --experimental-default-type=module --test Tests/Page/unit/
# The SDK is a package of its own, since no dependency may see a module of Apple's names; what it stands on is built before
# it. They are built while tests wait for this and that, and take no time that those need.
sdk_build() {
    local build=(nice -n 19 swift build)
    "${build[@]}" --package-path SDK/Dependencies --scratch-path SDK/.build/dependencies --product SDKDependencies "${flags[@]}" &&
        "${build[@]}" --build-tests --package-path SDK --scratch-path SDK/.build "${flags[@]}"
}
sdk_build > "$TMPDIR/sdk-build.log" 2>&1 &
sdk=$!
# Two processes, of about half the time each: what compiles, and the rest.
tests=(env NO_COLOR=1 stdbuf -oL .build/debug/carillonPackageTests.xctest --testing-library swift-testing)
first='^BuilderTests\.'
status=0
swift_tests "--skip $first" "${tests[@]}" &
rest=$!
swift_tests "--filter $first" "${tests[@]}" || status=1
wait "$rest" || status=1
wait "$sdk" || { cat "$TMPDIR/sdk-build.log" >&2; status=1; }
((status == 0))
swift_tests "" swift test --skip-build --package-path SDK --scratch-path SDK/.build
step "real clients and the page in a real browser"
python_tests --basetemp "$TMPDIR/p" -n 3 --dist loadgroup --no-loadscope-reorder --durations=25 Tests
step "a Swift service's tests, as its authors run them"
for example in RichPush Quiz; do .build/debug/carillon build "Examples/$example" --output "$TMPDIR/shop"; done
SHOP_APP="$TMPDIR/shop/RichPush.app" QUIZ_APP="$TMPDIR/shop/Quiz.app" .build/debug/carillon test --report "$TMPDIR/shop/report" -- \
    swift test --skip-build --filter 'OrderServiceTests\.'
step "the Python client, as a back end's tests use it"
CARILLON_COMMAND="$PWD/.build/debug/carillon" PYTHONPATH=clients/python \
    python_tests --basetemp "$TMPDIR/c" -n 2 -p carillon.pytest_plugin clients/python/example
