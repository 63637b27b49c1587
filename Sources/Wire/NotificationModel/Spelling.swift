/// Finds the name that somebody meant who wrote another.
public enum Spelling {
    /// The name that is meant by a word that is none of them; nil when nothing is near.
    ///
    /// Near is at most two letters away (Levenshtein), one for a word of up to three, or what begins with it.
    public static func nearest(to word: String, in names: some Collection<String>) -> String? {
        let word = word.lowercased()
        let most = word.count < 4 ? 1 : 2
        // A letter more or less is one that differs.
        let near = names.filter { abs($0.count - word.count) <= most }
            .map { ($0, distance($0.lowercased(), word)) }
            .min { ($0.1, $0.0) < ($1.1, $1.0) }
        if let (name, distance) = near, distance <= most { return name }
        guard word.count > 1 else { return nil }
        return names.filter { $0.lowercased().hasPrefix(word) }.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// `; is “shown” meant?`, to end a sentence with; empty when nothing is near.
    public static func hint(for word: String, in names: some Collection<String>) -> String {
        nearest(to: word, in: names).map { "; is “\($0)” meant?" } ?? ""
    }

    /// How many letters differ (Levenshtein); of long words the first 64.
    private static func distance(_ one: String, _ other: String) -> Int {
        let letters = Array(other.prefix(64))
        var row = Array(0...letters.count)
        for (line, letter) in one.prefix(64).enumerated() {
            var corner = row[0]
            row[0] = line + 1
            for column in letters.indices {
                let replaced = corner + (letters[column] == letter ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, corner + 1)
            }
        }
        return row[letters.count]
    }
}
