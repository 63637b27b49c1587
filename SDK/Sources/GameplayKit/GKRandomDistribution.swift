public import Foundation

/// Numbers between two others, each as often.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    private let source: any GKRandom

    /// Both are among the numbers.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        precondition(lowestInclusive <= highestInclusive, "the lowest value is above the highest")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource(),
            lowestValue: lowestInclusive,
            highestValue: highestInclusive
        )
    }
    /// A die with so many sides, which begin with 1.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    open class func d6() -> Self { Self.die(6) }
    open class func d20() -> Self { Self.die(20) }

    private static func die(_ sides: Int) -> Self {
        guard let die = make(sides) as? Self else { fatalError("\(Self.self) has no dice") }
        return die
    }
    class func make(_ sides: Int) -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: sides) }

    open var numberOfPossibleOutcomes: Int {
        let (span, isTooLarge) = highestValue.subtractingReportingOverflow(lowestValue)
        return isTooLarge || span == .max ? .max : span + 1
    }

    open func nextInt() -> Int { lowestValue &+ pick(numberOfPossibleOutcomes) }
    /// One of the numbers that lie below a bound.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        let (span, isTooLarge) = upperBound.subtractingReportingOverflow(lowestValue)
        return lowestValue &+ pick(min(numberOfPossibleOutcomes, isTooLarge ? .max : span))
    }
    open func nextUniform() -> Float {
        let count = numberOfPossibleOutcomes
        return count > 1 ? Float(pick(count)) / Float(count - 1) : 0
    }
    open func nextBool() -> Bool { source.nextBool() }

    /// The place of a number among so many.
    func pick(_ count: Int) -> Int { source.nextInt(upperBound: count) }
    fileprivate func uniform() -> Float { source.nextUniform() }
}

/// Numbers of which those in the middle come most often.
public final class GKGaussianDistribution: GKRandomDistribution {
    public var mean: Float { (Float(lowestValue) + Float(highestValue)) / 2 }
    public var deviation: Float { Float(numberOfPossibleOutcomes) / 6 }

    override class func make(_ sides: Int) -> GKRandomDistribution {
        GKGaussianDistribution(forDieWithSideCount: sides)
    }

    override func pick(_ count: Int) -> Int {
        // Box and Muller's: two even numbers make one of the bell.
        let even = (max(uniform(), .leastNormalMagnitude), uniform())
        let bell = (-2 * log(Double(even.0))).squareRoot() * cos(2 * .pi * Double(even.1))
        let middle = Double(count - 1) / 2
        let place = (middle + bell * Double(count) / 6).rounded()
        return Int(min(max(place, 0), Double(count - 1)))
    }
}

/// Numbers of which none comes again before all others came.
public final class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    override class func make(_ sides: Int) -> GKRandomDistribution {
        GKShuffledDistribution(forDieWithSideCount: sides)
    }

    override func pick(_ count: Int) -> Int {
        // A bag of more numbers than this would not be emptied anyway.
        guard count == numberOfPossibleOutcomes, count <= 65536 else { return super.pick(count) }
        if left.isEmpty { left = Array(0..<count) }
        left.swapAt(super.pick(left.count), left.count - 1)
        return left.removeLast()
    }
}

extension NSArray {
    /// The same objects in another order, of the system's source.
    public func shuffled() -> [Any] { GKRandomSource().arrayByShufflingObjects(in: map { $0 }) }
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
}
