#!/usr/bin/env python3
"""Holds the modules that read what others sent to arithmetic that cannot trap.

The compiler checks each module beside a file that declares the operators of whole numbers anew, as deprecated: whatever uses
one is a warning with its place. What may use them is listed here by file, with how often and why that is bounded; everything
else spells `adding(clamping:)`, `init(clamping:)`, `addingReportingOverflow` or `&+` (ClampedNumbers.swift).
"""

import collections
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
PLACES = "places in bytes that are there"
COUNTS = "counts of what is in memory"

# Modules in the order of their imports, with the files of each.
MODULES = {
    "CUntrustedFiles": None,
    "UntrustedFiles": ["Base/UntrustedFiles"],
    "WireCoding": ["Wire/WireCoding"],
    "NotificationModel": ["Wire/NotificationModel"],
    "ProviderAPI": ["Wire/ProviderAPI"],
    "ViewLink": ["Wire/ViewLink"],
    "AppLink": ["Wire/AppLink"],
    "CourierLink": ["Wire/CourierLink"],
    "DeviceCore": ["Device/DeviceCore"],
}
# As in Package.swift.
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
# Files of larger modules that read what others wrote; they import nothing but the modules above.
PARTS = {
    "BundleTexts": ["StringsFile.swift", "PluralTables.swift", "StringTables.swift"],
    "GatewayRequests": ["ProviderRequest.swift", "DeliveryWindow.swift", "TokenKey.swift", "Brief.swift"],
    "FileRanges": ["ByteRange.swift"],
}

BOUNDED = {
    "Base/UntrustedFiles/BinaryPropertyListCount.swift": (33, "every number is compared with the file's size before it counts"),
    "Base/UntrustedFiles/FolderCopy.swift": (4, "sizes that the kernel tells, each taken from a rest that is checked"),
    "Base/UntrustedFiles/OpenedFile.swift": (5, "sizes that the kernel tells"),
    "Base/UntrustedFiles/UntrustedFolder.swift": (5, "error numbers of the kernel"),
    "Base/UntrustedFiles/XMLPropertyListCount.swift": (10, PLACES),
    "Wire/NotificationModel/AttachmentType.swift": (3, "constants"),
    "Wire/NotificationModel/Spelling.swift": (6, "lengths of two words"),
    "Wire/ProviderAPI/Base64URL.swift": (3, "the length of a text, and its remainder by 4"),
    "Wire/ProviderAPI/Hexadecimal.swift": (5, "digits, within their ranges"),
    "Wire/ProviderAPI/MessageID.swift": (6, "places of 32 digits"),
    "Wire/ProviderAPI/MagicToken.swift": (10, "places in a text of one length"),
    "Wire/ProviderAPI/PayloadScan.swift": (27, PLACES),
    "Wire/CourierLink/CourierFrames.swift": (24, "places in bytes that are there, and numbers of at most eighteen digits"),
    "Wire/ProviderAPI/ProviderToken.swift": (2, "lengths of a text"),
    "Wire/ViewLink/TextBlock.swift": (2, COUNTS),
    "Wire/ViewLink/ViewContent.swift": (3, COUNTS),
    "Wire/ViewLink/ViewDrawing.swift": (5, COUNTS),
    "Wire/ViewLink/ViewStyle.swift": (1, "hexadecimal digits of 32 bits"),
    "Wire/ViewLink/ViewTree.swift": (5, COUNTS),
    "Device/DeviceBundles/Texts/StringsFile.swift": (17, PLACES),
    "Device/DeviceBundles/Texts/StringTables.swift": (4, "positions of at most as many digits as a text has"),
    "Device/DeviceBundles/Texts/PluralTables.swift": (6, COUNTS),
    "Device/Screen/Files/ByteRange.swift": (4, "a size that the kernel tells, which is more than 0"),
    "Gateway/GatewayCore/Request/ProviderRequest.swift": (8, COUNTS),
    "Gateway/GatewayCore/Delivery/TokenKey.swift": (2, "places in a text, never below 0"),
    "Wire/WireCoding/FrameCoder.swift": (7, "a length is compared with the limit before it counts"),
    "Device/DeviceCore/ContentView/ContentViewRun.swift": (1, "a number of our own"),
    "Device/DeviceCore/ContentView/ViewRate.swift": (2, COUNTS),
    "Device/DeviceCore/Schedule/TriggerSchedule.swift": (1, "a constant"),
    "Device/DeviceCore/Search/SearchDocument.swift": (1, COUNTS),
    "Device/DeviceCore/Search/SearchWords.swift": (4, f"{COUNTS}; the value of an ASCII letter"),
    "Device/DeviceCore/State/PhoneState+Waking.swift": (1, COUNTS),
    "Device/DeviceCore/State/PhoneState.swift": (2, "numbers of our own"),
}

SIGNED = {f"Int{bits}": int(bits or 64) for bits in ("", "8", "16", "32", "64")}
UNSIGNED = {f"UInt{bits}": int(bits or 64) for bits in ("", "8", "16", "32", "64")}


def may_trap(target, source):
    """Whether a number of the one type may be none of the other's."""
    bits = SIGNED.get(target) or UNSIGNED[target]
    if source in UNSIGNED:
        return UNSIGNED[source] > bits if target in UNSIGNED else UNSIGNED[source] >= bits
    return target in UNSIGNED or SIGNED[source] > bits


def trapping():
    """Declares what traps, so that the compiler tells of each use."""
    lines = []

    def declare(what, place):
        lines.append(f'@available(*, deprecated, message: "may trap") {what}' if place else what)

    for name in [*SIGNED, *UNSIGNED]:
        declare(f"extension {name} {{", False)
        for operator in "+-*/%":
            declare(f"static func {operator} (a: {name}, b: {name}) -> {name} {{ fatalError() }}", True)
            declare(f"static func {operator}= (a: inout {name}, b: {name}) {{ fatalError() }}", True)
        if name in SIGNED:
            declare(f"static prefix func - (a: {name}) -> {name} {{ fatalError() }}", True)
            declare("mutating func negate() { fatalError() }", True)
        for source in [*SIGNED, *UNSIGNED]:
            if source != name and may_trap(name, source):
                declare(f"init(_ a: {source}) {{ fatalError() }}", True)
        for source in ("Double", "Float"):
            declare(f"init(_ a: {source}) {{ fatalError() }}", True)
        declare("}", False)
        if name in SIGNED:
            declare(f"func abs(_ a: {name}) -> {name} {{ fatalError() }}", True)
    return "\n".join(lines)


def files(parts):
    for part in parts:
        if part.endswith(".swift"):
            found = sorted(SOURCES.rglob(part))
            assert len(found) == 1, f"{part}: there are {len(found)} of it"
            yield from found
        else:
            yield from sorted((SOURCES / part).rglob("*.swift"))


def compile(folder, name, sources, *arguments):
    command = [
        "swiftc", *arguments, "-module-name", name, "-swift-version", "6", "-package-name", "carillon", "-parse-as-library",
        *(word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)),
        "-I", folder, "-diagnostic-style", "llvm", *map(str, sources),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{name} cannot be checked:\n{result.stderr}{result.stdout}")
    return result.stderr + result.stdout


def uses(folder, name, sources, *arguments):
    """Compiles a module, and gives where trapping arithmetic stands in it: file, line, column and operator."""
    copies = [copy(folder / "Sources", source) for source in sources]
    text = compile(folder, name, [folder / "Trapping.swift", *copies], *arguments)
    found = re.findall(r"^(/.*?):(\d+):(\d+): warning: '(.*?)' is deprecated: may trap", text, re.MULTILINE)
    relative = [(str(pathlib.Path(file).relative_to(folder / "Sources")), *place) for file, *place in found]
    return {(file, int(line), int(column), what) for file, line, column, what in relative}


def copy(folder, source):
    """A source in which nothing is inlinable: the operators beside it are not, either."""
    target = folder / source.relative_to(SOURCES)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(source.read_text().replace("@inlinable", ""))
    return target


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "Trapping.swift").write_text(trapping())
        found = set()
        for name, parts in MODULES.items():
            if parts is None:
                header = SOURCES / "Base" / name / "include/untrusted_files.h"
                (folder / name).mkdir()
                (folder / name / "module.modulemap").write_text(f'module {name} {{ header "{header}" export * }}\n')
                continue
            sources = list(files(parts))
            emit = ["-wmo", "-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule"]
            found |= uses(folder, name, sources, *emit)
        for name, parts in PARTS.items():
            found |= uses(folder, name, list(files(parts)), "-typecheck")
    found = sorted(found)
    counts = collections.Counter(file for file, *_ in found)
    failed = False
    for file, line, _, what in found:
        if counts[file] > BOUNDED.get(file, (0, ""))[0]:
            print(f"Sources/{file}:{line}: ‘{what}’ may trap; clamp or check, or say in {pathlib.Path(__file__).name} why it cannot")
            failed = True
    for file, (count, _) in BOUNDED.items():
        if counts[file] < count:
            print(f"{pathlib.Path(__file__).name}: {file} has {counts[file]} uses, not {count}")
            failed = True
    if failed:
        sys.exit(1)
    print("arithmetic: no number from a wire can trap")


main()
