import Foundation
import ProviderAPI
import Testing

/// handling-notification-responses-from-apns, the table of reasons.
@Suite struct RejectionTests {
    private static let table: [Int: [String]] = [
        400: [
            "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId", "BadPriority", "BadTopic",
            "DeviceTokenNotForTopic", "DuplicateHeaders", "IdleTimeout", "InvalidPushType", "MissingDeviceToken",
            "MissingTopic", "PayloadEmpty", "TopicDisallowed",
            // Of channels and broadcasts.
            "FeatureNotEnabled", "MissingChannelId", "BadChannelId", "ChannelNotRegistered", "BadRequestParams",
            "BadRequestPayload", "MissingPushType", "CannotCreateChannelConfig",
        ],
        403: [
            "BadCertificate", "BadCertificateEnvironment", "ExpiredProviderToken", "Forbidden", "InvalidProviderToken",
            "MissingProviderToken", "UnrelatedKeyIdInToken", "BadEnvironmentKeyIdInToken", "TopicMismatch",
        ],
        404: ["BadPath"],
        405: ["MethodNotAllowed"],
        410: ["ExpiredToken", "Unregistered"],
        413: ["PayloadTooLarge"],
        429: ["TooManyProviderTokenUpdates", "TooManyRequests"],
        500: ["InternalServerError"],
        503: ["ServiceUnavailable", "Shutdown"],
    ]

    @Test("Every documented reason has a row with its status", arguments: table.keys.sorted())
    func documented(status: Int) {
        for reason in Self.table[status] ?? [] {
            #expect(Rejection.named(reason)?.status == status, "\(reason)")
        }
    }

    @Test("The table has the documented reasons and the spelling that is seen in the field, each once")
    func whole() {
        let reasons = Set(Self.table.values.joined()).union(["BadEnvironmentKeyInToken"])
        #expect(Set(Rejection.all.map(\.reason)) == reasons)
        #expect(Rejection.all.count == reasons.count)
    }

    @Test("Reasons that Apple says never to retry")
    func neverRetried() {
        let never = Set(Rejection.all.filter { $0.retry == .never }.map(\.reason))
        #expect(
            never == [
                "BadDeviceToken", "DeviceTokenNotForTopic", "Forbidden", "ExpiredToken", "Unregistered",
                "PayloadTooLarge", "ChannelNotRegistered", "CannotCreateChannelConfig",
            ]
        )
    }

    @Test("Every row explains itself in a sentence", arguments: Rejection.all)
    func explained(rejection: Rejection) {
        #expect(rejection.explanation.hasSuffix("."))
    }

    @Test("A body is JSON, with milliseconds where there is a time")
    func body() throws {
        #expect(String(decoding: RejectionBody(reason: "BadTopic").json, as: UTF8.self) == #"{"reason":"BadTopic"}"#)
        let gone = RejectionBody(reason: "Unregistered", timestamp: Date(timeIntervalSince1970: 1_800_000_000.25))
        #expect(
            String(decoding: gone.json, as: UTF8.self) == #"{"reason":"Unregistered","timestamp":1800000000250}"#
        )
        #expect(try JSONDecoder().decode(RejectionBody.self, from: Data(gone.json)) == gone)
    }
}
