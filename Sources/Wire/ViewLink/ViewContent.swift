/// What is inside a view's box.
public enum ViewContent: Hashable, Sendable {
    /// Nothing but its children.
    case plain
    case label(text: TextBlock)
    case image(ImageContent)
    case button(ButtonContent)
    case textField(TextFieldContent)
    /// Text that a person may edit over several lines.
    case textView(TextFieldContent)
    case toggle(ToggleContent)
    case slider(SliderContent)
    case segments(SegmentsContent)
    /// 0…1
    case progress(value: Double, tint: ViewColor, track: ViewColor)
    case activity(isAnimating: Bool, color: ViewColor, size: Double)
    case scroll(ScrollContent)
    /// A path (CAShapeLayer).
    case shape(VectorPath)
    /// What the view draws itself.
    case drawing(ViewDrawing)
    /// Where a player of ``ViewPanel/players`` shows its pictures.
    case video(player: Int, fit: ImageContent.Fit)
    case web(WebContent)
    /// Something that Carillon does not draw, named.
    case missing(what: String)

    var textLength: Int {
        switch self {
        case .label(let text): text.length
        case .button(let button): (button.title?.length ?? 0) + button.label.count
        case .textField(let field), .textView(let field): field.text.count + field.placeholder.count
        case .segments(let segments): segments.titles.reduce(0) { $0 + $1.count }
        case .missing(let what): what.count
        default: 0
        }
    }

    /// How many pixels a picture of it has.
    var pixels: Int {
        switch self {
        case .image(let image): image.pixels ?? 0
        case .button(let button): button.image?.pixels ?? 0
        default: 0
        }
    }

    var drawingLength: Int {
        switch self {
        case .shape(let path): path.data.utf8.count
        case .drawing(let drawing): drawing.length
        case .image(let image): image.source.drawingLength
        case .button(let button): button.image?.source.drawingLength ?? 0
        case .web(let page): page.scripts.reduce(0) { $0 + $1.source.utf8.count }
        default: 0
        }
    }
}

/// A picture in a box.
public struct ImageContent: Codable, Hashable, Sendable {
    public var source: ImageSource
    /// The picture's size in points.
    public var width: Double
    public var height: Double
    public var fit: Fit
    /// Draws the picture's shape in this colour (template images and symbols).
    public var tint: ViewColor?
    /// Draws the shape of a symbol or a template file in a gradient across its box, in place of ``tint``.
    public var gradient: ViewGradient?
    /// Where the picture lies in its box; nil is all of it.
    public var inset: ViewRect?
    /// How many pixels the file has, where that is known.
    public var pixels: Int?

    /// How a picture fills its box; raw values as `UIView.ContentMode`.
    public enum Fit: Int, Codable, Hashable, Sendable, CaseIterable {
        case fill = 0
        case aspectFit = 1
        case aspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    public init(
        source: ImageSource,
        width: Double,
        height: Double,
        fit: Fit,
        tint: ViewColor? = nil,
        inset: ViewRect? = nil
    ) {
        self.source = source
        self.width = width
        self.height = height
        self.fit = fit
        self.tint = tint
        self.inset = inset
    }
}

/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
    /// An absolute path that the extension may read.
    case file(path: String)
    /// A symbol of the system, by Apple's name; drawn by our own icons.
    case symbol(name: String)
    /// Files that follow each other.
    case frames(paths: [String], duration: Double)
    /// A drawing that the extension made (UIGraphicsImageRenderer).
    case drawing(ViewDrawing)

    var drawingLength: Int {
        if case .drawing(let drawing) = self { drawing.length } else { 0 }
    }
}

/// A button: a title, a picture, or children that draw themselves.
public struct ButtonContent: Codable, Hashable, Sendable {
    public var title: TextBlock?
    /// Placed by its ``ImageContent/inset``.
    public var image: ImageContent?
    public var isEnabled: Bool
    public var isSelected: Bool
    /// What a screen reader says.
    public var label: String

    public init(title: TextBlock?, image: ImageContent?, isEnabled: Bool, isSelected: Bool, label: String) {
        self.title = title
        self.image = image
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.label = label
    }
}

/// A window on something larger.
public struct ScrollContent: Codable, Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// Where the extension last put it; the page moves there once per serial.
    public var offset: ViewPoint
    public var serial: Int
    public var isEnabled: Bool
    public var isPaging: Bool
    public var showsIndicators: Bool

    public init(
        width: Double,
        height: Double,
        offset: ViewPoint,
        serial: Int,
        isEnabled: Bool,
        isPaging: Bool,
        showsIndicators: Bool
    ) {
        self.width = width
        self.height = height
        self.offset = offset
        self.serial = serial
        self.isEnabled = isEnabled
        self.isPaging = isPaging
        self.showsIndicators = showsIndicators
    }
}
