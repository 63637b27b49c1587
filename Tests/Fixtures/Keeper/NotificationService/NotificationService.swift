import Security
import UserNotifications

/// Keeps a count, a key and a draft, draws in memory, and trusts that all of it can be had.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        print("key \(status(of: "unlocked", kSecAttrAccessibleWhenUnlocked))")
        print("key \(status(of: "always", kSecAttrAccessibleAfterFirstUnlock))")
        UserDefaults.standard.set(true, forKey: "served")
        // What a picture of 14 MB takes, while it is drawn.
        let canvas = [UInt8](repeating: 1, count: 14 << 20)
        Thread.sleep(forTimeInterval: 0.2)
        content.subtitle = "\(canvas.count) bytes drawn"
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = documents.appendingPathComponent("count.txt")
        let before = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0.dropLast()) } ?? 0
        // swift-format-ignore: NeverUseForceTry
        try! "\(before + 1).".write(to: file, atomically: true, encoding: .utf8)
        content.title = "\(content.title) \(before + 1)"
        contentHandler(content)
    }

    private func status(of account: String, _ accessible: CFString) -> OSStatus {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: kCFBooleanTrue!,
        ]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecItemNotFound else { return status }
        let attributes: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrAccessible: accessible,
            kSecValueData: Data("secret".utf8),
        ]
        return SecItemAdd(attributes as CFDictionary, nil)
    }
}
