#!/usr/bin/env python3
"""Holds sources and manifest to each other: who imports what, and that dependencies point down.

Package.swift is the only list. Checked are
* every import of a module of ours, or of a product that the manifest names: the target depends on it;
* every dependency of a target: one of its files imports it;
* every dependency between targets: it points to the same folder under Sources/, or to one of a lower row below;
* what is linked into other people's programs, and what only decides: it reaches no package.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The first folders under Sources/: each row may use the rows above it, and no folder of its own row.
ROWS = [["Wire", "Base"], ["App", "Device", "Gateway", "Sender", "SourceRewriter"], ["Builder", "Hub"], ["carillon"], ["Tests"]]
# What decides or is linked into other people's programs does no input and output by a package; these only compute.
COMPUTING = {"Crypto"}

IMPORT = re.compile(
    r"^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|func|protocol|typealias|let|var)\s+)?([A-Za-z0-9_]+)"
)


class Target:
    def __init__(self, facts):
        self.name = facts["name"]
        self.is_test = facts["type"] == "test"
        self.is_system = facts["type"] == "system"
        self.path = ROOT / (facts.get("path") or f"{'Tests' if self.is_test else 'Sources'}/{self.name}")
        # Tests of examples lie beside them.
        self.folder = "Tests" if self.is_test or "Tests" in self.path.relative_to(ROOT).parts[:1] else self.path.relative_to(ROOT).parts[1]
        # A target by its name, or a product by its name and its package's.
        self.targets = {value[0] for kind, value in self.named(facts) if kind == "byName"}
        self.products = {value[0] for kind, value in self.named(facts) if kind == "product"}

    @staticmethod
    def named(facts):
        return [pair for dependency in facts["dependencies"] for pair in dependency.items()]

    @property
    def decides(self):
        return self.folder in ("Wire", "App") or self.name.endswith("Core")

    def imports(self):
        """Each import of the target's files: module, file and line."""
        for file in sorted(self.path.rglob("*.swift")):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if found := IMPORT.match(line):
                    yield found[1], f"{file.relative_to(ROOT)}:{number}"


def row(folder):
    return next((number for number, folders in enumerate(ROWS) if folder in folders), None)


def problems(targets):
    ours = {target.name: target for target in targets}
    known = ours.keys() | {product for target in targets for product in target.products}
    for target in targets:
        if row(target.folder) is None:
            yield f"{target.path.relative_to(ROOT)}: Sources/{target.folder} has no row in Scripts/check-layers.py yet"
            continue
        for name in sorted(target.targets):
            other = ours[name]
            if other.folder != target.folder and row(other.folder) >= row(target.folder):
                yield f"Package.swift: {target.name} is in {target.folder}/ and must not depend on {name}, in {other.folder}/"
        if target.decides:
            for product in sorted(target.products - COMPUTING):
                yield f"Package.swift: {target.name} must not reach {product}: it is linked into apps, or only decides"
        declared = target.targets | target.products
        unused = set(declared)
        for module, place in target.imports():
            unused.discard(module)
            if module in known and module not in declared and module != target.name:
                yield f"{place}: {target.name} imports {module}, which Package.swift does not name among its dependencies"
        if not target.is_system:
            for name in sorted(unused):
                yield f"Package.swift: {target.name} depends on {name}, which none of its files imports"


def main():
    text = subprocess.run(
        ["swift", "package", "--package-path", ROOT, "dump-package"], check=True, capture_output=True, text=True
    ).stdout
    found = list(problems([Target(facts) for facts in json.loads(text)["targets"]]))
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        sys.exit(1)
    print("layers: every import is one of the manifest's, and every dependency points down")


main()
