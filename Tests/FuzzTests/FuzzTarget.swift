import AppLink
import CourierLink
import DeviceCore
import Foundation
import Lint
import NotificationModel
import ProviderAPI
import UntrustedFiles
import ViewLink
import WireCoding

@testable import DeviceBundles
@testable import Screen

/// An entry point for whatever bytes: none may trap, hang or take much memory. Used by `FuzzTests`, which gives each a
/// corpus and its mutations, and by libFuzzer (`Scripts/fuzz.sh`).
enum FuzzTarget: String, CaseIterable {
    /// Payloads, from the wire to the drawn screen, also after a restart; each begins with the byte 1E (RFC 7464).
    case push
    /// A property list of a bundle.
    case plist
    /// A table of texts of a bundle, filled with the arguments of a push.
    case strings
    /// What an app sends to its device.
    case link
    /// What devices and gateways send each other.
    case courier
    /// The views of a content extension.
    case views
    /// A payload: the gateway and the device agree on what is JSON.
    case scan
    /// A provider token, a device token, an apns-id.
    case token
    /// What `carillon lint` says of a payload.
    case lint
    /// A `Range` field.
    case range
    /// The words of a search, and of a pattern.
    case search
    /// Paths that an app or a page names, in a folder with links, pipes and devices that are swapped meanwhile.
    case paths
    /// What a client of the gateway sends on a connection.
    case http2

    /// Gives the bytes to what reads them.
    ///
    /// - Throws: ``FuzzFinding`` for what is wrong without a trap.
    func run(_ bytes: Data) throws {
        switch self {
        case .push: try push(bytes)
        case .plist: _ = try? PropertyListReader.read(bytes)
        case .strings: strings(bytes)
        case .link: frames(LinkFrame.self, bytes)
        case .courier:
            frames(CourierRequest.self, bytes)
            frames(CourierEvent.self, bytes)
        case .views: views(bytes)
        case .scan: try scan(bytes)
        case .token: token(String(decoding: bytes, as: UTF8.self))
        case .lint: _ = PayloadLint.marks(of: LintedPush(payload: bytes))
        case .range: try range(bytes)
        case .search: search(String(decoding: bytes, as: UTF8.self))
        case .paths: try UntrustedPaths.shared.run(bytes)
        case .http2: try http2(bytes)
        }
    }

    // MARK: Bundles

    private func strings(_ bytes: Data) {
        let arguments = ["-9223372036854775808", String(repeating: "x", count: 1_000), "2"]
        let plurals = PluralTables(bytes)
        for (key, value) in StringsFile.read(bytes) {
            _ = StringFormat.fill(value, arguments)
            _ = plurals.format(key, arguments: arguments, language: "ru")
        }
        for language in ["en", "ar", "pl", "tlh"] {
            guard let format = plurals.format("N", arguments: arguments, language: language) else { continue }
            _ = StringFormat.fill(format, arguments)
        }
    }

    // MARK: Links

    private func frames<Message: Codable & Sendable>(_: Message.Type, _ bytes: Data) {
        // As it is, and as one message.
        for stream in [bytes, withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Data($0) } + bytes] {
            var coder = FrameCoder<Message>()
            coder.append(stream)
            while let message = try? coder.next() {
                if case .success(let message) = message { _ = try? FrameCoder.encode(message) }
            }
        }
    }

    private func views(_ bytes: Data) {
        guard let update = try? JSONDecoder().decode(ViewTreeUpdate.self, from: bytes) else { return }
        var tree = ViewTree()
        for _ in 0..<2 {
            do {
                try tree.apply(update)
                _ = tree.difference(from: ViewTree())
                _ = try? JSONEncoder().encode(tree.whole)
            } catch {
                _ = error.description
            }
        }
    }

    // MARK: The gateway

    private func scan(_ bytes: Data) throws {
        var refusal: PayloadScan.Failure?
        do { try PayloadScan.checkObject([UInt8](bytes)) } catch { refusal = error }
        if let refusal { _ = refusal.sentence(in: bytes) }
        // The device's reader takes more: a comma at the end, other codings of text. What counts is what the gateway takes.
        guard refusal == nil else { return }
        let value = try? JSONDecoder().decode(PlainJSON.self, from: bytes).value
        if case .dictionary = value { return }
        let text = String(decoding: bytes, as: UTF8.self)
        // Halves of surrogates, and numbers that no Double holds, are JSON for the gateway only.
        let mayDiffer = text.contains("\\u") || text.contains { $0 == "e" || $0 == "E" } || text.utf8.count > 300
        guard mayDiffer else {
            throw FuzzFinding("the gateway takes what the device cannot read: \(text)")
        }
    }

    private func token(_ text: String) {
        if let token = try? ReceivedProviderToken(parsing: text) { _ = token.token.signingInput }
        _ = DeviceToken(text)
        _ = MessageID(field: text)?.canonical
    }

    // MARK: Questions

    private func range(_ bytes: Data) throws {
        let field = String(decoding: bytes, as: UTF8.self)
        for size in [0, 1, 10, Int.max] {
            guard case .part(let part) = ByteRange(field: field, size: size) else { continue }
            guard part.lowerBound >= 0, part.upperBound < size else {
                throw FuzzFinding("“\(field)” of \(size) bytes is \(part)")
            }
        }
    }

    private func search(_ words: String) {
        _ = try? JourneySearch(words).finds(Self.journey, Self.summary, device: "Phone")
    }

    private static let shown = JourneyEntry(
        at: Date(timeIntervalSince1970: 1),
        station: .device,
        event: .shown,
        text: "Shown"
    )
    private static let journey = Journey(
        id: "1",
        bundleID: "app",
        title: "Title",
        entries: [shown],
        payload: #"{"aps":{"alert":"a"}}"#,
        headers: ["apns-topic": "app"]
    )
    private static let summary = JourneySummary(
        id: "1",
        bundleID: "app",
        title: "Title",
        last: shown,
        began: 1,
        status: 200,
        outcome: .shown,
        verdict: .underway
    )
}

/// What is wrong without a trap.
struct FuzzFinding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
