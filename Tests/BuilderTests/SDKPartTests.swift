import SourceRewriter
import Testing

@testable import Builder

/// Which parts of the SDK an app's sources need.
@Suite struct SDKPartTests {
    @Test(arguments: [
        ("import UserNotifications\n", false), ("import CryptoKit\n", true), ("@_exported import CommonCrypto\n", true),
        ("import struct CryptoKit.SHA256\n", true), ("#if canImport(CryptoKit)\n", true), ("import RichPush\n", true),
        ("import CryptoKitten\n", false), ("let text = \"CryptoKit\"\n", false), ("import Crypto", true),
    ])
    func onlyWhoNamesCryptoKitGetsIt(text: String, isNeeded: Bool) {
        let module = SourceRewriter.rewrite([AuthorSource(path: "/a.swift", text: text)])
        let parts = SDKPart.needed(for: module.namedModules)
        #expect(parts.contains(.crypto) == isNeeded)
        #expect(parts.contains(.base))
    }
}
