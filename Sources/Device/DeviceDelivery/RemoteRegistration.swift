import AppLink
import CourierLink
import DeviceApps
import DeviceContext
import DeviceCore
import DeviceLink
import DeviceStore
import Foundation
import Logging
import Waiting

/// Device tokens: asked of the gateway, kept, told to the apps.
package final class RemoteRegistration: Sendable {
    private let context: DeviceContext
    private let apps: AppSupervisor
    private let courier: CourierOutbox
    private let tokens = Waiters<String, String>()

    init(context: DeviceContext, apps: AppSupervisor, courier: CourierOutbox) {
        self.context = context
        self.apps = apps
        self.courier = courier
    }

    /// Registers an app, and waits until the gateway has given a token.
    package func register(_ bundleID: String) async throws -> String {
        try await tokens.value(for: bundleID) {
            context.phone.writer.submit { state in
                state.apps[bundleID]?.profile.isRegistered = true
                return state.apps[bundleID]?.profile.deviceToken
            } answer: { [self] result in
                switch result {
                case .success(let token?): tokens.resolve(bundleID, .success(token))
                case .success(nil): courier.send(self.request(for: bundleID))
                case .failure(let error): tokens.resolve(bundleID, .failure(error))
                }
            }
        }
    }

    /// The app wants no pushes any more; its token is void from now on.
    package func unregister(_ bundleID: String) async throws {
        let token = try await context.phone.change { state in
            let token = state.apps[bundleID]?.profile.deviceToken
            state.apps[bundleID]?.profile.isRegistered = false
            state.apps[bundleID]?.profile.deviceToken = nil
            return token
        }
        if let token { retire(token) }
    }

    /// Tells the gateway that a token is void.
    package func retire(_ token: String) { courier.send(.unregister(token: token)) }

    /// What is asked for the apps that want a token, whenever the gateway is reached: it knows those that it gave before.
    func requests() -> [CourierRequest] {
        context.phone.read { $0.apps.values.filter(\.profile.isRegistered).map(\.bundleID).sorted() }.map(request(for:))
    }

    /// What the gateway is asked for an app.
    private func request(for bundleID: String) -> CourierRequest {
        let environment = context.phone.read { $0.apps[bundleID]?.profile.entitlements.apsEnvironment }
        return .register(bundleID: bundleID, environment: environment)
    }

    /// The gateway has given a token.
    package func received(_ token: String, for bundleID: String) {
        let wanted = context.phone.read { $0.apps[bundleID]?.profile.isRegistered ?? false }
        guard wanted else { return retire(token) }
        let before = context.phone.read { $0.apps[bundleID]?.profile.deviceToken }
        context.phone.writer.submit {
            $0.apps[bundleID]?.profile.deviceToken = token
        } answer: { [self] result in
            tokens.resolve(bundleID, result.map { token })
            if case .failure(let error) = result { context.logger.error("a device token is not kept: \(error)") }
            guard let before, before != token, let app = apps.connection(bundleID) else { return }
            context.jobs.add { await self.tell(token, app) }
        }
    }

    private func tell(_ token: String, _ app: LinkConnection) async {
        do {
            _ = try await app.call(.deviceToken(token))
        } catch {
            context.logger.notice("an app did not take its new device token, and gets it when it asks: \(error)")
        }
    }

    /// The gateway gives an app no token.
    package func failed(_ bundleID: String, because reason: String) {
        tokens.resolve(bundleID, .failure(PhoneError.unavailable("“\(bundleID)” gets no device token: \(reason)")))
    }
}
