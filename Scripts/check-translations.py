#!/usr/bin/env python3
"""Holds each translation (X.zh-CN.md) to its original: the same headings' levels, table rows, commands, blocks and links."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def outline(text):
    """What a translation must have in the same order: blocks without their comments, headings by level, rows, code, links."""
    found, block = [], None
    for line in text.splitlines():
        if line.startswith("```"):
            if block is None:
                block = [line]
            else:
                found.append(("block", "\n".join(block)))
                block = None
        elif block is not None:
            code = re.sub(r"\s*(#|//|<-).*$", "", line).rstrip()
            if code:
                block.append(code)
        elif match := re.match(r"(#+) ", line):
            found.append(("heading", match[1]))
        elif line.startswith("|"):
            found.append(("row", str(line.count("|"))))
    return found


def words(text):
    """Code and links' targets; a paragraph may have them in another order."""
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    targets = [link.replace(".zh-CN.md", ".md") for link in re.findall(r"\]\(([^)]+)\)", prose)]
    code = [" ".join(word.split()) for word in re.findall(r"`([^`]+)`", prose)]
    return code + targets


def main():
    failed = False
    for translation in sorted(ROOT.glob("**/*.zh-CN.md")):
        original = translation.with_name(translation.name.replace(".zh-CN.md", ".md"))
        name = translation.relative_to(ROOT)
        mine, theirs = translation.read_text(), original.read_text()
        for one, other in zip(outline(mine) + [("end", "")], outline(theirs) + [("end", "")]):
            if one != other:
                print(f"{name} has {one}\nwhere {original.name} has {other}", file=sys.stderr)
                failed = True
                break
        for word in sorted(set(words(mine)) ^ set(words(theirs))):
            print(f"{name}: “{word}” is in one and not in the other", file=sys.stderr)
            failed = True
    if failed:
        sys.exit(1)
    print("translations: each has what its original has")


main()
