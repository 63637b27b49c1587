public import Foundation

// Files in iCloud (Foundation: FileManager). Nobody is signed in on a simulated phone, so there is no container, and no file is in one.
extension FileManager {
    /// Who is signed in to iCloud: nil, as without an account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The app's container in iCloud: nil, as without an account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves a file to iCloud or back: fails, as without an account.
    ///
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw noAccount(url) }

    /// - Throws: `CocoaError.ubiquitousFileUnavailable`.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw noAccount(url) }

    /// - Throws: `CocoaError.ubiquitousFileUnavailable`.
    public func evictUbiquitousItem(at url: URL) throws { throw noAccount(url) }

    private func noAccount(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}

extension Notification.Name {
    /// Never posted: nobody signs in or out.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
