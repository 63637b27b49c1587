/// One view as it is drawn.
public struct ViewNode: Codable, Hashable, Sendable, Identifiable {
    /// Unique in the extension's process; never used twice.
    public typealias ID = Int

    public var id: ID
    /// Back to front.
    public var children: [ID]
    /// In the parent's coordinates, before ``ViewStyle/transform``, in points.
    public var frame: ViewRect
    public var content: ViewContent
    public var style: ViewStyle
    /// What the page tells the extension of.
    public var hears: Set<ViewSense>
    public var accessibility: ViewAccessibility?
    /// The animation that goes on, if any.
    public var repeatingAnimation: RepeatingAnimation?

    public init(
        id: ID,
        children: [ID] = [],
        frame: ViewRect,
        content: ViewContent = .plain,
        style: ViewStyle = ViewStyle(),
        hears: Set<ViewSense> = [],
        accessibility: ViewAccessibility? = nil
    ) {
        self.id = id
        self.children = children
        self.frame = frame
        self.content = content
        self.style = style
        self.hears = hears
        self.accessibility = accessibility
    }

    var isDrawable: Bool {
        let limit = ViewTree.Limits.coordinate
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        return numbers.allSatisfy { abs($0) <= limit } && content.textLength <= ViewTree.Limits.text
            && content.drawingLength <= ViewTree.Limits.drawing
            && (style.filters?.count ?? 0) <= ViewTree.Limits.filters
    }
}

/// What a person can do with a view that its extension wants to hear of.
public enum ViewSense: String, Codable, Hashable, Sendable, CaseIterable {
    case tap
    case doubleTap
    case longPress
    case swipeLeft
    case swipeRight
    case swipeUp
    case swipeDown
    case pan
    case pinch
    case rotate
}

/// What a screen reader says of a view, where the view says so itself.
public struct ViewAccessibility: Codable, Hashable, Sendable {
    public var label: String?
    public var hint: String?
    public var value: String?
    /// For tests.
    public var identifier: String?
    public var isHidden: Bool

    public init(
        label: String? = nil,
        hint: String? = nil,
        value: String? = nil,
        identifier: String? = nil,
        isHidden: Bool = false
    ) {
        self.label = label
        self.hint = hint
        self.value = value
        self.identifier = identifier
        self.isHidden = isHidden
    }
}

/// A point, in points; origin at the upper left.
public struct ViewPoint: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle, in points; origin at the upper left.
public struct ViewRect: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
