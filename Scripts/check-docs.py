#!/usr/bin/env python3
"""Doc comments of the public symbols of what others link: 80 % of them, and never fewer than there were.

A symbol that repeats another's contract needs none of its own: memberwise initializers, conformances that the compiler
could write (==, hash, encode, description), and overrides.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The products of the packages, and the model that their users hold in hands: folder, and the least share in percent.
COUNTED = {
    "NotificationModel": ("Sources/Wire/NotificationModel", 80),
    "OpenUserNotifications": ("Sources/App/OpenUserNotifications", 80),
    "OpenCoreLocation": ("Sources/App/OpenCoreLocation", 80),
    "OpenIntents": ("Sources/App/OpenIntents", 80),
    "OpenAVFAudio": ("Sources/App/OpenAVFAudio", 80),
    "OpenSecurity": ("Sources/App/OpenSecurity", 80),
    "RichPush": ("Sources/App/RichPush", 80),
    "CarillonTestSupport": ("Sources/App/CarillonTestSupport", 80),
    "Sender": ("Sources/Sender", 80),
}

ATTRIBUTE = r"(?:@[A-Za-z_]+(?:\([^)]*\))? +)*"
PUBLIC = re.compile(
    rf"^\s*{ATTRIBUTE}(?:public|open) +(?:(?:final|static|class|indirect|mutating|nonisolated|required|convenience|override|weak|unowned) +)*"
    r"(class|struct|enum|protocol|actor|func|var|let|init|typealias|subscript|case)\b(.*)"
)
IMPLIED = re.compile(r"^\s*(==|<|hash\b|encode\(|copy\(|isEqual|description\b|debugDescription\b|hashValue|supportsSecureCoding|rawValue)")


def symbols(path):
    """Each public declaration: its line, its kind, whether it has a doc comment, whether it needs one."""
    documented, overridden = False, False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if re.match(r"^\s*///", line):
            documented = True
            continue
        if re.match(r"^\s*@\w+(\(.*\))?\s*$", line):
            continue
        if (match := PUBLIC.match(line)) and not re.match(r"^\s*(public|open)? *import\b", line):
            kind, rest = match[1], match[2]
            needed = not (IMPLIED.match(rest) or " override " in f" {line} " or kind == "init" or "typealias RawValue" in line)
            yield number, kind, documented, needed, line.strip()
        documented = False


def main():
    failed = False
    verbose = "--missing" in sys.argv
    for module, (folder, least) in COUNTED.items():
        total = known = 0
        for path in sorted((ROOT / folder).rglob("*.swift")):
            for number, kind, documented, needed, line in symbols(path):
                if needed or documented:
                    total += 1
                    known += documented
                    if verbose and not documented:
                        print(f"{path.relative_to(ROOT)}:{number}: {line}")
        if 100 * known < least * total:
            print(f"{module}: {known} of {total} public symbols have a doc comment; {least} % is the least", file=sys.stderr)
            failed = True
        elif verbose:
            print(f"{module}: {known} of {total}")
    if failed:
        sys.exit(1)
    print("docs: public symbols of the libraries have their comments")


main()
