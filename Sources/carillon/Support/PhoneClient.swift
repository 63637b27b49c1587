import AsyncHTTPClient
import DeviceCore
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NotificationModel
import Screen

/// The phone's HTTP API, as the other commands use it.
struct PhoneClient: Sendable {
    let base: String
    private let http = HTTPClient.shared

    /// What the API asks for; nil for a client that only asks whether the phone is there.
    private let authorization: String?

    init(port: Int, authorization: String? = nil) {
        self.base = "http://127.0.0.1:\(port)/api/v1"
        self.authorization = authorization
    }

    /// The phone that serves from `state`.
    ///
    /// - Throws: an exit code, after telling that none runs.
    init(state: StateDirectory) throws {
        guard let port = RunningProcess.find(in: state.device)?.ports["screen"] else {
            throw failure(
                .unavailable,
                "no device is running with its state in \(state.root.path); start one with 'carillon up'"
            )
        }
        do {
            self.init(port: port, authorization: try AccessFile(folder: state.device).authorization())
        } catch {
            throw failure(.unavailable, "the phone's secret cannot be used: \(error)")
        }
    }

    /// The hub that serves from `state`.
    ///
    /// - Throws: an exit code, after telling that none runs.
    init(hub state: StateDirectory) throws {
        guard let port = RunningProcess.find(in: state.hub)?.ports["hub"] else {
            throw failure(
                .unavailable,
                "no hub is running with its state in \(state.root.path); start one with 'carillon up'"
            )
        }
        do {
            self.init(port: port, authorization: try AccessFile(folder: state.hub).authorization())
        } catch {
            throw failure(.unavailable, "the hub's secret cannot be used: \(error)")
        }
    }

    /// Why a call did not succeed.
    struct Refusal: Error, CustomStringConvertible {
        let status: UInt
        let description: String
    }

    private struct ErrorBody: Decodable {
        struct Detail: Decodable { var message: String }
        var error: Detail
    }

    /// Calls a route and decodes what it answers.
    func get<Answer: Decodable>(_ path: String, within time: TimeAmount = .seconds(60)) async throws -> Answer {
        try ScreenCoding.decoder.decode(Answer.self, from: try await call(.GET, path, within: time))
    }

    @discardableResult
    func post(
        _ path: String,
        _ body: some Encodable & Sendable = [String: String](),
        within time: TimeAmount = .seconds(60)
    ) async throws -> Data {
        try await call(.POST, path, body: try JSONEncoder().encode(body), within: time)
    }

    /// Posts to a route and decodes what it answers.
    func ask<Answer: Decodable>(_ path: String, _ body: some Encodable & Sendable) async throws -> Answer {
        try ScreenCoding.decoder.decode(Answer.self, from: try await post(path, body))
    }

    /// Replaces what a route names.
    func put(_ path: String, _ body: some Encodable & Sendable) async throws {
        _ = try await call(.PUT, path, body: try JSONEncoder().encode(body))
    }

    /// Takes away what a route names.
    func delete(_ path: String) async throws { _ = try await call(.DELETE, path) }

    private func call(
        _ method: HTTPMethodName,
        _ path: String,
        body: Data? = nil,
        within time: TimeAmount = .seconds(60)
    ) async throws -> Data {
        var request = HTTPClientRequest(url: "\(base)/\(path)")
        request.method = .RAW(value: method.rawValue)
        if let authorization { request.headers.add(name: "authorization", value: authorization) }
        if let body {
            request.headers.add(name: "content-type", value: "application/json")
            request.body = .bytes(ByteBuffer(data: body))
        }
        let response: HTTPClientResponse
        do {
            response = try await http.execute(request, timeout: time)
        } catch let error as HTTPClientError where error == .deadlineExceeded {
            let seconds = time.nanoseconds / 1_000_000_000
            throw Refusal(status: 408, description: "the phone has not finished “\(path)” within \(seconds) s")
        }
        let bytes = Data(buffer: try await response.body.collect(upTo: 32 * 1_048_576))
        guard (200..<300).contains(response.status.code) else {
            let message = (try? JSONDecoder().decode(ErrorBody.self, from: bytes))?.error.message
            throw Refusal(status: response.status.code, description: message ?? "\(response.status)")
        }
        return bytes
    }

    private enum HTTPMethodName: String { case GET, POST, PUT, DELETE }
}

extension PhoneClient {
    func journey(_ id: String) async throws -> Journey {
        try await get(Self.path(ofJourney: id))
    }

    private static func path(ofJourney id: String) -> String {
        "journeys/\(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id)"
    }

    /// A journey for a command that is about it.
    ///
    /// - Throws: an exit code, after telling why there is none.
    func journeyOrFailure(_ id: String) async throws -> Journey {
        try await orFailure { try await journey(id) }
    }

    /// A journey as soon as it has one of some steps, for a command that is about it.
    ///
    /// - Throws: an exit code, after telling how far it came.
    func journeyOrFailure(
        _ id: String,
        until steps: Set<JourneyEvent>,
        within seconds: Int
    ) async throws -> Journey {
        try await orFailure { try await journey(id, until: steps, within: seconds) }
    }

    private func orFailure(_ ask: () async throws -> Journey) async throws -> Journey {
        do {
            return try await ask()
        } catch let refusal as Refusal {
            let isNo = refusal.status == 404 || refusal.status == 408
            throw failure(isNo ? .negative : .unavailable, refusal.description)
        }
    }

    /// A journey, or nil while nobody knows of it.
    func journeyIfKnown(_ id: String) async throws -> Journey? {
        do {
            return try await journey(id)
        } catch let refusal as Refusal where refusal.status == 404 {
            return nil
        }
    }

    private func journey(_ id: String, until steps: Set<JourneyEvent>, within seconds: Int) async throws -> Journey {
        let names = steps.map(\.rawValue).sorted().joined(separator: ",")
        let path = "\(Self.path(ofJourney: id))?until=\(names)&timeout=\(seconds)"
        return try await get(path, within: .seconds(Int64(seconds) + 10))
    }

    func journeys(_ search: String = "", limit: Int) async throws -> [JourneySummary] {
        let words = search.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await get("journeys?limit=\(limit)&search=\(words)")
    }

    /// A page of what a search finds.
    func find(_ search: String, limit: Int, before: Int?) async throws -> JourneyFindings {
        try await get(Self.search(search, limit) + (before.map { "&before=\($0)" } ?? ""))
    }

    /// The same of a hub, over all of its phones.
    func findOnPhones(_ search: String, limit: Int) async throws -> HubFindings {
        try await get(Self.search(search, limit))
    }

    private static func search(_ text: String, _ limit: Int) -> String {
        "search?limit=\(limit)&q=" + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }

    /// The notifications that look so, once they are there.
    ///
    /// - Throws: ``Refusal`` 408 when the time is over, with what came instead.
    func expect(_ looks: [String: PropertyValue], within seconds: Int) async throws -> [SeenNotification] {
        struct Found: Decodable { var notifications: [SeenNotification] }
        let body = try JSONEncoder().encode(looks)
        let answer = try await call(.POST, "notifications/wait", body: body, within: .seconds(Int64(seconds) + 10))
        return try ScreenCoding.decoder.decode(Found.self, from: answer).notifications
    }

    /// What everything from now on comes after.
    func cursor() async throws -> String {
        struct Cursor: Decodable { var cursor: String }
        let answer: Cursor = try await get("notifications/cursor")
        // Of a phone that has seen nothing: a word, since a shell loses an empty argument; no journey has that id.
        return answer.cursor.isEmpty ? "none" : answer.cursor
    }

    /// Returns when none that looks so came within a time.
    ///
    /// - Throws: ``Refusal`` 409 as soon as one came.
    func expectNone(_ looks: [String: PropertyValue], within seconds: Int) async throws {
        let body = try JSONEncoder().encode(looks)
        _ = try await call(.POST, "notifications/absent", body: body, within: .seconds(Int64(seconds) + 10))
    }

    /// The screen as a PNG.
    ///
    /// - Parameter look: what stands after the question mark: `view`, `appearance` and so on; words and numbers only.
    func screenshot(_ look: [String: String] = [:]) async throws -> Data {
        let query = look.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
        return try await call(.GET, "screenshot.png?\(query)", within: .seconds(120))
    }

    /// An address that opens the page in a browser, once.
    func pageAddress() async throws -> String {
        struct Address: Decodable { var url: String }
        return try ScreenCoding.decoder.decode(Address.self, from: try await post("page-addresses")).url
    }

    func screen() async throws -> RenderModel {
        try await get("screen")
    }

    /// Installs a bundle by its path.
    ///
    /// - Returns: its bundle id.
    func install(_ path: String) async throws -> String {
        struct Installed: Decodable { var bundleID: String }
        return try ScreenCoding.decoder.decode(Installed.self, from: try await post("apps", ["bundle": path])).bundleID
    }

    /// Registers an app for remote notifications in its stead.
    ///
    /// - Returns: its device token.
    func register(_ bundleID: String) async throws -> String {
        struct Registered: Decodable { var deviceToken: String }
        let registered: Registered = try await ask(Self.path(bundleID, "token"), [String: String]())
        return registered.deviceToken
    }

    /// An app's notification settings.
    func settings(of bundleID: String) async throws -> NotificationSettings {
        try await get(Self.path(bundleID, "settings"))
    }

    /// Lets the app's service extension wait for a debugger, or no longer.
    func setDebugged(_ bundleID: String, _ isDebugged: Bool) async throws {
        try await put(Self.path(bundleID, "debugger"), ["waits": isDebugged])
    }

    func open(_ bundleID: String) async throws {
        try await post("apps/\(bundleID)/open")
    }

    func answer(prompt id: String, allow: Bool, once: Bool = false) async throws {
        try await post("prompts/\(id)", once ? ["allow": allow, "once": once] : ["allow": allow])
    }

    /// Whether an app may know where the phone is.
    func setLocation(_ access: LocationAccess, of bundleID: String) async throws {
        try await put(Self.path(bundleID, "location"), ["access": access.rawValue])
    }

    /// How long an app may take to register once it is open, in seconds: one that starts slowly has begun by then.
    private static let registrationPatience = 10.0

    /// Presses Allow for what the app asks, and waits until it has its device token.
    ///
    /// An app that asks and registers only when somebody presses something is allowed and registered in its stead.
    ///
    /// - Throws: an exit code after a minute; what the phone refuses.
    func authorize(_ bundleID: String) async throws -> RenderModel.AppIcon {
        let patient = ContinuousClock.now + .seconds(Self.registrationPatience)
        return try await Deadline(seconds: 60).wait(for: "“\(bundleID)” to register for pushes") {
            let screen = try await screen()
            for prompt in screen.prompts where prompt.bundleID == bundleID {
                try await answer(prompt: prompt.id, allow: true)
            }
            if let icon = screen.apps.first(where: { $0.bundleID == bundleID && $0.deviceToken != nil }) { return icon }
            if ContinuousClock.now > patient {
                try await allow(bundleID)
                _ = try await register(bundleID)
            }
            return nil
        }
    }

    /// Allows an app that has not asked what nearly every app asks for.
    private func allow(_ bundleID: String) async throws {
        var settings = try await settings(of: bundleID)
        guard settings.authorizationStatus == .notDetermined else { return }
        settings.authorizationStatus = .authorized
        settings.alertStyle = .banner
        for part in [\NotificationSettings.alert, \.sound, \.badge, \.lockScreen, \.notificationCenter] {
            settings[keyPath: part] = .enabled
        }
        try await put(Self.path(bundleID, "settings"), settings)
    }

    /// Leaves the app for the home screen.
    func goHome() async throws {
        try await post("screen/home")
    }
}
