import DeviceCore
import DeviceLink
import Foundation
import Logging

/// Device tokens: asked of the gateway, kept, told to the apps.
final class RemoteRegistration: Sendable {
    private let keeper: StateKeeper
    private let apps: AppSupervisor
    private let courier: CourierOutbox
    private let jobs: Jobs
    private let tokens = Waiters<String, String>()

    init(keeper: StateKeeper, apps: AppSupervisor, courier: CourierOutbox, jobs: Jobs) {
        self.keeper = keeper
        self.apps = apps
        self.courier = courier
        self.jobs = jobs
    }

    /// Registers an app, and waits until the gateway has given a token.
    func register(_ bundleID: String) async throws -> String {
        try await tokens.value(for: bundleID) {
            do {
                let token = try keeper.change { state in
                    state.apps[bundleID]?.profile.isRegistered = true
                    return state.apps[bundleID]?.profile.deviceToken
                }
                if let token {
                    tokens.resolve(bundleID, .success(token))
                } else {
                    courier.send(.register(bundleID: bundleID))
                }
            } catch {
                tokens.resolve(bundleID, .failure(error))
            }
        }
    }

    /// The app wants no pushes any more; its token is void from now on.
    func unregister(_ bundleID: String) throws {
        let token = try keeper.change { state in
            let token = state.apps[bundleID]?.profile.deviceToken
            state.apps[bundleID]?.profile.isRegistered = false
            state.apps[bundleID]?.profile.deviceToken = nil
            return token
        }
        if let token { retire(token) }
    }

    /// Tells the gateway that a token is void.
    func retire(_ token: String) { courier.send(.unregister(token: token)) }

    /// The apps that want a token, whenever the gateway is reached: it knows those that it gave before.
    func registered() -> [String] {
        keeper.read { $0.apps.values.filter(\.profile.isRegistered).map(\.bundleID).sorted() }
    }

    /// The gateway has given a token.
    func received(_ token: String, for bundleID: String) {
        let wanted = keeper.read { $0.apps[bundleID]?.profile.isRegistered ?? false }
        guard wanted else { return retire(token) }
        let before = keeper.read { $0.apps[bundleID]?.profile.deviceToken }
        keeper.attempt("keeping a device token") { $0.apps[bundleID]?.profile.deviceToken = token }
        tokens.resolve(bundleID, .success(token))
        guard let before, before != token, let app = apps.connection(bundleID) else { return }
        jobs.add { _ = try? await app.call(.deviceToken(token)) }
    }
    /// The gateway gives an app no token.
    func failed(_ bundleID: String, because reason: String) {
        tokens.resolve(bundleID, .failure(PhoneError.unavailable("“\(bundleID)” gets no device token: \(reason)")))
    }
}
