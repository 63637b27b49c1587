public import Foundation
import OpenIntents

// What an app answers about the parameters of an intent. Nobody asks here; an app's own code and tests may.

/// What an app makes of a parameter (Intents: INIntentResolutionResult).
open class INIntentResolutionResult: NSObject {
    /// What is known of it.
    enum Outcome { case success, needsValue, notRequired, unsupported, disambiguation, confirmationRequired }
    private(set) var outcome = Outcome.notRequired
    private(set) var values: [Any] = []
    private(set) var reason: Int?

    public required override init() { super.init() }

    class func make(_ outcome: Outcome, _ values: [Any], _ reason: Int? = nil) -> Self {
        let result = Self()
        result.take(outcome, values, reason)
        return result
    }
    func take(_ outcome: Outcome, _ values: [Any], _ reason: Int?) {
        (self.outcome, self.values, self.reason) = (outcome, values, reason)
    }

    open class func needsValue() -> Self { make(.needsValue, []) }
    open class func notRequired() -> Self { make(.notRequired, []) }
    open class func unsupported() -> Self { make(.unsupported, []) }
    open class func unsupported(withReason reason: Int) -> Self { make(.unsupported, [], reason) }

    /// What it comes to, for a person.
    open override var description: String {
        let texts = values.map { "\($0)" }.joined(separator: ", ")
        return texts.isEmpty ? "\(Self.self) \(outcome)" : "\(Self.self) \(outcome): \(texts)"
    }
}
