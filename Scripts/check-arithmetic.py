#!/usr/bin/env python3
"""Holds the modules that read what others sent to arithmetic that cannot trap.

The compiler checks each module beside a file that declares the operators of whole numbers anew, as deprecated: whatever uses
one is a warning with its place. What may use them is listed here by file, with how often and why that is bounded; everything
else spells `adding(clamping:)`, `init(clamping:)`, `addingReportingOverflow` or `&+` (ClampedNumbers.swift).

With `--built`, after a debug build, the modules that need packages are checked, too: by the arguments and with the
modules of that build.
"""

import collections
import concurrent.futures
import json
import os
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

# Modules that need packages: their own arguments are those of the build.
BUILT = [
    "Lint", "DeviceStore", "DeviceProcesses", "DeviceLink", "DeviceContext", "DeviceBundles", "DeviceMedia", "DeviceApps",
    "DeviceContentViews", "DeviceDelivery", "DeviceService", "Screen", "Hub", "GatewayCore", "GatewayStore", "SQLiteStore",
    "PostgresStore", "GatewayHTTP2", "Sender", "OpenUserNotifications", "RichPush",
]
MANIFEST = ROOT / ".build/debug.yaml"
# Arguments of the build that make files, with how many words belong to each.
MAKING = {
    "-emit-dependencies": 1, "-emit-module": 1, "-emit-module-path": 2, "-output-file-map": 2, "-incremental": 1, "-c": 2,
    "-enable-batch-mode": 1, "-serialize-diagnostics": 1, "-index-store-path": 2, "-warnings-as-errors": 1, "-j2": 1,
    "-parseable-output": 1, "-emit-objc-header": 1, "-emit-objc-header-path": 2,
}

BOUNDED = {
    "Base/UntrustedFiles/BinaryPropertyListCount.swift": (33, "every number is compared with the file's size before it counts"),
    "Base/UntrustedFiles/FolderCopy.swift": (4, "sizes that the kernel tells, each taken from a rest that is checked"),
    "Base/UntrustedFiles/OpenedFile.swift": (5, "sizes that the kernel tells"),
    "Base/UntrustedFiles/UntrustedFolder.swift": (5, "error numbers of the kernel"),
    "Base/UntrustedFiles/XMLPropertyListCount.swift": (10, PLACES),
    "Wire/NotificationModel/AttachmentType.swift": (3, "constants"),
    "Wire/NotificationModel/Spelling.swift": (8, "lengths of two words"),
    "Wire/ProviderAPI/Base64URL.swift": (3, "the length of a text, and its remainder by 4"),
    "Wire/ProviderAPI/Hexadecimal.swift": (5, "digits, within their ranges"),
    "Wire/ProviderAPI/MessageID.swift": (6, "places of 32 digits"),
    "Wire/ProviderAPI/MagicToken.swift": (10, "places in a text of one length"),
    "Wire/ProviderAPI/PayloadScan.swift": (32, PLACES),
    "Wire/CourierLink/CourierFrames.swift": (24, "places in bytes that are there, and numbers of at most eighteen digits"),
    "Wire/ProviderAPI/ProviderToken.swift": (2, "lengths of a text"),
    "Wire/ViewLink/TextBlock.swift": (2, COUNTS),
    "Wire/ViewLink/ViewContent.swift": (4, COUNTS),
    "Wire/ViewLink/ViewDrawing.swift": (5, COUNTS),
    "Wire/ViewLink/ViewStyle.swift": (1, "hexadecimal digits of 32 bits"),
    "Wire/ViewLink/ViewTree.swift": (5, COUNTS),
    "Device/DeviceBundles/Texts/StringsFile.swift": (17, PLACES),
    "Device/DeviceBundles/Texts/StringTables.swift": (4, "positions of at most as many digits as a text has"),
    "Device/DeviceBundles/Texts/PluralTables.swift": (6, COUNTS),
    "Device/Screen/Files/ByteRange.swift": (4, "a size that the kernel tells, which is more than 0"),
    "Gateway/GatewayCore/Request/ProviderRequest.swift": (7, COUNTS),
    "Gateway/GatewayCore/Delivery/TokenKey.swift": (4, "places in a text, never below 0"),
    "Wire/WireCoding/FrameCoder.swift": (7, "a length is compared with the limit before it counts"),
    "Device/DeviceCore/ContentView/ContentViewRun.swift": (1, "a number of our own"),
    "Device/DeviceCore/ContentView/ViewRate.swift": (2, COUNTS),
    "Device/DeviceCore/Schedule/TriggerSchedule.swift": (1, "a constant"),
    "Device/DeviceCore/Search/SearchDocument.swift": (1, COUNTS),
    "Device/DeviceCore/Search/SearchWords.swift": (4, f"{COUNTS}; the value of an ASCII letter"),
    "Device/DeviceCore/State/PhoneState+Waking.swift": (1, COUNTS),
    "Device/DeviceCore/State/PhoneState.swift": (2, "numbers of our own"),
}

# Of the modules that need packages: the reason, and its files with how often.
BOUNDED_WITH_PACKAGES = {
    "counters of 64 bits that begin here, and go by one or by what is in memory": {
        "App/OpenUserNotifications/Link/CallTable.swift": 1,
        "App/OpenUserNotifications/Link/LinkClient.swift": 1,
        "App/RichPush/Media/Download.swift": 3,
        "App/RichPush/Media/MediaLoader.swift": 1,
        "Device/DeviceApps/Extensions/ExtensionLog.swift": 2,
        "Device/DeviceContentViews/AppWindows.swift": 1,
        "Device/DeviceContext/State/PhoneEventHub.swift": 1,
        "Device/DeviceLink/LinkConnection.swift": 1,
        "Device/DeviceStore/Journeys/JourneyWriter.swift": 5,
        "Device/DeviceStore/Writing/DeviceWriter.swift": 11,
        "Device/DeviceStore/Writing/PublishedPhone.swift": 3,
        "Device/Screen/Picture/PictureTaker.swift": 3,
        "Device/Screen/Stream/EventHistory.swift": 1,
        "Device/Screen/Stream/EventHub.swift": 1,
        "Gateway/GatewayCore/Clients/ClientLedger.swift": 5,
        "Gateway/GatewayCore/Clients/ClientTrace.swift": 5,
        "Gateway/GatewayCore/Metrics/DurationHistogram.swift": 1,
        "Gateway/GatewayCore/Request/TokenQuota.swift": 1,
        "Gateway/GatewayHTTP2/Provider/ChannelService.swift": 1,
        "Gateway/GatewayStore/Records/RecordLog+Requests.swift": 1,
        "Gateway/GatewayStore/Records/RecordLog.swift": 19,
        "Gateway/PostgresStore/PostgresStore+Ends.swift": 2,
        "Gateway/SQLiteStore/RecordTable.swift": 1,
        "Hub/Hub/PhoneTable.swift": 1,
    },
    "constants, and options that the command holds within bounds": {
        "App/RichPush/Amounts/ChineseReading.swift": 7,
        "App/RichPush/Amounts/EnglishReading.swift": 4,
        "App/RichPush/Changes/PayloadButton.swift": 1,
        "App/RichPush/Delivery/ReceiptSender.swift": 1,
        "Device/DeviceApps/Extensions/ServiceExtensionSupervisor.swift": 1,
        "Device/DeviceMedia/Sounds/Chime.swift": 13,
        "Device/DeviceMedia/Sounds/SoundProbe.swift": 1,
        "Device/DeviceProcesses/Bounds/ExtensionLimits.swift": 5,
        "Device/DeviceProcesses/Bounds/LimitWatch.swift": 1,
        "Device/DeviceProcesses/Bounds/StorageUse.swift": 2,
        "Device/DeviceService/Device+Provision.swift": 1,
        "Device/Screen/LoopbackListener.swift": 1,
        "Gateway/GatewayCore/Request/SharedQuota.swift": 17,
        "Gateway/GatewayHTTP2/Courier/CourierLine.swift": 1,
        "Gateway/GatewayHTTP2/Gateway.swift": 2,
        "Gateway/GatewayHTTP2/Operations/OpenFiles.swift": 6,
        "Gateway/PostgresStore/SQL.swift": 5,
        "Sender/Bulk/BulkSend.swift": 2,
        "Sender/HTTP2/Line.swift": 3,
        "Sender/Transport/ProxiedTransport.swift": 2,
    },
    "numbers of the kernel and of C libraries: descriptors, processes, error codes, sizes in memory": {
        "App/OpenUserNotifications/Link/UnixSocket.swift": 6,
        "Device/DeviceProcesses/Bounds/Confinement.swift": 2,
        "Device/DeviceProcesses/Bounds/GroupUse.swift": 1,
        "Device/DeviceProcesses/ChildProcess.swift": 2,
        "Device/DeviceStore/Attachments/AttachmentStore.swift": 1,
        "Device/Screen/HeldPort.swift": 2,
        "Gateway/GatewayHTTP2/Identity/ServerNames.swift": 2,
        "Gateway/PostgresStore/Connection/PostgresConnection.swift": 2,
        "Gateway/PostgresStore/Connection/PostgresSession.swift": 9,
        "Gateway/PostgresStore/Connection/ResultSet.swift": 6,
        "Hub/Hub/PhoneProcess.swift": 1,
        "Sender/HTTP2/FieldBlock.swift": 1,
    },
    "moments of the machine's clock, dates up to the year 9999, and differences that are compared with a limit before": {
        "Gateway/GatewayCore/Clients/ClientRecord.swift": 20,
        "Gateway/GatewayCore/Credentials/ConnectionAuthority.swift": 3,
        "Gateway/GatewayCore/Steps/GatewaySteps.swift": 19,
        "Gateway/SQLiteStore/SQLiteStore.swift": 1,
    },
    "compared with a limit before: a range within a file, a status, a count of a fault, a length of a frame, seconds": {
        "App/OpenUserNotifications/Coding/PropertyListBridge.swift": 2,
        "App/OpenUserNotifications/Link/ApplicationLink.swift": 2,
        "App/RichPush/Changes/BadgeCounter.swift": 1,
        "App/RichPush/Secrets/EncryptedRecords.swift": 2,
        "App/RichPush/Sounds/ChunkReader.swift": 4,
        "App/RichPush/Sounds/SoundFileHeader.swift": 4,
        "App/RichPush/Sounds/WaveformFile.swift": 13,
        "App/RichPush/Voice/PaymentAnnouncer.swift": 1,
        "Device/DeviceMedia/Pictures/Thumbnails.swift": 1,
        "Device/DeviceMedia/Remote/RemoteMedia.swift": 3,
        "Device/Screen/Files/MediaEndpoint.swift": 3,
        "Device/Screen/Hub/PhoneForwarding.swift": 1,
        "Gateway/GatewayCore/Credentials/ProviderCertificate.swift": 4,
        "Gateway/GatewayCore/Faults/PushFault.swift": 2,
        "Gateway/GatewayHTTP2/Courier/AcknowledgementReader.swift": 2,
        "Gateway/GatewayHTTP2/Engine/FrameBudget.swift": 3,
        "Gateway/GatewayHTTP2/Engine/HeaderBlock.swift": 2,
        "Gateway/GatewayHTTP2/Engine/InboundStream.swift": 5,
        "Gateway/GatewayHTTP2/Engine/PassedOverStreams.swift": 3,
        "Gateway/GatewayHTTP2/Provider/FaultEndpoint.swift": 1,
        "Gateway/GatewayHTTP2/Proxy/ConnectProxy.swift": 1,
    },
    "places in and sizes of what is in memory": {
        "App/RichPush/Secrets/KeySource.swift": 1,
        "App/RichPush/Sounds/Waveform.swift": 15,
        "App/RichPush/Voice/SpeechRecorder.swift": 5,
        "Device/DeviceContext/RandomSecret.swift": 1,
        "Device/DeviceContext/StableName.swift": 1,
        "Device/DeviceStore/Search/DeviceStore+Search.swift": 1,
        "Device/DeviceStore/Work/WorkRecord.swift": 2,
        "Device/Screen/Files/PageBundle.swift": 1,
        "Device/Screen/Picture/DevTools.swift": 2,
        "Gateway/GatewayCore/Randomness.swift": 1,
        "Gateway/GatewayHTTP2/Courier/CourierFrame.swift": 2,
        "Gateway/GatewayHTTP2/Dispatch/PushDispatcher.swift": 1,
        "Gateway/GatewayHTTP2/Engine/NGHTTP2Engine.swift": 18,
        "Gateway/GatewayHTTP2/Engine/SettingsFrame.swift": 5,
        "Gateway/GatewayStore/Records/ByteCoding.swift": 2,
        "Gateway/GatewayStore/Records/RecordEntry.swift": 10,
        "Gateway/PostgresStore/Connection/Statement.swift": 5,
        "Gateway/PostgresStore/Notices.swift": 1,
        "Gateway/PostgresStore/WriteQueue.swift": 9,
        "Gateway/SQLiteStore/WaitingIndex.swift": 3,
        "Sender/Bulk/Recipient.swift": 3,
        "Sender/Bulk/SendLog.swift": 1,
        "Sender/Bulk/SendSummary.swift": 8,
        "Sender/HTTP2/ClientSession.swift": 7,
        "Sender/Saved/SavedRequest.swift": 5,
        "Wire/Lint/PayloadPlaces.swift": 10,
    },
    "numbers that our own statements give, in a database that is its owner's alone": {
        "Gateway/PostgresStore/PostgresSchema.swift": 1,
        "Gateway/PostgresStore/PostgresStore+Channels.swift": 2,
        "Gateway/PostgresStore/PostgresStore+Gateways.swift": 1,
        "Gateway/PostgresStore/PostgresStore+Overwriting.swift": 3,
        "Gateway/PostgresStore/PostgresStore+Pushes.swift": 5,
        "Gateway/PostgresStore/PostgresStore+Records.swift": 1,
        "Gateway/SQLiteStore/Schema/SerialEra.swift": 1,
    },
}
BOUNDED |= {file: (count, why) for why, files in BOUNDED_WITH_PACKAGES.items() for file, count in files.items()}

# What cannot trap by itself, whatever comes: an operator between numbers that are written there (an overflow is an error of the
# compiler), a division by such a number, such a number beside a count of what is in memory, and a constant of C.
NUMBER = r"\d[\d_]*(?![\w.])"
ALWAYS = [
    (r"(?:^|[^\w.$])\d[\d_]* $", rf"[-+*/%] {NUMBER}"),
    (r"", rf"[/%]=? (?!0\b){NUMBER}"),
    (r"\.count $", rf"[-+] {NUMBER}"),
    (r"", r"(?:U?Int\d*|socklen_t|off_t)\((?:_?[A-Z][A-Z0-9_]{3,}(?:\.rawValue)?(?: [|&] )?)+\)"),
]


def cannot_trap(file, line, column):
    text = (SOURCES / file).read_text().splitlines()[line - 1].encode()
    before, after = text[: column - 1].decode(), text[column - 1 :].decode()
    return any(re.search(left, before) and re.match(right, after) for left, right in ALWAYS)


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
    return places(folder, compile(folder, name, [folder / "Trapping.swift", *copies], *arguments))


def places(folder, text):
    """File, line, column and operator of each use that the compiler tells."""
    found = re.findall(r"^(/.*?):(\d+):(\d+): warning: '(.*?)' is deprecated: may trap", text, re.MULTILINE)
    relative = [(str(pathlib.Path(file).relative_to(folder / "Sources")), *place) for file, *place in found]
    return {(file, int(line), int(column), what) for file, line, column, what in relative}


def built(folder):
    """What the modules of the last build use; None where there is none."""
    if not MANIFEST.exists():
        return None
    text = MANIFEST.read_text()
    commands = {}
    for name in BUILT:
        match = re.search(rf'^  "C\.{name}-[^"]*\.module":\n(?:    .*\n)*?    args: (\[.*\])$', text, re.MULTILINE)
        if not match:
            return None
        commands[name] = json.loads(match[1])[1:]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return set().union(*pool.map(lambda name: used_in_build(folder, name, commands[name]), BUILT))


def used_in_build(folder, name, words):
    """What a module uses, by the words with which the build compiled it."""
    [place] = [path for path in SOURCES.glob(f"*/{name}") if path.is_dir()] or [SOURCES / name]
    arguments = []
    while words:
        count = MAKING.get(words[0])
        if count is None and not words[0].startswith(("-j", "@")):
            arguments.append(words[0])
        words = words[count or 1 :]
    copies = [copy(folder / "Sources", source) for source in sorted(place.rglob("*.swift"))]
    copies += (MANIFEST.parent / f"debug/{name}.build/DerivedSources").glob("*.swift")
    command = ["swiftc", *arguments, "-typecheck", "-diagnostic-style", "llvm", *map(str, [folder / "Trapping.swift", *copies])]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        sys.exit(f"{name} cannot be checked with the last build's modules; build again:\n{result.stderr}{result.stdout}")
    return places(folder, result.stderr + result.stdout)


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
        more = built(folder) if "--built" in sys.argv else None
    if more is None and "--built" in sys.argv:
        sys.exit("there is no debug build whose modules could be used: swift build first")
    found = sorted(found | {one for one in (more or set()) - found if not cannot_trap(*one[:3])})
    counts = collections.Counter(file for file, *_ in found)
    failed = False
    for file, line, _, what in found:
        if counts[file] > BOUNDED.get(file, (0, ""))[0]:
            print(f"Sources/{file}:{line}: ‘{what}’ may trap; clamp or check, or say in {pathlib.Path(__file__).name} why it cannot")
            failed = True
    for file, (count, _) in BOUNDED.items():
        if more is None and any(file in files for files in BOUNDED_WITH_PACKAGES.values()):
            continue
        if counts[file] < count:
            print(f"{pathlib.Path(__file__).name}: {file} has {counts[file]} uses, not {count}")
            failed = True
    if failed:
        sys.exit(1)
    print("arithmetic: no number from a wire can trap" + ("" if more is not None else "; --built looks at the modules with packages, too"))


main()
