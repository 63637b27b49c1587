/// Plays items one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem]

    public init(items: [AVPlayerItem]) {
        waiting = Array(items.dropFirst())
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }

    public override init(playerItem item: AVPlayerItem?) {
        waiting = []
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// What plays and what waits, in order.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Ends the current item and begins the next.
    open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item }
    }

    /// Puts an item behind another; nil is the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waiting.insert(item, at: afterItem === currentItem ? 0 : place ?? waiting.count)
    }

    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }

    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }

    package override func ended() {
        let item = currentItem
        guard actionAtItemEnd == .advance, item != nil else { return super.ended() }
        let isLast = waiting.isEmpty
        if isLast {
            super.ended()
        } else {
            tellEnd(of: item)
            advanceToNextItem()
        }
    }
}
