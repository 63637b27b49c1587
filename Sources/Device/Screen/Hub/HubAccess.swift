import DeviceCore
import Foundation
import Hummingbird
import PrivateFiles
import Synchronization

/// Who may use a hub: its user, and who holds the secret of a space, which opens that space and no other.
final class HubAccess: Sendable {
    /// Whom a request comes from.
    enum Holder: Hashable, Sendable {
        case owner
        case space(String)

        /// The space that they see; nil for all.
        var space: String? {
            switch self {
            case .owner: nil
            case .space(let name): name
            }
        }
    }

    /// The most spaces with a secret of their own.
    static let limit = 1_000

    private let folder: URL
    private let holders: Mutex<[Holder: Access]>

    /// - Parameters:
    ///   - folder: the hub's state; each space with a secret has a folder in its `spaces`.
    ///   - owner: the user's own secret.
    /// - Throws: `PrivateFileError` for a secret that others may read.
    init(folder: URL, owner: AccessSecret) throws {
        self.folder = folder.appending(path: "spaces")
        try PrivateFolder.hold(self.folder.path)
        var holders: [Holder: Access] = [.owner: Access(secret: owner)]
        for name in try FileManager.default.contentsOfDirectory(atPath: self.folder.path) where Self.isName(name) {
            let file = AccessFile(folder: self.folder.appending(path: name))
            holders[.space(name)] = Access(secret: try file.begin())
        }
        self.holders = Mutex(holders)
    }

    /// Whom a request comes from; nil for one without a secret that is known.
    ///
    /// - Parameter entrance: where it came in; the hub's own user comes in on this machine only.
    func holder(of request: Request, at entrance: HubEntrance? = nil) -> Holder? {
        known(at: entrance).first { $0.value.admits(request) }?.key
    }

    private func known(at entrance: HubEntrance?) -> [Holder: Access] {
        let all = holders.withLock { $0 }
        return entrance == nil ? all : all.filter { $0.key != .owner }
    }

    /// A word that opens the page once, with what its holder sees.
    func makeTicket(for holder: Holder) -> String? { holders.withLock { $0[holder] }?.makeTicket() }

    /// The `Set-Cookie` field for who comes with a ticket.
    func redeem(_ ticket: String, _ request: Request, at entrance: HubEntrance? = nil) -> String? {
        for access in known(at: entrance).values {
            guard let cookie = access.redeem(ticket, request) else { continue }
            return entrance == nil ? cookie : cookie + "; Secure"
        }
        return nil
    }

    /// The spaces with a secret of their own, by name: the file that is handed out.
    func spaces() -> [String: String] {
        let names = holders.withLock { $0.keys.compactMap(\.space) }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, file(of: $0).path) })
    }

    /// Gives a space a secret of its own; one that has one keeps it.
    ///
    /// - Returns: the file that is handed out.
    /// - Throws: ``APIError`` for a name that is none; `PrivateFileError`.
    func addSpace(_ name: String) throws -> String {
        guard Self.isName(name) else {
            throw APIError.invalid("a space is named by 1 to 64 letters, digits, - and _, not “\(name)”")
        }
        let folder = folder.appending(path: name)
        try holders.withLock { holders in
            guard holders[.space(name)] == nil else { return }
            guard holders.count <= Self.limit else {
                throw APIError.unavailable("\(Self.limit) spaces have a secret already")
            }
            try PrivateFolder.hold(folder.path)
            holders[.space(name)] = Access(secret: try AccessFile(folder: folder).begin())
        }
        return file(of: name).path
    }

    /// Takes a space's secret away: who holds it is let in no more. Its phones stay.
    ///
    /// - Throws: `PhoneError` when it has none.
    func removeSpace(_ name: String) throws {
        try holders.withLock { holders in
            guard holders.removeValue(forKey: .space(name)) != nil else {
                throw PhoneError.notFound("the space “\(name)” has no secret")
            }
            // First the file: what is left of the folder opens nothing.
            AccessFile(folder: folder.appending(path: name)).end()
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private func file(of name: String) -> URL { folder.appending(path: name).appending(path: "authorization") }

    /// Names of folders and of spaces alike.
    static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
