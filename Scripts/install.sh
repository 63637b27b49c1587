#!/usr/bin/env bash
# Puts `carillon` into ~/.local/bin, as a link to this checkout's build: a later build is found at once. Its manual pages and
# the shells' completions go below ~/.local/share.
set -euo pipefail
cd "$(dirname "$0")/.."

command=$PWD/.build/debug/carillon
[[ -x $command ]] || { echo "install: build first (make install does)" >&2; exit 1; }
bin=${XDG_BIN_HOME:-$HOME/.local/bin}
share=${XDG_DATA_HOME:-$HOME/.local/share}
if [[ -e $bin/carillon && ! -L $bin/carillon ]]; then
    echo "install: $bin/carillon is there and is no link; it is left alone" >&2
    exit 1
fi
mkdir -p "$bin"
ln -sfn "$command" "$bin/carillon"
Scripts/man-pages.py "$command" "$share/man/man1"
# completions SHELL FILE
completions() {
    mkdir -p "$(dirname "$share/$2")"
    "$command" completions "$1" >"$share/$2"
}
completions bash bash-completion/completions/carillon
completions zsh zsh/site-functions/_carillon
completions fish fish/vendor_completions.d/carillon.fish
echo "carillon is in $bin, its manual pages and completions are below $share"
case ":$PATH:" in
*":$bin:"*) ;;
*)
    printf '%s\n' "That folder is not on this shell's path yet. Paste this, and put it into your shell's profile:" "" \
        "    export PATH=\"$bin:\$PATH\""
    ;;
esac
