package import Foundation
package import NIOSSL

/// Where a hub is reached from other machines: over TLS, by whoever holds the secret of a space.
///
/// The hub's own user comes in on this machine only: what they may do (any bundle, any space) is nobody's beyond it.
package struct HubEntrance: Sendable {
    /// The address of an interface.
    package var host: String
    /// 0 takes any free port.
    package var port: Int
    /// The certificate and its key.
    package var tls: TLSConfiguration
    /// The names and addresses in the certificate: a request for another is refused.
    package var names: Set<String>
    /// The folder with the bundles that may be installed from there, by their names.
    package var bundles: URL

    package init(host: String, port: Int, tls: TLSConfiguration, names: Set<String>, bundles: URL) {
        self.host = host
        self.port = port
        self.tls = tls
        self.names = Set(names.map { $0.lowercased() })
        self.bundles = bundles
    }

    /// The absolute path of a bundle that somebody names from another machine.
    ///
    /// - Throws: ``APIError`` for what is no name of a bundle.
    func bundle(_ name: String) throws -> String {
        let isName = name.hasSuffix(".app") && !name.hasPrefix(".") && !name.contains("/") && !name.utf8.contains(0)
        guard isName, name.utf8.count <= 255 else {
            throw APIError.invalid(
                "bundle is “\(name)”; from another machine name one of the hub's bundles folder, such as Shop.app"
            )
        }
        return bundles.appending(path: name).path
    }
}
