/// A change of one property of a view over time, which leaves the view as it is when it is over (Core Animation).
public struct LayerAnimation: Codable, Hashable, Sendable {
    /// Unique in the extension's process: an animation that stays in the list goes on.
    public var id: Int
    public var property: Property
    /// What the property becomes, in order, one per moment of ``times``.
    public var values: [Value]
    /// 0…1, ascending; empty spreads the values evenly.
    public var times: [Double]
    /// Seconds, of one run.
    public var duration: Double
    /// Seconds.
    public var delay: Double
    public var curve: ViewAnimation.Curve
    /// How often it runs; nil is for ever.
    public var runs: Double?
    /// Whether it goes back the way that it came.
    public var autoreverses: Bool
    /// Whether it stays where it ended.
    public var staysAtEnd: Bool

    /// What is changed.
    public enum Property: String, Codable, Hashable, Sendable, CaseIterable {
        /// 0…1
        case opacity
        /// Radians.
        case rotation
        case scale, scaleX, scaleY
        /// Points from where it is.
        case translateX, translateY, translate
        /// Six or sixteen numbers.
        case transform
        case background, cornerRadius, width, height
        /// Of a shape.
        case path, fill, stroke, strokeStart, strokeEnd, lineWidth
    }

    /// What a property is at one moment.
    public enum Value: Hashable, Sendable {
        case numbers([Double])
        case color(ViewColor)
        case path(String)
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
