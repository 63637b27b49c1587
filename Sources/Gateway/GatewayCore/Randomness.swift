import Synchronization

/// Where the gateway's randomness comes from: the system, or a seed that a test can repeat.
package struct Randomness: RandomNumberGenerator, Sendable {
    private let source: @Sendable () -> UInt64

    /// - Parameter source: returns 64 random bits; called from any thread.
    package init(_ source: @escaping @Sendable () -> UInt64) {
        self.source = source
    }

    /// The system's generator, which is fit for secrets.
    package static let system = Randomness {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }

    /// A sequence that is the same for every use of the same seed (SplitMix64), which is not for secrets.
    package static func seeded(_ seed: UInt64) -> Randomness {
        let state = SeededState(seed)
        return Randomness { state.next() }
    }

    package mutating func next() -> UInt64 { source() }

    /// So many random bytes.
    package func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            withUnsafeBytes(of: source()) { bytes.append(contentsOf: $0.prefix(count - bytes.count)) }
        }
        return bytes
    }
}

/// Numbers that are unlike each other and cost next to nothing (SplitMix64): for identifiers, which are no secrets.
package struct IdentifierGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// - Parameter seed: another one for each user of such numbers.
    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

private final class SeededState: Sendable {
    private let generator: Mutex<IdentifierGenerator>

    init(_ seed: UInt64) {
        self.generator = Mutex(IdentifierGenerator(seed: seed))
    }

    func next() -> UInt64 {
        generator.withLock { $0.next() }
    }
}
