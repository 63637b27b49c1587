import Dispatch
import Foundation
import FoundationAdditions

/// Asks an app's own block whether a server is the right one.
enum Verification {
    /// How long a block may think, in seconds, before its answer is no.
    private static let limit = 60.0

    /// Waits until the block has answered.
    ///
    /// - Parameters:
    ///   - certificates: the server's chain.
    ///   - isTrusted: whether the authorities that the phone trusts answer for it.
    static func isPassed(
        _ certificates: [Data],
        isTrusted: Bool,
        asking verification: (block: sec_protocol_verify_t, queue: DispatchQueue)
    ) -> Bool {
        let answer = Answer()
        let trust = sec_trust_t(SecTrust(certificates, isTrusted: isTrusted))
        nonisolated(unsafe) let block = verification.block
        verification.queue.async { block(sec_protocol_metadata_t(), trust, answer.give) }
        return answer.wait(limit)
    }

    /// The first answer counts.
    private final class Answer: @unchecked Sendable {
        private let condition = NSCondition()
        private var isYes: Bool?

        func give(_ isYes: Bool) {
            condition.lock()
            self.isYes = self.isYes ?? isYes
            condition.signal()
            condition.unlock()
        }

        func wait(_ seconds: Double) -> Bool {
            let end = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while isYes == nil, condition.wait(until: end) {}
            return isYes ?? false
        }
    }
}
