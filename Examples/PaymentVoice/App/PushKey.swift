import CryptoKit
import Foundation
import UserNotifications

/// The key that the shop's server seals payments with; the extension reads it in the app group.
enum PushKey {
    /// Makes one at the first launch. A real app would hand it to its server here.
    static func make() throws {
        let group = "group.com.example.PaymentVoice"
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            print("there is no container of \(group)")
            return
        }
        let file = folder.appendingPathComponent("push.key")
        if FileManager.default.fileExists(atPath: file.path) { return }
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        try key.write(to: file, options: .atomic)
    }
}
