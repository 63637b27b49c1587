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

    /// Pushes are taken, drawn and encoded, before and after a restart.
    ///
    /// - Throws: what ends drawing, storing or reading again.
    func push(_ bytes: Data) throws {
        var phone = Self.phone
        var kept = Kept()
        let sent = bytes.split(separator: 0x1e).prefix(8).map {
            (try? LiveActivityPush(decoding: $0), try? RemotePayload(decoding: $0))
        }
        // A push alone comes twice, as one that was not acknowledged does.
        for (number, (activity, push)) in (sent.count == 1 ? sent + sent : sent).enumerated() {
            // What is refused changes nothing, and is not drawn.
            if activity == nil, push == nil { continue }
            if let activity {
                _ = try? phone.take(activity, bundleID: "app", journeyID: "\(number)", at: Self.now)
            }
            if let push {
                let request = NotificationRequest(identifier: "\(number)", content: push.content, trigger: .push)
                let notification = DeliveredNotification(request: request, date: Self.now)
                let arrival = Arrival(bundleID: "app", notification: notification, journeyID: "\(number)")
                _ = try? phone.present(arrival, foreground: .notAsked, at: Self.now)
            }
            let drawn = Self.projection.render(phone)
            _ = try Self.encoder.encode(drawn)
            // Every other push comes after a restart.
            let restarted = try kept.restart(phone, firstNumber: UInt64(number + 1) * 10_000)
            var again = Self.projection.render(restarted)
            again.revision = drawn.revision
            // What is drawn as before was encoded just now.
            if again != drawn { _ = try Self.encoder.encode(again) }
            if number % 2 == 1 { phone = restarted }
        }
    }

    /// What was stored, and as what it was read again: the same value is stored once.
    private struct Kept {
        private var entries: [DeliveredEntry: DeliveredEntry] = [:]
        private var profiles: [AppProfile: AppProfile] = [:]

        /// The phone as it is after its process was started anew: what is stored is read again.
        mutating func restart(_ phone: PhoneState, firstNumber: UInt64) throws -> PhoneState {
            let apps = try phone.apps.values.map { app in
                var app = app
                app.delivered = DeliveredList(try app.delivered.entries.map { try Self.readAgain($0, &entries) })
                app.profile = try Self.readAgain(app.profile, &profiles)
                return app
            }
            return PhoneState(apps: Array(apps), preferences: phone.preferences, firstNumber: firstNumber)
        }

        private static func readAgain<Value: Codable & Hashable>(_ value: Value, _ kept: inout [Value: Value]) throws
            -> Value
        {
            if let read = kept[value] { return read }
            let read = try decoder.decode(Value.self, from: encoder.encode(value))
            kept[value] = read
            return read
        }
    }
}
