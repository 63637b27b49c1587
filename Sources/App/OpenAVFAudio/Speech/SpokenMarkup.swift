/// The words of a text in the Speech Synthesis Markup Language: its marks are left out, and what stands for characters becomes
/// them. How it should be said is not heard here.
enum SpokenMarkup {
    /// Nil for what is no element `speak` whose marks are closed.
    static func words(_ markup: String) -> String? {
        var text = ""
        var open: [Substring] = []
        var hasRoot = false
        var rest = Substring(markup)
        while let first = rest.first {
            guard first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                if !open.isEmpty { text += characters(rest[..<end]) }
                if open.isEmpty, rest[..<end].contains(where: { !$0.isWhitespace }) { return nil }
                rest = rest[end...]
                continue
            }
            let isComment = rest.hasPrefix("<!--")
            guard let end = rest.range(of: isComment ? "-->" : ">") else { return nil }
            let mark = rest.dropFirst().prefix(upTo: end.lowerBound)
            rest = rest[end.upperBound...]
            if isComment || mark.hasPrefix("?") || mark.hasPrefix("!") { continue }
            let name = mark.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
            if mark.hasPrefix("/") {
                guard open.popLast() == name else { return nil }
            } else {
                if open.isEmpty, hasRoot || name != "speak" { return nil }
                hasRoot = true
                if name == "break" || name == "p" || name == "s" { text += " " }
                if !mark.hasSuffix("/") { open.append(name) }
            }
        }
        return hasRoot && open.isEmpty ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }

    private static func characters(_ text: Substring) -> String {
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"]
        // What stands for the sign itself comes last, so that it begins nothing.
        return ["&lt;", "&gt;", "&quot;", "&apos;", "&amp;"].reduce(String(text)) {
            $0.replacingOccurrences(of: $1, with: names[$1] ?? "")
        }
    }
}

extension AVSpeechUtterance {
    /// The words of a text in the Speech Synthesis Markup Language; nil for what is none.
    public convenience init?(ssmlRepresentation string: String) {
        guard let words = SpokenMarkup.words(string) else { return nil }
        self.init(string: words)
    }
}
