public import Foundation
import ViewLink

/// How overlapping parts of a shape are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

/// How a shape's line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { Display.changed() } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { Display.changed() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { Display.changed() } }
    open var strokeColor: CGColor? { didSet { Display.changed() } }
    open var strokeStart: CGFloat = 0 { didSet { Display.changed() } }
    open var strokeEnd: CGFloat = 1 { didSet { Display.changed() } }
    open var lineWidth: CGFloat = 1 { didSet { Display.changed() } }
    open var miterLimit: CGFloat = 10 { didSet { Display.changed() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { Display.changed() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { Display.changed() } }
    open var lineDashPhase: CGFloat = 0 { didSet { Display.changed() } }
    open var lineDashPattern: [NSNumber]? { didSet { Display.changed() } }

    override var ownContent: ViewContent? { path.map { .shape(vector($0.outline)) } }

    override var outline: VectorPath {
        guard let path else { return super.outline }
        let origin = frameBeforeTransform.origin
        let moved = path.outline.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
        var shape = vector(moved)
        // The colours of a mask are nothing but more or less to be seen.
        if shape.fill.map({ $0.light & 0xFF == 0 }) == true { shape.fill = nil }
        return shape
    }

    private func vector(_ outline: Outline) -> VectorPath {
        VectorPath(
            data: outline.data,
            fill: fillColor.map { UIColor(cgColor: $0).wire },
            isEvenOdd: fillRule == .evenOdd,
            stroke: strokeColor.map(stroke)
        )
    }

    private func stroke(_ color: CGColor) -> VectorStroke {
        var line = VectorStroke(color: UIColor(cgColor: color).wire, width: Double(lineWidth))
        line.cap = lineCap == .round ? .round : lineCap == .square ? .square : nil
        line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : nil
        line.miterLimit = miterLimit == 10 ? nil : Double(miterLimit)
        line.dashes = lineDashPattern.map { $0.map(\.doubleValue) }
        line.dashPhase = lineDashPhase == 0 ? nil : Double(lineDashPhase)
        line.start = strokeStart > 0 ? Double(strokeStart) : nil
        line.end = strokeEnd < 1 ? Double(strokeEnd) : nil
        return line
    }
}

/// A layer that shows text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any? { didSet { Display.changed() } }
    /// A `UIFont`, of which the face is taken.
    open var font: Any? { didSet { Display.changed() } }
    open var fontSize: CGFloat = 36 { didSet { Display.changed() } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { Display.changed() } }
    open var isWrapped = false { didSet { Display.changed() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { Display.changed() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { Display.changed() } }

    override var ownContent: ViewContent? {
        let face = ((font as? UIFont) ?? .systemFont(ofSize: fontSize)).withSize(fontSize)
        let color = foregroundColor.map(UIColor.init(cgColor:)) ?? .white
        let text: StyledText
        switch string {
        case let plain as String: text = StyledText(plain, font: face, color: color)
        case let attributed as NSAttributedString: text = StyledText(attributed, font: face, color: color)
        default: return nil
        }
        let laid = TextEngine.shared.lay(text, width: isWrapped ? bounds.width : .greatestFiniteMagnitude)
        let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [.center: .center, .right: .right, .left: .left]
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: laid.height)
        return .label(text: laid.block(in: box, alignment: alignments[alignmentMode] ?? .natural, isRightToLeft: false))
    }
}

/// Where a text layer's lines lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

/// What becomes of text that is too long for its layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")
}
