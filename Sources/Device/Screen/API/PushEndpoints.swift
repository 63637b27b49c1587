import DeviceCore
import Foundation
import Hummingbird
import NotificationModel
import ProviderAPI

extension Endpoint {
    private struct Lint: Decodable {
        let payload: String
        let pushType: String?
    }

    /// Writing, checking and sending pushes.
    static func pushes(_ desk: (any PushDesk)?) -> [Endpoint] {
        @Sendable func open() throws -> any PushDesk {
            guard let desk else { throw PhoneError.unavailable("this page has no gateway to send to") }
            return desk
        }
        return [
            Endpoint(
                .post,
                "pushes",
                "Sends a push through the gateway, as a provider would; a rejection is an answer, too.",
                body: composed,
                answer: .json(sent)
            ) { call in
                let push = try await call.body(ComposedPush.self)
                return try .json(try await open().send(push))
            },
            Endpoint(
                .post,
                "pushes/lint",
                "What in a payload is wrong, or has no effect.",
                body: .object(
                    "A payload as it would be sent.",
                    [
                        .init("payload", .string("JSON.")),
                        .init("pushType", .string("apns-push-type."), isRequired: false),
                    ]
                ),
                answer: .json(.array(mark))
            ) { call in
                let lint = try await call.body(Lint.self)
                let type = lint.pushType ?? "alert"
                let limit = PushType(rawValue: type).payloadLimit
                return try .json(PayloadLint.marks(of: Data(lint.payload.utf8), pushType: type, limit: limit))
            },
            Endpoint(.get, "provider", "Where a provider sends to.", answer: .json(address)) { _ in
                guard let address = try await open().address() else {
                    throw PhoneError.unavailable("no gateway is running")
                }
                return try .json(address)
            },
        ]
    }

    private static func optional(_ name: String, _ schema: Schema) -> Schema.Property {
        .init(name, schema, isRequired: false)
    }

    private static let composed = Schema.object(
        "A push.",
        [
            .init("bundleID", .string("The app whose device token it goes to.")),
            .init("payload", .string("JSON, sent as it is.")),
            optional("topic", .string("apns-topic.")), optional("pushType", .string("apns-push-type.")),
            optional("priority", .integer("apns-priority.")), optional("collapseID", .string("apns-collapse-id.")),
            optional("expiration", .number),
        ]
    )

    private static let sent = Schema.object(
        "The gateway's answer.",
        [
            .init("status", .integer("200, or why not.")), optional("id", .string("apns-id.")),
            optional("reason", .string("Apple's reason.")), optional("explanation", .string("In a sentence.")),
        ]
    )

    private static let mark = Schema.object(
        "Something to look at.",
        [
            .init("path", .string("Where, such as aps.alert.title.")), .init("severity", .string("error or warning.")),
            .init("message", .string("In a sentence.")),
        ]
    )

    private static let address = Schema.object(
        "Where a provider sends to.",
        [
            .init("url", .string("The gateway.")),
            .init("authority", .string("A file with its certificate authority.")),
            .init("tokenCommand", .string("Prints a provider token.")),
        ]
    )
}
