import Foundation
import Logging
import PostgresStore
import PrivateFiles

/// Who the gateways of one database are, and whom they believe: one CA, one provider key, one pair of enrolment secrets, and every
/// key that `carillon key add` told one of them of.
///
/// The database has the files; each gateway has them in its folder, too, so that what reads them there needs no database.
struct SharedIdentity: Sendable {
    let folder: String
    let store: PostgresStore
    let logger: Logger

    /// Files that every gateway has, beside the provider's key by its id.
    private static let names = ["ca.pem", "ca-key.pem", "enrolment", "enrolment-observer", "provider.json"]
    private static let keys = "keys/"
    /// Names of the keys that were shared when this gateway looked last; a file, since it is compared after a start, too.
    private var sharedPath: String { folder + "/keys/.shared" }
    /// Seconds between two looks.
    private static let pause = 1.0

    init(folder: String, store: PostgresStore, logger: Logger) {
        self.folder = folder
        self.store = store
        self.logger = logger
    }

    /// Takes the identity that is shared, or shares the one that this gateway makes.
    ///
    /// - Parameter make: makes it where it is not there.
    func prepare(_ make: () throws -> GatewayIdentity) async throws -> GatewayIdentity {
        if try await store.sharedFiles()["provider.json"] == nil {
            let own = try make()
            var files: [String: String] = [:]
            for name in Self.names + ["AuthKey_\(own.keyID).p8"] {
                files[name] = try PrivateFile.read("\(folder)/\(name)")
            }
            // Of two that begin at once the first is believed.
            try await store.share(files)
        }
        for (name, content) in try await store.sharedFiles() where Self.isOwn(name) {
            let path = "\(folder)/\(name)"
            if try PrivateFile.read(path) != content { try PrivateFile.write(content, to: path) }
        }
        try PrivateFolder.hold(folder + "/keys")
        try await exchangeKeys()
        return try make()
    }

    /// Exchanges keys with the other gateways, until the task is cancelled.
    func run() async {
        while (try? await Task.sleep(for: .seconds(Self.pause))) != nil {
            do {
                try await exchangeKeys()
            } catch {
                logger.debug("keys are not exchanged", metadata: ["error": "\(error)"])
            }
        }
    }

    /// What was added or removed here since the last look goes to the database, and the other way round.
    private func exchangeKeys() async throws {
        let before = Set(try PrivateFile.read(sharedPath)?.split(separator: "\n").map(String.init) ?? [])
        var here: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/keys")
        where name.hasSuffix(".json") && Self.isKey(Self.keys + name) {
            here[Self.keys + name] = try PrivateFile.read("\(folder)/keys/\(name)")
        }
        let there = try await store.sharedFiles().filter { Self.isKey($0.key) }
        let added = here.filter { there[$0.key] == nil && !before.contains($0.key) }
        try await store.share(added)
        var shared = Set(added.keys)
        for (name, content) in there {
            let path = "\(folder)/\(name)"
            if here[name] == nil, before.contains(name) {
                try await store.unshare(name)
            } else {
                if here[name] != content { try PrivateFile.write(content, to: path) }
                shared.insert(name)
            }
        }
        for name in here.keys where there[name] == nil && before.contains(name) {
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        if shared != before { try PrivateFile.write(shared.sorted().joined(separator: "\n") + "\n", to: sharedPath) }
    }

    private static func isOwn(_ name: String) -> Bool {
        names.contains(name)
            || (name.hasPrefix("AuthKey_") && name.hasSuffix(".p8") && isPlain(name.dropFirst(8).dropLast(3)))
    }

    private static func isKey(_ name: String) -> Bool {
        name.hasPrefix(keys) && name.hasSuffix(".json") && isPlain(name.dropFirst(keys.count).dropLast(5))
    }

    /// The database names no path that leads out of the folder.
    private static func isPlain(_ text: Substring) -> Bool { ProviderKeyFolder.isIdentifier(String(text)) }
}
