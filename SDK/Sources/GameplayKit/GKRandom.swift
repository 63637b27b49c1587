@_exported public import Foundation

/// Numbers that nobody foresees (GameplayKit: GKRandom).
public protocol GKRandom: AnyObject {
    /// Between the smallest and the largest number of 32 bits.
    func nextInt() -> Int
    /// At least 0 and less than `upperBound`; 0 where that is not above 0.
    func nextInt(upperBound: Int) -> Int
    /// 0…1
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Makes numbers; this one asks the system.
open class GKRandomSource: NSObject, GKRandom {
    public override init() {}

    /// The system's.
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    /// 64 bits.
    func next() -> UInt64 { UInt64.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 0 else { return 0 }
        return Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
    }

    open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }

    open func nextBool() -> Bool { next() >> 63 == 1 }

    /// The same objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for place in shuffled.indices.dropLast() {
            shuffled.swapAt(place, place + nextInt(upperBound: shuffled.count - place))
        }
        return shuffled
    }
}

/// A source whose numbers follow from its seed. They are SplitMix64's, and other numbers than Apple's for the same seed.
public class GKSeededRandomSource: GKRandomSource {
    fileprivate var state: UInt64

    fileprivate init(state: UInt64) { self.state = state }

    override func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    fileprivate static func state(of seed: Data) -> UInt64 {
        seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// Fast and good enough for games; see ``GKSeededRandomSource`` for whose numbers it has.
public final class GKARC4RandomSource: GKSeededRandomSource {
    public let seed: Data
    public convenience init() {
        self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) }))
    }
    public init(seed: Data) {
        self.seed = seed
        super.init(state: Self.state(of: seed))
    }
    /// Leaves numbers out.
    public func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = next() } }
}

/// Faster; see ``GKSeededRandomSource`` for whose numbers it has.
public final class GKLinearCongruentialRandomSource: GKSeededRandomSource {
    public let seed: UInt64
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// Better; see ``GKSeededRandomSource`` for whose numbers it has.
public final class GKMersenneTwisterRandomSource: GKSeededRandomSource {
    public let seed: UInt64
    public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}
