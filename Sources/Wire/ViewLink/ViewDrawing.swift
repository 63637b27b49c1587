/// Lines and areas, as SVG says them.
public struct VectorPath: Codable, Hashable, Sendable {
    /// SVG path data with absolute commands (`M`, `L`, `Q`, `C`, `Z`), in the view's points.
    public var data: String
    public var fill: ViewColor?
    /// Fills by the even-odd rule.
    public var isEvenOdd: Bool?
    /// Fills with a gradient in place of ``fill``; its ends are points of the drawing.
    public var gradient: ViewGradient?
    public var stroke: VectorStroke?

    public init(data: String, fill: ViewColor? = nil, isEvenOdd: Bool = false, stroke: VectorStroke? = nil) {
        self.data = data
        self.fill = fill
        self.isEvenOdd = isEvenOdd ? true : nil
        self.stroke = stroke
    }
}

/// A line along a path.
public struct VectorStroke: Codable, Hashable, Sendable {
    public var color: ViewColor
    /// Points.
    public var width: Double
    public var cap: Cap?
    public var join: Join?
    public var miterLimit: Double?
    /// Lengths of dashes and gaps in turn, in points.
    public var dashes: [Double]?
    public var dashPhase: Double?
    /// The part of the path that is drawn, 0…1; nil is its beginning.
    public var start: Double?
    /// nil is the path's end.
    public var end: Double?

    /// How a line ends; nil is cut off.
    public enum Cap: String, Codable, Hashable, Sendable, CaseIterable {
        case round, square
    }

    /// How a line turns; nil is a corner.
    public enum Join: String, Codable, Hashable, Sendable, CaseIterable {
        case round, bevel
    }

    public init(color: ViewColor, width: Double) {
        self.color = color
        self.width = width
    }
}

/// One thing of a drawing.
public struct DrawingMark: Codable, Hashable, Sendable {
    public var content: Content
    /// Paths outside of which nothing is drawn.
    public var clips: [VectorPath]?
    /// a, b, c, d, tx, ty, for what is no path; a path's points are where they lie.
    public var transform: [Double]?
    /// 0…1; nil is 1.
    public var alpha: Double?
    public var shadow: ViewShadow?

    /// What it is.
    public enum Content: Hashable, Sendable {
        case path(VectorPath)
        case text(TextBlock)
        case image(ImageContent, in: ViewRect)
    }

    public init(_ content: Content) {
        self.content = content
    }

    var length: Int {
        let clips = (clips ?? []).reduce(0) { $0 + $1.data.utf8.count }
        return switch content {
        case .path(let path): path.data.utf8.count + clips
        case .text(let text): text.length + clips
        case .image: 1 + clips
        }
    }
}

/// Marks over each other: what a view's `draw(_:)` or a graphics renderer made.
public struct ViewDrawing: Codable, Hashable, Sendable {
    /// Points.
    public var width: Double
    public var height: Double
    /// The first lies at the bottom.
    public var marks: [DrawingMark]

    public init(width: Double, height: Double, marks: [DrawingMark]) {
        self.width = width
        self.height = height
        self.marks = marks
    }

    var length: Int { marks.reduce(0) { $0 + $1.length } }
}
