import CoreImage.CIFilterBuiltins
import UIKit

/// A list of sections, one of which scrolls sideways.
class TeamViewController: UIViewController {
    enum Part: Int, CaseIterable { case faces, people }
    struct Person: Hashable {
        let name: String
        let role: String
        var part: Part
    }

    private var source: UICollectionViewDiffableDataSource<Part, Person>!
    private var collection: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Team"
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        makeSource()
        var snapshot = NSDiffableDataSourceSnapshot<Part, Person>()
        snapshot.appendSections(Part.allCases)
        let names = [("Ann", "Design"), ("Ben", "Engine"), ("Cem", "Support"), ("Dora", "Sales"), ("Eli", "Press")]
        for part in Part.allCases {
            snapshot.appendItems(names.map { Person(name: $0.0, role: $0.1, part: part) }, toSection: part)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard Part(rawValue: index) == .faces else {
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = .supplementary
                return .list(using: list, layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(110))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalHeight(1)
                )
            )
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
            return section
        }
    }

    private func makeSource() {
        let face = UICollectionView.CellRegistration<FaceCell, Person> { cell, _, person in cell.show(person.name) }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
            var content = UIListContentConfiguration.valueCell()
            content.text = person.name
            content.secondaryText = person.role
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Everybody"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, person in
            person.part == .faces
                ? view.dequeueConfiguredReusableCell(using: face, for: path, item: person)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: person)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }
}

/// A code of a name.
class FaceCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [picture, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        contentView.backgroundColor = .systemFill
        contentView.layer.cornerRadius = 16
        contentView.clipsToBounds = true
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            picture.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            picture.widthAnchor.constraint(equalToConstant: 66),
            picture.heightAnchor.constraint(equalToConstant: 66),
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ name: String) {
        label.text = name
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(name.utf8)
        filter.correctionLevel = "M"
        guard let code = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 6, y: 6)) else { return }
        picture.image = UIImage(ciImage: code)
        picture.accessibilityLabel = "Code of \(name)"
    }
}
