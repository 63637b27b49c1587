import Foundation

/// Reads the HTML that notification texts are made of: paragraphs, headings, lists, breaks, bold, italic, underlined
/// and struck text, links, and the colour and size of `font` and `style`. What other tags hold is text; styles and
/// scripts are left out.
struct HTMLReader {
    /// Text that looks alike.
    struct Run: Equatable {
        var text: String
        var look: Look
    }

    /// How text looks.
    struct Look: Equatable {
        /// In points; 12 is the size of a text that says nothing.
        var size = 12.0
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var isCode = false
        /// Red, green and blue, eight bits each.
        var color: UInt32?
        var link: String?
    }

    private static let blocks: Set<Substring> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "center",
    ]
    private static let headings: [Substring: Double] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    private static let unseen: Set<Substring> = ["head", "style", "script", "title"]
    /// How deep tags may lie in one another; deeper ones say nothing.
    private static let depthLimit = 200

    private let text: Substring.UnicodeScalarView
    private var at: Substring.UnicodeScalarView.Index
    private var runs: [Run] = []
    private var open: [(tag: Substring, before: Look)] = []
    private var look = Look()
    /// A list's next number, nil of one with dots.
    private var lists: [Int?] = []
    /// Whether a line ends before the next text.
    private var wantsLine = false

    private init(_ html: String) {
        text = Substring(html).unicodeScalars
        at = text.startIndex
    }

    static func read(_ html: String) -> [Run] {
        var reader = HTMLReader(html)
        while reader.at < reader.text.endIndex { reader.step() }
        reader.trimEnd()
        return reader.runs
    }

    private mutating func step() {
        if text[at] == "<" { return tag() }
        let end = text[at...].firstIndex(of: "<") ?? text.endIndex
        append(Self.plain(String(Substring(text[at..<end]))))
        at = end
    }

    private mutating func append(_ string: String) {
        // Spaces and lines are one space, and none at a line's beginning.
        var words = ""
        for scalar in string.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
            if isSpace, words.isEmpty ? endsWithSpace : words.hasSuffix(" ") { continue }
            words.unicodeScalars.append(isSpace ? " " : scalar)
        }
        guard !words.isEmpty else { return }
        endLine()
        put(words)
    }

    private mutating func endLine() {
        guard wantsLine else { return }
        wantsLine = false
        trimEnd()
        if !runs.isEmpty { put("\n") }
    }

    private var endsWithSpace: Bool {
        guard !wantsLine, let last = runs.last?.text.last else { return true }
        return last.isWhitespace && last != "\u{A0}"
    }

    private mutating func put(_ string: String) {
        if let last = runs.last, last.look == look {
            runs[runs.count - 1].text += string
        } else {
            runs.append(Run(text: string, look: look))
        }
    }

    private mutating func trimEnd() {
        while let last = runs.last, last.text.hasSuffix(" ") {
            runs[runs.count - 1].text.removeLast()
            if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
        }
    }

    // MARK: Tags

    private mutating func tag() {
        let rest = text[at...]
        if Substring(rest).hasPrefix("<!--") {
            at = Substring(rest).range(of: "-->")?.upperBound ?? text.endIndex
            return
        }
        let next = text.index(after: at)
        let isTag =
            next < text.endIndex && (text[next] == "/" || text[next] == "!" || text[next].properties.isAlphabetic)
        guard isTag, let end = rest.firstIndex(of: ">") else {
            at = next
            return append("<")
        }
        let inner = Substring(text[next..<end])
        at = text.index(after: end)
        let isEnd = inner.hasPrefix("/")
        let name = Substring(inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased())
        if isEnd { close(name) } else { begin(name, attributes: Self.attributes(inner)) }
    }

    private mutating func begin(_ name: Substring, attributes: [String: String]) {
        if Self.unseen.contains(name) {
            at = Substring(text[at...]).range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? text.endIndex
            return
        }
        if name == "br" {
            trimEnd()
            return put("\n")
        }
        if Self.blocks.contains(name) { wantsLine = true }
        guard name != "img", name != "hr", open.count < Self.depthLimit else { return }
        open.append((name, look))
        switch name {
        case "b", "strong": look.isBold = true
        case "i", "em", "cite": look.isItalic = true
        case "u", "ins": look.isUnderlined = true
        case "s", "strike", "del": look.isStruck = true
        case "code", "pre", "tt", "kbd": look.isCode = true
        case "small": look.size *= 0.83
        case "big": look.size *= 1.2
        case "a":
            look.link = attributes["href"]
            look.isUnderlined = true
        case "ul": lists.append(nil)
        case "ol": lists.append(1)
        case "li":
            endLine()
            put(lists.last.flatMap { $0 }.map { "\t\($0).\t" } ?? "\t•\t")
            if let number = lists.last.flatMap({ $0 }) { lists[lists.count - 1] = number + 1 }
        default:
            if let size = Self.headings[name] {
                look.size = size
                look.isBold = true
            }
        }
        if let color = attributes["color"].flatMap(Self.color) { look.color = color }
        if let style = attributes["style"] { apply(style) }
    }

    private mutating func close(_ name: Substring) {
        if Self.blocks.contains(name) { wantsLine = true }
        if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
        guard let index = open.lastIndex(where: { $0.tag == name }) else { return }
        look = open[index].before
        open.removeSubrange(index...)
    }

    private mutating func apply(_ style: String) {
        for part in style.split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces).lowercased()
            }
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "color": if let color = Self.color(pair[1]) { look.color = color }
            case "font-size": if let size = Self.size(pair[1]) { look.size = size }
            case "font-weight": look.isBold = pair[1].hasPrefix("bold") || (Int(pair[1]) ?? 400) >= 600
            case "font-style": look.isItalic = pair[1] == "italic" || pair[1] == "oblique"
            case "text-decoration":
                look.isUnderlined = pair[1].contains("underline")
                look.isStruck = pair[1].contains("line-through")
            default: break
            }
        }
    }

    // MARK: Values

    /// The attributes of a tag, by their names in small letters.
    private static func attributes(_ tag: Substring) -> [String: String] {
        var found: [String: String] = [:]
        var rest = tag.drop { !$0.isWhitespace }
        while let start = rest.firstIndex(where: { $0.isLetter }) {
            rest = rest[start...]
            let name = rest.prefix { $0.isLetter || $0 == "-" }.lowercased()
            rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst().drop { $0.isWhitespace }
            if let quote = rest.first, quote == "\"" || quote == "'" {
                let value = rest.dropFirst().prefix { $0 != quote }
                found[name] = plain(String(value))
                rest = rest.dropFirst(value.count + 2)
            } else {
                let value = rest.prefix { !$0.isWhitespace }
                found[name] = plain(String(value))
                rest = rest.dropFirst(value.count)
            }
        }
        return found
    }

    private static let colors: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
        "navy": 0x000080, "teal": 0x008080, "maroon": 0x800000, "lime": 0x00FF00,
    ]

    private static func color(_ text: String) -> UInt32? {
        let text = text.lowercased()
        if text.hasPrefix("rgb") {
            let parts = text.split { !$0.isNumber }.compactMap { UInt32($0) }
            guard parts.count >= 3, parts.prefix(3).allSatisfy({ $0 < 256 }) else { return nil }
            return parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        guard text.hasPrefix("#") else { return colors[text] }
        let digits = text.dropFirst()
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        return long.count == 6 ? UInt32(long, radix: 16) : nil
    }

    /// Points of CSS's px, pt and em; a pixel is three quarters of a point.
    private static func size(_ text: String) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value > 0, value < 1000 else { return nil }
        return text.hasSuffix("pt") ? value : text.hasSuffix("em") ? value * 12 : value * 0.75
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "mdash": "—", "ndash": "–", "bull": "•", "euro": "€", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
    ]

    /// Text with its entities replaced.
    private static func plain(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        let first = parts.removeFirst()
        return parts.reduce(into: String(first)) { whole, part in
            guard let end = part.prefix(12).firstIndex(of: ";"), let meant = meaning(part[..<end]) else {
                whole += "&" + part
                return
            }
            whole += meant + part[part.index(after: end)...]
        }
    }

    private static func meaning(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
        guard let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(code)
        else { return nil }
        return String(Character(scalar))
    }
}
