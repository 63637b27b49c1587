/// What the blocks of a GIF file tell of its pictures (GIF89a).
///
/// A file that is cut off has the pictures that begin in it.
struct GIFBlocks {
    /// Hundredths of a second that each picture is seen.
    private(set) var delays: [Int] = []
    /// How often they are shown; 0 for without an end, nil where the file does not say.
    private(set) var loopCount: Int?

    private let bytes: [UInt8]
    private var at = 0
    /// Of the picture that comes next.
    private var delay = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count > 13 else { return }
        at = 13 + Self.tableSize(bytes[10])
        while readBlock() {}
    }

    /// Bytes of a colour table, of which the flags of a descriptor tell.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private mutating func readBlock() -> Bool {
        guard at + 1 < bytes.count else { return false }
        switch bytes[at] {
        case 0x21:
            let label = bytes[at + 1]
            at += 2
            readExtension(label, subBlocks())
            return true
        case 0x2C:
            guard at + 9 < bytes.count else { return false }
            delays.append(delay)
            delay = 0
            // The smallest code size is one byte, before the picture's data.
            at += 11 + Self.tableSize(bytes[at + 9])
            _ = subBlocks()
            return true
        default: return false
        }
    }

    private mutating func readExtension(_ label: UInt8, _ blocks: [ArraySlice<UInt8>]) {
        guard let first = blocks.first else { return }
        switch label {
        case 0xF9 where first.count >= 3:
            delay = Int(first[first.startIndex + 1]) | Int(first[first.startIndex + 2]) << 8
        case 0xFF where first.elementsEqual("NETSCAPE2.0".utf8):
            guard let loop = blocks.dropFirst().first, loop.count >= 3, loop.first == 1 else { return }
            loopCount = Int(loop[loop.startIndex + 1]) | Int(loop[loop.startIndex + 2]) << 8
        default: return
        }
    }

    /// The parts of a block's data, up to the empty one that ends it.
    private mutating func subBlocks() -> [ArraySlice<UInt8>] {
        var blocks: [ArraySlice<UInt8>] = []
        while at < bytes.count {
            let count = Int(bytes[at])
            at += 1
            guard count > 0 else { break }
            blocks.append(bytes[at..<min(at + count, bytes.count)].prefix(count))
            at += count
        }
        return blocks
    }
}
