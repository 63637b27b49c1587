import Foundation

/// What stands within a paragraph of Markdown, by the rules of CommonMark 0.31 (§ 6): emphasis by runs of delimiters,
/// code, links, addresses in angle brackets, escapes and entities.
struct MarkdownInlines {
    /// Text that is meant in one way.
    struct Run: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
    }

    /// A run of `*`, `_` or `~`.
    private struct Delimiter {
        let sign: Character
        /// How long it was, which decides with what it pairs.
        let length: Int
        /// How many of its signs are not used yet.
        var left: Int
        var opens: Bool
        var closes: Bool
    }

    private struct Node {
        var run: Run
        var delimiter: Delimiter?
        /// A `[` that may begin a link.
        var isBracket = false
    }

    private let text: [Character]
    private let keepsLines: Bool
    private var at = 0
    private var nodes: [Node] = []
    private var plain = ""

    private init(_ text: String, keepsLines: Bool) {
        self.text = Array(text)
        self.keepsLines = keepsLines
    }

    /// - Parameters:
    ///   - text: a paragraph.
    ///   - keepsLines: whether spaces and lines stay as they are.
    static func read(_ text: String, keepsLines: Bool) -> [Run] {
        var reader = MarkdownInlines(text, keepsLines: keepsLines)
        reader.readAll()
        var runs: [Run] = []
        for node in reader.nodes {
            var run = node.run
            if let delimiter = node.delimiter {
                run.text = String(repeating: String(delimiter.sign), count: delimiter.left)
            }
            guard !run.text.isEmpty else { continue }
            if let last = runs.last, last.intent == run.intent, last.link == run.link {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    private mutating func readAll() {
        while at < text.count {
            switch text[at] {
            case "\\": escape()
            case "`": code()
            case "*", "_", "~": delimiters()
            case "[":
                flush()
                nodes.append(Node(run: Run(text: "["), isBracket: true))
                at += 1
            case "]": link()
            case "<": address()
            case "&": entity()
            case "\n", "\r\n": line()
            case let other:
                let repeats = other == " " && !keepsLines && plain.last == " "
                if !repeats { plain.append(other) }
                at += 1
            }
        }
        flush()
        pair(from: 0)
    }

    private mutating func flush() {
        guard !plain.isEmpty else { return }
        nodes.append(Node(run: Run(text: plain)))
        plain = ""
    }

    private func character(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

    private mutating func escape() {
        if let next = character(at + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            plain.append(next)
            at += 2
        } else if character(at + 1) == "\n", !keepsLines {
            breakLine()
            at += 2
        } else {
            plain.append("\\")
            at += 1
        }
    }

    private mutating func line() {
        at += 1
        guard !keepsLines else { return plain.append("\n") }
        let isHard = at >= 3 && text[at - 2] == " " && text[at - 3] == " "
        while plain.last == " " { plain.removeLast() }
        if isHard {
            breakLine()
        } else {
            flush()
            nodes.append(Node(run: Run(text: " ", intent: .softBreak)))
        }
        while character(at) == " " { at += 1 }
    }

    private mutating func breakLine() {
        flush()
        nodes.append(Node(run: Run(text: "\n", intent: .lineBreak)))
    }

    /// Code between runs of as many backquotes.
    private mutating func code() {
        let length = run(of: "`", from: at)
        var end = at + length
        while end < text.count {
            guard text[end] == "`" else {
                end += 1
                continue
            }
            let closing = run(of: "`", from: end)
            if closing == length {
                var inner = text[(at + length)..<end].map { $0 == "\n" ? " " : $0 }
                if inner.count > 2, inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) {
                    inner = Array(inner.dropFirst().dropLast())
                }
                flush()
                nodes.append(Node(run: Run(text: String(inner), intent: .code)))
                at = end + length
                return
            }
            end += closing
        }
        plain += String(repeating: "`", count: length)
        at += length
    }

    private func run(of sign: Character, from start: Int) -> Int {
        var end = start
        while end < text.count, text[end] == sign { end += 1 }
        return end - start
    }

    /// § 6.2: which runs begin and end emphasis is decided by what stands beside them.
    private mutating func delimiters() {
        let sign = text[at]
        let length = run(of: sign, from: at)
        let before = character(at - 1) ?? " "
        let after = character(at + length) ?? " "
        func isPunctuation(_ sign: Character) -> Bool { sign.isPunctuation || sign.isSymbol }
        let isLeft =
            !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let isRight =
            !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        flush()
        let delimiter = Delimiter(
            sign: sign,
            length: length,
            left: length,
            opens: isLeft && (sign != "_" || !isRight || isPunctuation(before)) && (sign != "~" || length < 3),
            closes: isRight && (sign != "_" || !isLeft || isPunctuation(after)) && (sign != "~" || length < 3)
        )
        nodes.append(Node(run: Run(text: ""), delimiter: delimiter))
        at += length
    }

    /// Pairs delimiters from a node on, each with the nearest before it (§ 6.2, "process emphasis").
    private mutating func pair(from bottom: Int) {
        var closer = bottom
        // Where nothing pairs with a closer, nothing before it pairs with the next of its kind.
        var searched: [Kind: Int] = [:]
        while closer < nodes.count {
            guard let closing = nodes[closer].delimiter, closing.closes, closing.left > 0 else {
                closer += 1
                continue
            }
            let kind = Kind(sign: closing.sign, opens: closing.opens, rest: closing.length % 3, left: closing.left)
            guard let opener = (searched[kind, default: bottom]..<closer).last(where: { pairs($0, with: closing) }),
                let opening = nodes[opener].delimiter
            else {
                searched[kind] = closer
                closer += 1
                continue
            }
            let isThrough = closing.sign == "~"
            let used = isThrough ? closing.left : min(2, opening.left, closing.left)
            for index in (opener + 1)..<closer {
                nodes[index].run.intent.insert(
                    isThrough ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
                )
                nodes[index].delimiter?.opens = false
                nodes[index].delimiter?.closes = false
            }
            nodes[opener].delimiter?.left -= used
            nodes[closer].delimiter?.left -= used
            if nodes[closer].delimiter?.left == 0 { closer += 1 }
        }
    }

    /// What decides with what a closer pairs.
    private struct Kind: Hashable {
        let sign: Character
        let opens: Bool
        let rest: Int
        let left: Int
    }

    private func pairs(_ index: Int, with closing: Delimiter) -> Bool {
        guard let opening = nodes[index].delimiter, opening.sign == closing.sign, opening.opens, opening.left > 0
        else { return false }
        if closing.sign == "~" { return opening.left == closing.left }
        guard opening.closes || closing.opens else { return true }
        return !(opening.length + closing.length).isMultiple(of: 3)
            || (opening.length.isMultiple(of: 3) && closing.length.isMultiple(of: 3))
    }

    /// § 6.3: a `]` that a destination in parentheses follows makes a link of what stands since its `[`.
    private mutating func link() {
        flush()
        guard let open = nodes.lastIndex(where: { $0.isBracket }) else {
            plain.append("]")
            at += 1
            return
        }
        guard character(at + 1) == "(", let (address, end) = destination(from: at + 2) else {
            nodes[open].isBracket = false
            plain.append("]")
            at += 1
            return
        }
        pair(from: open + 1)
        for index in (open + 1)..<nodes.count { nodes[index].run.link = address }
        for index in nodes.indices { nodes[index].isBracket = false }
        nodes[open].run.text = ""
        // An image's text stands for it.
        if open > 0, nodes[open - 1].run.text.hasSuffix("!"), nodes[open - 1].delimiter == nil {
            nodes[open - 1].run.text.removeLast()
            for index in (open + 1)..<nodes.count { nodes[index].run.link = nil }
        }
        at = end
    }

    /// A destination and what may follow it, up to its closing parenthesis.
    private func destination(from start: Int) -> (String, end: Int)? {
        var index = start
        func skipSpaces() { while let sign = character(index), sign.isWhitespace { index += 1 } }
        skipSpaces()
        var address = ""
        if character(index) == "<" {
            index += 1
            while let sign = character(index), sign != ">" {
                if sign == "\n" { return nil }
                address.append(sign)
                index += 1
            }
            index += 1
        } else {
            var depth = 0
            while let sign = character(index), !sign.isWhitespace {
                if sign == "(" { depth += 1 }
                if sign == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                address.append(sign)
                index += 1
            }
        }
        skipSpaces()
        if let quote = character(index), quote == "\"" || quote == "'" {
            index += 1
            while let sign = character(index), sign != quote { index += 1 }
            index += 1
            skipSpaces()
        }
        return character(index) == ")" ? (address, index + 1) : nil
    }

    /// § 6.5: an address in angle brackets is a link to itself.
    private mutating func address() {
        if let end = text[at...].firstIndex(of: ">") {
            let inner = String(text[(at + 1)..<end])
            let isAddress = inner.prefix { $0 != ":" }.count.isBetween(2, 32) && inner.contains(":")
            let isMail = !inner.contains(":") && inner.contains("@")
            if isAddress || isMail, !inner.contains(where: { $0.isWhitespace || $0 == "<" }) {
                flush()
                nodes.append(Node(run: Run(text: inner, link: isMail ? "mailto:" + inner : inner)))
                at = end + 1
                return
            }
        }
        plain.append("<")
        at += 1
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "mdash": "—", "ndash": "–",
    ]

    private mutating func entity() {
        if let end = text[at...].prefix(12).firstIndex(of: ";"), let meant = Self.meaning(String(text[(at + 1)..<end]))
        {
            plain += meant
            at = end + 1
        } else {
            plain.append("&")
            at += 1
        }
    }

    /// What the name of an entity, without `&` and `;`, stands for.
    static func meaning(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
        guard let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(code)
        else { return nil }
        return String(Character(scalar))
    }
}

extension Int {
    fileprivate func isBetween(_ least: Int, _ most: Int) -> Bool { (least...most).contains(self) }
}
