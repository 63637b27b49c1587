import AppLink
import CarillonTesting
import CourierLink
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import UntrustedFiles

/// What a person does with the phone, against a real device.
@Suite(.timeLimit(.minutes(1))) struct PhoneTests {
    private func content(_ title: String, _ change: (inout NotificationContent) -> Void = { _ in })
        -> NotificationContent
    {
        var content = NotificationContent()
        content.title = DisplayText(title)
        change(&content)
        return content
    }

    private func withApp(_ body: @escaping @Sendable (RunningDevice, ScriptedApp) async throws -> Void) async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            try await body(phone, app)
        }
    }

    @Test func movingThePhoneFiresARegion() async throws {
        try await withApp { phone, app in
            func move(_ latitude: Double) async throws {
                var preferences = PhonePreferences()
                preferences.location = .init(latitude: latitude, longitude: 13.4)
                try await phone.device.setPreferences(preferences)
            }
            try await move(52.6)
            let region = Region(identifier: "home", latitude: 52.5, longitude: 13.4, radius: 200)
            let request = NotificationRequest(
                identifier: "home",
                content: content("Welcome"),
                trigger: .location(region, repeats: false)
            )
            _ = try await app.call(.add(request))
            try await move(52.5)
            try await phone.wait(for: "the notification") { $0.banner?.title == "Welcome" }
            let seen = try await app.call(.deliveredNotifications)
            #expect(seen.isEmpty, "location-triggered ones cannot be retrieved")
            await #expect(throws: PhoneError.self) { try await move(91) }
        }
    }

    @Test func anActionThatNeedsThePersonAsksALockedPhone() async throws {
        try await withApp { phone, app in
            let action = NotificationAction(identifier: "safe", title: "Safe", options: [.authenticationRequired])
            _ = try await app.call(.setCategories([NotificationCategory(identifier: "c", actions: [action])]))
            try await phone.device.setLocked(true)
            @Sendable func choose(_ id: String, allow: Bool) async throws {
                var content = content(id)
                content.categoryIdentifier = "c"
                _ = try await app.call(.add(NotificationRequest(identifier: id, content: content)))
                let key = try #require(await phone.cards().first { $0.title == id }?.key)
                async let response: Void = phone.device.respond(to: key, action: "safe", userText: nil)
                let prompts = try await phone.wait(for: "the question") { $0.prompts.first?.kind == .unlock }.prompts
                try await phone.device.answer(prompt: prompts[0].id, allow: allow)
                if allow {
                    let asked = try await app.asked()
                    guard case .didReceive(let heard) = asked.call else { throw DeviceTimeout(what: "didReceive") }
                    #expect(heard.actionIdentifier == "safe")
                    try await app.answer(asked, .done)
                }
                try await response
            }
            await #expect(throws: PhoneError.self) { try await choose("a", allow: false) }
            #expect(await phone.cards().count == 1)
            try await choose("b", allow: true)
            #expect(await phone.device.render().phone.surface == .homeScreen)
        }
    }

    @Test func appsHearWhereTheyStand() async throws {
        try await withApp { phone, app in
            try await phone.device.open(app: "com.example.app")
            #expect(try await app.stateChange() == .active)
            try await phone.device.setLocked(true)
            #expect(try await app.stateChange() == .background)
        }
    }

    @Test("localized texts are found when shown, in the phone's language, also by the service extension")
    func localized() async throws {
        let (language, text) = ("de", "2 Fotos von Anna")
        try await withDevice { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, service: .delivers)
            for (name, table) in [
                ("en", #"/* a comment */ "PHOTOS" = "%@ sent %@ photos"; // and another"#),
                ("de", #""PHOTOS" = "%2$@ Fotos von %1$@";"#),
            ] {
                let folder = bundle.appending(path: "\(name).lproj")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
            }
            _ = try await phone.device.install(bundle: bundle.path)
            var settings = NotificationSettings()
            settings.authorizationStatus = .authorized
            settings.alert = .enabled
            settings.alertStyle = .banner
            try await phone.device.setSettings(settings, app: "com.example.app")
            var preferences = PhonePreferences()
            preferences.language = language
            try await phone.device.setPreferences(preferences)
            try await phone.receive(
                RunningDevice.push(#"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":["Anna","2"]}}}"#)
            )
            try await phone.wait(for: "the text") { $0.banner?.body == text }
            // The service extension reads the text, and not its name.
            let alert = #"{"title-loc-key":"PHOTOS","title-loc-args":["Anna","2"]}"#
            try await phone.receive(RunningDevice.push(#"{"aps":{"alert":\#(alert),"mutable-content":1}}"#, serial: 2))
            try await phone.wait(for: "the extension's title") { $0.banner?.title == "\(text) ✓" }
        }
    }

    @Test func theAppsOwnSettingsOpenWhereItHasThem() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone, [.alert])
            await #expect(throws: PhoneError.self) {
                try await phone.device.openSettings(app: "com.example.app", card: nil)
            }
            var settings = try await phone.device.settings(app: "com.example.app")
            settings.providesAppNotificationSettings = true
            try await phone.device.setSettings(settings, app: "com.example.app")
            async let opening: Void = phone.device.openSettings(app: "com.example.app", card: nil)
            let asked = try await app.asked()
            guard case .openSettings(nil) = asked.call else { throw DeviceTimeout(what: "openSettings") }
            try await app.answer(asked, .done)
            try await opening
        }
    }
}
