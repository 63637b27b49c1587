public import Foundation

extension Phone {
    private struct Line: Decodable { var id: String }

    /// Every step of a push, with the rule that decided.
    public func journey(_ id: String) async throws(PhoneError) -> JSONValue {
        try await api.read(JSONValue.self, "GET", "journeys/\(id)")
    }

    /// The newest pushes and local notifications, newest first, each with its steps.
    ///
    /// - Parameter limit: how many at most.
    public func journeys(limit: Int = 100) async throws(PhoneError) -> [JSONValue] {
        var found: [JSONValue] = []
        for line in try await api.read([Line].self, "GET", "journeys?limit=\(limit)") {
            found.append(try await journey(line.id))
        }
        return found
    }

    /// All that is on the screen, as data.
    public func screen() async throws(PhoneError) -> JSONValue {
        try await api.read(JSONValue.self, "GET", "screen")
    }

    /// The screen as a PNG; the phone's machine needs Chromium for it.
    public func screenshot() async throws(PhoneError) -> Data {
        try await api.call("GET", "screenshot.png", timeout: 120)
    }
}
