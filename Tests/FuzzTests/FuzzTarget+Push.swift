import DeviceCore
import Foundation
import NotificationModel

@testable import DeviceBundles

extension FuzzTarget {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// A phone with one app, which may show notifications and sums them up in words of its own.
    private static let phone: PhoneState = {
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "Example"))])
        _ = try? phone.requestAuthorization([.alert, .sound, .badge], bundleID: "app")
        phone.answerAuthorization(allow: true, bundleID: "app")
        phone.apps["app"]?.categories["C"] = NotificationCategory(
            identifier: "C",
            actions: [],
            categorySummaryFormat: DisplayText("%u more from %@")
        )
        return phone
    }()

    private static let projection = Projection(phoneID: "p", phoneName: "P", now: now, isClockManual: true) { text, _ in
        guard let localization = text.localization else { return text.plain }
        return StringFormat.fill(localization.key, localization.arguments)
    }

    private static let encoder = JSONEncoder()
    private static let decoder = JSONDecoder()

    /// Pushes are taken and drawn, the last of them after a restart: each that may come before it is an input of its own.
    ///
    /// - Throws: what ends drawing, storing or reading again.
    func push(_ bytes: Data) throws {
        var pushes = bytes.split(separator: 0x1e).prefix(4).compactMap { try? RemotePayload(decoding: $0) }
        guard let last = pushes.last else { return }
        // A push alone comes twice, as one that was not acknowledged does.
        if pushes.count > 1 { pushes.removeLast() }
        var phone = Self.phone
        for (number, push) in pushes.enumerated() {
            Self.take(push, number, on: &phone)
            _ = Self.projection.render(phone)
        }
        phone = try Self.restart(phone)
        Self.take(last, pushes.count, on: &phone)
        _ = try Self.encoder.encode(Self.projection.render(phone))
    }

    /// What is refused changes nothing.
    private static func take(_ push: RemotePayload, _ number: Int, on phone: inout PhoneState) {
        if let activity = try? LiveActivityPush(push) {
            _ = try? phone.take(activity, bundleID: "app", journeyID: "\(number)", at: now)
        }
        let request = NotificationRequest(identifier: "\(number)", content: push.content, trigger: .push)
        let notification = DeliveredNotification(request: request, date: now)
        let arrival = Arrival(bundleID: "app", notification: notification, journeyID: "\(number)")
        _ = try? phone.present(arrival, foreground: .notAsked, at: now)
    }

    /// The phone as it is after its process was started anew: what pushes left is stored and read again.
    private static func restart(_ phone: PhoneState) throws -> PhoneState {
        let apps = try phone.apps.values.map { app in
            var app = app
            app.delivered = DeliveredList(
                try app.delivered.entries.map { try decoder.decode(DeliveredEntry.self, from: encoder.encode($0)) }
            )
            return app
        }
        return PhoneState(apps: Array(apps), preferences: phone.preferences, firstNumber: 10_000)
    }
}
