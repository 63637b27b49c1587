import DeviceBundles
import DeviceContext
import DeviceCore
import DeviceDelivery
import Foundation
package import NotificationModel
import WallClock

extension Device {
    /// How long the gateway may take until it has given a device token, in seconds of real time.
    private static let tokenPatience = 30.0

    /// Installs an app that its person has answered already, without starting it.
    ///
    /// - Parameters:
    ///   - path: the bundle's.
    ///   - isAllowed: the answer to its question whether it may notify; nil when it will ask.
    ///   - settings: its settings, in place of those that follow from the answer.
    /// - Returns: its bundle id and its device token.
    /// - Throws: `PhoneError`, also when the gateway gives no token.
    package func provide(
        app path: String,
        isAllowed: Bool?,
        settings: NotificationSettings?
    ) async throws -> (bundleID: String, deviceToken: String) {
        let bundleID = try await installer.install(URL(filePath: path))
        if isAllowed != nil || settings != nil {
            try await context.phone.change { state in
                guard let app = state.apps[bundleID] else { return }
                if let isAllowed {
                    // What nearly every app asks for; one that asks for more later is told what it was allowed.
                    state.apps[bundleID]?.settings = Authorization.answered(
                        allow: isAllowed,
                        [.alert, .sound, .badge],
                        entitlements: app.profile.entitlements
                    )
                }
                if let settings { state.apps[bundleID]?.settings = settings }
            }
        }
        return (bundleID, try await token(app: bundleID))
    }

    package func token(app bundleID: String) async throws -> String {
        if let token = try context.phone.read({ try $0.app(bundleID).profile.deviceToken }) { return token }
        let registration = delivery.registration
        let token = try await withDeadline(SystemWallClock(), seconds: Self.tokenPatience) {
            try await registration.register(bundleID)
        }
        guard let token else {
            throw PhoneError.unavailable("“\(bundleID)” got no device token within \(Int(Self.tokenPatience)) s")
        }
        return token
    }
}
