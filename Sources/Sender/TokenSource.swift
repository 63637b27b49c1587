import Foundation
import Synchronization
import WallClock

/// Makes provider tokens, and gives the same one for 50 minutes: APNs refuses one that is over an hour old, and
/// another one within 20 minutes.
final class TokenSource: Sendable {
    private static let lifetime: TimeInterval = 50 * 60

    private let key: SigningKey
    private let clock: any WallClock
    private let current = Mutex<(text: String, issuedAt: Date)?>(nil)

    init(key: SigningKey, clock: any WallClock) {
        self.key = key
        self.clock = clock
    }

    /// The token to use now.
    func token() throws(SenderError) -> String {
        let now = clock.now()
        return try current.withLock { current throws(SenderError) in
            if let current, now.timeIntervalSince(current.issuedAt) < Self.lifetime, now >= current.issuedAt {
                return current.text
            }
            let text = try key.token(issuedAt: now)
            current = (text, now)
            return text
        }
    }

    /// Forgets the token: APNs has said that it has expired.
    func invalidate() {
        current.withLock { $0 = nil }
    }
}
