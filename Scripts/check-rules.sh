#!/usr/bin/env bash
# Every test that Documentation/Rules.md and Page.md name exists: `Suite.function` in Swift, `test_file.function` in Python.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
for document in Documentation/Rules.md Documentation/Page.md; do
    while IFS=. read -r suite function; do
        case $suite in
        test_*) files=$(find Tests -name "$suite.py") pattern="def $function(" ;;
        *) files=$(grep -rlE "struct $suite( |\{)" Tests SDK/Tests --include='*.swift' || true) pattern="func $function(" ;;
        esac
        if [[ -z $files ]] || ! grep -qF "$pattern" $files; then
            echo "$document names $suite.$function, which is no test" >&2
            failed=1
        fi
    done < <(grep -oE '`(test_[a-z_]+|[A-Z][A-Za-z]+(Rules|Tests))\.[A-Za-z_]+`' "$document" | tr -d '`')
done
((failed == 0)) && echo "rules: every test that Rules.md and Page.md name exists"
exit "$failed"
