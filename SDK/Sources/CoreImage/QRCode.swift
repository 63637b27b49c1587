import Foundation

/// A QR code of bytes (ISO/IEC 18004), in the smallest version that holds them.
struct QRCode {
    /// How much of it may be lost.
    enum Correction: Int { case low = 0, medium, quartile, high }

    /// Modules on each side, without a margin.
    let side: Int
    private(set) var modules: [Bool]
    /// Modules that no data and no mask change.
    private var isFixed: [Bool]

    /// Nil for more than a code of 177 modules holds.
    init?(_ data: [UInt8], _ correction: Correction) {
        guard let version = Self.version(for: data.count, correction) else { return nil }
        side = 17 + 4 * version
        modules = [Bool](repeating: false, count: side * side)
        isFixed = modules
        drawPatterns(version)
        draw(Self.codewords(data, version, correction))
        var best: (modules: [Bool], penalty: Int)?
        let plain = modules
        for mask in 0..<8 {
            modules = plain
            apply(mask)
            drawFormat(correction, mask)
            let penalty = penalty
            if penalty < best?.penalty ?? Int.max { best = (modules, penalty) }
        }
        modules = best?.modules ?? plain
    }

    subscript(x: Int, y: Int) -> Bool { modules[y * side + x] }

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y * side + x] = isDark
        isFixed[y * side + x] = true
    }

    // MARK: How much it holds

    private static let checkWords: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// All modules that hold data and check words.
    private static func rawModules(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let marks = version / 7 + 2
            count -= (25 * marks - 10) * marks - 55
            if version >= 7 { count -= 36 }
        }
        return count
    }

    private static func dataWords(_ version: Int, _ correction: Correction) -> Int {
        let row = correction.rawValue
        return rawModules(version) / 8 - checkWords[row][version - 1] * blocks[row][version - 1]
    }

    private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    private static func version(for count: Int, _ correction: Correction) -> Int? {
        (1...40).first { 4 + lengthBits($0) + 8 * count <= 8 * dataWords($0, correction) }
    }

    // MARK: Words

    private static func codewords(_ data: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
        }
        add(0b0100, 4)
        add(data.count, lengthBits(version))
        for byte in data { add(Int(byte), 8) }
        let room = 8 * dataWords(version, correction)
        add(0, min(4, room - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var pad = 0xEC
        while bits.count < room {
            add(pad, 8)
            pad ^= 0xEC ^ 0x11
        }
        let words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        return interleave(words, version, correction)
    }

    /// Words in blocks, each with words that mend it, and of all blocks in turn.
    private static func interleave(_ words: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let row = correction.rawValue
        let (checks, count) = (checkWords[row][version - 1], blocks[row][version - 1])
        let whole = rawModules(version) / 8
        let short = whole / count - checks
        let shortBlocks = count - whole % count
        let divisor = ReedSolomon.divisor(checks)
        var parts: [(data: [UInt8], check: [UInt8])] = []
        var at = 0
        for index in 0..<count {
            let length = short + (index < shortBlocks ? 0 : 1)
            let part = Array(words[at..<at + length])
            at += length
            parts.append((part, ReedSolomon.remainder(part, divisor)))
        }
        var result: [UInt8] = []
        for index in 0...short { for part in parts where index < part.data.count { result.append(part.data[index]) } }
        for index in 0..<checks { for part in parts { result.append(part.check[index]) } }
        return result
    }

    // MARK: Patterns

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<side {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
        let places = Self.alignments(version, side)
        for x in places {
            for y in places where !isCorner(x, y, places) {
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, 0)
        drawVersion(version)
    }

    private func isCorner(_ x: Int, _ y: Int, _ places: [Int]) -> Bool {
        guard let first = places.first, let last = places.last else { return true }
        return x == first && y == first || x == first && y == last || x == last && y == first
    }

    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 where (0..<side).contains(x + dx) && (0..<side).contains(y + dy) {
                let distance = max(abs(dx), abs(dy))
                fix(x + dx, y + dy, distance != 2 && distance != 4)
            }
        }
    }

    private static func alignments(_ version: Int, _ side: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
        let level = [1, 0, 3, 2][correction.rawValue]
        let data = level << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
        fix(8, side - 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (far, near) = (side - 11 + index % 3, index / 3)
            fix(far, near, bits >> index & 1 == 1)
            fix(near, far, bits >> index & 1 == 1)
        }
    }

    /// Bits go up and down in pairs of columns, from the right.
    private mutating func draw(_ words: [UInt8]) {
        var at = 0
        var right = side - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<side {
                for x in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0
                    let y = isUpward ? side - 1 - step : step
                    guard !isFixed[y * side + x], at < words.count * 8 else { continue }
                    modules[y * side + x] = words[at >> 3] >> (7 - at & 7) & 1 == 1
                    at += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] {
                let isTurned =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { modules[y * side + x].toggle() }
            }
        }
    }

    // MARK: How well it can be read

    private var penalty: Int {
        var sum = 0
        for line in 0..<side {
            sum += Self.penalty(of: (0..<side).map { self[$0, line] })
            sum += Self.penalty(of: (0..<side).map { self[line, $0] })
        }
        for y in 0..<side - 1 {
            for x in 0..<side - 1 {
                let color = self[x, y]
                if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { sum += 3 }
            }
        }
        let dark = modules.count { $0 }
        return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }

    /// Runs of one colour, and what looks like a finder.
    private static func penalty(of line: [Bool]) -> Int {
        var (sum, run) = (0, 1)
        for index in 1..<line.count {
            if line[index] == line[index - 1] {
                run += 1
                if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
            } else {
                run = 1
            }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        for pattern in [finder + light, light + finder] {
            for start in 0...line.count - pattern.count
            where Array(line[start..<start + pattern.count]) == pattern { sum += 40 }
        }
        return sum
    }
}

/// Words that mend others, in the field of 256 elements.
private enum ReedSolomon {
    static func multiply(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var product = 0
        for index in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7) * 0x11D
            product ^= Int(y >> UInt8(index) & 1) * Int(x)
        }
        return UInt8(product & 0xFF)
    }

    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiply(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= multiply(divisor[index], factor) }
        }
        return result
    }
}
