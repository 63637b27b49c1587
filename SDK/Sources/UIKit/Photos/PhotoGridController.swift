package import Foundation

/// The pictures of the library to choose of, under a bar to leave it and, where several are chosen, to take them.
@MainActor
package final class PhotoGridController: UIViewController {
    private let photos: [LibraryPhoto]
    /// How many may be chosen; 0 for any number.
    private var limit: Int
    /// Whether those that are chosen have numbers.
    private let isOrdered: Bool
    /// What stands where there is nothing to choose.
    private let emptyWords: String
    /// In the order of choosing.
    private var picked: [LibraryPhoto]
    /// Hears what was chosen in the end: nothing where the person leaves.
    package var done: ([LibraryPhoto]) -> Void = { _ in }
    /// Hears each change, where there is no end to it.
    package var changed: (([LibraryPhoto]) -> Void)?
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var add = UIBarButtonItem(
        title: SystemWords.word("Add"),
        primaryAction: UIAction { [weak self] _ in self.map { $0.done($0.picked) } }
    )

    package init(
        photos: [LibraryPhoto],
        limit: Int = 1,
        isOrdered: Bool = false,
        picked: [LibraryPhoto] = [],
        emptyWords: String = SystemWords.word("No Photos")
    ) {
        (self.photos, self.limit, self.isOrdered, self.picked) = (photos, limit, isOrdered, picked)
        self.emptyWords = emptyWords
        super.init(nibName: nil, bundle: nil)
        title = SystemWords.word("Photos")
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (2, 2)
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        (grid.dataSource, grid.delegate) = (self, self)
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        if photos.isEmpty {
            var words = UIContentUnavailableConfiguration.empty()
            words.image = UIImage(systemName: "photo.on.rectangle")
            words.text = emptyWords
            contentUnavailableConfiguration = words
        }
        guard changed == nil else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.done([]) }
        )
        if limit == 1 { return }
        add.style = .done
        navigationItem.rightBarButtonItem = add
        showState()
    }

    package override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Three beside each other, two points apart.
        let side = max(1, ((view.bounds.width - 4) / 3).rounded(.down))
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    }

    package func scrollToTop() { grid.contentOffset = .zero }

    // MARK: What is chosen

    /// Takes other limits, and lets go what they do not hold.
    package func choose(limit: Int) {
        self.limit = limit
        if limit > 0, picked.count > limit { keep { picked = Array(picked.prefix(limit)) } }
    }

    /// Lets go what has one of these identifiers.
    package func letGo(_ identifiers: [String]) {
        keep { picked.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Moves one that is chosen behind another, or to the beginning.
    package func move(_ identifier: String, behind other: String?) {
        guard let from = picked.firstIndex(where: { $0.identifier == identifier }) else { return }
        keep {
            let photo = picked.remove(at: from)
            let before = other.flatMap { other in picked.firstIndex { $0.identifier == other } }
            picked.insert(photo, at: before.map { $0 + 1 } ?? 0)
        }
    }

    private func tap(_ photo: LibraryPhoto) {
        if let at = picked.firstIndex(of: photo) {
            keep { picked.remove(at: at) }
        } else if limit == 1 {
            keep { picked = [photo] }
        } else if limit == 0 || picked.count < limit {
            keep { picked.append(photo) }
        } else {
            return
        }
        if let changed { changed(picked) } else if limit == 1, !picked.isEmpty { done(picked) }
    }

    /// Changes what is chosen, and shows it.
    private func keep(_ change: () -> Void) {
        change()
        showState()
    }

    private func showState() {
        add.isEnabled = !picked.isEmpty
        for path in grid.indexPathsForVisibleItems {
            if let cell = grid.cellForItem(at: path) as? PhotoCell { mark(cell, photos[path.item]) }
        }
    }

    private func mark(_ cell: PhotoCell, _ photo: LibraryPhoto) {
        cell.mark = picked.firstIndex(of: photo).map { isOrdered ? "\($0 + 1)" : "✓" }
    }
}

extension PhotoGridController: UICollectionViewDataSource, UICollectionViewDelegate {
    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        if let cell = cell as? PhotoCell {
            cell.show(photos[indexPath.item])
            mark(cell, photos[indexPath.item])
        }
        return cell
    }

    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        tap(photos[indexPath.item])
    }
}

/// A picture of the grid, with a mark where it is chosen.
@MainActor
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// So a table of cells makes those of a class.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.backgroundColor = .tintColor
        badge.layer.cornerRadius = 11
        badge.clipsToBounds = true
        contentView.addSubview(badge)
        isAccessibilityElement = true
    }

    func show(_ photo: LibraryPhoto) {
        picture.image = photo.image
        accessibilityLabel = SystemWords.word("Photo %@", "\(photo.number)")
        accessibilityIdentifier = photo.name
    }

    /// What says that it is chosen; nil where it is not.
    var mark: String? {
        didSet {
            badge.text = mark
            badge.isHidden = mark == nil
            picture.alpha = mark == nil ? 1 : 0.7
            accessibilityTraits = mark == nil ? [.button, .image] : [.button, .image, .selected]
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        badge.frame = CGRect(x: bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
    }
}
