package import DeviceCore
package import NotificationModel

/// Makes phones when they are asked for, each a process of its own, and takes them away again.
package protocol PhonePooling: Sendable {
    /// The phones of a space, oldest first; nil for those of all.
    func phones(in space: String?) -> [KeptPhone]
    /// Makes one and returns once its apps have their device tokens.
    ///
    /// - Throws: `PhoneError` with what is in the way.
    func make(_ request: PhoneRequest) async throws -> KeptPhone
    /// Makes a phone anew, with the same id: nothing of what it kept is left, and its device tokens are others.
    func reset(_ id: String) async throws -> KeptPhone
    /// Takes one away, with all it kept; its device tokens are void.
    func delete(_ id: String) async throws
    /// Where its process answers; nil for none of that id, or while it is being started again.
    func address(of id: String) -> PhoneAddress?
}

/// How somebody wants a phone to be; what is left out is as on a new one.
package struct PhoneRequest: Codable, Hashable, Sendable {
    package var name: String?
    /// Phones of a space see each other's pushes, and those of no other; one of its own unless told.
    package var space: String?
    /// A BCP 47 name, such as `en` or `zh-Hans`.
    package var language: String?
    /// A name of the time zone database, such as `Europe/Vienna`; the machine's unless told.
    package var timeZone: String?
    /// The phone's own settings, whole, as `PUT preferences` takes them.
    package var preferences: PhonePreferences?
    package var clock: ClockKind?
    /// Where a clock that is moved by hand stands first, in seconds since 1970.
    package var clockStarts: Double?
    package var apps: [RequestedApp]?

    package init() {}

    /// Where a phone takes the time from.
    package enum ClockKind: String, Codable, Hashable, Sendable, CaseIterable {
        case real
        /// It stands until `POST clock/advance` moves it.
        case manual
    }
}

/// An app that a phone is to have.
package struct RequestedApp: Codable, Hashable, Sendable {
    /// The absolute path of what `carillon build` made.
    package var bundle: String
    /// What the person has said to its question; `allowed` unless told.
    package var permission: Permission?
    /// Its settings, whole, in place of those that follow from the answer.
    package var settings: NotificationSettings?
    /// Whether it is started once and left, so that it can register its categories; this takes the time that it takes.
    package var opens: Bool?

    package init(bundle: String) { self.bundle = bundle }

    /// The answer to whether an app may notify.
    package enum Permission: String, Codable, Hashable, Sendable, CaseIterable {
        case allowed, denied
        /// The app will ask.
        case unanswered
    }
}

/// A phone of a hub.
package struct KeptPhone: Codable, Hashable, Sendable {
    package var id: String
    package var name: String
    package var space: String
    package var language: String
    package var timeZone: String
    package var clock: PhoneRequest.ClockKind
    /// The path of its page below the hub's address.
    package var page: String
    /// What every path of its HTTP API begins with below the hub's address.
    package var api: String
    /// Its state folder, which `carillon` commands take as `--state`.
    package var state: String
    /// Whether its process answers now.
    package var isRunning: Bool
    /// The apps that it was made with.
    package var apps: [KeptApp]

    package init(
        id: String,
        name: String,
        space: String,
        language: String,
        timeZone: String,
        clock: PhoneRequest.ClockKind,
        state: String,
        isRunning: Bool,
        apps: [KeptApp]
    ) {
        self.id = id
        self.name = name
        self.space = space
        self.language = language
        self.timeZone = timeZone
        self.clock = clock
        self.page = "/devices/\(id)/"
        self.api = "/devices/\(id)/api/v1/"
        self.state = state
        self.isRunning = isRunning
        self.apps = apps
    }
}

/// An app of a phone of a hub, as it was when the phone was made.
package struct KeptApp: Codable, Hashable, Sendable {
    package var bundleID: String
    package var deviceToken: String

    package init(bundleID: String, deviceToken: String) {
        self.bundleID = bundleID
        self.deviceToken = deviceToken
    }
}

/// Where a phone's process answers.
package struct PhoneAddress: Hashable, Sendable {
    /// Of the loopback interface.
    package var port: Int
    /// The value of the `Authorization` field that it asks for.
    package var authorization: String

    package init(port: Int, authorization: String) {
        self.port = port
        self.authorization = authorization
    }
}
