/// What a build is at, for who waits for it.
package enum BuildStep: Hashable, Sendable, CustomStringConvertible {
    /// The SDK is built: once, and after its sources have changed.
    case sdk
    /// The SDK's modules that need swift-crypto are built: once, for the first app that imports one.
    case cryptoKit
    /// The packages that `app.json` names are resolved and built.
    case packages([String])
    /// A target's executable is made; one that did not change has no such step.
    case target(String)

    /// As in `the SDK … 12 s`.
    package var description: String {
        switch self {
        case .sdk: "the SDK (once, some ten minutes; the next builds find it)"
        case .cryptoKit: "CryptoKit (once, some six minutes; the next builds find it)"
        case .packages(let names): "packages: \(names.joined(separator: ", "))"
        case .target(let name): name
        }
    }

    /// After which time it is worth a line; a target's is what a build after an edit may take.
    var patience: Duration {
        switch self {
        case .sdk, .cryptoKit, .packages: .seconds(2)
        case .target: .seconds(5)
        }
    }

    /// A step begins, or is over.
    package enum Event: Hashable, Sendable {
        case began(BuildStep)
        /// Also when it failed.
        case ended(BuildStep, succeeded: Bool)
    }

    /// Does the work of this step and tells of it.
    func run<Value>(
        telling listener: @Sendable (Event) -> Void,
        _ work: () async throws -> Value
    ) async rethrows -> Value {
        listener(.began(self))
        do {
            let value = try await work()
            listener(.ended(self, succeeded: true))
            return value
        } catch {
            listener(.ended(self, succeeded: false))
            throw error
        }
    }
}
