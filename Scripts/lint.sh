#!/usr/bin/env bash
# Everything that can be said of the sources without running them.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/check-layers.sh
Scripts/check-docs.sh
Scripts/check-rules.sh
swift format lint --strict --parallel --recursive Sources Tests SDK/Sources SDK/Tests Benchmarks/Sources Examples Package.swift SDK/Package.swift Benchmarks/Package.swift
echo "lint: formatting is in order"
