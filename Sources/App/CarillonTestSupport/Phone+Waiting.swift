extension Phone {
    /// Seconds beyond the time that a wait takes, until the call itself is given up.
    private static let patience = 30.0

    private struct Wish: Encodable {
        var looks: Looks
        var more: [String: JSONValue]

        func encode(to encoder: any Encoder) throws {
            try looks.encode(to: encoder)
            try more.encode(to: encoder)
        }
    }

    private struct Found: Decodable { var notifications: [SeenNotification] }
    private struct Cursor: Decodable { var cursor: String }

    /// What ``Looks/since`` takes to mean: only what comes from now on.
    public func cursor() async throws(PhoneError) -> String {
        try await api.read(Cursor.self, "GET", "notifications/cursor").cursor
    }

    /// The notification that looks so, as soon as it came so far.
    ///
    /// - Parameters:
    ///   - looks: how it looks.
    ///   - stage: `shown`, `extension-finished`, `handled`, or any step of a journey.
    ///   - timeout: seconds to wait.
    /// - Throws: ``PhoneError`` of kind `missing` when the time is over: it tells what came instead and what differs.
    @discardableResult
    public func waitForNotification(
        _ looks: Looks,
        until stage: String = "shown",
        timeout: Double = 30
    ) async throws(PhoneError) -> SeenNotification {
        let wish = Wish(looks: looks, more: ["until": .string(stage), "timeout": .number(timeout)])
        let found: Found
        do {
            found = try await api.read(Found.self, "POST", "notifications/wait", wish, timeout: timeout + Self.patience)
        } catch {
            throw error.status == 408 ? PhoneError(.missing, error.description, status: 408) : error
        }
        guard let last = found.notifications.last else { throw PhoneError(.missing, "the phone names none") }
        return last
    }

    /// The notification with this title, and whatever else is named.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - body: the body.
    ///   - app: the app's bundle id.
    ///   - payload: values of the payload by their path.
    ///   - stage: `shown`, `extension-finished`, `handled`, or any step of a journey.
    ///   - timeout: seconds to wait.
    /// - Throws: ``PhoneError`` of kind `missing` when the time is over: it tells what came instead and what differs.
    @discardableResult
    public func waitForNotification(
        title: Looks.Pattern,
        body: Looks.Pattern? = nil,
        app: String? = nil,
        payload: [String: JSONValue]? = nil,
        until stage: String = "shown",
        timeout: Double = 30
    ) async throws(PhoneError) -> SeenNotification {
        let looks = Looks(title: title, body: body, app: app, payload: payload)
        return try await waitForNotification(looks, until: stage, timeout: timeout)
    }

    /// Fails as soon as such a notification came; returns when none did within a time.
    ///
    /// - Parameters:
    ///   - looks: how it looks.
    ///   - seconds: how long to look.
    /// - Throws: ``PhoneError`` of kind `present` when one came.
    public func assertNoNotification(_ looks: Looks, within seconds: Double = 2) async throws(PhoneError) {
        let wish = Wish(looks: looks, more: ["timeout": .number(seconds)])
        do {
            try await api.call("POST", "notifications/absent", wish, timeout: seconds + Self.patience)
        } catch {
            throw error.status == 409 ? PhoneError(.present, error.description, status: 409) : error
        }
    }

    /// Fails as soon as a notification with this title came; returns when none did within a time.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - seconds: how long to look.
    /// - Throws: ``PhoneError`` of kind `present` when one came.
    public func assertNoNotification(title: Looks.Pattern, within seconds: Double = 2) async throws(PhoneError) {
        try await assertNoNotification(Looks(title: title), within: seconds)
    }

    // MARK: A finger

    /// Taps the notification that looks so: its app opens.
    @discardableResult
    public func tap(_ looks: Looks) async throws(PhoneError) -> SeenNotification { try await act("tap", on: looks) }

    /// Taps the notification with this title: its app opens.
    @discardableResult
    public func tap(title: Looks.Pattern) async throws(PhoneError) -> SeenNotification {
        try await tap(Looks(title: title))
    }

    /// Types into a text input action, chosen by its title or identifier.
    @discardableResult
    public func reply(_ text: String, action: String, to looks: Looks) async throws(PhoneError) -> SeenNotification {
        try await act(action, on: looks, more: ["userText": .string(text)])
    }

    /// Presses a button of its content extension, chosen by its label; opens the card where it is not open.
    @discardableResult
    ///
    /// - Parameters:
    ///   - label: the button's.
    ///   - looks: how the notification looks.
    ///   - timeout: seconds to wait for it.
    /// - Throws: ``PhoneError`` of kind `missing` when there is no such button, with the labels of those that are there.
    public func act(
        button label: String,
        on looks: Looks,
        timeout: Double = 30
    ) async throws(PhoneError) -> SeenNotification {
        try await act("press", on: looks, more: ["button": .string(label)], timeout: timeout)
    }

    /// Waits for the notification that looks so, and does something with it.
    ///
    /// - Parameters:
    ///   - gesture: `tap`, `expand`, `clear`, or an action's title or identifier.
    ///   - looks: how it looks.
    ///   - timeout: seconds to wait for it.
    /// - Throws: ``PhoneError`` of kind `missing` when none looks so; of kind `refused` when there is no such action, with
    ///   the names of those that are there.
    @discardableResult
    public func act(
        _ gesture: String,
        on looks: Looks,
        timeout: Double = 30
    ) async throws(PhoneError) -> SeenNotification {
        try await act(gesture, on: looks, more: [:], timeout: timeout)
    }

    private func act(
        _ gesture: String,
        on looks: Looks,
        more: [String: JSONValue],
        timeout: Double = 30
    ) async throws(PhoneError) -> SeenNotification {
        let all = more.merging(["do": .string(gesture), "timeout": .number(timeout)]) { $1 }
        let wish = Wish(looks: looks, more: all)
        do {
            return try await api.read(
                SeenNotification.self,
                "POST",
                "notifications/act",
                wish,
                timeout: timeout + 2 * Self.patience
            )
        } catch {
            throw error.status == 408 ? PhoneError(.missing, error.description, status: 408) : error
        }
    }
}
