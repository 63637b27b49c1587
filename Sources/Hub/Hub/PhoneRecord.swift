import AsyncHTTPClient
import DeviceCore
package import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
package import NotificationModel
package import Screen

/// What a phone saw, for a report: it outlives the phone.
package struct PhoneRecord: Codable, Sendable {
    /// The phone's name.
    package var phone: String
    /// Oldest first.
    package var journeys: [Journey]
    package var failedWaits: [FailedWait]
    /// What the cards that are there show, by the id of the journey: files with their types.
    package var pictures: [String: Picture]

    /// The screen at the end as a PNG, of a phone that was used; nil where it was not taken.
    package var screen: Data?
    /// Why there is none, where one was to be taken.
    package var screenTrouble: String?

    /// Whether anything was sent to it, or waited for in vain.
    package var isUsed: Bool { !journeys.isEmpty || !failedWaits.isEmpty }

    /// Whether a push failed by its verdict, or something was waited for in vain.
    package var hasFailed: Bool {
        !failedWaits.isEmpty || journeys.contains { JourneyVerdict(of: $0.entries).kind.severity == .failed }
    }

    /// A picture of a card.
    package struct Picture: Codable, Hashable, Sendable {
        package var type: String
        package var content: Data
    }

    /// The most journeys of a phone.
    private static let journeyLimit = 500
    /// The largest picture that is kept, in bytes, and how many.
    private static let pictureSize = 1 << 20
    private static let pictureLimit = 100

    /// Asks a phone for all of it.
    ///
    /// - Parameter address: where its process answers.
    /// - Throws: when it does not answer.
    package static func read(at address: PhoneAddress) async throws -> PhoneRecord {
        let screen: RenderModel = try await get("screen", at: address)
        let lines: [JourneySummary] = try await get("journeys?limit=\(journeyLimit)", at: address)
        var record = PhoneRecord(
            phone: screen.phone.name,
            journeys: [],
            failedWaits: try await get("notifications/failed-waits", at: address),
            pictures: [:]
        )
        for line in lines.reversed() {
            let id = line.id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? line.id
            if let journey: Journey = try? await get("journeys/\(id)", at: address) { record.journeys.append(journey) }
        }
        for card in screen.center.flatMap(\.cards).prefix(pictureLimit) {
            guard let path = card.thumbnailURL,
                let (bytes, type) = try? await load(path, at: address, upTo: pictureSize), let type
            else { continue }
            record.pictures[card.journeyID] = Picture(type: type, content: bytes)
        }
        return record
    }

    /// Adds the screen of a phone that was used.
    ///
    /// - Parameter address: where its process answers.
    package mutating func takeScreen(at address: PhoneAddress, with pictures: PhonePictures) async {
        guard isUsed else { return }
        do {
            screen = try await pictures.screen(of: address)
        } catch {
            screenTrouble = "\(error)"
        }
    }

    private static func get<Answer: Decodable>(_ path: String, at address: PhoneAddress) async throws -> Answer {
        let (bytes, _) = try await load("/api/v1/\(path)", at: address, upTo: 32 << 20)
        return try ScreenCoding.decoder.decode(Answer.self, from: bytes)
    }

    private static func load(_ path: String, at address: PhoneAddress, upTo limit: Int) async throws -> (Data, String?)
    {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(address.port)\(path)")
        request.headers.add(name: "authorization", value: address.authorization)
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        guard answer.status == .ok else { throw PhoneError.unavailable("\(path): \(answer.status)") }
        return (Data(buffer: try await answer.body.collect(upTo: limit)), answer.headers.first(name: "content-type"))
    }
}

extension PhoneRecord {
    /// Writes it into a folder, for ``all(in:)``.
    func write(to folder: URL, id: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try PhoneLine.encode(self).write(
            to: folder.appending(path: "\(id)-\(UUID().uuidString).json"),
            options: .atomic
        )
    }

    /// Those that a hub has left in a folder; none where there is no folder.
    package static func all(in folder: URL) throws -> [PhoneRecord] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.sorted().map {
            try PhoneLine.decode(Self.self, from: try Data(contentsOf: folder.appending(path: $0)))
        }
    }
}
