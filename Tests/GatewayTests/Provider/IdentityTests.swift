import CarillonTesting
import Foundation
import GatewayCore
import ProviderAPI
import SwiftASN1
import Testing
import X509

@testable import GatewayHTTP2

@Suite(.timeLimit(.minutes(1)))
struct IdentityTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func mode(_ path: String) throws -> Int {
        let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        return try #require(value as? NSNumber).intValue
    }

    @Test("The first start makes a key and a team; later starts use them")
    func provider() throws {
        try withFolder { folder in
            #expect(try GatewayIdentity.read(stateDirectory: folder) == nil)
            let first = try GatewayIdentity.prepare(stateDirectory: folder, randomness: .system)
            #expect(first.keyID.count == 10)
            #expect(first.teamID.count == 10)
            #expect(try GatewayIdentity.prepare(stateDirectory: folder, randomness: .system) == first)
            #expect(try GatewayIdentity.read(stateDirectory: folder) == first)
        }
    }

    @Test("Secrets are for their owner only")
    func modes() throws {
        try withFolder { folder in
            let identity = try GatewayIdentity.prepare(stateDirectory: folder, randomness: .system)
            _ = try DevelopmentCertificates(folder: identity.folder, extraNames: []).serverContext(now: Date())
            for path in [identity.keyPath, identity.folder + "/ca-key.pem", identity.folder + "/server-key.pem"] {
                #expect(try mode(path) == 0o600, "\(path)")
            }
            #expect(try mode(identity.folder) == 0o700)
        }
    }

    @Test("A key that somebody has spoiled is named, not overwritten")
    func spoiled() throws {
        try withFolder { folder in
            let identity = try GatewayIdentity.prepare(stateDirectory: folder, randomness: .system)
            try "nonsense".write(toFile: identity.keyPath, atomically: true, encoding: .utf8)
            #expect {
                try GatewayIdentity.prepare(stateDirectory: folder, randomness: .system)
            } throws: { error in
                "\(error)".contains(identity.keyPath)
            }
        }
    }

    @Test("Certificates are used again, and made anew near their end or for other names; the CA stays")
    func certificates() throws {
        try withFolder { folder in
            let now = Date()
            func make(_ names: [String], at date: Date) throws -> (ca: String, server: Certificate) {
                _ = try DevelopmentCertificates(folder: folder, extraNames: names).serverContext(now: date)
                let pem = try String(contentsOfFile: folder + "/server.pem", encoding: .utf8)
                return (
                    try String(contentsOfFile: folder + "/ca.pem", encoding: .utf8), try Certificate(pemEncoded: pem)
                )
            }
            let first = try make([], at: now)
            #expect(try make([], at: now + 3600) == first)
            let named = try make(["gateway.test", "10.0.0.7", "fd00::7"], at: now)
            #expect(named.server != first.server)
            #expect(named.ca == first.ca)
            #expect(try named.server.extensions.subjectAlternativeNames?.count == 6 + APNSHost.all.count)
            let renewed = try make(["gateway.test", "10.0.0.7", "fd00::7"], at: now + 397 * 86_400)
            #expect(renewed.server != named.server)
            #expect(renewed.ca == first.ca)
        }
    }
}
