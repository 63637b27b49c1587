import Foundation
import Testing

/// Each entry point with its corpus and seeded mutations of it; `Scripts/fuzz.sh` goes on where this ends.
@Suite("Whatever bytes come, nothing traps") struct FuzzTests {
    /// How many mutations `make test` tries of each; CARILLON_FUZZ asks for more.
    private static let mutations = ProcessInfo.processInfo.environment["CARILLON_FUZZ"].flatMap { Int($0) } ?? 1_000

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

    /// The corpus of an entry point; of links, the messages as they were written down.
    private func seeds(_ target: FuzzTarget) throws -> [Data] {
        let folder =
            switch target {
            case .link: "../WireTests/Goldens/app"
            case .courier: "../WireTests/Goldens/courier"
            case .scan, .lint: "Corpus/push"
            default: "Corpus/\(target.rawValue)"
            }
        let files = FileManager.default.enumerator(
            at: Self.tests.appending(path: folder).standardizedFileURL,
            includingPropertiesForKeys: [.isRegularFileKey]
        )
        let places = (files?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
        return try places.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
    }

    @Test(arguments: FuzzTarget.allCases)
    func target(_ target: FuzzTarget) throws {
        let seeds = try seeds(target)
        try #require(!seeds.isEmpty, "\(target.rawValue) has no corpus")
        for seed in seeds { try target.run(seed) }
        var mutator = Mutator(seeds: seeds, seed: 1)
        for _ in 0..<Self.mutations {
            let input = mutator.next()
            do {
                try target.run(input)
            } catch {
                Issue.record("\(error); the input: \(input.base64EncodedString())")
                return
            }
        }
    }
}

/// Changes seeds a little, the same way for the same number.
struct Mutator {
    let seeds: [Data]
    private var state: UInt64

    init(seeds: [Data], seed: UInt64) {
        self.seeds = seeds
        state = seed
    }

    /// SplitMix64.
    private mutating func number(below limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(limit, 1)))
    }

    private static let pieces = [
        "\"", "{", "}", "[", "]", ":", ",", "null", "true", "-1", "9223372036854775807", "-9223372036854775808",
        "1e308",
        "18446744073709551616", "0.1", "\\u0000", "\\ud800", "%@", "%1$@", "%#@n@", "%9223372036854775807$@", "<", ">",
        "&",
        "=", ";", "/*", "//", "-", ".", "\u{0}", "\u{FEFF}", "é", "👩‍👩‍👧", "aps", "alert", "id", "type",
    ].map { Array($0.utf8) }

    mutating func next() -> Data {
        var bytes = [UInt8](seeds[number(below: seeds.count)])
        for _ in 0...number(below: 4) { change(&bytes) }
        return Data(bytes)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = number(below: bytes.count + 1)
        switch number(below: 6) {
        case 0 where place < bytes.count: bytes[place] = UInt8(number(below: 256))
        case 1 where place < bytes.count: bytes[place] ^= 1 << number(below: 8)
        case 2:
            bytes.removeSubrange(place..<min(place + number(below: 16), bytes.count))
        case 3:
            let length = min(number(below: 64), bytes.count - place)
            bytes.insert(contentsOf: bytes[place..<(place + length)], at: number(below: bytes.count + 1))
        case 4:
            let other = [UInt8](seeds[number(below: seeds.count)])
            let start = number(below: other.count)
            let part = other[start..<min(start + number(below: 64), other.count)]
            bytes.insert(contentsOf: part, at: place)
        default:
            bytes.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)], at: place)
        }
    }
}
