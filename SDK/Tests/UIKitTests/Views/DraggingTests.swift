import Foundation
import Testing

@testable import UIKit

/// Distances as an author's own protocol asks for them of anchors.
private protocol Anchored {
    func constraint(equalTo anchor: Self) -> NSLayoutConstraint
    func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}
private protocol Measured: Anchored {
    func constraint(equalTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
}
extension NSLayoutAnchor: @preconcurrency Anchored {}
extension NSLayoutDimension: @preconcurrency Measured {}

/// A list whose rows may be dragged and what may be dropped, as an app writes it.
@MainActor
private final class Board: UIViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let flow = UICollectionViewFlowLayout()
    lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    var height: CGFloat = 0
    var told: CGFloat = 0

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0)) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move,
            intent: .insertAtDestinationIndexPath
        )
    }

    /// Without `self`: the updates do not escape.
    func grow() { collection.performBatchUpdates({ height = 40 }, completion: nil) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        told = container.preferredContentSize.height
    }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct DraggingTests {
    @Test func `an interaction is kept by its view and nothing begins`() {
        final class Owner: NSObject, UIDropInteractionDelegate {}
        let (view, owner) = (UIView(), Owner())
        let interaction = UIDropInteraction(delegate: owner)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === owner && view.interactions.count == 1)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.interactions.isEmpty)
        let board = Board()
        (board.collection.dragDelegate, board.collection.dropDelegate) = (board, board)
        #expect(!board.collection.hasActiveDrag && !board.collection.hasActiveDrop)
    }

    @Test func `updates that do not escape are made`() {
        let board = Board()
        board.grow()
        #expect(board.height == 40)
        let none: (() -> Void)? = nil
        board.collection.performBatchUpdates(none)
        UITableView().performBatchUpdates { board.height = 50 }
        #expect(board.height == 50)
    }

    @Test func `a container hears of the size that one in it would like`() {
        let (board, child) = (Board(), UIViewController())
        board.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 70)
        #expect(board.told == 70)
    }

    @Test func `sections begin where their reference says`() {
        let flow = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: flow
        )
        final class One: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let one = One()
        collection.dataSource = one
        flow.sectionInset.left = 4
        func left() -> CGFloat? {
            collection.layoutIfNeeded()
            flow.prepare()
            return flow.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
        }
        #expect(left() == 4)
        collection.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        flow.sectionInsetReference = .fromLayoutMargins
        #expect(left() == 24)
    }

    @Test func `anchors are what an author's protocol asks for`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        func tie<Kind: Anchored>(_ first: Kind, _ second: Kind, _ constant: CGFloat) -> NSLayoutConstraint {
            constant == 0 ? first.constraint(equalTo: second) : first.constraint(equalTo: second, constant: constant)
        }
        func scale<Kind: Measured>(_ first: Kind, _ second: Kind) -> NSLayoutConstraint {
            first.constraint(equalTo: second, multiplier: 0.5)
        }
        NSLayoutConstraint.activate([
            tie(view.leftAnchor, root.leftAnchor, 0), tie(view.topAnchor, root.topAnchor, 8),
            scale(view.widthAnchor, root.widthAnchor), scale(view.heightAnchor, root.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 8, width: 150, height: 100))
    }

    @Test func `what is above the keyboard ends where no keyboard is`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 40),
        ])
        let guide = root.keyboardLayoutGuide
        let low = guide.topAnchor.constraint(equalTo: field.bottomAnchor)
        let high = field.topAnchor.constraint(equalTo: root.topAnchor)
        guide.setConstraints([low], activeWhenNearEdge: .bottom)
        guide.setConstraints([high], activeWhenAwayFrom: .bottom)
        root.layoutIfNeeded()
        #expect(root.keyboardLayoutGuide === guide && low.isActive && !high.isActive)
        #expect(field.frame == CGRect(x: 0, y: 160, width: 300, height: 40))
    }

    @Test func `letters are drawn where a layout manager is told to`() {
        let (storage, manager) = (NSTextStorage(string: "Hello"), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 40))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        func marks(_ range: NSRange) -> Int {
            let size = CGSize(width: 100, height: 40)
            return GraphicsContexts.record(size: size) { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
                .drawing.marks.count
        }
        #expect(marks(NSRange(location: 0, length: 5)) > 0 && marks(NSRange(location: 5, length: 9)) == 0)
        #expect(
            manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 50, height: 9), in: container).length == 5
        )
        #expect(UIVisualEffectView().effect == nil)
    }
}
