import DeviceCore
import Foundation
import Hummingbird
import NotificationModel

extension Endpoint {
    private struct Install: Decodable { let bundle: String }
    private struct Mute: Decodable { let seconds: Double }
    private struct Settle: Decodable { let keep: Bool }
    private struct LocationSetting: Decodable { let access: LocationAccess }
    private struct OpenSettings: Decodable { let card: String? }
    private struct Debugger: Decodable { let waits: Bool }
    private struct Installed: Codable { let bundleID: String }
    private struct Token: Codable { let deviceToken: String }

    /// Apps and their settings.
    static func apps(_ phone: any Phone, example: (any ExampleSource)?) -> [Endpoint] {
        [
            Endpoint(.get, "apps", "The apps on the home screen.", answer: .json([RenderModel.AppIcon].self)) { _ in
                try .json(await phone.render().apps)
            },
            Endpoint(
                .post,
                "apps",
                "Installs a bundle that `carillon build` made.",
                body: Install.self,
                answer: .json(Installed.self, status: .created)
            ) { call in
                let path = try await call.body(Install.self).bundle
                guard path.hasPrefix("/") else { throw APIError.invalid("bundle is “\(path)”; give an absolute path") }
                return try .json(Installed(bundleID: try await phone.install(bundle: path)), status: .created)
            },
            Endpoint(
                .post,
                "apps/example",
                "Builds and installs the example app, for a phone that has none yet; building takes a while.",
                answer: .json(Installed.self, status: .created)
            ) { _ in
                guard let example else { throw PhoneError.unavailable("this page has no example app to offer") }
                let bundle = try await example.bundle()
                return try .json(Installed(bundleID: try await phone.install(bundle: bundle.path)), status: .created)
            },
            Endpoint(.delete, "apps/{id}", "Removes an app with all it has.") { call in
                try await phone.uninstall(app: try call.capture("id"))
                return .done
            },
            Endpoint(.post, "apps/{id}/open", "Brings an app to the foreground; starts it when it does not run.") {
                call in
                try await phone.open(app: try call.capture("id"))
                return .done
            },
            Endpoint(.post, "apps/{id}/terminate", "Ends an app's process.") { call in
                try await phone.terminate(app: try call.capture("id"))
                return .done
            },
            Endpoint(
                .post,
                "apps/{id}/mute",
                "Mutes an app, as Mute for 1 Hour does; 0 lets it speak again.",
                body: Mute.self
            ) { call in
                let id = try call.capture("id")
                let seconds = try await call.body(Mute.self).seconds
                guard seconds >= 0, seconds <= 315_576_000_000 else {
                    throw APIError.invalid("seconds is \(seconds); it is from 0 to ten thousand years")
                }
                let now = await phone.render().phone.now
                try await phone.mute(app: id, until: seconds == 0 ? nil : now.addingTimeInterval(seconds))
                return .done
            },
            Endpoint(
                .put,
                "apps/{id}/location",
                "Says whether an app may know where the phone is, as the person does in Settings.",
                body: LocationSetting.self
            ) { call in
                let access = try await call.body(LocationSetting.self).access
                try await phone.setLocation(access, of: try call.capture("id"))
                return .done
            },
            Endpoint(
                .get,
                "apps/{id}/settings",
                "An app's notification settings.",
                answer: .json(NotificationSettings.self)
            ) { call in
                try .json(try await phone.settings(app: try call.capture("id")))
            },
            Endpoint(
                .put,
                "apps/{id}/settings",
                "Changes an app's notification settings, as the person does.",
                body: NotificationSettings.self
            ) { call in
                let id = try call.capture("id")
                try await phone.setSettings(try await call.body(NotificationSettings.self), app: id)
                return .done
            },
            Endpoint(
                .post,
                "apps/{id}/provisional",
                "Keep or Turn Off: the answer to notifications that came quietly, by provisional authorization.",
                body: Settle.self
            ) { call in
                let id = try call.capture("id")
                try await phone.settleProvisional(app: id, keep: try await call.body(Settle.self).keep)
                return .done
            },
            Endpoint(
                .post,
                "apps/{id}/open-settings",
                "Opens the app's own notification settings: its delegate's openSettingsFor is called.",
                body: OpenSettings.self
            ) { call in
                let id = try call.capture("id")
                try await phone.openSettings(app: id, card: try await call.body(OpenSettings.self).card)
                return .done
            },
            Endpoint(
                .put,
                "apps/{id}/debugger",
                "Lets the app's service extension wait for a debugger from the next push on, or no longer.",
                body: Debugger.self
            ) { call in
                let id = try call.capture("id")
                try await phone.setDebugged(app: id, try await call.body(Debugger.self).waits)
                return .done
            },
            Endpoint(
                .get,
                "apps/{id}/token",
                "An app's device token.",
                answer: .json(Token.self)
            ) { call in
                try .json(Token(deviceToken: try await deviceToken(of: try call.capture("id"), on: phone)))
            },
            Endpoint(
                .post,
                "apps/{id}/token",
                """
                Registers an app for remote notifications in its stead, where it has not: as a simulator takes pushes for \
                any app.
                """,
                answer: .json(Token.self)
            ) { call in
                try .json(Token(deviceToken: try await phone.token(app: try call.capture("id"))))
            },
        ]
    }
}
