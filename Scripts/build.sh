#!/usr/bin/env bash
# Builds the carillon command and the SDK that author code compiles against. With --tests, the tests as well.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ! -d .build/checkouts ]]; then
    echo "build: the first build compiles every dependency; about 10 minutes on two cores. Later ones take seconds."
fi

# Swift's own progress on a terminal; a line now and then elsewhere.
progress() {
    if [[ -t 1 ]]; then cat; else
        awk '/error:|warning: unre|^Build complete|^Compiling|Linking/ { print; fflush(); next }
             /^\[[0-9]+\/[0-9]+\]/ { if (++n % 200 == 0) { print; fflush() } next }
             { last = $0 } /error|note:/ { print; fflush() }'
    fi
}

flags=()
[[ ${1:-} == --tests ]] && flags+=(--build-tests)
swift build "${flags[@]}" 2>&1 | progress
swift build --package-path SDK -c release --product CarillonSDK --static-swift-stdlib 2>&1 | progress
