package import CourierLink
import DeviceService
package import Foundation
import NotificationModel

extension RunningDevice {
    /// A push as the courier brings it.
    package static func push(
        _ payload: String,
        serial: Int64 = 1,
        id: String = UUID().uuidString.lowercased(),
        bundleID: String = "com.example.app",
        type: String = "alert",
        priority: Int = 10,
        expiration: Date? = nil,
        collapse: String? = nil
    ) -> CourierPush {
        CourierPush(
            serial: serial,
            id: id,
            token: "ab",
            bundleID: bundleID,
            topic: bundleID,
            pushType: type,
            priority: priority,
            expiration: expiration,
            collapseID: collapse,
            payload: Data(payload.utf8),
            journey: []
        )
    }

    /// Lets a push arrive as if the courier had brought it; returns once it is on disk.
    ///
    /// - Returns: its id.
    @discardableResult
    package func receive(_ push: CourierPush) async throws -> String {
        try await device.receive(push)
        return push.id
    }
}

extension String {
    /// The journey of a request that an app adds, the tests' app unless told.
    package static func local(_ identifier: String, app: String = "com.example.app") -> String {
        Journey.id(ofLocal: identifier, app: app)
    }
}
