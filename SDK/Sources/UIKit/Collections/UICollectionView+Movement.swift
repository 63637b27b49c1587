public import Foundation

/// An item that is under way to another place.
struct ItemMovement {
    let source: IndexPath
    var target: IndexPath
}

extension UICollectionView {
    /// Takes an item up, as a long press on it does in most apps.
    ///
    /// - Returns: whether its data source lets it move.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
        else { return false }
        movement = ItemMovement(source: indexPath, target: indexPath)
        return true
    }

    /// The item's cell is where the finger is, in the collection's coordinates; the others wait for the end.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var movement else { return }
        cellForItem(at: movement.source)?.center = targetPosition
        if let place = indexPathForItem(at: targetPosition) { movement.target = place }
        self.movement = movement
    }

    /// Puts the item down where it was moved to, after the data source was told.
    public func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        let target =
            delegate?.collectionView(
                self,
                targetIndexPathForMoveFromItemAt: movement.source,
                toProposedIndexPath: movement.target
            ) ?? movement.target
        guard target != movement.source else { return layoutIsInvalid() }
        dataSource?.collectionView(self, moveItemAt: movement.source, to: target)
        moveItem(at: movement.source, to: target)
    }

    /// Puts the item back.
    public func cancelInteractiveMovement() {
        guard movement != nil else { return }
        movement = nil
        layoutIsInvalid()
    }
}
