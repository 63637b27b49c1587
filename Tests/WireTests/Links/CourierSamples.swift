import CourierLink
import Foundation
import NotificationModel
import WireCoding

/// A sample of every message of the courier.
enum CourierSamples {
    static func goldens() throws -> [Golden] { try Golden.of(requests) + Golden.of(events) }

    private static let requests: [CourierRequest] = [
        .hello(
            CourierHello(
                version: 6,
                space: "default",
                deviceID: "phone",
                deviceName: "Phone",
                secret: "secret",
                observes: true,
                enrolment: "enrolment"
            )
        ),
        .register(bundleID: "com.example.app", environment: nil), .unregister(token: "00ff"),
        .registerActivity(bundleID: "com.example.app", environment: "production", purpose: "start"),
        .acknowledge(serial: 9_007_199_254_740_993),
        .journey(id: id), .subscribe([subscription]), .clearFaults, .ping, .pong, .failure(failure),
    ]

    private static let events: [CourierEvent] = [
        .welcome(version: 6, observes: true), .welcome(version: 2, observes: nil),
        .refused(reason: "The secret is another."),
        .registered(bundleID: "com.example.app", token: "00ff"),
        .registrationFailed(bundleID: "com.example.app", reason: "There are too many."),
        .registeredActivity(bundleID: "com.example.app", purpose: "start", token: "00ff"),
        .registeredActivity(bundleID: "com.example.app", purpose: "start", token: nil),
        .push(
            CourierPush(
                serial: 7,
                id: id,
                token: "00ff",
                bundleID: "com.example.app",
                topic: "com.example.app.voip",
                pushType: "voip",
                priority: 10,
                expiration: date.addingTimeInterval(60),
                collapseID: "one",
                payload: payload,
                journey: [entry]
            )
        ),
        .push(
            CourierPush(
                serial: 8,
                id: id,
                token: "00ff",
                bundleID: "com.example.app",
                topic: "com.example.app",
                pushType: "alert",
                priority: 5,
                expiration: nil,
                collapseID: nil,
                payload: payload,
                journey: []
            )
        ),
        .push(
            CourierPush(
                serial: 9,
                id: id,
                token: "00000000000000000000000000000000",
                bundleID: "com.example.app",
                topic: "com.example.app.push-type.liveactivity",
                pushType: "liveactivity",
                priority: 10,
                expiration: nil,
                collapseID: nil,
                channel: "AAAAAAAAAAAAAAAAAAAAAA==",
                payload: payload,
                journey: []
            )
        ),
        .journey(
            id: id,
            Journey(
                id: id,
                bundleID: "com.example.app",
                title: "Hello",
                entries: [entry],
                payload: "{}",
                headers: ["apns-priority": "10"]
            )
        ),
        .journey(id: id, nil),
        .observed(
            PushRecord(
                id: id,
                at: date,
                headers: [.init(name: "apns-topic", value: "com.example.app")],
                token: "00ff",
                payload: payload,
                status: 400,
                reason: "BadTopic",
                journey: [entry]
            )
        ),
        .subscribed(unknown: [subscription]), .faults(["nth=3,reason=Unregistered", "loss=reset"]), .ping, .pong,
        .failure(failure),
    ]

    private static let subscription = CourierSubscription(
        bundleID: "com.example.app",
        channel: "AAAAAAAAAAAAAAAAAAAAAA=="
    )
    private static let id = "8a0c3b1e-0000-4000-8000-000000000001"
    private static let date = Date(timeIntervalSince1970: 1_800_000_000.25)
    private static let payload = Data(#"{"aps":{"alert":"Hello"}}"#.utf8)
    private static let failure = LinkFailure(domain: "CarillonLinkErrorDomain", code: 4, message: "It cannot be read.")
    private static let entry = JourneyEntry(
        at: date,
        station: .serviceExtension,
        event: .extensionDelivered,
        text: "It delivered after 3 ms.",
        rule: "UNNotificationServiceExtension",
        changes: [ContentChange(field: "title", before: "a", after: nil)],
        delivery: .deliveredFromStorage
    )
}
