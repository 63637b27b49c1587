/// The compiler's messages, with the author's lines in the excerpts, where it quotes the copies.
package enum CompilerOutput {
    /// What swiftc printed, with the lines of these files in its excerpts.
    package static func restore(_ output: String, from sources: [AuthorSource]) -> String {
        let lines = Dictionary(
            sources.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) },
            uniquingKeysWith: { first, _ in first }
        )
        var current: [Substring]?
        return output.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if let path = path(of: line) {
                current = lines[path]
            } else if let current, let (number, start) = excerpt(line) {
                // Behind the author's last line is the table.
                return current.indices.contains(number - 1) ? line[..<start] + current[number - 1] : nil
            }
            return line[...]
        }.joined(separator: "\n")
    }

    /// Of `path:12:5: error: …`: the path.
    private static func path(of line: Substring) -> String? {
        for severity in [": error: ", ": warning: ", ": note: ", ": remark: "] {
            guard let range = line.ranges(of: severity).first else { continue }
            let parts = line[..<range.lowerBound].split(separator: ":")
            if parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) {
                return parts.dropLast(2).joined(separator: ":")
            }
        }
        return nil
    }

    /// Of ` 12 | text`: the line's number and where the text begins.
    private static func excerpt(_ line: Substring) -> (number: Int, start: Substring.Index)? {
        guard let bar = line.firstIndex(of: "|"), let number = Int(line[..<bar].filter { $0 != " " }) else {
            return nil
        }
        let start = line.index(after: bar)
        return (number, line[start...].first == " " ? line.index(after: start) : start)
    }
}
