import Foundation
import GatewayCore
import GatewayStore
import NIOCore
import ProviderAPI
import Synchronization

/// The quota of device tokens that several gateways count together, in their store.
final class SharedPushMeter: PushMeter {
    private struct State {
        var quota: SharedQuota
        /// Those who wait for leave.
        var waiting: [DeviceToken: [@Sendable () -> Void]] = [:]
        var isAsking = false
    }

    private let store: any GatewayStore
    private let perMinute: Int
    private let state: Mutex<State>

    init(perMinute: Int, store: any GatewayStore) {
        self.store = store
        self.perMinute = perMinute
        state = Mutex(State(quota: SharedQuota(perMinute: perMinute)))
    }

    func prepare(_ token: DeviceToken, found: @escaping @Sendable () -> Void) -> Bool {
        let gateways = store.gatewayCount
        let isReady = state.withLock { state in
            if state.quota.isReady(token, gateways: gateways, at: Self.now) { return true }
            state.waiting[token, default: []].append(found)
            return false
        }
        if !isReady { ask() }
        return isReady
    }

    func take(_ token: DeviceToken, at now: Date) throws(Refusal) {
        let gateways = store.gatewayCount
        try state.withLock { state throws(Refusal) in
            try state.quota.take(token, gateways: gateways, at: Self.now)
        }
    }

    /// Asks for all that wait, in one round trip; whoever comes meanwhile is asked for with the next.
    private func ask() {
        let gateways = store.gatewayCount
        let (waiting, claims) = state.withLock {
            state -> ([DeviceToken: [@Sendable () -> Void]], [SharedQuota.Claim]) in
            guard !state.isAsking, !state.waiting.isEmpty else { return ([:], []) }
            state.isAsking = true
            let waiting = state.waiting
            state.waiting = [:]
            let claims = waiting.map { token, found in
                state.quota.claim(token, for: found.count, gateways: gateways, at: Self.now)
            }
            return (waiting, claims)
        }
        guard !claims.isEmpty else { return }
        store.count(claims, perMinute: perMinute) { [self] grants in
            state.withLock { state in
                for claim in claims { state.quota.settle(claim, grants[claim.token], at: Self.now) }
                state.isAsking = false
            }
            for found in waiting.values.joined() { found() }
            ask()
        }
    }

    /// Seconds of the machine's clock that nobody sets.
    private static var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }
}
