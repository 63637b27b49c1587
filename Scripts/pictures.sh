#!/usr/bin/env bash
# Makes the pictures of the README again: the phone's own screenshot.png of a demo, as WebP.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/make-media.sh .build/sample-media
exec .venv/bin/python Tests/Page/pictures.py Documentation/Pictures
