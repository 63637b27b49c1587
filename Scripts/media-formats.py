#!/usr/bin/env python3
"""Writes RichPush's table of media formats, a copy of NotificationModel's: RichPush builds on iOS by itself.

media-formats.py          writes it
media-formats.py --check  says whether it is current
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/Wire/NotificationModel/AttachmentType.swift"
COPY = ROOT / "Sources/App/RichPush/Media/MediaFormat.swift"


def copied():
    text = TABLE.read_text().replace("AttachmentType", "MediaFormat").replace("public ", "")
    return f"// Written by Scripts/{pathlib.Path(__file__).name} from {TABLE.relative_to(ROOT)}.\n\n{text}"


def main():
    if sys.argv[1:] == ["--check"]:
        if COPY.read_text() != copied():
            sys.exit(f"{COPY.relative_to(ROOT)} is not what {TABLE.relative_to(ROOT)} says: run Scripts/media-formats.py")
        print("media formats: RichPush has the table of NotificationModel")
    else:
        COPY.write_text(copied())


main()
