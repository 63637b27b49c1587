import DeviceContext
package import Foundation
import NIOSSL
import PrivateFiles
import Synchronization

/// The certificate authorities that processes of apps and extensions trust: the machine's, the gateway's, and those that
/// the phone's owner installed.
package final class Authorities: Sendable {
    /// What a process finds in its environment: the file with all of them.
    static let variable = "CARILLON_AUTHORITIES"

    /// The folder of ``file()``, which processes may read.
    let folder: URL
    private let installed: URL
    private let gateway: String?
    /// The files that were put together last, with their sizes and dates.
    private let written = Mutex<[String]>([])

    /// - Parameters:
    ///   - state: the device's folder.
    ///   - gateway: the file of the gateway's; nil for a phone without one.
    init(state: URL, gateway: String?) throws {
        folder = state.appending(path: "authorities")
        installed = Self.installed(in: state)
        self.gateway = gateway
        for folder in [folder, installed] { try PrivateFolder.hold(folder.path) }
    }

    /// Lets the apps of a phone trust an authority; those that run trust it from their next connection on.
    ///
    /// - Parameters:
    ///   - file: its certificate, PEM.
    ///   - state: the device's folder.
    /// - Throws: ``BadAuthority`` for what is no certificate; what the disk says.
    package static func trust(_ file: URL, state: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw BadAuthority(description: "\(file.path) cannot be read")
        }
        guard let certificates = try? NIOSSLCertificate.fromPEMBytes(Array(data)), !certificates.isEmpty else {
            throw BadAuthority(
                description:
                    "\(file.path) has no certificate; a PEM file of one begins with -----BEGIN CERTIFICATE-----"
            )
        }
        let folder = installed(in: state)
        try PrivateFolder.hold(state.path)
        try PrivateFolder.hold(folder.deletingLastPathComponent().path)
        try PrivateFolder.hold(folder.path)
        // Nothing else of the file: processes read it, and a key may stand beside the certificate.
        let text = try certificates.map(pem).joined()
        try PrivateFile.write(text, to: folder.appending(path: StableName.make(text) + ".pem").path)
        // For processes that wait for their next work; a launch makes the file anew.
        let all = state.appending(path: "authorities/all.pem")
        guard let known = FileManager.default.contents(atPath: all.path) else { return }
        try (known + Data("\n\(text)".utf8)).write(to: all, options: .atomic)
    }

    private static func pem(_ certificate: NIOSSLCertificate) throws -> String {
        let base64 = Data(try certificate.toDERBytes()).base64EncodedString(options: .lineLength64Characters)
        return "-----BEGIN CERTIFICATE-----\n\(base64)\n-----END CERTIFICATE-----\n"
    }

    private static func installed(in state: URL) -> URL { state.appending(path: "authorities/installed") }

    /// The file with all of them, PEM; made anew where one has come.
    func file() throws -> URL {
        let place = folder.appending(path: "all.pem")
        let sources = sources
        let facts = sources.compactMap(Self.facts)
        try written.withLock { written in
            guard written != facts || !FileManager.default.fileExists(atPath: place.path) else { return }
            let texts = sources.compactMap { FileManager.default.contents(atPath: $0) }
            try Data(texts.joined(separator: Data("\n".utf8))).write(to: place, options: .atomic)
            written = facts
        }
        return place
    }

    /// The files of the authorities that are there.
    private var sources: [String] {
        let own = ((try? FileManager.default.contentsOfDirectory(atPath: installed.path)) ?? []).sorted()
            .map { installed.appending(path: $0).path }
        let machine = ProcessInfo.processInfo.environment["SSL_CERT_FILE"].map { [$0] } ?? Self.machine
        return [machine.first(where: FileManager.default.fileExists), gateway].compactMap { $0 } + own
    }

    /// Where distributions keep them.
    private static let machine = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
    ]

    private static func facts(_ path: String) -> String? {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let date = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(facts[.size] ?? 0) \(date)"
    }
}

/// A file that is no certificate of an authority.
package struct BadAuthority: Error, CustomStringConvertible {
    package let description: String
}
