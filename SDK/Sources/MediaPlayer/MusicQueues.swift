public import Foundation

// What is to be played, one after the other: there is no music, so that it is kept and never begins.

/// What is to be played.
open class MPMusicPlayerQueueDescriptor: NSObject {
    override init() {}
}
/// Things of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    public let query: MPMediaQuery
    public let itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?
    private var times: [ObjectIdentifier: (start: TimeInterval, end: TimeInterval)] = [:]
    public init(query: MPMediaQuery) {
        (self.query, itemCollection) = (query, MPMediaItemCollection(items: query.items ?? []))
    }
    public init(itemCollection: MPMediaItemCollection) {
        (query, self.itemCollection) = (MPMediaQuery(), itemCollection)
    }
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
        times[ObjectIdentifier(mediaItem), default: (0, 0)].start = startTime
    }
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
        times[ObjectIdentifier(mediaItem), default: (0, 0)].end = endTime
    }
}
/// Things of the shop.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var storeIDs: [String]?
    open var startItemID: String?
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}
/// Something of the shop, as its service names it.
open class MPMusicPlayerPlayParameters: NSObject {
    public let dictionary: [String: Any]
    /// Nil for what names nothing.
    public init?(dictionary: [String: Any]) {
        guard dictionary["id"] != nil else { return nil }
        self.dictionary = dictionary
    }
}
/// Several of them.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var playParametersQueue: [MPMusicPlayerPlayParameters]
    open var startItemPlayParameters: MPMusicPlayerPlayParameters?
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) { self.playParametersQueue = playParametersQueue }
}

/// What waits.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {  // Changed where it is handed out alone.
    public fileprivate(set) var items: [MPMediaItem] = []
    override init() {}
}
/// The same, to change.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    // As its superclass.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}

/// An app's own player.
@preconcurrency @MainActor
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
    /// - Parameter completionHandler: hears of an empty queue.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) { completionHandler(MPMusicPlayerControllerQueue(), MPError(.notFound)) }
    /// - Throws: ``MPError`` `notFound`.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void
    ) async throws -> MPMusicPlayerControllerQueue { throw MPError(.notFound) }
}
/// The phone's player.
@preconcurrency @MainActor
open class MPSystemMusicPlayerController: MPMusicPlayerController {
    /// Opens nothing: there is no Music.
    open func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
}

extension Notification.Name {
    public static let MPMusicPlayerControllerQueueDidChange =
        Notification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
    public static let MPMediaPlaybackIsPreparedToPlayDidChange =
        Notification.Name("MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
    public static let MPVolumeViewWirelessRouteActiveDidChange =
        Notification.Name("MPVolumeViewWirelessRouteActiveDidChangeNotification")
    public static let MPVolumeViewWirelessRoutesAvailableDidChange =
        Notification.Name("MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
}
