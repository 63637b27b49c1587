import DeviceCore
import Hummingbird
import NotificationModel

extension Endpoint {
    private struct Install: Decodable { let bundle: String }
    private struct Mute: Decodable { let seconds: Double }
    private struct Settle: Decodable { let keep: Bool }
    private struct OpenSettings: Decodable { let card: String? }
    private struct Debugger: Decodable { let waits: Bool }
    private struct Installed: Encodable { let bundleID: String }
    private struct Token: Encodable { let deviceToken: String }

    /// Apps and their settings.
    static func apps(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(.get, "apps", "The apps on the home screen.", answer: .json(.array(.reference("AppIcon")))) { _ in
                try .json(await phone.render().apps)
            },
            Endpoint(
                .post,
                "apps",
                "Installs a bundle that `carillon build` made.",
                body: .object(
                    "Where it is.",
                    [.init("bundle", .string("The bundle's absolute path on the device's machine."))]
                ),
                answer: .json(
                    .object("What was installed.", [.init("bundleID", .string("Its bundle id."))]),
                    status: .created
                )
            ) { call in
                let path = try await call.body(Install.self).bundle
                guard path.hasPrefix("/") else { throw APIError.invalid("bundle is “\(path)”; give an absolute path") }
                return try .json(Installed(bundleID: try await phone.install(bundle: path)), status: .created)
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
                body: .object("For how long.", [.init("seconds", .number)])
            ) { call in
                let id = try call.capture("id")
                let seconds = try await call.body(Mute.self).seconds
                guard seconds >= 0, seconds.isFinite else {
                    throw APIError.invalid("seconds is \(seconds); it is 0 or more")
                }
                let now = await phone.render().phone.now
                try await phone.mute(app: id, until: seconds == 0 ? nil : now.addingTimeInterval(seconds))
                return .done
            },
            Endpoint(
                .get,
                "apps/{id}/settings",
                "An app's notification settings.",
                answer: .json(.reference("NotificationSettings"))
            ) { call in
                try .json(try await phone.settings(app: try call.capture("id")))
            },
            Endpoint(
                .put,
                "apps/{id}/settings",
                "Changes an app's notification settings, as the person does.",
                body: .reference("NotificationSettings")
            ) { call in
                let id = try call.capture("id")
                try await phone.setSettings(try await call.body(NotificationSettings.self), app: id)
                return .done
            },
            Endpoint(
                .post,
                "apps/{id}/provisional",
                "Keep or Turn Off: the answer to notifications that came quietly, by provisional authorization.",
                body: .object("The person's answer.", [.init("keep", .boolean)])
            ) { call in
                let id = try call.capture("id")
                try await phone.settleProvisional(app: id, keep: try await call.body(Settle.self).keep)
                return .done
            },
            Endpoint(
                .post,
                "apps/{id}/open-settings",
                "Opens the app's own notification settings: its delegate's openSettingsFor is called.",
                body: .object(
                    "From where.",
                    [.init("card", .string("The card's key; absent from the phone's settings."), isRequired: false)]
                )
            ) { call in
                let id = try call.capture("id")
                try await phone.openSettings(app: id, card: try await call.body(OpenSettings.self).card)
                return .done
            },
            Endpoint(
                .put,
                "apps/{id}/debugger",
                "Lets the app's service extension wait for a debugger from the next push on, or no longer.",
                body: .object("Whether it waits.", [.init("waits", .boolean)])
            ) { call in
                let id = try call.capture("id")
                try await phone.setDebugged(app: id, try await call.body(Debugger.self).waits)
                return .done
            },
            Endpoint(
                .get,
                "apps/{id}/token",
                "An app's device token.",
                answer: .json(.object("The token.", [.init("deviceToken", .string("Hexadecimal."))]))
            ) { call in
                let id = try call.capture("id")
                guard let app = await phone.render().apps.first(where: { $0.bundleID == id }) else {
                    throw PhoneError.notFound("no app “\(id)” is installed")
                }
                guard let token = app.deviceToken else {
                    throw PhoneError.unavailable(
                        "“\(id)” has no device token: it has not registered for remote notifications"
                    )
                }
                return try .json(Token(deviceToken: token))
            },
        ]
    }
}
