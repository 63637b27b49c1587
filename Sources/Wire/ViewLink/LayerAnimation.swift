/// One property of a layer on its way over time (Core Animation), which the page runs by itself.
public struct LayerAnimation: Codable, Hashable, Sendable {
    /// Unique in the extension's process: an animation that stays in the list goes on.
    public var id: Int
    public var property: Property
    /// What the property becomes, in order, one per moment of ``times``.
    public var values: [Value]
    /// 0…1, ascending; empty spreads the values evenly. Two values of one moment are a jump.
    public var times: [Double]
    /// The way from each value to the next, as ``pace``; nil goes straight.
    public var curves: [[Double]]?
    /// Seconds, of one run.
    public var duration: Double
    /// Seconds; below zero for one that is under way already.
    public var delay: Double
    /// How one run goes, where ``pace`` is nil.
    public var curve: ViewAnimation.Curve
    /// The two control points of the curve by which one run goes (x1, y1, x2, y2); empty goes straight.
    public var pace: [Double]?
    /// How often it runs; nil is for ever.
    public var runs: Double?
    /// Whether it goes back the way that it came.
    public var autoreverses: Bool
    /// Whether it stays where it ended.
    public var staysAtEnd: Bool
    /// Whether the first value is seen before it begins; nil does so.
    public var fillsBefore: Bool?
    /// Whether its values are added to what the property is without it.
    public var isAdditive: Bool?
    /// How fast the layer's time goes; nil is 1. At 0 it stands, ``elapsed`` after its beginning.
    public var rate: Double?
    /// Seconds of the layer's time since it began; said where ``rate`` is 0.
    public var elapsed: Double?

    /// What is changed.
    public enum Property: String, Codable, Hashable, Sendable, CaseIterable {
        /// 0…1
        case opacity
        /// 0 or 1; whether it is not seen.
        case hidden
        /// Radians, about the axis that points at the reader, to the right and down.
        case rotation, rotationX, rotationY
        case scale, scaleX, scaleY
        /// Points from where it is, beside its transform.
        case translateX, translateY, translate
        /// Points, as a part of its transform.
        case shiftX, shiftY, shift
        /// Six or sixteen numbers.
        case transform
        /// What it turns about, in parts of its box; its place in the box stays where it was.
        case anchor
        case background, cornerRadius, width, height, borderWidth, borderColor, shadow, gradient
        /// Of a shape.
        case path, fill, stroke, strokeStart, strokeEnd, lineWidth, dashPhase
    }

    /// What a property is at one moment.
    public enum Value: Hashable, Sendable {
        case numbers([Double])
        case color(ViewColor)
        case path(String)
        case shadow(ViewShadow)
        case gradient(ViewGradient)
    }

    public init(id: Int, property: Property, values: [Value], duration: Double) {
        self.id = id
        self.property = property
        self.values = values
        self.times = []
        self.duration = duration
        self.delay = 0
        self.curve = .linear
        self.runs = 1
        self.autoreverses = false
        self.staysAtEnd = false
    }
}
