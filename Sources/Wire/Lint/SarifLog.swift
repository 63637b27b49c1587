/// Marks in the format that code hosts and editors read: Static Analysis Results Interchange Format 2.1.0 (OASIS).
public struct SarifLog: Encodable, Sendable {
    private var version = "2.1.0"
    private var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
    private var runs: [Run]

    /// - Parameters:
    ///   - files: each payload's file, by its path from where the reader stands, and what was found in it.
    ///   - version: of the program that looked.
    public init(_ files: [(path: String, marks: [PayloadMark])], version: String) {
        let numbers = Dictionary(uniqueKeysWithValues: LintRule.all.enumerated().map { ($0.element.id, $0.offset) })
        runs = [
            Run(
                tool: Tool(driver: Driver(version: version, rules: LintRule.all.map(Rule.init))),
                results: files.flatMap { file in
                    file.marks.map { Result($0, of: file.path, number: numbers[$0.rule] ?? -1) }
                }
            )
        ]
    }

    private enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
        var columnKind = "unicodeCodePoints"
    }
    private struct Tool: Encodable {
        var driver: Driver
    }
    private struct Driver: Encodable {
        var name = "carillon lint"
        var version: String
        var rules: [Rule]
    }
    private struct Text: Encodable {
        var text: String
    }
    private struct Rule: Encodable {
        var id: String
        var shortDescription: Text
        var help: Text
        var helpUri: String
        var defaultConfiguration: Configuration

        init(_ rule: LintRule) {
            id = rule.id
            shortDescription = Text(text: rule.title)
            help = Text(text: rule.fix)
            helpUri = rule.source.url
            defaultConfiguration = Configuration(level: rule.severity)
        }
    }
    private struct Configuration: Encodable {
        var level: LintRule.Severity
    }
    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: LintRule.Severity
        var message: Text
        var locations: [Location]

        init(_ mark: PayloadMark, of path: String, number: Int) {
            ruleId = mark.rule
            ruleIndex = number
            level = mark.severity
            message = Text(text: mark.path.isEmpty ? mark.message : "\(mark.path): \(mark.message)")
            locations = [
                Location(
                    physicalLocation: PhysicalLocation(
                        artifactLocation: ArtifactLocation(uri: Self.address(of: path)),
                        region: mark.line.map { Region(startLine: $0, startColumn: mark.column) }
                    ),
                    logicalLocations: mark.pointer.map { [LogicalLocation(fullyQualifiedName: $0)] }
                )
            ]
        }

        /// A path as a URI reference (RFC 3986).
        private static func address(of path: String) -> String {
            let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
            return path.utf8.map { byte in
                if plain.contains(byte) { return String(UnicodeScalar(byte)) }
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count < 2 ? "0" : "") + digits
            }.joined()
        }
    }
    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }
    private struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }
    private struct ArtifactLocation: Encodable {
        var uri: String
    }
    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
    }
    private struct LogicalLocation: Encodable {
        var fullyQualifiedName: String
        var kind = "member"
    }
}
