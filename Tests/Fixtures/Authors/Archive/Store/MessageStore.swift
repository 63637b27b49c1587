import Foundation

struct StoredMessage: Codable, Identifiable, Hashable {
    enum Kind: Int, Codable, CaseIterable {
        case text, picture
    }

    let id: UUID
    var text: String
    var date: Date
    var kind: Kind
    var isRead = false
}

final class MessageStore {
    private let url: URL
    private let defaults: UserDefaults
    private(set) var messages: [StoredMessage]

    init(group: String) throws {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let defaults = UserDefaults(suiteName: group)
        else { throw CocoaError(.fileNoSuchFile) }
        url = folder.appendingPathComponent("Library", isDirectory: true).appendingPathComponent("messages.json")
        self.defaults = defaults
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: nil)
        if let data = try? Data(contentsOf: url) {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            messages = try decoder.decode([StoredMessage].self, from: data)
        } else {
            messages = []
        }
    }

    var unread: Int { messages.lazy.filter { !$0.isRead }.count }

    func append(_ message: StoredMessage) throws {
        guard !messages.contains(where: { $0.id == message.id }) else { return }
        messages.append(message)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var coordinationError: NSError?
        var writeError: Error?
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, options: .forReplacing, error: &coordinationError) { url in
            do {
                try encoder.encode(messages).write(to: url, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
            } catch {
                writeError = error
            }
        }
        if let error = writeError ?? coordinationError { throw error }
        defaults.set(Date(), forKey: "lastMessage")
        defaults.setValue(unread, forKey: "unread")
        defaults.set(try NSKeyedArchiver.archivedData(withRootObject: messages.map(\.text) as NSArray, requiringSecureCoding: true), forKey: "texts")
    }
}
