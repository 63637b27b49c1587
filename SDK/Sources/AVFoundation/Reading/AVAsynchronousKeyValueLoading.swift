public import Foundation

/// Whether a value can be read.
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// Reads values in advance, by their names: what `load(_:)` took the place of in iOS 15.
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

extension AVAsset: AVAsynchronousKeyValueLoading {
    /// Whether a value was read, or why it cannot be. What a file says of itself is read when it is asked for: only media
    /// that cannot be read fails.
    public func statusOfValue(
        forKey key: String,
        error outError: UnsafeMutablePointer<NSError?>? = nil
    ) -> AVKeyValueStatus {
        guard let error = failure(forKey: key) else { return .loaded }
        outError?.pointee = error as NSError
        return .failed
    }

    /// Reads values.
    ///
    /// - Parameter handler: is called on a background queue, once each is there or has failed.
    public func loadValuesAsynchronously(
        forKeys keys: [String],
        completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        DispatchQueue.global().async {
            for key in keys { _ = self.failure(forKey: key) }
            handler?()
        }
    }

    /// Ends the reading of values, which is over when somebody could say so.
    public func cancelLoading() {}

    private func failure(forKey key: String) -> (any Error)? {
        // Media elsewhere is read by its player.
        guard ownTracks == nil, place.isFileURL else { return nil }
        guard FileManager.default.isReadableFile(atPath: place.path) else { return CocoaError(.fileReadNoSuchFile) }
        guard key == "duration" else { return nil }
        do {
            _ = try length()
            return nil
        } catch {
            return error
        }
    }
}

extension AVAssetTrack: AVAsynchronousKeyValueLoading {
    /// A track is of a file that was read.
    public func statusOfValue(
        forKey key: String,
        error outError: UnsafeMutablePointer<NSError?>? = nil
    ) -> AVKeyValueStatus { .loaded }

    public func loadValuesAsynchronously(
        forKeys keys: [String],
        completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        guard let handler else { return }
        DispatchQueue.global().async(execute: handler)
    }
}
