/// A target that was tried.
package struct SurveyedTarget: Sendable, Codable, Equatable {
    /// What it is.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case service, content, app
        /// Its project could not be read that far.
        case unknown
    }

    /// The project's path, from the folder that was surveyed.
    package let project: String
    package let target: String
    package let kind: Kind
    /// Why it does not compile; empty when it does.
    package let causes: [SurveyCause]
    /// What the author is warned of.
    package let warnings: Int
    /// The first lines that say so, with their places.
    package let messages: [String]

    /// Whether it compiles.
    package var isBuilt: Bool { causes.isEmpty }
    /// Whether it needs code that is not there: a package's or a pod's.
    package var needsOthersCode: Bool { causes.contains { $0.kind == .package } }
}
