import Foundation

/// Which media a push may bring, and what they may cost.
public struct MediaSettings: Sendable {
    /// Where addresses stand in the payload; none by default.
    public var sources: [MediaSource]
    /// The most files of one push.
    public var countLimit = 10
    /// What to load on a network that asks to save data.
    public var onLowData = LowDataRule.nothing
    /// Whether the network asks to save data.
    ///
    /// By default: the environment's `CARILLON_LOW_DATA` where Carillon simulates the network; elsewhere give what
    /// `NWPathMonitor` says.
    public var isLowData: @Sendable () -> Bool = {
        ProcessInfo.processInfo.environment["CARILLON_LOW_DATA"] == "1"
    }
    /// Whether the small picture beside the text is left out.
    public var hidesThumbnail = false

    /// What to load on a low-data network.
    public enum LowDataRule: Hashable, Sendable {
        /// Nothing: the text is shown at once.
        case nothing
        /// Files up to so many bytes.
        case upTo(bytes: Int)
        /// As on any network.
        case everything
    }

    public init(_ sources: [MediaSource] = []) {
        self.sources = sources
    }

    /// The most bytes of a file now; nil for Apple's limits alone, 0 for nothing.
    var byteLimit: Int? {
        guard isLowData() else { return nil }
        switch onLowData {
        case .nothing: return 0
        case .upTo(let bytes): return max(0, bytes)
        case .everything: return nil
        }
    }
}
