import Foundation
import FoundationAdditions
import Testing

/// Markdown as CommonMark's specification and Apple's documentation of AttributedString(markdown:) have it.
@Suite(.timeLimit(.minutes(2))) struct MarkdownTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    /// Each run as its text, what it means and where it leads.
    private func runs(_ markdown: String, _ syntax: Options.InterpretedSyntax = .inlineOnly) throws -> [String] {
        let text = try AttributedString(
            markdown: markdown,
            options: Options(interpretedSyntax: syntax),
            baseURL: URL(string: "https://example.com/")
        )
        let names: [(InlinePresentationIntent, String)] = [
            (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "t"), (.softBreak, "n"),
            (.lineBreak, "l"),
        ]
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let words = names.filter { intent.contains($0.0) }.map(\.1).joined()
            let link = run.link.map { "→" + $0.absoluteString } ?? ""
            return String(text[run.range].characters) + (words.isEmpty ? "" : ":" + words) + link
        }
    }

    @Test(
        "What stands within a paragraph",
        arguments: [
            ("plain", ["plain"]), ("*a* _b_ **c** __d__", ["a:e", " ", "b:e", " ", "c:s", " ", "d:s"]),
            ("***both***", ["both:es"]), ("**a *b* c**", ["a :s", "b:es", " c:s"]),
            ("snake_case_name 2*3*4", ["snake_case_name 2", "3:e", "4"]), ("**open", ["**open"]),
            ("a ** b ** c", ["a ** b ** c"]), ("~~old~~ new", ["old:t", " new"]),
            ("`a *b*` ``c`d``", ["a *b*:c", " ", "c`d:c"]), ("\\*no\\* &amp; &#65;", ["*no* & A"]),
            ("[Bell **tower**](https://a.b/c \"title\")!", ["Bell →https://a.b/c", "tower:s→https://a.b/c", "!"]),
            ("[open](more)", ["open→https://example.com/more"]), ("[no](", ["[no]("]), ("a]b [c", ["a]b [c"]),
            ("<https://a.b> <x@y.z>", ["https://a.b→https://a.b", " ", "x@y.z→mailto:x@y.z"]),
            ("two\nlines  \nhard\\\nend", ["two", " :n", "lines", "\n:l", "hard", "\n:l", "end"]),
            ("", []),
        ]
    )
    func inlines(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test("Lines and spaces stay where they shall")
    func whitespace() throws {
        #expect(try runs("a  b\n\n**c**\n# d", .inlineOnlyPreservingWhitespace) == ["a  b\n\n", "c:s", "\n# d"])
        #expect(try runs("a  b") == ["a b"])
    }

    @Test("Blocks stand one after the other, and say what they are")
    func blocks() throws {
        let text = try AttributedString(
            markdown: "# Bells\n\nTwo\nlines.\n\n- one\n- two\n  1. deep\n\n> said\n\n```swift\nlet a = 1\n```\n***\n"
        )
        #expect(String(text.characters) == "BellsTwo lines.onetwodeepsaidlet a = 1\n⸻")
        let kinds = text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self]
            .map { intent, _ in intent?.components.map(\.kind) ?? [] }
        #expect(
            kinds == [
                [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .blockQuote], [.codeBlock(languageHint: "swift")], [.thematicBreak],
            ]
        )
    }

    @Test("No text takes the reader's breath away", .timeLimit(.minutes(1)))
    func hostile() throws {
        for sign in ["*", "[", "]", "`", "_a", "> ", "- ", "&", "<", "![", "~~", "*a_"] {
            let markdown = String(repeating: sign, count: 1500)
            _ = try AttributedString(markdown: markdown)
            _ = try runs(markdown, .inlineOnlyPreservingWhitespace)
        }
    }
}
