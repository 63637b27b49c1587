#!/usr/bin/env bash
# Puts `carillon` into ~/.local/bin, as a link to this checkout's build: a later build is found at once.
set -euo pipefail
cd "$(dirname "$0")/.."

command=$PWD/.build/debug/carillon
[[ -x $command ]] || { echo "install: build first (make install does)" >&2; exit 1; }
bin=${XDG_BIN_HOME:-$HOME/.local/bin}
if [[ -e $bin/carillon && ! -L $bin/carillon ]]; then
    echo "install: $bin/carillon is there and is no link; it is left alone" >&2
    exit 1
fi
mkdir -p "$bin"
ln -sfn "$command" "$bin/carillon"
echo "carillon is in $bin"
case ":$PATH:" in
*":$bin:"*) ;;
*)
    printf '%s\n' "That folder is not on this shell's path yet. Paste this, and put it into your shell's profile:" "" \
        "    export PATH=\"$bin:\$PATH\""
    ;;
esac
