import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Collections as they are made today: composed layouts, lists, cells that are configured, snapshots.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct CompositionalTests {
    final class Numbers: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let label = UICollectionReusableView(frame: .zero)
            label.accessibilityLabel = kind
            return label
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ source: Numbers) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.layoutIfNeeded()
        return collection
    }

    private func frames(_ layout: UICollectionViewLayout, _ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test func `items are parts of their group, groups follow each other, and a header lies above`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: "title",
                alignment: .top
            )
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let source = Numbers([5])
        let collection = collection(layout, source)
        let found = frames(layout, 5)
        #expect(found[0] == CGRect(x: 17, y: 37, width: 86, height: 56))
        #expect(found[1].minX == 107 && found[3] == CGRect(x: 17, y: 107, width: 86, height: 56))
        #expect(abs(collection.contentSize.height - (30 + 5 + 60 + 10 + 60 + 5)) < 0.001)
        let title = collection.visibleSupplementaryViews(ofKind: "title").first
        #expect(title?.frame == CGRect(x: 15, y: 0, width: 270, height: 30))
    }

    @Test func `groups lie in groups, so many items share the room, and flexible gaps take the rest`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: small,
            count: 2
        )
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [large, column]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        let source = Numbers([4])
        _ = collection(layout, source)
        #expect(
            frames(layout, 4) == [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
                CGRect(x: 150, y: 50, width: 150, height: 50), CGRect(x: 0, y: 100, width: 150, height: 100),
            ]
        )
        let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [fixed]
        )
        spread.interItemSpacing = .flexible(10)
        let other = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spread))
        _ = collection(other, source)
        #expect(frames(other, 3).map(\.minX) == [0, 110, 220])
    }

    @Test func `a section scrolls across its collection, and makes the cells that are seen`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(90)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(group: group)
            if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
            return section
        }
        let source = Numbers([20, 2])
        let collection = collection(layout, source)
        #expect(collection.contentSize == CGSize(width: 300, height: 90 + 180))
        let room = try #require(collection.subviews.first { $0 is SectionScrollView } as? SectionScrollView)
        #expect(room.frame == CGRect(x: 0, y: 0, width: 300, height: 90) && room.contentSize.width == 2400)
        #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
        room.receive(offset: CGPoint(x: 610, y: 0))
        room.scrollViewDidEndDecelerating(room)
        #expect(room.contentOffset.x == 600, "it comes to rest where a group begins")
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
    }

    // MARK: Lists

    private struct Person: Hashable { var name: String, role: String? }

    private func source(
        _ collection: UICollectionView,
        made: @escaping (String) -> Void
    ) -> UICollectionViewDiffableDataSource<Int, Person> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
            made(person.name)
            var content = cell.defaultContentConfiguration()
            content.text = person.name
            content.secondaryText = person.role
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .outlineDisclosure()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collection) { view, path, person in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: person)
        }
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
        let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        return UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
    }

    @Test func `rows of a list are as high as their words, and only what is new is filled`() {
        let collection = list(.insetGrouped)
        var made: [String] = []
        let source = source(collection) { made.append($0) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
        snapshot.appendSections([0])
        snapshot.appendItems([Person(name: "Ann", role: nil), Person(name: "Ben", role: "Engineer")])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        let cells = collection.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16] && cells[0].frame.height == 44)
        #expect(cells[1].frame.height > 50, "two lines are higher")
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        made = []
        snapshot.appendItems([Person(name: "Cem", role: nil)])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(Set(made) == ["Cem"])
        #expect(collection.visibleCells[0] === cells[0])
        made = []
        snapshot.reconfigureItems([Person(name: "Ann", role: nil)])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(Set(made) == ["Ann"])
    }

    @Test func `rows under others are opened and closed`() throws {
        let collection = list(.sidebar)
        let source = source(collection) { _ in }
        var part = NSDiffableDataSourceSectionSnapshot<Person>()
        let team = Person(name: "Team", role: nil)
        part.append([team, Person(name: "Guests", role: nil)])
        part.append([Person(name: "Ann", role: nil), Person(name: "Ben", role: nil)], to: team)
        source.apply(part, to: 0)
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers.map(\.name) == ["Team", "Guests"])
        #expect(part.level(of: Person(name: "Ben", role: nil)) == 1)
        let row = try #require(collection.visibleCells[0] as? UICollectionViewListCell)
        let button = try #require(row.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.accessibilityLabel == "Expand")
        TouchDelivery(roots: [collection]).deliver(.touch(node: button.nodeID, sense: .tap, at: nil))
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers.map(\.name) == ["Team", "Ann", "Ben", "Guests"])
        #expect(collection.visibleCells.count == 4)
    }

    @Test func `a row of a list is swept to its actions`() throws {
        var chosen: [Int] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                    chosen.append(path.item)
                    done(true)
                }
            ])
        }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let source = source(collection) { _ in }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
        snapshot.appendSections([0])
        snapshot.appendItems([Person(name: "Ann", role: nil), Person(name: "Ben", role: nil)])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        func touch(_ sense: ViewSense, x: Double) {
            let point = ViewPoint(x: x, y: 66)
            TouchDelivery(roots: [collection]).deliver(.touch(node: collection.nodeID, sense: sense, at: point))
            collection.layoutIfNeeded()
        }
        touch(.swipeLeft, x: 100)
        touch(.tap, x: 280)
        #expect(chosen == [1])
    }

    @Test func `a configuration of an author's own makes its view, which follows it`() {
        struct Badge: UIContentConfiguration {
            var count = 0
            func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
            func updated(for state: any UIConfigurationState) -> Badge { self }
        }
        final class BadgeView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            let label = UILabel()
            init(_ badge: Badge) {
                configuration = badge
                super.init(frame: .zero)
                addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
            private func show() { label.text = (configuration as? Badge).map { "\($0.count)" } }
        }
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.contentConfiguration = Badge(count: 3)
        let view = cell.contentView.subviews.first as? BadgeView
        #expect(view?.label.text == "3", "it is given its configuration once it is made")
        cell.contentConfiguration = Badge(count: 4)
        #expect(view?.label.text == "4" && cell.contentView.subviews.count == 1)
    }

    @Test func `a provider is asked only for sections that there are`() {
        let names: [String] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            #expect(names.indices.contains(section))
            return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        let collection = collection(layout, Numbers([]))
        #expect(collection.contentSize.height == 0)
    }
}
