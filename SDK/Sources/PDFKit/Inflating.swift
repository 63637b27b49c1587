import Foundation

/// Unpacks what was packed by deflate (RFC 1950 and 1951), within a limit.
struct Inflater {
    private let bytes: [UInt8]
    private var place: Int
    private var hold: UInt32 = 0
    private var held = 0
    private let limit: Int

    /// What a zlib stream holds; nil for one that is broken or longer than the limit. Its sum is not checked.
    static func zlib(_ data: some Collection<UInt8>, limit: Int) -> [UInt8]? {
        let bytes = Array(data)
        guard bytes.count > 2, bytes[0] & 15 == 8, bytes[1] & 32 == 0 else { return nil }
        var inflater = Inflater(bytes: bytes, place: 2, limit: limit)
        return inflater.all()
    }

    private init(bytes: [UInt8], place: Int, limit: Int) {
        (self.bytes, self.place, self.limit) = (bytes, place, limit)
    }

    private mutating func bits(_ count: Int) -> Int? {
        while held < count {
            guard place < bytes.count else { return nil }
            hold |= UInt32(bytes[place]) << UInt32(held)
            place += 1
            held += 8
        }
        let value = count == 0 ? 0 : Int(hold & (1 << UInt32(count) - 1))
        hold >>= UInt32(count)
        held -= count
        return value
    }

    private mutating func all() -> [UInt8]? {
        var result: [UInt8] = []
        while true {
            guard let isLast = bits(1), let kind = bits(2) else { return nil }
            switch kind {
            case 0: guard copy(to: &result) else { return nil }
            case 1: guard unpack(to: &result, Self.fixed.0, Self.fixed.1) else { return nil }
            case 2:
                guard let (letters, ways) = codes(), unpack(to: &result, letters, ways) else { return nil }
            default: return nil
            }
            if isLast == 1 { return result }
        }
    }

    /// A part that is not packed.
    private mutating func copy(to result: inout [UInt8]) -> Bool {
        // What is held back are whole bytes but for the rest of one.
        place -= held / 8
        (hold, held) = (0, 0)
        guard place + 4 <= bytes.count else { return false }
        let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        place += 4
        guard count <= bytes.count - place, count <= limit - result.count else { return false }
        result += bytes[place..<place + count]
        place += count
        return true
    }

    private mutating func unpack(to result: inout [UInt8], _ letters: Codes, _ ways: Codes) -> Bool {
        while true {
            guard let symbol = symbol(letters) else { return false }
            switch symbol {
            case 0..<256:
                guard result.count < limit else { return false }
                result.append(UInt8(symbol))
            case 256: return true
            default:
                guard symbol - 257 < Self.lengths.count else { return false }
                let (base, extra) = Self.lengths[symbol - 257]
                guard let more = bits(extra), let way = self.symbol(ways), way < Self.ways.count,
                    let further = bits(Self.ways[way].1)
                else { return false }
                let (count, back) = (base + more, Self.ways[way].0 + further)
                guard back <= result.count, count <= limit - result.count else { return false }
                for _ in 0..<count { result.append(result[result.count - back]) }
            }
        }
    }

    /// How many codes there are of each length, and what they stand for.
    private struct Codes {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        /// nil where there are more codes than fit.
        init?(_ lengths: ArraySlice<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var left = 1
            for length in 1..<16 {
                left = left * 2 - counts[length]
                guard left >= 0 else { return nil }
            }
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
                .map { $0 - lengths.startIndex }
        }
    }

    private mutating func symbol(_ codes: Codes) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = bits(1) else { return nil }
            code |= bit
            let count = codes.counts[length]
            if code - count < first { return codes.symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }

    private mutating func codes() -> (Codes, Codes)? {
        guard let letters = bits(5).map({ $0 + 257 }), let ways = bits(5).map({ $0 + 1 }),
            let count = bits(4).map({ $0 + 4 }), letters <= 286, ways <= 30
        else { return nil }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count {
            guard let length = bits(3) else { return nil }
            lengths[Self.order[index]] = length
        }
        guard let own = Codes(lengths[...]) else { return nil }
        var all: [Int] = []
        while all.count < letters + ways {
            guard let symbol = symbol(own) else { return nil }
            switch symbol {
            case 0..<16: all.append(symbol)
            case 16:
                guard let last = all.last, let more = bits(2) else { return nil }
                all += [Int](repeating: last, count: 3 + more)
            default:
                guard let more = bits(symbol == 17 ? 3 : 7) else { return nil }
                all += [Int](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
            }
        }
        guard all.count == letters + ways, let first = Codes(all[..<letters]), let second = Codes(all[letters...])
        else { return nil }
        return (first, second)
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let fixed: (Codes, Codes) = {
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        guard let letters = Codes(lengths[...]), let ways = Codes([Int](repeating: 5, count: 30)[...]) else {
            fatalError("the codes of the standard fit")
        }
        return (letters, ways)
    }()
    /// What a length's symbol begins at, and how many bits follow.
    private static let lengths: [(Int, Int)] = {
        var base = 3
        return (0..<28).map { index in
            let extra = index < 8 ? 0 : index / 4 - 1
            defer { base += 1 << extra }
            return (base, extra)
        } + [(258, 0)]
    }()
    /// The same for how far back.
    private static let ways: [(Int, Int)] = {
        var base = 1
        return (0..<30).map { index in
            let extra = index < 4 ? 0 : index / 2 - 1
            defer { base += 1 << extra }
            return (base, extra)
        }
    }()
}
