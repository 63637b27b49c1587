#!/usr/bin/env python3
"""Holds Sources/Package.swift, the libraries for apps, to the root's manifest: the same targets, folders and imports."""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def targets(package):
    text = subprocess.run(
        ["swift", "package", "--package-path", package, "dump-package"], check=True, capture_output=True, text=True
    ).stdout
    return {
        target["name"]: (
            str((package / (target.get("path") or f"Sources/{target['name']}")).relative_to(ROOT)),
            # A target by its name, or a product by its name and its package's.
            frozenset(next(iter(dependency.values()))[0] for dependency in target["dependencies"]),
        )
        for target in json.loads(text)["targets"]
    }


def main():
    whole, libraries = targets(ROOT), targets(ROOT / "Sources")
    wrong = [name for name, facts in libraries.items() if whole.get(name) != facts]
    for name in wrong:
        print(f"Sources/Package.swift: {name} is {libraries[name]}, and in Package.swift {whole.get(name)}", file=sys.stderr)
    apps = {name for name, (folder, _) in whole.items() if folder.startswith("Sources/App/")}
    for name in sorted(apps - libraries.keys()):
        print(f"Sources/Package.swift lacks {name}, which is in Sources/App", file=sys.stderr)
    if wrong or apps - libraries.keys():
        sys.exit(1)
    print("libraries: Sources/Package.swift has the targets of Package.swift")


main()
