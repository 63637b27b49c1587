/// A target that was tried.
public struct SurveyedTarget: Sendable, Codable, Equatable {
    /// What it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case service, content, app
        /// Its project could not be read that far.
        case unknown
    }

    /// The project's path, from the folder that was surveyed.
    public let project: String
    public let target: String
    public let kind: Kind
    /// Why it does not compile; empty when it does.
    public let causes: [SurveyCause]
    /// What the author is warned of.
    public let warnings: Int
    /// The first lines that say so, with their places.
    public let messages: [String]

    /// Whether it compiles.
    public var isBuilt: Bool { causes.isEmpty }
    /// Whether it needs code that is not there: a package's or a pod's.
    public var needsOthersCode: Bool { causes.contains { $0.kind == .package } }
}
