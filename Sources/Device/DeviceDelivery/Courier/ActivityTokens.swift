import CourierLink
import DeviceContext
import DeviceCore
import DeviceStore
import Logging
import Synchronization
import WallClock

/// Tokens of Live Activities: asked of the gateway when one is wanted, void when it is over.
package final class ActivityTokens: Sendable {
    /// The version of the courier that knows them.
    private static let version = 6

    private let context: DeviceContext
    private let courier: CourierOutbox
    /// What was asked for since the gateway was reached; nil while it is not, or knows no such tokens.
    private let asked = Mutex<Set<ActivityTokenName>?>(nil)

    init(context: DeviceContext, courier: CourierOutbox) {
        self.context = context
        self.courier = courier
    }

    /// The gateway has welcomed the device: it is asked for all, and knows those that it gave before.
    func begin(version: Int) {
        asked.withLock { $0 = version >= Self.version ? [] : nil }
        update()
    }

    func end() { asked.withLock { $0 = nil } }

    /// Live Activities, or the apps that have them, may have changed.
    package func update() {
        let now = context.clock.now()
        if context.phone.read({ $0.hasVoidActivityTokens(at: now) }) { retire() }
        let wanted = context.phone.read { $0.wantedActivityTokens(at: now) }
        let news = asked.withLock { asked -> Set<ActivityTokenName> in
            guard let known = asked else { return [] }
            asked = wanted
            return wanted.subtracting(known)
        }
        for name in news {
            let environment = context.phone.read { $0.apps[name.bundleID]?.profile.entitlements.apsEnvironment }
            courier.send(.registerActivity(bundleID: name.bundleID, environment: environment, purpose: name.purpose))
        }
    }

    private func retire() {
        let now = context.clock.now()
        context.phone.writer.submit {
            $0.removeVoidActivityTokens(at: now)
        } answer: { [context, courier] result in
            switch result {
            case .success(let tokens): for token in tokens { courier.send(.unregister(token: token)) }
            case .failure(let error): context.logger.error("a Live Activity's token is not given up: \(error)")
            }
        }
    }

    /// The gateway has answered.
    func received(_ token: String?, for name: ActivityTokenName) {
        guard let token else {
            let what = "\(name.purpose)” of “\(name.bundleID)"
            return context.logger.warning("the gateway gives no token for “\(what)”: there are too many")
        }
        let now = context.clock.now()
        context.phone.writer.submit {
            $0.keepActivityToken(token, for: name, at: now)
        } answer: { [context, courier] result in
            switch result {
            case .success(let void): if let void { courier.send(.unregister(token: void)) }
            case .failure(let error): context.logger.error("a Live Activity's token is not kept: \(error)")
            }
        }
    }
}
