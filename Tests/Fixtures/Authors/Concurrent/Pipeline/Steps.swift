import Foundation
import UniformTypeIdentifiers
import UserNotifications
import os.log

struct TitleStep: Step {
    var prefix: String

    func apply(to content: UNMutableNotificationContent) async throws {
        content.title = prefix + content.title
    }
}

struct MarkStep: Step {
    var mark: String

    func apply(to content: UNMutableNotificationContent) async throws {
        content.subtitle = mark
    }
}

struct MediaStep: Step {
    let session: URLSession
    let logger: Logger

    enum Failure: LocalizedError {
        case status(Int)
        case unsupported(String)

        var errorDescription: String? {
            switch self {
            case .status(let code): return "the server answered \(code)"
            case .unsupported(let type): return "\(type) cannot be attached"
            }
        }
    }

    func apply(to content: UNMutableNotificationContent) async throws {
        let links = content.links
        guard !links.isEmpty else { return }
        content.attachments = try await withThrowingTaskGroup(of: (Int, UNNotificationAttachment).self) { group in
            for (index, link) in links.enumerated() {
                group.addTask { (index, try await attachment(from: link)) }
            }
            var found: [(Int, UNNotificationAttachment)] = []
            for try await item in group { found.append(item) }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func attachment(from link: URL) async throws -> UNNotificationAttachment {
        let (file, response) = try await session.download(from: link)
        if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
            throw Failure.status(http.statusCode)
        }
        let type = UTType(filenameExtension: link.pathExtension) ?? response.mimeType.flatMap { UTType(mimeType: $0) }
        guard let type, type.conforms(to: .image) || type.conforms(to: .audiovisualContent) else {
            throw Failure.unsupported(response.mimeType ?? "?")
        }
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
            .appendingPathExtension(for: type)
        try FileManager.default.moveItem(at: file, to: place)
        logger.debug("took \(link, privacy: .public) as \(type.identifier, privacy: .public)")
        return try UNNotificationAttachment(
            identifier: link.lastPathComponent,
            url: place,
            options: [UNNotificationAttachmentOptionsTypeHintKey: type.identifier]
        )
    }
}

extension UNNotificationContent {
    fileprivate var links: [URL] {
        (userInfo["attachments"] as? [[String: Any]] ?? [])
            .compactMap { $0["url"] as? String }
            .compactMap(URL.init(string:))
    }
}
