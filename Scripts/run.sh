#!/usr/bin/env bash
# What `make run` does after the build: sample media, then the demo. Arguments go to `carillon demo`.
set -euo pipefail
cd "$(dirname "$0")/.."
media=.build/sample-media
Scripts/make-media.sh "$media"
exec .build/debug/carillon demo --media "$media" "$@"
