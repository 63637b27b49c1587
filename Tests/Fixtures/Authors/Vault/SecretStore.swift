import Foundation
import Security
import os.log

extension OSLog {
    private static var subsystem = Bundle.main.bundleIdentifier!
    static let vault = OSLog(subsystem: subsystem, category: "vault")
}

final class SecretStore {
    let service: String
    let accessGroup: String?

    init(service: String, accessGroup: String?) {
        self.service = service
        self.accessGroup = accessGroup
    }

    private func query(_ account: String) -> [CFString: Any] {
        var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account]
        if let accessGroup = accessGroup { query[kSecAttrAccessGroup] = accessGroup }
        return query
    }

    func read(_ account: String) -> Data? {
        var query = query(account)
        query[kSecReturnData] = kCFBooleanTrue
        query[kSecMatchLimit] = kSecMatchLimitOne
        var result: AnyObject?
        let status = withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0)) }
        if status != errSecSuccess && status != errSecItemNotFound {
            os_log(.error, log: .vault, "keychain: %d", status)
        }
        return result as? Data
    }

    @discardableResult
    func write(_ data: Data, for account: String) -> Bool {
        var query = query(account)
        SecItemDelete(query as CFDictionary)
        query[kSecValueData] = data
        query[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlock
        return SecItemAdd(query as CFDictionary, nil) == errSecSuccess
    }
}
