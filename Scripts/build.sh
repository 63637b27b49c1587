#!/usr/bin/env bash
# Builds the carillon command and the SDK that author code compiles against. With --tests, the tests as well.
set -euo pipefail
cd "$(dirname "$0")/.."

tests=
[[ ${1:-} == --tests ]] && tests=yes

flags=(--explicit-target-dependency-import-check error)
# What else is to be given to the compiler; CONTRIBUTING.md.
read -ra more <<<"${CARILLON_SWIFT_FLAGS:-}"
flags+=("${more[@]}")

steps=3
number=0
step() { number=$((number + 1)); printf 'build: step %d of %d: %s\n' "$number" "$steps" "$1"; }

# How far SwiftPM is: on a terminal its own line, elsewhere a line at each tenth of the way.
progress() {
    if [[ -t 1 ]]; then cat; else
        awk '/error:/ { print; fflush(); next }
             match($0, /^\[[0-9]+\/[0-9]+\]/) {
                 split(substr($0, 2, RLENGTH - 2), part, "/")
                 tenth = int(10 * part[1] / part[2])
                 if (part[2] > 100 && tenth > told) { told = tenth; printf "build:   %d %% of %d\n", tenth * 10, part[2]; fflush() }
                 next
             }
             /^Build complete/ { print "build:   " $0; fflush() }
             { last = $0 } /note:|warning: unre/ { print; fflush() }'
    fi
}

if [[ -d .build/checkouts ]]; then
    usual="seconds, or a minute after many changes"
else
    usual="about eight minutes on two cores, this first time"
fi
step "the command (usually $usual)"
swift build --product carillon "${flags[@]}" 2>&1 | progress
# What `carillon --version` says it was built from; newer than the program, which a later build by hand is not.
commit=$(git describe --always --dirty 2>/dev/null || echo "no checkout")
compiler=$(swift --version 2>/dev/null | sed -nE 's/.*(Swift version [^ ]+).*/\1/p' | head -1)
echo "$commit, $compiler" >.build/debug/carillon.origin
sdk_usually="some ten minutes the first time, then nothing"
if [[ -z $tests ]]; then
    step "the SDK that apps compile against ($sdk_usually)"
    .build/debug/carillon sdk
else
    # The SDK's modules stand on one another: it keeps a core busy, and the tests have the others.
    step "the SDK that apps compile against, and the tests ($sdk_usually)"
    log=$(mktemp)
    .build/debug/carillon sdk --crypto >"$log" 2>&1 &
    sdk=$!
    # Neither goes on when the other fails, or is interrupted.
    trap 'kill "$sdk" 2>/dev/null || true' EXIT
    swift build --build-tests "${flags[@]}" 2>&1 | progress
    wait "$sdk" || { cat "$log" >&2; exit 1; }
    trap - EXIT
    rm -f "$log"
fi
step "sample media"
Scripts/make-media.sh .build/sample-media
