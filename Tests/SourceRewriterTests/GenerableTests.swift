import SourceRewriter
import Testing

/// Macros of FoundationModels, whose plugin comes with Xcode alone.
@Suite struct GenerableTests {
    @Test("A type that is made conforms, with parts that may be missing; guides go")
    func types() {
        let lines = grownLines(
            """
            import FoundationModels
            @Generable(description: "a trip") struct Trip: Equatable {
            @Guide(description: "where", .anyOf(["Ghent"])) var place: String
            var id: Int
            var days: [Day]?
            static var all: [Trip] = []
            var title: String { place }
            }
            @Generable enum Pace { case slow, fast }
            """
        )
        #expect(lines[1].contains("struct Trip: Equatable, FoundationModels.Generable {"))
        #expect(lines[1].contains("var place: FoundationModels.PartOf<String>?;"))
        #expect(lines[1].contains("var days: FoundationModels.PartOf<[Day]?>?;"))
        #expect(!lines[1].contains("var all") && !lines[1].contains("var title") && !lines[1].contains("PartOf<Int>"))
        #expect(lines[2].trimmingPrefix { $0 == " " } == "var place: String")
        #expect(lines[8].contains("enum Pace: FoundationModels.Generable {"))
        #expect(!lines.joined().contains("@G"))
    }

    @Test("Another's attribute of that name stays")
    func others() {
        #expect(grownLines("@Generable struct Own {}")[0] == "@Generable struct Own {}")
    }
}
