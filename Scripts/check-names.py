#!/usr/bin/env python3
"""Holds each name to one type: prints types of one name that two modules declare, where the name alone does not tell which is meant.

Nested types and private ones have a name of their own by where they stand.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Names that stay, and why.
SHARED = {
    "PushType": "Apple's, in ActivityKit",
    "ControlGroup": "Apple's in SwiftUI, the kernel's in DeviceProcesses",
    "Transaction": "Apple's, in StoreKit and in SwiftUI",
    "Table": "Apple's in SwiftUI, the rewriter's of selectors",
    "AuthorizationStatus": "Apple's in FamilyControls, of notifications in NotificationModel",
    "MediaSettings": "Apple's in ManagedSettings, RichPush's of media",
    "Tool": "Apple's in FoundationModels, a program that the Builder runs",
    "Material": "Apple's in RealityKit and in SwiftUI",
    "ModelEntity": "Apple's in RealityKit, what SwiftData keeps of a model",
    "Scene": "Apple's in RealityKit and in SwiftUI",
    "Phone": "CarillonTestSupport's is the test's end of the HTTP API: the phone as its author sees it",
    "PhoneError": "the same",
    "SeenNotification": "the same",
}
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|final|indirect|nonisolated|distributed)\s+)*"
    r"(?:struct|class|enum|actor|protocol)\s+(\w+)"
)


def modules():
    """The folder of each module."""
    for target in ROOT.glob("Sources/*"):
        inner = [folder for folder in target.iterdir() if folder.is_dir()] if target.is_dir() else []
        yield from inner if not any(target.glob("*.swift")) else [target]
    yield from (folder for folder in ROOT.glob("SDK/Sources/*") if folder.is_dir())


def declarations():
    """The modules of each name, by where it is declared."""
    found = collections.defaultdict(dict)
    for module in modules():
        for file in sorted(module.rglob("*.swift")):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if match := DECLARATION.match(line):
                    found[match[1]].setdefault(module, f"{file.relative_to(ROOT)}:{number}")
    return found


def main():
    clashes = {name: places for name, places in declarations().items() if len(places) > 1}
    wrong = [name for name in sorted(clashes) if name not in SHARED]
    for name in wrong:
        print(f"names: {name} is a type of several modules: {', '.join(sorted(clashes[name].values()))}", file=sys.stderr)
    for name in sorted(SHARED.keys() - clashes.keys()):
        print(f"names: {name} is no longer shared: take it out of Scripts/check-names.py", file=sys.stderr)
    if wrong or SHARED.keys() - clashes.keys():
        sys.exit(1)
    print("names: each is one type")


main()
