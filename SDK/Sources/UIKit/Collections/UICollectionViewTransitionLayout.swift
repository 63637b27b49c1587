public import Foundation

/// The way from one layout to another, as far as a finger has gone (UIKit: UICollectionViewTransitionLayout).
///
/// What it measures is kept; items are shown in the layout that the collection has.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// From 0 to 1.
    open var transitionProgress: CGFloat = 0
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// 0 for what was never told.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
