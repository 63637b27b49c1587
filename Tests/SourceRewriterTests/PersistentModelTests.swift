import SourceRewriter
import Testing

/// Macros of SwiftData, whose plugin comes with Xcode alone.
@Suite struct PersistentModelTests {
    @Test("A model becomes a class of PersistentModel, whose variables are kept as its properties say")
    func aModelConforms() {
        let lines = grownLines(
            """
            import SwiftData
            @Model final class Bell {
            @Attribute(.unique) var name = ""
            @Relationship(deleteRule: .cascade, // all of them
            inverse: \\Tower.bell) private(set) var towers: [Tower] = []
            #Unique<Bell>([\\.name])
            @Transient
                       var isRinging = false; let id = 1; var loud: Bool { true }
            }
            @Model public class Tower: Codable {
            var strokes: Int; var bell: Bell? { didSet {} }
            init(strokes: Int) { self.strokes = strokes }
            init?(text: String) {
            strokes = 0
            }
            convenience init() { self.init(strokes: 1) }
            }
            """
        )
        let property = "SwiftData.Schema.PropertyMetadata"
        #expect(
            lines[1] == "       final class Bell: PersistentModel { let _$record = SwiftData.ModelRecord();"
                + " static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { ["
                + #"\#(property)("name", \Bell.name, \Bell._name, SwiftData.Schema.Attribute(.unique)), "#
                + #"\#(property)("towers", \Bell.towers, \Bell._towers, "#
                + #"SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Tower.bell))] };"#
                + #" static var _$unique: [[AnyKeyPath]] { let names: [[PartialKeyPath<Bell>]] = [[\.name]];"#
                + " return names }; init(_$revived: Void) {  };"
        )
        #expect(lines[2] == "                    @SwiftData.Persisted var name = \"\"")
        #expect(lines[4].hasSuffix("@SwiftData.Persisted private(set) var towers: [Tower] = []"))
        #expect(lines[5].allSatisfy { $0 == " " })
        #expect(lines[7] == "           var isRinging = false; let id = 1; var loud: Bool { true }")
        #expect(lines[9].hasPrefix("       public class Tower: Codable, PersistentModel { public let _$record"))
        #expect(lines[9].hasSuffix(" public required init(_$revived: Void) { _strokes = .init(_$revived: ()); };"))
        let told = "SwiftData.ModelRecord.made(self)"
        #expect(lines[11] == "init(strokes: Int) { defer { \(told) }; self.strokes = strokes }")
        #expect(lines[12...14] == ["init?(text: String) {", "strokes = 0", "; \(told) }"])
        #expect(lines[15] == "convenience init() { self.init(strokes: 1) }")
        #expect(
            lines[10] == "@SwiftData.Persisted var strokes: Int; @SwiftData.Persisted var bell: Bell? { didSet {} }"
        )
    }

    @Test("A query without arguments has an initializer to take the property's type from")
    func aQueryHasAnInitializer() {
        let lines = grownLines(
            "import SwiftData\nstruct A {\n@Query var bells: [Bell]\n@Query(sort: \\.a) var b: [B]\n@Query<B> var c: [B]\n}"
        )
        #expect(lines[2] == "@Query() var bells: [Bell]")
        #expect(lines[3] == "@Query(sort: \\.a) var b: [B]")
        #expect(lines[4] == "@Query() var c: [B]")
    }

    @Test("An author's own @Model without SwiftData is left alone")
    func othersAreLeftAlone() {
        let source = "@Model class A { @Attribute(1) var x = 1 }"
        #expect(rewrittenLines(source) == [source])
    }
}
