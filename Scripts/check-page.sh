#!/usr/bin/env bash
# Everything that can be said of the page's scripts without a browser: their layers, their types, their style.
set -euo pipefail
cd "$(dirname "$0")/.."

page=Sources/Device/Screen/Page
# From the bottom up: a module imports from its own folder and from those before it.
layers=(app keyboard content phone inspector hub shell)

declare -A rank
for index in "${!layers[@]}"; do rank[${layers[index]}]=$index; done
failed=0
while IFS=: read -r file line text; do
    own=$(cut -d/ -f1 <<<"${file#"$page"/}")
    target=$(sed -E 's/.*from "\.\.\/([a-z]+)\/.*/\1/' <<<"$text")
    if [[ -z ${rank[$own]:-} ]]; then
        echo "$file: the folder '$own' is no layer of the page; name it in Scripts/check-page.sh" >&2
        failed=1
    elif [[ -z ${rank[$target]:-} ]] || ((${rank[$target]} > ${rank[$own]})); then
        echo "$file:$line: $own must not import $target: imports point down" >&2
        failed=1
    fi
done < <(grep -rnE '^import .* from "\.\./' "$page" --include='*.js')
((failed)) && exit 1
echo "page: every import points down"

tsc -p Tests/Page/tsconfig.json
echo "page: types agree"
if [[ -x .venv/bin/biome ]]; then
    .venv/bin/biome lint --error-on-warnings --max-diagnostics=50 --log-level=error
    .venv/bin/biome format --log-level=error
    echo "page: the linter has nothing to say, and formatting is in order"
else
    # `make lint` and `make test` install it; whoever runs this alone is told.
    echo "page: not linted, since biome is not installed (Scripts/setup.sh --tests)" >&2
fi
