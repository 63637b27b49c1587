/// A gesture that goes on, as it is at one moment.
public struct ViewGesture: Codable, Hashable, Sendable {
    /// ``ViewSense/pan``, ``ViewSense/pinch``, ``ViewSense/rotate`` or ``ViewSense/longPress``.
    public var sense: ViewSense
    public var phase: Phase
    /// The middle of the fingers, in the coordinates of the view at the top.
    public var at: ViewPoint
    /// How far the middle has come since the beginning, in points.
    public var translation: ViewPoint
    /// Of the middle, in points per second.
    public var velocity: ViewPoint
    /// How much farther apart the fingers are than at the beginning; 1 for one finger.
    public var scale: Double
    /// How far the fingers have turned since the beginning, in radians, clockwise.
    public var rotation: Double
    public var touches: Int

    /// How far a gesture is.
    public enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
        case began, changed, ended, cancelled
    }

    public init(
        sense: ViewSense,
        phase: Phase,
        at: ViewPoint,
        translation: ViewPoint = ViewPoint(x: 0, y: 0),
        velocity: ViewPoint = ViewPoint(x: 0, y: 0),
        scale: Double = 1,
        rotation: Double = 0,
        touches: Int = 1
    ) {
        self.sense = sense
        self.phase = phase
        self.at = at
        self.translation = translation
        self.velocity = velocity
        self.scale = scale
        self.rotation = rotation
        self.touches = touches
    }
}
