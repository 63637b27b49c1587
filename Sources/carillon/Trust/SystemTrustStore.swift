import Crypto
import Foundation
import PrivateFiles

/// Debian's store of authorities that programs on this machine trust (update-ca-certificates(8)).
struct SystemTrustStore {
    private static let folder = URL(filePath: "/usr/local/share/ca-certificates", directoryHint: .isDirectory)
    private static let tool = "/usr/sbin/update-ca-certificates"
    private static let prefix = "carillon-"

    /// Puts an authority into the store.
    ///
    /// - Returns: what was changed, a line each.
    /// - Throws: an exit code, after telling why not.
    func install(_ authority: DevelopmentAuthority) throws -> [String] {
        try check("--install", "--ca", authority.path)
        let file = Self.folder.appending(path: Self.prefix + authority.fingerprint.prefix(16) + ".crt")
        do {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(authority.pem.utf8).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        } catch {
            throw failure(.unavailable, "cannot write \(file.path): \(error.systemReason)")
        }
        return ["wrote \(file.path)", "ran update-ca-certificates: " + (try update())]
    }

    /// Takes every development CA of Carillon out of the store.
    ///
    /// - Returns: what was changed, a line each.
    /// - Throws: an exit code, after telling why not.
    func removeAll() throws -> [String] {
        try check("--remove")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
        let ours = names.filter { $0.hasPrefix(Self.prefix) && $0.hasSuffix(".crt") }.sorted()
        guard !ours.isEmpty else { return ["the store has no development CA of Carillon; nothing was changed"] }
        var changes: [String] = []
        for name in ours {
            let file = Self.folder.appending(path: name)
            do {
                try FileManager.default.removeItem(at: file)
            } catch {
                throw failure(.unavailable, "cannot remove \(file.path): \(error.systemReason)")
            }
            changes.append("removed \(file.path)")
        }
        return changes + ["ran update-ca-certificates: " + (try update("--fresh"))]
    }

    /// `options`: of the same command, for root to type: root has another home, and so another state folder.
    private func check(_ options: String...) throws {
        guard FileManager.default.isExecutableFile(atPath: Self.tool) else {
            throw failure(
                .unavailable,
                "there is no \(Self.tool) (package ca-certificates): 'carillon trust' has recipes for single clients"
            )
        }
        guard geteuid() == 0 else {
            let words = ["sudo", Bundle.main.executablePath ?? "carillon", "trust"] + options
            let line = words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
            throw failure(
                .unavailable,
                "the system's store is root's; nothing was changed. Run it with sudo:\n  \(line)"
            )
        }
    }

    /// - Returns: what the tool said it did.
    private func update(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: Self.tool)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw failure(.unavailable, "\(Self.tool) ended with \(process.terminationStatus): \(text)")
            }
            return text.split(separator: "\n").first { $0.contains(" added, ") }.map(String.init) ?? "done"
        } catch let error as CocoaError {
            throw failure(.unavailable, "cannot run \(Self.tool): \(error.systemReason)")
        }
    }
}

/// The certificate of the development CA.
struct DevelopmentAuthority {
    let path: String
    let pem: String
    /// SHA-256 of the certificate, in hexadecimal.
    let fingerprint: String

    /// Reads it.
    ///
    /// - Throws: an exit code, after telling why not.
    init(path: String) throws {
        self.path = path
        guard let pem = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
            throw failure(
                .unavailable,
                "there is no development CA at \(path); the first 'carillon up' makes one, --state names another folder"
            )
        }
        let base64 = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }.joined()
        guard pem.hasPrefix("-----BEGIN CERTIFICATE-----"), let certificate = Data(base64Encoded: base64) else {
            throw failure(.badInput, "\(path) is no certificate in PEM")
        }
        self.pem = pem
        self.fingerprint = SHA256.hash(data: certificate).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
