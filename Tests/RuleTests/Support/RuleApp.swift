import AppLink
import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI

@testable import OpenUserNotifications

/// An app that is written with the framework, on a phone that runs: what it calls goes over a real link to a real
/// device, and what the test looks at is the phone's screen.
struct RuleApp: Sendable {
    let phone: PhoneProcess
    let center: UNUserNotificationCenter
    static let bundleID = "com.example.app"

    init(phone: PhoneProcess, secret: String? = nil) {
        self.phone = phone
        let hello = LinkHello(role: .app, bundleID: Self.bundleID, processID: 1, launchSecret: secret)
        var configuration = LinkClient.Configuration(socketPath: phone.linkSocket, hello: hello)
        configuration.firstReconnectDelay = 0.01
        center = UNUserNotificationCenter(link: LinkClient(configuration))
        DeviceCalls.serve(center)
    }

    /// Asks for authorization, and lets the person answer.
    @discardableResult
    func authorize(_ options: UNAuthorizationOptions, allow: Bool = true) async throws -> Bool {
        async let granted = center.requestAuthorization(options: options)
        let model = try await phone.wait(for: "a prompt") { !$0.prompts.isEmpty }
        try await phone.answer(prompt: model.prompts[0].id, allow: allow)
        return try await granted
    }

    /// Adds a request with that title, and whatever else `change` makes of the content.
    func add(
        _ identifier: String,
        _ trigger: UNNotificationTrigger? = nil,
        title: String? = nil,
        _ change: (UNMutableNotificationContent) throws -> Void = { _ in }
    ) async throws {
        let content = UNMutableNotificationContent()
        content.title = title ?? identifier
        try change(content)
        try await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    /// A push of a provider.
    ///
    /// - Returns: its id.
    @discardableResult
    func push(_ payload: String, type: PushType = .alert, collapse: String? = nil) async throws -> String {
        _ = try await withCheckedThrowingContinuation { continuation in
            center.link.call(.registerForRemoteNotifications) { continuation.resume(with: $0) }
        }
        return try await phone.push(payload, to: Self.bundleID, type: type, collapse: collapse)
    }

    func bringToFront() async throws { try await phone.open(app: Self.bundleID) }

    // MARK: What the phone shows

    func titles() async throws -> [String] { try await phone.cards().map(\.title) }

    /// The card of a notification, once it is in the centre.
    func card(_ title: String) async throws -> RenderModel.Card {
        let model = try await phone.wait(for: "“\(title)” in the centre") { model in
            model.center.contains { $0.cards.contains { $0.title == title } }
        }
        return model.center.flatMap(\.cards).first { $0.title == title } ?? model.center[0].cards[0]
    }

    /// The app's icon on the home screen.
    func icon() async throws -> RenderModel.AppIcon {
        let apps = try await phone.render().apps
        guard let icon = apps.first(where: { $0.bundleID == Self.bundleID }) else {
            throw DeviceTimeout(what: "the app's icon")
        }
        return icon
    }

    /// Changes what the person allows the app.
    func change(_ body: (inout NotificationSettings) -> Void) async throws {
        var settings = try await phone.settings(app: Self.bundleID)
        body(&settings)
        try await phone.setSettings(settings, app: Self.bundleID)
    }

    /// Changes the phone's own settings.
    func prefer(_ body: (inout PhonePreferences) -> Void) async throws {
        var preferences = try await phone.render().phone.preferences
        body(&preferences)
        try await phone.setPreferences(preferences)
    }

    // MARK: Time

    func advance(_ seconds: Double) async throws { try await phone.advance(by: seconds) }

    /// Waits until a local request has fired so often.
    func waitUntilFired(_ identifier: String, times: Int) async throws {
        try await phone.wait(for: "\(times) times", of: .local(identifier)) { entries in
            entries.filter { $0.event == .fired }.count >= times
        }
    }

    /// When a local request has fired.
    func fired(_ identifier: String) async throws -> [Date] {
        try await phone.journey(id: .local(identifier)).entries.filter { $0.event == .fired }.map(\.at)
    }
}

/// Runs `body` with an app that a person has allowed what it asked for; nil asks for nothing.
func withApp(
    asking options: UNAuthorizationOptions? = [.alert, .sound, .badge],
    on setup: PhoneProcess.Setup = .init(),
    _ body: @escaping @Sendable (RuleApp) async throws -> Void
) async throws {
    try await withPhoneProcess(setup) { phone in
        let app = RuleApp(phone: phone)
        if let options { try await app.authorize(options) }
        try await body(app)
    }
}
