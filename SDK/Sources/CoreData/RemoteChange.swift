import Foundation
import FoundationAdditions

/// Darwin's notification of a save, which all processes hear that have the store's file open.
package enum RemoteChange {
    private static func name(of url: URL) -> CFString {
        "com.apple.coredata.remotechange.\(url.path.suffix(800))" as NSString
    }

    package static func tell(of url: URL) {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        CFNotificationCenterPostNotification(center, CFNotificationName(name(of: url)), nil, nil, true)
    }

    package static func listen(_ observer: UnsafeRawPointer, to url: URL, _ body: @escaping () -> Void) {
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(),
            observer,
            { _, _, _, _, _ in body() },
            name(of: url),
            nil,
            .deliverImmediately
        )
    }

    package static func stopListening(_ observer: UnsafeRawPointer) {
        CFNotificationCenterRemoveEveryObserver(CFNotificationCenterGetDarwinNotifyCenter(), observer)
    }
}
