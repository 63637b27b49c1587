import Foundation

/// The blocks of a Markdown text, by the rules of CommonMark 0.31 (§ 4 and 5).
struct MarkdownBlocks {
    /// A block with text of its own, and what it is in.
    struct Block: Equatable {
        var text: String
        /// The innermost first.
        var intents: [PresentationIntent.IntentType]
    }

    /// How deep lists and quotes may lie in one another; what is deeper is text.
    private static let depthLimit = 32

    private var blocks: [Block] = []
    private var identity = 0

    static func read(_ text: String) -> [Block] {
        var reader = MarkdownBlocks()
        reader.read(text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n"), in: [])
        return reader.blocks
    }

    private mutating func intent(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
        identity += 1
        return PresentationIntent.IntentType(kind: kind, identity: identity)
    }

    private mutating func append(
        _ text: String,
        _ kind: PresentationIntent.Kind,
        in outer: [PresentationIntent.IntentType]
    ) {
        blocks.append(Block(text: text, intents: [intent(kind)] + outer))
    }

    private mutating func read(_ lines: [String], in outer: [PresentationIntent.IntentType]) {
        var paragraph: [String] = []
        var index = 0
        func isNested() -> Bool { outer.count < 2 * Self.depthLimit }
        func end() {
            guard !paragraph.isEmpty else { return }
            append(paragraph.joined(separator: "\n"), .paragraph, in: outer)
            paragraph = []
        }
        while index < lines.count {
            let line = lines[index]
            let bare = line.trimmingCharacters(in: .whitespaces)
            index += 1
            if bare.isEmpty {
                end()
            } else if let level = Self.header(bare) {
                end()
                append(Self.title(bare, level: level), .header(level: level), in: outer)
            } else if let level = Self.underline(bare), !paragraph.isEmpty {
                let text = paragraph.joined(separator: "\n")
                paragraph = []
                append(text, .header(level: level), in: outer)
            } else if Self.isBreak(bare) {
                end()
                append("⸻", .thematicBreak, in: outer)
            } else if let fence = Self.fence(bare) {
                end()
                var code: [String] = []
                while index < lines.count, !Self.closes(lines[index], fence) {
                    code.append(lines[index])
                    index += 1
                }
                index += 1
                let hint = bare.drop { $0 == fence.first }.trimmingCharacters(in: .whitespaces)
                append(
                    code.map { $0 + "\n" }.joined(),
                    .codeBlock(languageHint: hint.isEmpty ? nil : hint),
                    in: outer
                )
            } else if bare.hasPrefix(">"), isNested() {
                end()
                var inner = [Self.unquoted(bare)]
                while index < lines.count, !lines[index].trimmingCharacters(in: .whitespaces).isEmpty {
                    inner.append(Self.unquoted(lines[index].trimmingCharacters(in: .whitespaces)))
                    index += 1
                }
                read(inner, in: [intent(.blockQuote)] + outer)
            } else if let first = Self.item(line), isNested() {
                end()
                let list = intent(first.isOrdered ? .orderedList : .unorderedList)
                var next: Item? = first
                var ordinal = first.ordinal
                while let item = next {
                    var inner = [item.text]
                    next = nil
                    while index < lines.count {
                        let following = lines[index]
                        let indentation = following.prefix { $0 == " " || $0 == "\t" }.count
                        if following.trimmingCharacters(in: .whitespaces).isEmpty {
                            inner.append("")
                        } else if indentation >= item.width {
                            inner.append(String(following.dropFirst(item.width)))
                        } else if let sibling = Self.item(following) {
                            guard sibling.isOrdered == item.isOrdered else { break }
                            next = sibling
                            index += 1
                            break
                        } else if inner.last == "" {
                            break
                        } else {
                            inner.append(following)
                        }
                        index += 1
                    }
                    read(inner, in: [intent(.listItem(ordinal: ordinal)), list] + outer)
                    ordinal += 1
                }
            } else {
                // Spaces at the end may break the line.
                paragraph.append(String(line.drop { $0 == " " || $0 == "\t" }))
            }
        }
        end()
    }

    private static func header(_ line: String) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level) else { return nil }
        let rest = line.dropFirst(level)
        return rest.isEmpty || rest.first == " " ? level : nil
    }

    private static func title(_ line: String, level: Int) -> String {
        let rest = line.dropFirst(level).trimmingCharacters(in: .whitespaces)
        let open = String(rest.reversed().drop { $0 == "#" }.reversed())
        return open.isEmpty || open.hasSuffix(" ") ? open.trimmingCharacters(in: .whitespaces) : rest
    }

    private static func underline(_ line: String) -> Int? {
        if line.allSatisfy({ $0 == "=" }) { return 1 }
        return line.allSatisfy { $0 == "-" } ? 2 : nil
    }

    private static func isBreak(_ line: String) -> Bool {
        let signs = line.filter { $0 != " " }
        guard signs.count >= 3, let sign = signs.first, "*-_".contains(sign) else { return false }
        return signs.allSatisfy { $0 == sign }
    }

    private static func fence(_ line: String) -> String? {
        guard let sign = line.first, sign == "`" || sign == "~" else { return nil }
        let fence = String(line.prefix { $0 == sign })
        return fence.count >= 3 && !line.dropFirst(fence.count).contains("`") ? fence : nil
    }

    private static func closes(_ line: String, _ fence: String) -> Bool {
        let bare = line.trimmingCharacters(in: .whitespaces)
        return bare.hasPrefix(fence) && bare.allSatisfy { $0 == fence.first }
    }

    private static func unquoted(_ line: String) -> String {
        guard line.hasPrefix(">") else { return line }
        let rest = line.dropFirst()
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    /// The first line of an item of a list.
    private struct Item {
        var isOrdered: Bool
        var ordinal: Int
        /// How far its other lines stand in.
        var width: Int
        var text: String
    }

    private static func item(_ line: String) -> Item? {
        let indentation = line.prefix { $0 == " " }.count
        guard indentation < 4 else { return nil }
        let rest = line.dropFirst(indentation)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let sign = rest.first, "-*+".contains(sign), rest.dropFirst().first == " " {
            return Item(isOrdered: false, ordinal: 1, width: indentation + 2, text: String(rest.dropFirst(2)))
        }
        let after = rest.dropFirst(digits.count)
        guard (1...9).contains(digits.count), let ordinal = Int(digits), let sign = after.first,
            sign == "." || sign == ")",
            after.dropFirst().first == " "
        else { return nil }
        return Item(
            isOrdered: true,
            ordinal: ordinal,
            width: indentation + digits.count + 2,
            text: String(after.dropFirst(2))
        )
    }
}
