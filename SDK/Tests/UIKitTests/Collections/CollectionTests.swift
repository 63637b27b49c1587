import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Where a collection's items lie, and what it asks and tells.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct CollectionTests {
    final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 7
        var made = 0
        var chosen: [IndexPath] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
    }

    let owner = Owner()
    let flow = UICollectionViewFlowLayout()

    private func make(width: CGFloat = 320, height: CGFloat = 200) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height),
            collectionViewLayout: flow
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = owner
        collection.delegate = owner
        return collection
    }

    /// Lays out what it holds by its frame, once.
    final class Framed: UICollectionViewCell {
        var made = CGRect.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = contentView.bounds
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `an item is made as large as it will stand`() throws {
        flow.itemSize = CGSize(width: 90, height: 60)
        let collection = make()
        collection.pool.register("item") { Framed(frame: $0) }
        collection.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: [0, 0]) as? Framed)
        #expect(cell.made.size == CGSize(width: 90, height: 60))
    }

    @Test func `items flow in lines from edge to edge`() {
        flow.itemSize = CGSize(width: 90, height: 60)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        flow.minimumLineSpacing = 8
        let collection = make()
        collection.layoutIfNeeded()
        let frames = (0..<7).compactMap { flow.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames[0] == CGRect(x: 10, y: 5, width: 90, height: 60))
        #expect(frames[1].minX == 115 && frames[2].maxX == 310, "three fill the line")
        #expect(frames[3].minY == 73 && frames[6].minX == 10, "the last line begins where the others do")
        #expect(collection.contentSize == CGSize(width: 320, height: 5 + 60 * 3 + 8 * 2 + 5))
    }

    @Test func `only what is seen has cells, and they are used again`() {
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        owner.count = 1000
        let collection = make()
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 4 && owner.made == 4)
        let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        collection.contentOffset = CGPoint(x: 0, y: 10_000)
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [200, 201, 202, 203])
        #expect(collection.visibleCells.contains { $0 === first }, "the same cells lie elsewhere now")
        collection.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
        #expect(collection.contentOffset.y == CGFloat(49_800))
    }

    @Test func `a sideways flow fills columns`() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 90)
        let collection = make()
        collection.layoutIfNeeded()
        #expect(collection.contentSize == CGSize(width: 4 * 100 + 3 * 10, height: 200))
        #expect(flow.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 110)
    }

    @Test func `a tap chooses an item`() {
        flow.itemSize = CGSize(width: 100, height: 100)
        let collection = make()
        collection.layoutIfNeeded()
        TouchDelivery(roots: [collection]).deliver(
            .touch(node: collection.nodeID, sense: .tap, at: ViewPoint(x: 160, y: 50))
        )
        #expect(owner.chosen == [IndexPath(item: 1, section: 0)])
        #expect(collection.cellForItem(at: owner.chosen[0])?.isSelected == true)
    }

    @Test func `snapshots give tables and collections their items`() throws {
        enum Part { case first, second }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: flow
        )
        let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: collection) { view, path, item in
            let cell = UICollectionViewCell(frame: .zero)
            cell.accessibilityLabel = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        snapshot.appendSections([.first, .second])
        snapshot.appendItems(["a", "b"], toSection: .first)
        snapshot.appendItems(["c"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.compactMap(\.accessibilityLabel) == ["a", "b", "c"])
        snapshot.deleteItems(["a"])
        snapshot.insertItems(["d"], afterItem: "b")
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.compactMap(\.accessibilityLabel) == ["b", "d", "c"])
        #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 1))
    }

    @Test func `an item is taken up, moved and put down where its source hears of it`() throws {
        final class Mover: NSObject, UICollectionViewDataSource {
            var names = ["a", "b", "c"]
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { path.item > 0 }
            func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                names.insert(names.remove(at: from.item), at: to.item)
            }
        }
        flow.itemSize = CGSize(width: 100, height: 60)
        let (collection, mover) = (make(), Mover())
        collection.dataSource = mover
        collection.layoutIfNeeded()
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
        #expect(!collection.beginInteractiveMovementForItem(at: path(7)))
        #expect(collection.beginInteractiveMovementForItem(at: path(2)))
        let place = try #require(collection.layoutAttributesForItem(at: path(0))).center
        collection.updateInteractiveMovementTargetPosition(place)
        #expect(collection.cellForItem(at: path(2))?.center == place)
        collection.endInteractiveMovement()
        #expect(mover.names == ["c", "a", "b"])
        #expect(collection.beginInteractiveMovementForItem(at: path(1)))
        collection.updateInteractiveMovementTargetPosition(place)
        collection.cancelInteractiveMovement()
        collection.layoutIfNeeded()
        #expect(mover.names == ["c", "a", "b"] && collection.cellForItem(at: path(1))?.center != place)
    }
}
