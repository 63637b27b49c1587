public import Foundation

// Core Foundation's numbers of encodings (CFStringEncodingExt.h), and Foundation's for them (NSStringEncoding).

/// The number of an encoding.
public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings that have a number of Core Foundation's.
public enum CFStringBuiltInEncodings: UInt32, Sendable {
    case UTF8 = 0x0800_0100
    case ASCII = 0x0600
    case isoLatin1 = 0x0201
    case windowsLatin1 = 0x0500
    case unicode = 0x0100
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
}

private struct EncodingRow {
    let names: Set<String>
    let coreFoundation: CFStringEncoding
    /// Nil where Foundation has no number of its own.
    let foundation: UInt?
}

private let encodingRows = [
    EncodingRow(names: ["utf-8", "utf8"], coreFoundation: 0x0800_0100, foundation: 4),
    EncodingRow(names: ["us-ascii", "ascii"], coreFoundation: 0x0600, foundation: 1),
    EncodingRow(names: ["iso-8859-1", "latin1", "iso_8859-1"], coreFoundation: 0x0201, foundation: 5),
    EncodingRow(names: ["iso-8859-2", "latin2"], coreFoundation: 0x0202, foundation: 9),
    EncodingRow(names: ["iso-8859-15"], coreFoundation: 0x020F, foundation: nil),
    EncodingRow(names: ["windows-1250"], coreFoundation: 0x0501, foundation: 15),
    EncodingRow(names: ["windows-1251"], coreFoundation: 0x0502, foundation: 11),
    EncodingRow(names: ["windows-1252"], coreFoundation: 0x0500, foundation: 12),
    EncodingRow(names: ["windows-1253"], coreFoundation: 0x0503, foundation: 13),
    EncodingRow(names: ["windows-1254"], coreFoundation: 0x0504, foundation: 14),
    EncodingRow(names: ["utf-16"], coreFoundation: 0x0100, foundation: 10),
    EncodingRow(names: ["utf-16be"], coreFoundation: 0x1000_0100, foundation: 0x9000_0100),
    EncodingRow(names: ["utf-16le"], coreFoundation: 0x1400_0100, foundation: 0x9400_0100),
    EncodingRow(names: ["shift_jis", "sjis"], coreFoundation: 0x0A01, foundation: 8),
    EncodingRow(names: ["euc-jp"], coreFoundation: 0x0920, foundation: 3),
    EncodingRow(names: ["iso-2022-jp"], coreFoundation: 0x0820, foundation: 21),
    EncodingRow(names: ["gb18030"], coreFoundation: 0x0632, foundation: nil),
    EncodingRow(names: ["gbk", "gb2312"], coreFoundation: 0x0930, foundation: nil),
    EncodingRow(names: ["big5"], coreFoundation: 0x0A03, foundation: nil),
    EncodingRow(names: ["euc-kr"], coreFoundation: 0x0940, foundation: nil),
    EncodingRow(names: ["koi8-r"], coreFoundation: 0x0A02, foundation: nil),
]

/// The number of an encoding that a `Content-Type` names; `kCFStringEncodingInvalidId` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    let name = String._unconditionallyBridgeFromObjectiveC(theString).lowercased()
    return encodingRows.first { $0.names.contains(name) }?.coreFoundation ?? kCFStringEncodingInvalidId
}

/// Foundation's number for one of Core Foundation's: its own, or the same with the highest of 32 bits.
@_disfavoredOverload  // Foundation has it, too, for whoever imports Core Foundation itself.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodingRows.first { $0.coreFoundation == encoding }?.foundation ?? 0x8000_0000 | UInt(encoding)
}
