public import Foundation

#if os(Linux)
import OpenSecurity
#else
import Security
#endif

/// Where a key is kept, so that app and extension share it.
public enum KeySource: Hashable, Sendable {
    /// The key itself, for keys that are derived or fetched.
    case bytes(Data)
    /// A file in an app group's container: the key's bytes, or their Base64 text.
    case groupFile(group: String, path: String)
    /// A generic password in the keychain, in an access group that app and extension share.
    case keychain(service: String, account: String, accessGroup: String?)

    /// Reads the key.
    ///
    /// - Throws: ``SecretError`` naming where it was looked for.
    func load() throws(SecretError) -> Data {
        switch self {
        case .bytes(let data):
            return data
        case .groupFile(let group, let path):
            guard let folder = AppGroup(group).folder
            else { throw SecretError("there is no container of the app group \(group)") }
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(path))
            else { throw SecretError("there is no key file \(path) in the app group \(group)") }
            return Self.plain(data)
        case .keychain(let service, let account, let accessGroup):
            return try Self.keychainItem(service: service, account: account, accessGroup: accessGroup)
        }
    }

    /// A file that is Base64 text through and through is decoded; others are the key itself.
    private static func plain(_ data: Data) -> Data {
        guard ![16, 24, 32, 65].contains(data.count), let text = String(data: data, encoding: .utf8) else {
            return data
        }
        return Base64Text.decode(text) ?? data
    }

    private static func keychainItem(
        service: String,
        account: String,
        accessGroup: String?
    ) throws(SecretError) -> Data {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
            kSecReturnData as String: true,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        if let accessGroup { query[kSecAttrAccessGroup as String] = accessGroup }
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecSuccess, let data = item as? Data
        else { throw SecretError("the keychain has no item \(account) of \(service) (status \(status))") }
        return data
    }
}

/// Why content could not be decrypted, in a sentence without any of its secrets.
public struct SecretError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Base64 in either alphabet, with or without padding.
enum Base64Text {
    static func decode(_ text: String) -> Data? {
        var plain = text.filter { !$0.isWhitespace && $0 != "=" }
            .replacingOccurrences(of: "-", with: "+")
            .replacingOccurrences(of: "_", with: "/")
        plain += String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        return Data(base64Encoded: plain)
    }
}
