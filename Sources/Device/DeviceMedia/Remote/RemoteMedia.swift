import AsyncHTTPClient
package import DeviceContext
package import DeviceCore
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import WallClock

/// What an extension plays from other servers, under opaque names: the device fetches it, on the phone's network, and
/// the page gets it from the device alone.
package final class RemoteMedia: Sendable {
    private let session: String
    private let limits: RemoteMediaLimits
    private let network: @Sendable () -> NetworkCondition
    private let note: @Sendable (String) -> Void
    /// Hears the path of what cannot be played, and why.
    private let failed: @Sendable (String, String) -> Void

    private struct State {
        var addresses: [String: URL] = [:]
        /// What was written to the journey.
        var told: Set<String> = []
        var bytes = 0
        var underway = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Says at once that nobody answers at an address; the process's own would try until its time is over.
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()

    /// - Parameter session: begins every name.
    package init(
        session: String,
        limits: RemoteMediaLimits,
        network: @escaping @Sendable () -> NetworkCondition,
        note: @escaping @Sendable (String) -> Void,
        failed: @escaping @Sendable (String, String) -> Void
    ) {
        self.session = session
        self.limits = limits
        self.network = network
        self.note = note
        self.failed = failed
    }

    /// An address as a path on the phone's server; nil for what is no http or https URL, or is one too many.
    package func serve(_ source: String) -> String? {
        guard source.utf8.count <= 4_096, let url = URL(string: source), url.host?.isEmpty == false,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        let name = "\(session)-\(StableName.make(source))"
        return state.withLock { state in
            guard state.addresses[name] != nil || state.addresses.count < limits.addresses else { return nil }
            state.addresses[name] = url
            return MediaPath(.streams, name).url
        }
    }

    /// The card is closed: nothing is passed on any more.
    package func close() { state.withLock { $0.isClosed = true } }

    /// Fetches what a name stands for.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``: there is none, or why it cannot be played.
    package func open(_ name: String, range: String?) async throws(PhoneError) -> MediaStream {
        guard let url = state.withLock({ $0.addresses[name] }) else { throw .notFound("no media are named “\(name)”") }
        do {
            let stream = try await fetch(url, range: range)
            tell("Plays \(url.plain) (\(stream.mimeType))")
            return stream
        } catch {
            tell("Cannot play \(url.plain): \(error)")
            failed(MediaPath(.streams, name).url, "\(error)")
            throw .notFound("\(error)")
        }
    }

    /// Writes a line once.
    private func tell(_ line: String) {
        let isNew = state.withLock { $0.told.count < limits.addresses && $0.told.insert(line).inserted }
        if isNew { note(line) }
    }

    // MARK: One answer

    private func fetch(_ url: URL, range: String?) async throws(MediaRefusal) -> MediaStream {
        let network = network()
        guard network != .off else { throw MediaRefusal("the phone's network is off") }
        let isFree = state.withLock { state in
            guard !state.isClosed, state.underway < limits.atOnce else { return false }
            state.underway += 1
            return true
        }
        guard isFree else { throw MediaRefusal("it asks for more than \(limits.atOnce) at once") }
        let turn = Turn { [self] in state.withLock { $0.underway -= 1 } }
        do {
            if network == .slow { try await Task.sleep(for: limits.slowLatency) }
            let response = try await request(url, range: range)
            return try stream(response, of: url, isSlow: network == .slow, turn: turn)
        } catch {
            throw error as? MediaRefusal ?? MediaRefusal("its server cannot be reached (\(error))")
        }
    }

    private func request(_ url: URL, range: String?) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: url.absoluteString)
        request.headers.add(name: "user-agent", value: "AppleCoreMedia/1.0 (Carillon)")
        request.headers.add(name: "accept-encoding", value: "identity")
        if let range, range.wholeMatch(of: /bytes=(\d{1,18}-\d{0,18}|-\d{1,18})/) != nil {
            request.headers.add(name: "range", value: range)
        }
        let asked = request
        let response = try await withDeadline(SystemWallClock(), seconds: limits.answer) {
            // Hours may pass until all is played; a server that is silent for long is given up by the client itself.
            try await Self.client.execute(asked, timeout: .hours(12))
        }
        guard let response else { throw MediaRefusal("its server did not answer in \(limits.answer) s") }
        return response
    }

    private func stream(
        _ response: HTTPClientResponse,
        of url: URL,
        isSlow: Bool,
        turn: Turn
    ) throws(MediaRefusal) -> MediaStream {
        guard [200, 206].contains(response.status.code) else {
            throw MediaRefusal("its server answered \(response.status.code)")
        }
        let headers = response.headers
        let type = try MediaTypeOnWire.checked(headers.first(name: "content-type"), url)
        let pace = isSlow ? limits.slowRate : nil
        return MediaStream(
            isPart: response.status == .partialContent,
            mimeType: type,
            length: headers.first(name: "content-length").flatMap { Int($0) },
            contentRange: headers.first(name: "content-range"),
            takesRanges: response.status == .partialContent || headers.first(name: "accept-ranges") == "bytes"
        ) { [self] take in
            defer { withExtendedLifetime(turn) {} }
            for try await chunk in response.body {
                try account(chunk.readableBytes, url)
                try await take(Array(chunk.readableBytesView))
                if let pace { try await Task.sleep(for: .seconds(Double(chunk.readableBytes) / pace)) }
            }
        }
    }

    /// - Throws: ``MediaRefusal`` when the card is closed or has played too much.
    private func account(_ count: Int, _ url: URL) throws {
        let (isClosed, isTooMuch) = state.withLock { state in
            state.bytes += count
            return (state.isClosed, state.bytes > limits.bytes)
        }
        if isClosed { throw MediaRefusal("the card is closed") }
        guard isTooMuch else { return }
        tell("\(url.plain) ends here: a card plays at most \(limits.bytes / 1_000_000) MB of other servers")
        throw MediaRefusal("a card plays at most \(limits.bytes / 1_000_000) MB of other servers")
    }
}

/// One answer that is on its way, until nobody holds it.
private final class Turn: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit { end() }
}

/// Why something is not played, as the end of a sentence.
struct MediaRefusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension URL {
    /// Without what may be secret: query, fragment and password.
    fileprivate var plain: String {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        parts?.query = nil
        parts?.fragment = nil
        parts?.user = nil
        parts?.password = nil
        return String((parts?.string ?? "an address that cannot be read").prefix(300))
    }
}
