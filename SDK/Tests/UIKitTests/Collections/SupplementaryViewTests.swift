import Foundation
import Testing

@testable import UIKit

/// Who hears when a header comes into sight and goes out of it.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SupplementaryViewTests {
    final class Headers: UICollectionViewController {
        var heard: [String] = []

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            10
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String,
            at indexPath: IndexPath
        ) { heard.append("\(elementKind == UICollectionView.elementKindSectionHeader) comes \(indexPath.section)") }
        override func collectionView(
            _ collectionView: UICollectionView,
            didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String,
            at indexPath: IndexPath
        ) { heard.append("gone \(indexPath.section)") }
    }

    @Test func `a header is told of once when it comes, and when it went`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 100, height: 50)
        let controller = Headers(collectionViewLayout: flow)
        let list = controller.collectionView!
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head"
        )
        list.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        list.layoutIfNeeded()
        list.setNeedsLayout()
        list.layoutIfNeeded()
        #expect(controller.heard == ["true comes 0"])
        list.contentOffset.y = 1000
        list.setNeedsLayout()
        list.layoutIfNeeded()
        #expect(controller.heard == ["true comes 0", "gone 0", "true comes 1"])
    }
}
