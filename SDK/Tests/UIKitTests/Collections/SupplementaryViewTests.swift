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

    @Test(arguments: [false, true])
    func `a pinned header stays in sight until the next one pushes it away`(isComposed: Bool) throws {
        let controller = Headers(collectionViewLayout: isComposed ? composed() : flowing())
        let list = try #require(controller.collectionView)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head"
        )
        list.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        list.layoutIfNeeded()
        func top(_ section: Int) -> CGFloat? {
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
                .minY
        }
        #expect(top(0) == 0 && top(1) == nil)
        for (offset, first, second) in [(300.0, 300.0, nil), (1020, 1000, 1050), (1100, nil, 1100)]
            as [(_, CGFloat?, CGFloat?)]
        {
            list.receive(offset: CGPoint(x: 0, y: offset))
            list.layoutIfNeeded()
            #expect(top(0) == first && top(1) == second, "at \(offset)")
        }
    }

    private func flowing() -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 100, height: 50)
        flow.sectionHeadersPinToVisibleBounds = true
        return flow
    }

    private func composed() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
