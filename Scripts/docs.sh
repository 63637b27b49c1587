#!/usr/bin/env bash
# The reference of every library, from its doc comments and its .docc folder, into .build/documentation.
# With --check it only says what is wrong: links that lead nowhere, parameters that do not exist.
set -euo pipefail
cd "$(dirname "$0")/.."

built=.build/debug
output=.build/documentation
[[ -d $built/Modules ]] || { echo "docs: build first (make docs does)" >&2; exit 1; }
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -1)
maps=()
while IFS= read -r map; do maps+=(-Xcc "-fmodule-map-file=$map"); done < <(
    find Sources .build/checkouts -name module.modulemap -not -path '*/Tests/*'
    find "$built"/ -maxdepth 2 -name module.modulemap
)
# Where the headers of the system's libraries are, when that is no usual place.
for flag in $(pkg-config --cflags-only-I libpq libnghttp2); do maps+=(-Xcc "$flag"); done
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
rm -rf "$output"
mkdir -p "$output"
status=0
while IFS= read -r catalogue; do
    module=$(basename "$catalogue" .docc)
    mkdir -p "$graphs/$module"
    swift symbolgraph-extract -module-name "$module" -minimum-access-level package -I "$built/Modules" \
        "${maps[@]}" -target "$triple" -output-dir "$graphs/$module"
    docc convert "$catalogue" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "io.carillon.$module" \
        --transform-for-static-hosting --hosting-base-path "$module" --output-path "$output/$module" >&2 ||
        { echo "docs: $module is not right" >&2; status=1; }
done < <(find Sources -name '*.docc' | sort)
[[ ${1:-} == --check ]] && rm -rf "$output"
exit $status
