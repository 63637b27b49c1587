import CommonCrypto
import CryptoKit
import Security
import UserNotifications

class NotificationService: UNNotificationServiceExtension {
    private let accessGroup = "CARILLON.com.example.sealed"
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        defer { if let content = content { contentHandler(content) } }
        guard let content = content else { return contentHandler(request.content) }
        do {
            let key = try key()
            if let text = request.content.userInfo["gcm"] as? String {
                content.body = try openGCM(text, key)
            } else if let text = request.content.userInfo["cbc"] as? String {
                content.body = try openCBC(text, key)
            }
        } catch Problem.keychain(let status) {
            content.body = "keychain \(status)"
        } catch {
            content.body = "You have a new message"
        }
    }

    override func serviceExtensionTimeWillExpire() {
        if let content = content { contentHandler?(content) }
    }

    enum Problem: Error {
        case keychain(OSStatus)
        case cipher(CCCryptorStatus)
        case encoding
    }

    /// The key that the app would have put there; made on first use.
    private func key() throws -> Data {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: "messages",
            kSecAttrAccount: "key",
            kSecAttrAccessGroup: accessGroup,
            kSecReturnData: kCFBooleanTrue!,
            kSecMatchLimit: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        var status = SecItemCopyMatching(query as CFDictionary, &item)
        if status == errSecItemNotFound {
            let made = Data("0123456789abcdef0123456789abcdef".utf8)
            let attributes: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: "messages",
                kSecAttrAccount as String: "key",
                kSecAttrAccessGroup as String: accessGroup,
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
                kSecValueData as String: made,
            ]
            status = SecItemAdd(attributes as CFDictionary, nil)
            guard status == errSecSuccess else { throw Problem.keychain(status) }
            status = SecItemCopyMatching(query as CFDictionary, &item)
        }
        guard status == errSecSuccess, let data = item as? Data else { throw Problem.keychain(status) }
        return data
    }

    private func openGCM(_ text: String, _ key: Data) throws -> String {
        guard let sealed = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { throw Problem.encoding }
        let box = try AES.GCM.SealedBox(combined: sealed)
        let plain = try AES.GCM.open(box, using: SymmetricKey(data: key))
        guard let string = String(data: plain, encoding: .utf8) else { throw Problem.encoding }
        return string
    }

    private func openCBC(_ text: String, _ key: Data) throws -> String {
        guard let sealed = Data(base64Encoded: text), sealed.count > kCCBlockSizeAES128 else { throw Problem.encoding }
        let iv = sealed.prefix(kCCBlockSizeAES128)
        let message = sealed.dropFirst(kCCBlockSizeAES128)
        var plain = Data(count: message.count + kCCBlockSizeAES128)
        var count = 0
        let room = plain.count
        let status = plain.withUnsafeMutableBytes { plainBytes in
            message.withUnsafeBytes { messageBytes in
                iv.withUnsafeBytes { ivBytes in
                    key.withUnsafeBytes { keyBytes in
                        CCCrypt(
                            CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
                            keyBytes.baseAddress, kCCKeySizeAES256, ivBytes.baseAddress,
                            messageBytes.baseAddress, message.count, plainBytes.baseAddress, room, &count)
                    }
                }
            }
        }
        guard status == kCCSuccess else { throw Problem.cipher(status) }
        return String(decoding: plain.prefix(count), as: UTF8.self)
    }
}
