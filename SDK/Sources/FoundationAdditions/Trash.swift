public import Foundation

extension FileManager {
    /// Fails: a phone has no trash (FileManager: trashItem(at:resultingItemURL:)).
    ///
    /// - Throws: `CocoaError` `featureUnsupported`, always.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: url.path])
    }
}
