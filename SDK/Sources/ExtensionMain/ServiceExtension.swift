import FoundationAdditions
@_spi(Carillon) import OpenUserNotifications
import URLLoads
public import UserNotifications

/// Runs a notification service extension: the whole `main` of its process.
///
/// - Parameter makeExtension: makes an instance of the principal class, for every push.
public func runServiceExtension(_ makeExtension: @escaping @Sendable () -> UNNotificationServiceExtension) -> Never {
    PhoneLanguage.adopt()
    ObjectEquality.repair()
    URLLoads.watch()
    ServiceExtensionHost.run(makeExtension, prepareLoads: URLLoads.prepare, loadsUnderWay: { URLLoads.underWay })
}
