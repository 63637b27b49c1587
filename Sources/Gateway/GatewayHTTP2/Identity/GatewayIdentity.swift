import Crypto
import Foundation
import GatewayCore
import PrivateFiles

/// What the gateway shows others who it is with, and what it gives providers: files that the first start makes
/// and later starts use again.
///
///     <state>/gateway/ca.pem               what clients trust
///     <state>/gateway/ca-key.pem           mode 0600
///     <state>/gateway/server.pem           for localhost, 127.0.0.1, ::1
///     <state>/gateway/server-key.pem       mode 0600
///     <state>/gateway/AuthKey_<KEYID>.p8   a provider's signing key, mode 0600
///     <state>/gateway/provider.json        its key id and team id
///     <state>/gateway/enrolment            by which a device enrols, mode 0600
///     <state>/gateway/enrolment-observer   the same, and it may see every push of its space
package struct GatewayIdentity: Hashable, Sendable {
    /// The development CA's certificate, PEM.
    package let caPath: String
    /// The provider's signing key, PKCS #8 PEM, as Apple hands one out.
    package let keyPath: String
    /// Ten characters.
    package let keyID: String
    /// Ten characters.
    package let teamID: String

    let folder: String

    /// The file with the secret by which a device enrols.
    package var enrolmentPath: String { folder + "/enrolment" }
    /// The file with the secret by which a device enrols that may see every push of its space.
    package var observerEnrolmentPath: String { folder + "/enrolment-observer" }

    /// Reads what a gateway has made under `stateDirectory`.
    ///
    /// - Returns: nil when none has ever started there.
    /// - Throws: ``GatewayError`` that names the file and why.
    package static func read(stateDirectory: String) throws -> GatewayIdentity? {
        let folder = Self.folder(in: stateDirectory)
        let path = folder + "/provider.json"
        guard let text = try PrivateFile.read(path) else { return nil }
        do {
            return GatewayIdentity(folder: folder, try JSONDecoder().decode(Provider.self, from: Data(text.utf8)))
        } catch {
            throw GatewayError.unreadableIdentity(path, "\(error)")
        }
    }

    /// Where a gateway keeps its files.
    static func folder(in stateDirectory: String) -> String {
        stateDirectory + "/gateway"
    }

    /// Who the provider is.
    struct Provider: Codable {
        var keyID: String
        var teamID: String
    }

    private init(folder: String, _ provider: Provider) {
        self.folder = folder
        self.caPath = folder + "/ca.pem"
        self.keyPath = folder + "/AuthKey_\(provider.keyID).p8"
        self.keyID = provider.keyID
        self.teamID = provider.teamID
    }

    /// Reads the provider's identity, and makes it at the first start.
    static func prepare(stateDirectory: String, randomness: Randomness) throws -> GatewayIdentity {
        let folder = Self.folder(in: stateDirectory)
        try PrivateFolder.hold(folder)
        if let identity = try read(stateDirectory: stateDirectory) {
            _ = try identity.providerKey()
            return identity
        }
        var generator = randomness
        let provider = Provider(keyID: identifier(&generator), teamID: identifier(&generator))
        let identity = GatewayIdentity(folder: folder, provider)
        try PrivateFile.write(P256.Signing.PrivateKey().pemRepresentation + "\n", to: identity.keyPath)
        let json = String(decoding: try JSONEncoder().encode(provider), as: UTF8.self)
        // Last, since it is what a later start looks for.
        try PrivateFile.write(json + "\n", to: folder + "/provider.json")
        return identity
    }

    /// The public half of the provider's key.
    func providerKey() throws -> ProviderKey {
        guard let pem = try PrivateFile.read(keyPath) else {
            throw GatewayError.cannotRead(
                keyPath,
                "it is missing; delete \(folder)/provider.json to have both made again"
            )
        }
        do {
            let key = try P256.Signing.PrivateKey(pemRepresentation: pem)
            return ProviderKey(keyID: keyID, teamID: teamID, publicKey: key.publicKey)
        } catch {
            throw GatewayError.unreadableIdentity(keyPath, "\(error)")
        }
    }

    /// Ten characters, as Apple's key and team ids.
    private static func identifier(_ generator: inout Randomness) -> String {
        let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        return String((0..<10).map { _ in characters[Int.random(in: 0..<characters.count, using: &generator)] })
    }
}
