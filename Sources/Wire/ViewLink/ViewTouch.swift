/// A finger on an extension's views, as it is at one moment.
public struct ViewTouch: Codable, Hashable, Sendable {
    /// Of the finger, from when it comes until it leaves; never used twice in an opening.
    public var id: Int
    public var phase: ViewGesture.Phase
    /// In the coordinates of the view at the top.
    public var at: ViewPoint
    /// In seconds, of a clock that only counts forward.
    public var time: Double
    /// Which tap in a row it is, or would be.
    public var taps: Int
    /// Where the finger was since it was last told of, oldest first; without ``at``.
    public var way: [ViewPoint]

    /// How many places of a way are believed.
    public static let wayLimit = 64

    public init(
        id: Int,
        phase: ViewGesture.Phase,
        at: ViewPoint,
        time: Double = 0,
        taps: Int = 1,
        way: [ViewPoint] = []
    ) {
        self.id = id
        self.phase = phase
        self.at = at
        self.time = time
        self.taps = taps
        self.way = way
    }
}
