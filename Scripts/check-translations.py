#!/usr/bin/env python3
"""Holds each translation (X.zh-CN.md) to its original: the same headings' levels, rows, points, commands, blocks and links.

README and the guides that it names have one each, and each links to its other. `check-translations.py FOLDER` looks elsewhere.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)
SUFFIX = ".zh-CN.md"
# What a reader needs for their work; what contributors read is English alone.
TRANSLATED = ["README", *(f"Documentation/{name}" for name in ("Sending", "Extensions", "Testing", "SwiftOnLinux", "RichPush", "Page", "LintRules", "ClientRules", "Clients", "Cluster"))]


def outline(text):
    """What a translation must have in the same order: headings by level, rows, points, blocks without their comments."""
    found, block = [], None
    for line in text.splitlines():
        if line.startswith("```"):
            if block is None:
                block = [line]
            else:
                found.append(("block", "\n".join(block)))
                block = None
        elif block is not None:
            code = re.sub(r"(^|\s+)(#|//|<-)\s.*$", "", line).rstrip()
            if code:
                block.append(code)
        elif match := re.match(r"(#+) ", line):
            found.append(("heading", match[1]))
        elif line.startswith("|"):
            found.append(("row", str(len(re.findall(r"(?<!\\)\|", line)))))
        elif line.startswith("* "):
            found.append(("point", "*"))
    return found


def words(text):
    """Code and links' targets; a paragraph may have them in another order."""
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    targets = [link.replace(SUFFIX, ".md") for link in re.findall(r"\]\(([^)]+)\)", prose)]
    code = [" ".join(word.split()) for word in re.findall(r"`([^`]+)`", prose)]
    return code + targets


def differences(original, translation):
    """What is in one and not in the other, a sentence each."""
    name, mine, theirs = translation.relative_to(ROOT), translation.read_text(), original.read_text()
    for one, other in zip(outline(mine) + [("end", "")], outline(theirs) + [("end", "")]):
        if one != other:
            yield f"{name} has {one}\nwhere {original.name} has {other}"
            break
    itself = original.name
    for word in sorted((set(words(mine)) ^ set(words(theirs))) - {itself}):
        yield f"{name}: “{word}” is in one and not in the other"
    for text, place, other in ((mine, translation, original), (theirs, original, translation)):
        if f"]({other.name})" not in "\n".join(text.splitlines()[:4]):
            yield f"{place.relative_to(ROOT)} does not begin with a link to {other.name}"
    for link in re.findall(r"\]\(([^)#]+\.md)[^)]*\)", mine):
        target = (translation.parent / link).with_suffix(SUFFIX)
        if not link.endswith(SUFFIX) and target != translation and target.exists():
            yield f"{name} links to {link}, which is there in its language"


def main():
    problems = [f"{name}.md has no translation {name}{SUFFIX}" for name in TRANSLATED if not (ROOT / f"{name}{SUFFIX}").exists()]
    for translation in sorted(ROOT.glob(f"**/*{SUFFIX}")):
        original = translation.with_name(translation.name.replace(SUFFIX, ".md"))
        problems += differences(original, translation) if original.exists() else [f"{translation.relative_to(ROOT)} has no original"]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(1)
    print("translations: each has what its original has")


main()
