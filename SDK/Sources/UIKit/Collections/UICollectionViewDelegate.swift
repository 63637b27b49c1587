import AuthorRuntime
public import Foundation

/// Hears which items will soon be seen; items are made when they are seen here, so that it hears nothing.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        Forwarding.send(self, "collectionView:cancelPrefetchingForItemsAt:", collectionView, indexPaths) {
            ($0 as? any UICollectionViewDataSourcePrefetching)?.collectionView(
                collectionView,
                cancelPrefetchingForItemsAt: indexPaths
            )
        }
    }
}

/// Gives a collection its items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDataSource).map { $0.collectionView(collectionView, canMoveItemAt: indexPath) }
        } ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        Forwarding.send(self, "collectionView:moveItemAt:to:", collectionView, sourceIndexPath, destinationIndexPath) {
            ($0 as? any UICollectionViewDataSource)?.collectionView(
                collectionView,
                moveItemAt: sourceIndexPath,
                to: destinationIndexPath
            )
        }
    }
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDataSource).map { $0.numberOfSections(in: collectionView) }
        } ?? 1
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDataSource).map {
                $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            }
        } ?? UICollectionReusableView(frame: .zero)
    }
}

/// Decides over a collection's items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Whether a tap does something beside choosing the item (iOS 16).
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    )
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(
                    collectionView,
                    targetIndexPathForMoveFromItemAt: originalIndexPath,
                    toProposedIndexPath: proposedIndexPath
                )
            }
        } ?? proposedIndexPath
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
            }
        } ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
            }
        } ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
            }
        } ?? nil
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
            }
        } ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Forwarding.send(self, "collectionView:didSelectItemAt:", collectionView, indexPath) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegate).map {
                $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
            }
        } ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        Forwarding.send(self, "collectionView:performPrimaryActionForItemAt:", collectionView, indexPath) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                collectionView,
                performPrimaryActionForItemAt: indexPath
            )
        }
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        Forwarding.send(self, "collectionView:didDeselectItemAt:", collectionView, indexPath) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        Forwarding.send(self, "collectionView:willDisplay:forItemAt:", collectionView, cell, indexPath) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                collectionView,
                willDisplay: cell,
                forItemAt: indexPath
            )
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        Forwarding.send(self, "collectionView:didEndDisplaying:forItemAt:", collectionView, cell, indexPath) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                collectionView,
                didEndDisplaying: cell,
                forItemAt: indexPath
            )
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        Forwarding.send(
            self,
            "collectionView:willDisplaySupplementaryView:forElementKind:at:",
            collectionView,
            view,
            elementKind,
            indexPath
        ) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                collectionView,
                willDisplaySupplementaryView: view,
                forElementKind: elementKind,
                at: indexPath
            )
        }
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        Forwarding.send(
            self,
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
            collectionView,
            view,
            elementKind,
            indexPath
        ) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                collectionView,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: elementKind,
                at: indexPath
            )
        }
    }
}

/// Says how large a flow layout's items are, and how far apart; without a word the layout's own numbers hold.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
            }
        } ?? flow(collectionViewLayout)?.itemSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
            }
        } ?? flow(collectionViewLayout)?.sectionInset ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
            }
        } ?? flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    minimumInteritemSpacingForSectionAt: section
                )
            }
        } ?? flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForHeaderInSection: section
                )
            }
        } ?? flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        Forwarding.answer(of: self) {
            ($0 as? any UICollectionViewDelegateFlowLayout).map {
                $0.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForFooterInSection: section
                )
            }
        } ?? flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }
}
