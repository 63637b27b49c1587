public import Foundation

/// A change over several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// 0…1, one per value; where values hold until the next, one more (CAKeyframeAnimation: keyTimes).
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var path: CGPath?
    /// Curves through several values are straight between each two.
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?

    override func tracks(on layer: CALayer) -> [AnimationTrack] {
        if let path { return tracks(along: path.outline, of: layer) }
        return tracks(on: layer) { path, part in
            let list = (values ?? []).map { AnimatedProperty.value(part($0), path, layer) }
            return frames(list.compactMap(\.self).count == list.count ? list.compactMap(\.self) : [])
        }
    }

    private func frames(_ values: [AnimationTrack.Value]) -> [AnimationTrack.Frame] {
        if calculationMode == .discrete {
            let times = times(values.count + 1) { Double($0) / Double(values.count) }
            return values.indices.flatMap { index in
                [times[index], times[index + 1]].map { AnimationTrack.Frame(time: $0, value: values[index]) }
            }
        }
        let places = isPaced ? Self.places(values) : nil
        let times = times(values.count) { places?[$0] ?? Double($0) / Double(max(values.count - 1, 1)) }
        return values.indices.map { index in
            AnimationTrack.Frame(time: times[index], value: values[index], curve: curve(index))
        }
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// The times that were said, where they are as many; else those that `other` says.
    private func times(_ count: Int, else other: (Int) -> Double) -> [Double] {
        let said = (keyTimes ?? []).map(\.doubleValue)
        guard !isPaced, said.count == count, zip(said, said.dropFirst()).allSatisfy(<=) else {
            return (0..<count).map(other)
        }
        return said
    }

    private func curve(_ index: Int) -> AnimationCurve {
        guard !isPaced, let timingFunctions, index < timingFunctions.count else { return .straight }
        return timingFunctions[index].curve
    }

    /// When each of the values is reached at an even pace.
    private static func places(_ values: [AnimationTrack.Value]) -> [Double]? {
        let steps = zip(values, values.dropFirst()).map { here, next -> Double in
            guard case (.numbers(let here), .numbers(let next)) = (here, next) else { return 1 }
            return zip(here, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        }
        let whole = steps.reduce(0, +)
        guard whole > 0 else { return nil }
        return steps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / whole) }
    }

    /// Along a path: a time for each of its points, and turned with it where that is asked for.
    private func tracks(along outline: Outline, of layer: CALayer) -> [AnimationTrack] {
        let pieces = outline.strides
        let points = pieces.flatMap(\.self)
        let ways = calculationMode == .linear || calculationMode == .cubic ? nil : Self.places(points.map(Self.numbers))
        let corners = times(pieces.count) { Double($0) / Double(max(pieces.count - 1, 1)) }
        var frames: [(time: Double, point: CGPoint)] = []
        for (index, piece) in pieces.enumerated() {
            let before = index > 0 ? corners[index - 1] : 0
            for (step, point) in piece.enumerated() {
                let part = Double(step + 1) / Double(piece.count)
                // The points of a curve lie at even parts of its parameter: each is there when the curve of time says so.
                let time = index > 0 ? before + (corners[index] - before) * curve(index - 1).time(of: part) : corners[0]
                frames.append((ways?[frames.count] ?? time, point))
            }
        }
        var tracks = tracks(on: layer) { path, _ in
            frames.compactMap { frame in
                AnimatedProperty.value(frame.point, path, layer).map { .init(time: frame.time, value: $0) }
            }
        }
        if let rotationMode, let turning = turns(frames, isReversed: rotationMode == .rotateAutoReverse) {
            tracks.append(turning)
        }
        return tracks
    }

    private static func numbers(_ point: CGPoint) -> AnimationTrack.Value {
        .numbers([Double(point.x), Double(point.y)])
    }

    /// The directions of a way, without a leap where a turn is full.
    private func turns(_ frames: [(time: Double, point: CGPoint)], isReversed: Bool) -> AnimationTrack? {
        var last: Double?
        let turned = frames.indices.dropLast().compactMap { index -> AnimationTrack.Frame? in
            let (here, next) = (frames[index].point, frames[index + 1].point)
            guard here != next else { return nil }
            var angle = Double(atan2(next.y - here.y, next.x - here.x)) + (isReversed ? .pi : 0)
            if let last { angle -= ((angle - last) / (2 * .pi)).rounded() * 2 * .pi }
            last = angle
            return AnimationTrack.Frame(time: frames[index].time, value: .numbers([angle]))
        }
        return AnimationTrack("transform.rotation.z", turned)
    }
}

extension Outline {
    /// The points of each piece, from after its beginning to its end: one of a line, several of a curve.
    fileprivate var strides: [[CGPoint]] {
        var (list, last, first) = ([[CGPoint]](), CGPoint.zero, CGPoint.zero)
        for element in elements {
            var piece = Outline()
            piece.move(to: last)
            switch element {
            case .move(let point):
                first = point
                list.append([point])
            case .line(let point): list.append([point])
            case .quad(let point, let control): piece.quad(to: point, control: control)
            case .curve(let one, let two, let point): piece.curve(to: point, one, two)
            case .close: list.append([first])
            }
            if let points = piece.polygons.first { list.append(Array(points.dropFirst())) }
            last = list[list.count - 1].last ?? last
        }
        return list.filter { !$0.isEmpty }
    }
}

/// What is between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}
