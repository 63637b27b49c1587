import Foundation
import Synchronization
import WallClock

/// Makes provider tokens, and gives the same one for 50 minutes: APNs refuses one that is over an hour old, and
/// another one within 20 minutes.
final class TokenSource: Sendable {
    private static let lifetime: TimeInterval = 50 * 60
    /// How far a clock may be set back before the token lies so much in the future that APNs might refuse it.
    private static let skew: TimeInterval = 60

    private let key: SigningKey
    private let clock: any WallClock
    private let current = Mutex<(text: String, issuedAt: Date)?>(nil)

    init(key: SigningKey, clock: any WallClock) {
        self.key = key
        self.clock = clock
    }

    /// The token to use now.
    func token() throws(SenderError) -> String {
        try current.withLock { current throws(SenderError) in
            // Read under the lock: of two callers, the one that read the clock first may come second.
            let now = clock.now()
            if let current, (-Self.skew..<Self.lifetime).contains(now.timeIntervalSince(current.issuedAt)) {
                return current.text
            }
            let text = try key.token(issuedAt: now)
            current = (text, now)
            return text
        }
    }

    /// Forgets a token that APNs has said to be expired, unless another caller has made the next one already.
    func invalidate(_ text: String) {
        current.withLock { current in
            if current?.text == text { current = nil }
        }
    }
}
