#!/usr/bin/env python3
"""Writes RichPush's table of media formats, a copy of NotificationModel's: RichPush builds on iOS by itself.

media-formats.py          writes it
media-formats.py --check  says whether it is current, and whether the SDK's table of all types agrees
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/Wire/NotificationModel/AttachmentType.swift"
COPY = ROOT / "Sources/App/RichPush/Media/MediaFormat.swift"

ALL_TYPES = ROOT / "SDK/Sources/SystemTypes/SystemType.swift"
# Extensions that a phone has types of their own for; a notification shows such a file as its format's.
OWN_TYPES = {"m4v": "com.apple.m4v-video", "video/x-m4v": "com.apple.m4v-video", "aifc": "public.aifc-audio"}


def copied():
    text = TABLE.read_text().replace("AttachmentType", "MediaFormat").replace("public ", "")
    return f"// Written by Scripts/{pathlib.Path(__file__).name} from {TABLE.relative_to(ROOT)}.\n\n{text}"


def names(text):
    return re.findall(r'"([^"]+)"', text)


def disagreements():
    """What notifications carry and the SDK's table calls otherwise: the first type of a name is the one that it means."""
    meant = {}
    declared = re.findall(r'\.init\(\s*"([^"]+)",\s*\[([^]]*)\],\s*\[([^]]*)\]', ALL_TYPES.read_text())
    for identifier, *lists in declared:
        for name in names(",".join(lists)):
            meant.setdefault(name, identifier)
    row = r'identifier: "([^"]+)",.*?fileExtensions: \[([^]]*)\],\s*mimeTypes: \[([^]]*)\]'
    carried = re.findall(row, TABLE.read_text(), re.DOTALL)
    if not carried or not declared:
        sys.exit("media formats: a table cannot be read: has its form changed?")
    for identifier, *lists in carried:
        for name in names(",".join(lists)):
            if meant.get(name) != OWN_TYPES.get(name, identifier):
                yield f"{TABLE.name} has {name} of {identifier}, {ALL_TYPES.relative_to(ROOT)} of {meant.get(name)}"


def main():
    if sys.argv[1:] == ["--check"]:
        if COPY.read_text() != copied():
            sys.exit(f"{COPY.relative_to(ROOT)} is not what {TABLE.relative_to(ROOT)} says: run Scripts/media-formats.py")
        if found := list(disagreements()):
            sys.exit("\n".join(found))
        print("media formats: RichPush has the table of NotificationModel, and the SDK's agrees")
    else:
        COPY.write_text(copied())


main()
