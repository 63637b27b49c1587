import SourceRewriter
import Testing

/// The rewritten text of the author's lines, without the table after them.
///
/// Records an issue if a line or column moved.
func rewrittenLines(
    _ source: String,
    fileName: String = "Author.swift",
    sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
    let rewritten = SourceRewriter.rewrite(source: source, fileName: fileName)
    let before = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = rewritten.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = Array(after.prefix(before.count))
    for (old, new) in zip(before, lines) {
        #expect(old.utf8.count == new.utf8.count, "a column moved in: \(old)", sourceLocation: sourceLocation)
    }
    return lines
}

/// The same of lines that become longer at their ends.
func grownLines(_ source: String) -> [String] {
    SourceRewriter.rewrite(source: source, fileName: "Author.swift").text
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// What the author is told about a module, in the compiler's form.
func diagnostics(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { AuthorSource(path: "\($0.offset).swift", text: $0.element) }
    return SourceRewriter.rewrite(files).diagnostics.map(\.description)
}
