#!/usr/bin/env bash
# Runs the Swift tests under the thread sanitizer: races.sh [NAME…], where NAME is a folder of Tests, such as GatewayTests.
# The first build takes as long as a clean one. What was found stands in .build-races/found; ends with 1 when there is any.
set -euo pipefail
cd "$(dirname "$0")/.."

built=.build-races
suites=("$@")
if [[ $# == 0 ]]; then suites=(BaseTests WireTests GatewayTests RichPushTests AppTests DeviceTests RuleTests ScreenTests FuzzTests); fi
# The sanitizer's marks are called by Swift's runtime, which finds them in the executable.
swift build --build-tests --sanitize=thread --scratch-path "$built" -Xlinker --export-dynamic
clang -shared -fPIC -O1 -o "$built/mutex.so" Scripts/races/mutex.c
rm -rf "$built/found"
mkdir -p "$built/found"

for suite in "${suites[@]}"; do
    echo "races: $suite"
    # A test that fails because all is slower here is not what this looks for.
    env LD_PRELOAD="$built/mutex.so" \
        TSAN_OPTIONS="log_path=$PWD/$built/found/$suite suppressions=$PWD/Scripts/races/suppressions exitcode=0" \
        "$built/debug/carillonPackageTests.xctest" --testing-library swift-testing --no-parallel --filter "^$suite\." \
        >"$built/$suite.log" 2>&1 || tail -3 "$built/$suite.log"
done
if [[ -z $(ls "$built/found") ]]; then
    echo "races: none found"
else
    cat "$built"/found/* | grep '^SUMMARY' | sort | uniq -c
    exit 1
fi
