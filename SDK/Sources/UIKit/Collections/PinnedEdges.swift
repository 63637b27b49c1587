import Foundation

/// What keeps a header or a footer in sight while its section is scrolled (`pinToVisibleBounds`,
/// `sectionHeadersPinToVisibleBounds`).
struct EdgePin {
    let isFooter: Bool
    let isVertical: Bool
    /// Where its section begins and ends, the way that the collection scrolls.
    var section: (begin: CGFloat, end: CGFloat)
}

extension UICollectionViewLayoutAttributes {
    /// How far what stays in sight lies over items, as UIKit has it.
    static let pinnedDepth = 10

    /// These, or a copy at the place where a header or a footer stays in sight.
    func inSight(of collection: UICollectionView) -> UICollectionViewLayoutAttributes {
        guard let pin, let made = copy() as? UICollectionViewLayoutAttributes else { return self }
        let seen = collection.bounds.inset(by: collection.adjustedContentInset)
        let (first, last, length) =
            pin.isVertical
            ? (seen.minY - collection.pushedAway, seen.maxY, frame.height) : (seen.minX, seen.maxX, frame.width)
        let own = pin.isVertical ? frame.minY : frame.minX
        let place =
            pin.isFooter
            ? max(min(own, last - length), min(own, pin.section.begin))
            : min(max(own, first), max(own, pin.section.end - length))
        if pin.isVertical { made.frame.origin.y = place } else { made.frame.origin.x = place }
        made.zIndex = max(zIndex, Self.pinnedDepth)
        return made
    }
}
