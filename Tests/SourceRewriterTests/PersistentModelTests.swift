import SourceRewriter
import Testing

/// Macros of SwiftData, whose plugin comes with Xcode alone.
@Suite struct PersistentModelTests {
    @Test("A model becomes a class of PersistentModel, and what is said of its properties is left out")
    func aModelConforms() {
        let lines = grownLines(
            """
            import SwiftData
            @Model final class Bell {
            @Attribute(.unique) var name = ""
            @Relationship(deleteRule: .cascade) var towers: [Tower] = []
            #Unique<Bell>([\\.name])
            }
            @Model class Tower: Codable {}
            """
        )
        #expect(lines[1] == "       final class Bell: PersistentModel {")
        #expect(lines[2] == "                    var name = \"\"")
        #expect(lines[3] == "                                    var towers: [Tower] = []")
        #expect(lines[4].allSatisfy { $0 == " " })
        #expect(lines[6] == "       class Tower: Codable, PersistentModel {}")
    }

    @Test("A query without arguments has an initializer to take the property's type from")
    func aQueryHasAnInitializer() {
        let lines = grownLines(
            "import SwiftData\nstruct A {\n@Query var bells: [Bell]\n@Query(sort: \\.a) var b: [B]\n}"
        )
        #expect(lines[2] == "@Query() var bells: [Bell]")
        #expect(lines[3] == "@Query(sort: \\.a) var b: [B]")
    }

    @Test("An author's own @Model without SwiftData is left alone")
    func othersAreLeftAlone() {
        let source = "@Model class A { @Attribute(1) var x = 1 }"
        #expect(rewrittenLines(source) == [source])
    }
}
