import Foundation
import Testing

@testable import OpenSecurity

@Suite("Keychain items, shared by a group")
struct KeychainTests {
    private static func query(_ group: TestGroup, _ account: String?) -> [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "keys",
            kSecAttrAccessGroup as String: group.identifier,
        ]
        query[kSecAttrAccount as String] = account
        return query
    }

    private static func add(_ group: TestGroup, _ account: String, _ value: String) -> OSStatus {
        var attributes = query(group, account)
        attributes[kSecValueData as String] = Data(value.utf8)
        attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
        return SecItemAdd(attributes as CFDictionary, nil)
    }

    private static func read(_ group: TestGroup, _ account: String) -> (OSStatus, String?) {
        var query = query(group, account)
        query[kSecReturnData as String] = kCFBooleanTrue
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
    }

    @Test("An item is added, found, changed and removed")
    func life() throws {
        let group = try TestGroup()
        #expect(Self.read(group, "a") == (errSecItemNotFound, nil))
        #expect(Self.add(group, "a", "one") == errSecSuccess)
        #expect(Self.add(group, "a", "two") == errSecDuplicateItem)
        #expect(Self.read(group, "a") == (errSecSuccess, "one"))
        let change = [kSecValueData as String: Data("two".utf8)]
        #expect(SecItemUpdate(Self.query(group, "a") as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(Self.read(group, "a") == (errSecSuccess, "two"))
        #expect(SecItemDelete(Self.query(group, "a") as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(Self.query(group, "a") as CFDictionary) == errSecItemNotFound)
    }

    @Test("All items of a service are listed with their attributes")
    func list() throws {
        let group = try TestGroup()
        for account in ["a", "b", "c"] { #expect(Self.add(group, account, account + "!") == errSecSuccess) }
        var query = Self.query(group, nil)
        query[kSecMatchLimit as String] = kSecMatchLimitAll
        query[kSecReturnAttributes as String] = true
        query[kSecReturnData as String] = true
        var items: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &items) == errSecSuccess)
        let list = try #require(items as? [[String: Any]])
        #expect(Set(list.compactMap { $0[kSecAttrAccount as String] as? String }) == ["a", "b", "c"])
        #expect(Set(list.compactMap { ($0[kSecValueData as String] as? Data)?.count }) == [2])
    }

    @Test("A locked phone lets an item be had by its class alone, and an update can change the class")
    func classes() throws {
        let group = try TestGroup()
        #expect(Self.add(group, "a", "one") == errSecSuccess)
        func item() throws -> KeychainItem {
            let file = group.folder.appendingPathComponent("Library/Keychains/keychain.plist")
            return try #require(PropertyListDecoder().decode([KeychainItem].self, from: Data(contentsOf: file)).first)
        }
        #expect(try item().isReadableWhileLocked)
        for (accessible, isReadable) in [
            (kSecAttrAccessibleWhenUnlocked, false), (kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, false),
            (kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, true),
        ] {
            let change = [kSecAttrAccessible as String: accessible as Any]
            #expect(SecItemUpdate(Self.query(group, "a") as CFDictionary, change as CFDictionary) == errSecSuccess)
            #expect(try item().isReadableWhileLocked == isReadable)
        }
        #expect(Self.read(group, "a") == (errSecSuccess, "one"))
    }

    @Test("The file is its owner's alone")
    func mode() throws {
        let group = try TestGroup()
        #expect(Self.add(group, "a", "one") == errSecSuccess)
        let file = group.folder.appendingPathComponent("Library/Keychains/keychain.plist")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test("Groups do not see each other; one without a container is refused as on a phone")
    func groups() throws {
        let (one, other) = (try TestGroup(), try TestGroup())
        #expect(Self.add(one, "a", "one") == errSecSuccess)
        #expect(Self.read(other, "a").0 == errSecItemNotFound)
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccessGroup as String: "group.none",
        ]
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecMissingEntitlement)
    }

    @Test("Fifty processes' worth of adding at once loses nothing")
    func atOnce() async throws {
        let group = try TestGroup()
        await withTaskGroup(of: Void.self) { tasks in
            for index in 0..<50 { tasks.addTask { _ = Self.add(group, "\(index)", "x") } }
        }
        #expect((0..<50).allSatisfy { Self.read(group, "\($0)").0 == errSecSuccess })
    }
}
