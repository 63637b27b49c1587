#!/usr/bin/env bash
# Every type that other modules see has a doc comment: a newcomer reads what it is before how it works.
set -euo pipefail
cd "$(dirname "$0")/.."

find Sources SDK/Sources -name '*.swift' -print0 | xargs -0 awk '
    FNR == 1 { documented = 0 }
    /^ *\/\/\// { documented = 1; next }
    /^ *@/ && !/ (class|struct|enum|protocol|actor) / { next }
    /^ *(@[A-Za-z()]+ +)*(public|open) +(final +|indirect +)*(class|struct|enum|protocol|actor) +[A-Z_]/ && !/class (func|var)/ {
        if (!documented) { print FILENAME ":" FNR ": no doc comment: " $0; failed = 1 }
    }
    { documented = 0 }
    END { exit failed }
'
echo "docs: every type that other modules see says what it is"
