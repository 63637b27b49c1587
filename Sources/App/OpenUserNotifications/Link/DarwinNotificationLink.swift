import AppLink
import Foundation
import Synchronization

/// The Darwin notification center's way to the other processes of the phone.
@_spi(Carillon)
public enum DarwinNotificationLink {
    private static let hearer = Mutex<(@MainActor @Sendable (String) -> Void)?>(nil)

    /// Has names that any process posts, this one too, handed over on the main thread from now on; never without a device.
    public static func observe(_ hear: @escaping @MainActor @Sendable (String) -> Void) {
        guard ApplicationLink.hasDevice else { return }
        let isFirst = hearer.withLock { hearer in
            defer { hearer = hear }
            return hearer == nil
        }
        if isFirst { UNUserNotificationCenter.current().link.call(.observeDarwinNotifications) { _ in } }
    }

    /// Tells all processes that observe. The name has left this process when this returns: an extension may end at once.
    ///
    /// - Returns: false where no device would hear it.
    public static func post(_ name: String) -> Bool {
        guard ApplicationLink.hasDevice else { return false }
        let link = UNUserNotificationCenter.current().link
        link.call(.postDarwinNotification(name)) { _ in }
        link.flush()
        return true
    }

    /// Answered once it was heard, so that the device has no more than one of a name on its way.
    static func perform(_ name: String, _ answer: @escaping LinkClient.Answer) {
        DispatchQueue.main.async {
            if let hear = hearer.withLock({ $0 }) { MainActor.assumeIsolated { hear(name) } }
            answer(.success(.done))
        }
    }
}
