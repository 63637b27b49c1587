import Crypto
import Foundation
package import GatewayCore
package import Logging
import PrivateFiles
import ProviderAPI
import Synchronization

/// The provider keys that the gateway was told of: a file each in `<state>/gateway/keys`, with the public half only.
///
/// A gateway that runs sees a key that is added when a provider's token names it; a push asks no disk for a key it knows.
package final class ProviderKeyFolder: Sendable {
    /// A key's file, `<KEYID>.json`.
    private struct File: Codable {
        var keyID: String
        var teamID: String
        /// The bundle ids of a topic-specific key.
        var topics: [String]?
        /// Where it may be used; nil for both.
        var environment: PushEnvironment?
        /// PEM.
        var publicKey: String
    }

    private struct State {
        var keys: [String: ProviderKey] = [:]
        /// The folder's date when it was last read.
        var date: Date?
    }

    /// The most keys that are read.
    package static let limit = 1000

    private let path: String
    private let logger: Logger
    private let state = Mutex(State())

    /// Looks after the keys of a gateway's state; makes their folder.
    ///
    /// - Throws: `PrivateFileError` when it cannot be made.
    package init(stateDirectory: String, logger: Logger = Logger(label: "keys")) throws {
        self.path = GatewayIdentity.folder(in: stateDirectory) + "/keys"
        self.logger = logger
        try PrivateFolder.hold(path)
    }

    /// The key of an id; nil when there is none.
    package func key(_ id: String) -> ProviderKey? {
        state.withLock { state in
            refresh(&state)
            return state.keys[id]
        }
    }

    /// Every key, by its id.
    package var keys: [ProviderKey] {
        state.withLock { state in
            refresh(&state)
            return state.keys.values.sorted { $0.keyID < $1.keyID }
        }
    }

    /// Adds a key, in the place of one with the same id.
    ///
    /// - Throws: `PrivateFileError` when it cannot be written.
    package func add(_ key: ProviderKey) throws {
        let file = File(
            keyID: key.keyID,
            teamID: key.teamID,
            topics: key.topics?.sorted(),
            environment: key.environment,
            publicKey: key.publicKey.pemRepresentation
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try PrivateFile.write(String(decoding: try encoder.encode(file), as: UTF8.self) + "\n", to: path(of: key.keyID))
    }

    /// Removes a key.
    ///
    /// - Returns: false when there was none.
    /// - Throws: when it cannot be removed.
    package func remove(_ id: String) throws -> Bool {
        guard key(id) != nil else { return false }
        try FileManager.default.removeItem(atPath: path(of: id))
        return true
    }

    /// Whether a text can be a key's or a team's id: ten letters and digits.
    package static func isIdentifier(_ text: String) -> Bool {
        text.utf8.count == 10
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: false
                }
            }
    }

    private func path(of id: String) -> String { "\(path)/\(id).json" }

    /// Reads the folder again when something was added to it or removed.
    private func refresh(_ state: inout State) {
        let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        guard date != state.date || date == nil else { return }
        state.date = date
        state.keys = [:]
        for name in names().prefix(Self.limit) where name.hasSuffix(".json") {
            do {
                let data = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
                let file = try JSONDecoder().decode(File.self, from: data)
                state.keys[file.keyID] = try ProviderKey(
                    keyID: file.keyID,
                    teamID: file.teamID,
                    topics: file.topics.map { Set($0) },
                    environment: file.environment,
                    pem: file.publicKey
                )
            } catch {
                logger.error(
                    "a provider's key cannot be read",
                    metadata: ["file": "\(path)/\(name)", "error": "\(error)"]
                )
            }
        }
    }

    /// The files of the folder; none while it is not there.
    private func names() -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            logger.error("providers' keys cannot be read", metadata: ["folder": "\(path)", "error": "\(error)"])
            return []
        }
    }
}
