public import AppLink
import Foundation
import Synchronization
public import WireCoding

/// An app's end of what it shows: the device's orders in, the views out. UIKit takes part; a program without it does not.
@_spi(Carillon)
public enum AppWindowLink {
    /// Answers an order, once.
    public typealias Answer = @Sendable (Result<LinkReply, LinkFailure>) -> Void
    /// Does what the device asks.
    public typealias Performer = @MainActor @Sendable (AppWindowOrder, @escaping Answer) -> Void

    private static let performer = Mutex<Performer?>(nil)

    /// Hands the device's orders over on the main thread from now on; called before the process connects.
    public static func attach(_ perform: @escaping Performer) { performer.withLock { $0 = perform } }

    /// Tells the device.
    ///
    /// - Parameter done: on the main thread, when the device has taken it, or could not.
    public static func send(_ report: AppWindowReport, done: @escaping @MainActor @Sendable () -> Void = {}) {
        UNUserNotificationCenter.current().link.call(.window(report)) { _ in
            DispatchQueue.main.async { MainActor.assumeIsolated(done) }
        }
    }

    /// Called on the main thread.
    static func perform(_ order: AppWindowOrder, _ answer: @escaping LinkClient.Answer) {
        guard let performer = performer.withLock({ $0 }) else {
            return answer(.failure(LinkFailure(LinkError.refused("this program draws no windows"))))
        }
        MainActor.assumeIsolated { performer(order, answer) }
    }
}
