#!/usr/bin/env bash
# Everything that can be said of the sources without running them.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/check-layers.py
python3 Scripts/check-libraries.py
python3 Scripts/check-translations.py
Scripts/check-docs.sh
python3 Scripts/check-docs.py
Scripts/check-rules.sh
Scripts/check-files.sh
python3 Scripts/check-arithmetic.py
python3 Scripts/media-formats.py --check
python3 Scripts/check-facts.py
python3 Scripts/check-names.py
Scripts/check-page.sh
# Authors' sources in the fixtures stay as their authors wrote them.
git ls-files -z '*.swift' ':!Tests/Fixtures/Authors' | xargs -0 swift format lint --strict --parallel
echo "lint: formatting is in order"
