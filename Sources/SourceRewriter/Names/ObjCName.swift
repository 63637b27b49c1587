/// The names that Swift gives methods in the Objective-C runtime (The Swift Programming Language: Attributes, objc).
enum ObjCName {
    /// `tick` + `[]` → `tick`; `liked` + `["_"]` → `liked:`; `move` + `["to", "by"]` → `moveTo:by:`; `update` +
    /// `["animated"]` → `updateWithAnimated:`.
    ///
    /// `labels` are the argument labels, `_` for none.
    static func method(_ base: String, labels: [String], throws isThrowing: Bool = false) -> String {
        var pieces = labels.map { $0 == "_" ? "" : $0 }
        if isThrowing { pieces.append(pieces.isEmpty ? "AndReturnError" : "error") }
        guard let first = pieces.first else { return base }
        var name = base
        if isThrowing && labels.isEmpty {
            name += first
        } else if !first.isEmpty {
            let joins = Words.isPreposition(Words.first(of: first)) || Words.isPreposition(Words.last(of: base))
            name += (joins ? "" : "With") + capitalized(first)
        }
        return ([name] + pieces.dropFirst()).map { $0 + ":" }.joined()
    }

    /// `label` → `setLabel:`.
    static func setter(_ property: String) -> String {
        "set\(capitalized(property)):"
    }

    static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}

/// The words of a name in camel case.
enum Words {
    static func first(of name: String) -> Substring {
        let start = name.prefix { $0.isUppercase }
        return start.count > 1
            ? start : name.prefix(start.count) + name.dropFirst(start.count).prefix { !$0.isUppercase }
    }

    static func last(of name: String) -> Substring {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
        return name[start...]
    }

    static func isPreposition(_ word: Substring) -> Bool {
        prepositions.contains(word.lowercased())
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
