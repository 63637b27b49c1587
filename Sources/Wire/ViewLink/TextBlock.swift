/// A text that is broken into lines already, so that the page breaks it where the extension's layout did.
public struct TextBlock: Codable, Hashable, Sendable {
    public var lines: [TextLine]
    public var alignment: Alignment
    /// Fills the letters in place of their colours, across the view's box.
    public var gradient: ViewGradient?

    /// Where lines lie in the box; raw values as `NSTextAlignment`.
    public enum Alignment: Int, Codable, Hashable, Sendable, CaseIterable {
        case left = 0
        case center = 1
        case right = 2
        case justified = 3
        case natural = 4
    }

    public init(lines: [TextLine], alignment: Alignment) {
        self.lines = lines
        self.alignment = alignment
    }

    /// The text, line by line.
    public var string: String {
        lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }

    var length: Int { lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.text.count } } }
}

/// One line of a text.
public struct TextLine: Codable, Hashable, Sendable {
    public var runs: [TextRun]
    /// Of the line's upper left corner, in the view's box.
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(runs: [TextRun], x: Double, y: Double, width: Double, height: Double) {
        self.runs = runs
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Characters that look alike.
public struct TextRun: Codable, Hashable, Sendable {
    public var text: String
    public var font: TextFont
    public var color: ViewColor
    public var background: ViewColor?
    public var isUnderlined: Bool?
    public var isStruck: Bool?
    /// Points between characters.
    public var spacing: Double?
    /// Points above the line's own.
    public var rise: Double?
    /// Where it leads.
    public var link: String?

    public init(text: String, font: TextFont, color: ViewColor) {
        self.text = text
        self.font = font
        self.color = color
    }
}

/// The file of a face that texts are drawn with.
public struct ViewFont: Codable, Hashable, Sendable {
    /// What ``TextFont/family`` calls it: its PostScript name.
    public var name: String
    /// An absolute path that the process may read.
    public var path: String

    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// A font as CSS can say it.
public struct TextFont: Codable, Hashable, Sendable {
    /// A family, or the face of a file of ``ViewPanel/fonts``, which is drawn as it is; nil is the system's.
    public var family: String?
    /// Points.
    public var size: Double
    /// 100…900
    public var weight: Int
    public var isItalic: Bool?
    public var isMonospaced: Bool?

    public init(
        family: String? = nil,
        size: Double,
        weight: Int,
        isItalic: Bool? = nil,
        isMonospaced: Bool? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }
}
