import Foundation

/// Makes every global symbol of an archive's objects visible.
///
/// A static library hides what only its own modules may call. Once it is a shared one, its other half lies in another
/// file: a class of the author's that inherits from `NSObject` has the methods in its table that Foundation hides.
enum ArchiveVisibility {
    /// Changes the objects (ELF, 64 bits, little-endian) within an `ar` archive; leaves all else as it is.
    static func exportEverything(_ archive: inout Data) {
        archive.withUnsafeMutableBytes { bytes in
            var offset = 8  // "!<arch>\n"
            while offset + 60 <= bytes.count {
                let field = bytes[offset + 48..<offset + 58].prefix { $0 != UInt8(ascii: " ") }
                guard let size = Int(String(decoding: field, as: UTF8.self)), size >= 0,
                    offset + 60 + size <= bytes.count
                else { return }
                let member = offset + 60..<offset + 60 + size
                exportSymbols(UnsafeMutableRawBufferPointer(rebasing: bytes[member]))
                offset = member.upperBound + size % 2
            }
        }
    }

    private static func exportSymbols(_ object: UnsafeMutableRawBufferPointer) {
        func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Int? {
            guard offset >= 0, offset + MemoryLayout<Number>.size <= object.count else { return nil }
            return Int(truncatingIfNeeded: object.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        guard object.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let sections = number(0x28, UInt64.self),
            let width = number(0x3A, UInt16.self), let count = number(0x3C, UInt16.self)
        else { return }
        for section in (0..<count).map({ sections + $0 * width }) where number(section + 4, UInt32.self) == symbolTable
        {
            guard let start = number(section + 24, UInt64.self), let size = number(section + 32, UInt64.self),
                start >= 0, size >= 0, start <= object.count, size <= object.count - start
            else { continue }
            for symbol in stride(from: start, to: start + size - symbolSize + 1, by: symbolSize) {
                let isGlobal = object[symbol + 4] >> 4 != 0
                let isDefined = object[symbol + 6] != 0 || object[symbol + 7] != 0
                // The two lowest bits are the visibility: 2 is hidden, 0 the default.
                if isGlobal, isDefined, object[symbol + 5] & 3 == 2 { object[symbol + 5] &= ~3 }
            }
        }
    }

    private static let symbolTable = 2
    private static let symbolSize = 24
}
