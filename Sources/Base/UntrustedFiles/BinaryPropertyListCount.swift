import Foundation

/// Counts what a binary property list becomes when every reference is followed, without following any twice.
struct BinaryPropertyListCount {
    /// What a value becomes.
    private struct Size {
        var values: Int
        var bytes: Int
        var depth: Int
    }

    private enum Look {
        case unseen
        /// It is being looked at: one that holds itself has no end.
        case open
        case known(Size)
    }

    private let bytes: [UInt8]
    private var looks: [Look] = []
    private var offsetSize = 0
    private var referenceSize = 0
    private var table = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    /// - Throws: ``PropertyListRefusal`` for a list beyond the limits of ``PropertyListReader``, and for a broken one.
    mutating func check() throws(PropertyListRefusal) {
        // The trailer: 6 bytes unused, two sizes, then the number of objects, the top one and the table's place.
        guard bytes.count >= 8 + 32 else { throw .broken }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let count = try number(at: trailer + 8, size: 8)
        let top = try number(at: trailer + 16, size: 8)
        table = try number(at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, table < trailer,
            count <= (trailer - table) / offsetSize
        else { throw .broken }
        guard count <= PropertyListReader.valueLimit else { throw .tooLarge }
        looks = Array(repeating: .unseen, count: count)
        _ = try size(of: top, depth: 1)
    }

    private mutating func size(of object: Int, depth: Int) throws(PropertyListRefusal) -> Size {
        guard looks.indices.contains(object) else { throw .broken }
        switch looks[object] {
        case .known(let size):
            guard depth + size.depth <= PropertyListReader.depthLimit + 1 else { throw .tooDeep }
            return size
        case .open: throw .broken
        case .unseen: break
        }
        guard depth <= PropertyListReader.depthLimit else { throw .tooDeep }
        looks[object] = .open
        let size = try look(at: object, depth: depth)
        guard size.values <= PropertyListReader.valueLimit, size.bytes <= PropertyListReader.byteLimit else {
            throw .tooLarge
        }
        looks[object] = .known(size)
        return size
    }

    private mutating func look(at object: Int, depth: Int) throws(PropertyListRefusal) -> Size {
        var place = try number(at: table + object * offsetSize, size: offsetSize)
        guard place < table else { throw .broken }
        let marker = bytes[place]
        place += 1
        let kind = marker >> 4
        // Numbers, dates and the like; the rest say how many they hold.
        guard kind >= 4 else { return Size(values: 1, bytes: 16, depth: 1) }
        let count = try count(marker, &place)
        switch kind {
        case 0x4, 0x5, 0x6, 0x7, 0x8:
            let unit = kind == 0x6 ? 2 : 1
            guard count <= (table - place) / unit else { throw .broken }
            return Size(values: 1, bytes: 16 + count * unit, depth: 1)
        case 0xB, 0xC:
            // Foundation's reader ends the process over a set that holds anything.
            throw PropertyListRefusal("holds a set, which no property list may")
        case 0xA, 0xD:
            let references = kind == 0xD ? 2 : 1
            guard count <= (table - place) / (references * referenceSize) else { throw .broken }
            return try sum(count * references, at: place, depth)
        default:
            throw .broken
        }
    }

    private mutating func sum(_ count: Int, at place: Int, _ depth: Int) throws(PropertyListRefusal) -> Size {
        var sum = Size(values: 1, bytes: 16, depth: 1)
        for index in 0..<count {
            let child = try size(of: number(at: place + index * referenceSize, size: referenceSize), depth: depth + 1)
            // Each is within the limits, so that the sums are far from overflowing.
            sum.values += child.values
            sum.bytes += child.bytes
            sum.depth = max(sum.depth, child.depth + 1)
            guard sum.values <= PropertyListReader.valueLimit, sum.bytes <= PropertyListReader.byteLimit else {
                throw .tooLarge
            }
        }
        return sum
    }

    /// How many an object holds: in its marker, or in the number that follows.
    private func count(_ marker: UInt8, _ place: inout Int) throws(PropertyListRefusal) -> Int {
        let few = Int(marker & 0xF)
        guard few == 0xF else { return few }
        guard place < table, bytes[place] >> 4 == 1 else { throw .broken }
        let size = 1 << Int(bytes[place] & 0xF)
        guard size <= 8 else { throw .broken }
        defer { place += 1 + size }
        return try number(at: place + 1, size: size)
    }

    /// A number, the most significant byte first.
    private func number(at place: Int, size: Int) throws(PropertyListRefusal) -> Int {
        guard place >= 0, place <= bytes.count - size else { throw .broken }
        var value: UInt64 = 0
        for byte in bytes[place..<(place + size)] { value = value << 8 | UInt64(byte) }
        guard let number = Int(exactly: value) else { throw .broken }
        return number
    }
}
