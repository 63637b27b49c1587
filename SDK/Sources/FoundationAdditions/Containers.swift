public import Foundation
@_spi(Carillon) import OpenUserNotifications

extension FileManager {
    /// The folder that the apps and extensions of a group share; nil for a group that this process is not entitled to.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        ApplicationLink.groupContainer(groupIdentifier)
    }

    /// The folders of all groups that this process is entitled to, by their names.
    package var groupContainers: [URL] { ApplicationLink.groupContainers }
}

extension URL {
    /// Makes a security-scoped file readable.
    ///
    /// Files of the attachment store are readable here without it.
    ///
    /// - Returns: whether it is readable.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Ends what ``startAccessingSecurityScopedResource()`` began.
    public func stopAccessingSecurityScopedResource() {}
}
