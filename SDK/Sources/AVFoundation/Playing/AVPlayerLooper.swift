public import CoreMedia
public import Foundation

/// Plays an item again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// Where it stands.
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }

    open private(set) var status = Status.ready
    open private(set) var loopCount = 0
    private weak var player: AVQueuePlayer?
    private var end: (any NSObjectProtocol)?

    /// Where the items of the queue go.
    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems = 0, loopingItemsFollowExistingItems
    }
    open var error: (any Error)? { nil }
    open var loopingPlayerItems: [AVPlayerItem] { player?.currentItem.map { [$0] } ?? [] }

    /// The whole item is played again, whatever the time range.
    public convenience init(
        player: AVQueuePlayer,
        templateItem itemToLoop: AVPlayerItem,
        timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering = .loopingItemsPrecedeExistingItems
    ) { self.init(player: player, templateItem: itemToLoop) }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
        player.actionAtItemEnd = .none
        end = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime,
            object: itemToLoop,
            queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.again() } }
    }

    private func again() {
        guard status == .ready, let player else { return }
        loopCount += 1
        player.seek(to: .zero)
        player.play()
    }

    open func disableLooping() {
        status = .cancelled
        if let end { NotificationCenter.default.removeObserver(end) }
        player?.actionAtItemEnd = .advance
    }
}
