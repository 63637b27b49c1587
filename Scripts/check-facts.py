#!/usr/bin/env python3
"""Holds each fact to one place: prints where a second copy of one begins.

A fact is told by a pattern of source that only its table has. What cannot be told so is held by types or by a test: journey
rules are a closed enumeration, and UNError's numbers are compared with the device's.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a fact is, where its table stands, which folders may not repeat it, and how a copy of it looks.
FACTS = [
    (
        "a rule of a journey",
        ["Sources/Device/DeviceCore/Delivery/JourneyRule.swift"],
        ["Sources/Device"],
        r'\brule: *(String *= *)?"|\brule *(: *String)? *= *"|\b[rR]ule *= *"',
    ),
    (
        "an error code of UserNotifications",
        ["Sources/Wire/NotificationModel/NotificationErrorCode.swift", "Sources/App/OpenUserNotifications/Errors/UNError.swift"],
        ["Sources/Device", "Sources/Wire", "Sources/App/OpenUserNotifications"],
        r'"UNErrorDomain"|\bcode: *\d|\.notification\(\d',
    ),
    (
        "a code of the link's failures",
        ["Sources/Wire/WireCoding/LinkFailure.swift"],
        ["Sources"],
        r'"CarillonLinkErrorDomain"|linkDomain, code: *\d',
    ),
    (
        "the grammar of bundle ids",
        ["Sources/Wire/NotificationModel/BundleID.swift"],
        ["Sources"],
        r"(no bundle id|no CFBundleIdentifier|bundle id has)[^\n]*(letters|digits|hyphens)|func is(Valid)?(BundleID|Topic)\b",
    ),
    (
        "a media type of attachments, or how its files begin",
        ["Sources/Wire/NotificationModel/AttachmentType.swift", "Sources/App/RichPush/Media/MediaFormat.swift"],
        ["Sources/Wire", "Sources/Device/DeviceCore", "Sources/Device/DeviceStore", "Sources/App/RichPush/Media",
         "Sources/App/OpenUserNotifications"],
        r'"(public\.(jpeg|png|mp3|mpeg|avi|aiff)|com\.compuserve|com\.microsoft\.wave)[^"]*"|0x89, 0x50|0xFF, 0xD8|"ftyp"|"GIF8',
    ),
]


def copies():
    for what, tables, folders, pattern in FACTS:
        copy = re.compile(pattern)
        for table in tables:
            if not (ROOT / table).exists():
                yield f"{table}: the table of what is {what} is not there"
        for folder in folders:
            for file in sorted((ROOT / folder).rglob("*.swift")):
                name = str(file.relative_to(ROOT))
                if name in tables:
                    continue
                for number, line in enumerate(file.read_text().splitlines(), 1):
                    if not line.lstrip().startswith("//") and copy.search(line):
                        yield f"{name}:{number}: {what} stands in {tables[0]}, and here again: {line.strip()}"


def main():
    found = sorted(set(copies()))
    for line in found:
        print(line, file=sys.stderr)
    if found:
        sys.exit(1)
    print("facts: each has one table")


main()
