package import Foundation

/// Reads property lists that others wrote, within bounds of size, depth and number of values.
///
/// Foundation's own reader makes a value of every reference: a binary list of 200 bytes whose arrays name one another
/// becomes gigabytes. Here what it would become is counted before it is made.
package enum PropertyListReader {
    /// Values that a list may hold, each reference counted.
    package static let valueLimit = 200_000
    /// Bytes of its texts and data, each reference counted.
    package static let byteLimit = 32 << 20
    /// Arrays and dictionaries within each other.
    package static let depthLimit = 64

    /// Reads a binary or XML list.
    ///
    /// - Throws: ``PropertyListRefusal``
    package static func read(_ bytes: Data) throws(PropertyListRefusal) -> Any {
        if bytes.starts(with: Array("bplist0".utf8)) {
            var count = BinaryPropertyListCount(bytes)
            try count.check()
        } else if isXML(bytes) {
            try XMLPropertyListCount.check(bytes)
        } else {
            throw PropertyListRefusal("is neither a binary nor an XML property list in UTF-8")
        }
        do {
            return try PropertyListSerialization.propertyList(from: bytes, format: nil)
        } catch {
            throw PropertyListRefusal("is no property list that can be read")
        }
    }

    /// Whether the bytes are marked as one of the two forms: the third, of old, is no list for us.
    package static func isMarked(_ bytes: Data) -> Bool { bytes.starts(with: Array("bplist0".utf8)) || isXML(bytes) }

    private static func isXML(_ bytes: Data) -> Bool {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { rest.starts(with: Array($0.utf8)) }
    }
}

/// Why a property list is not read.
package struct PropertyListRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ why: String) { description = why }

    static let broken = Self("is no binary property list that can be read")
    static let tooDeep = Self("has more than \(PropertyListReader.depthLimit) lists within each other")
    static let tooLarge = Self(
        "would become more than \(PropertyListReader.valueLimit) values or \(PropertyListReader.byteLimit >> 20) MB"
    )
}
