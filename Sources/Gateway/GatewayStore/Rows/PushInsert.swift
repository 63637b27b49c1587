import Foundation
import GRDB
import GatewayCore
import NotificationModel

/// One row of `push`, about to be written.
struct PushInsert {
    private static let sql = """
        INSERT INTO push (serial, id, at, space, device_id, bundle_id, token, topic, push_type, priority, expiration,
            collapse_id, payload, fields, status, reason, waiting_until, journey)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// Writes an accepted push.
    static func accepted(
        _ push: AcceptedPush,
        serial: Int64,
        fields: String,
        deadline: Date?,
        journey: String,
        in database: Database
    ) throws {
        let registration = push.registration
        try database.cachedStatement(sql: sql).execute(arguments: [
            serial, push.id.canonical, push.acceptedAt.timeIntervalSince1970,
            registration.device.space, registration.deviceID, registration.bundleID,
            registration.token.hexadecimal, push.topic, push.type.rawValue, push.priority.rawValue,
            push.expiration.date?.timeIntervalSince1970, push.collapseID, Data(push.payload), fields,
            200, nil, deadline?.timeIntervalSince1970, journey,
        ])
    }

    /// Writes a request that was refused.
    static func refused(_ request: RefusedRequest, serial: Int64, in database: Database) throws {
        try database.cachedStatement(sql: sql).execute(arguments: [
            serial, request.id, request.at.timeIntervalSince1970,
            request.space, nil, nil, request.token, nil, nil, nil, nil, nil,
            Data(request.payload), FieldsText.text(request.fields),
            request.refusal.rejection.status, request.refusal.rejection.reason, nil,
            JourneyText.line(GatewaySteps.rejected(request.refusal, at: request.at)),
        ])
    }
}
