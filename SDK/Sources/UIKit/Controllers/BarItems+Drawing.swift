import Foundation

// What the items of bars look like.
extension UIBarButtonItem {
    /// An item of Interface Builder's, which names those of the system.
    func take(system: String?, title: String?) {
        systemItem = SystemItem.allCases.first { "\($0)" == system }
        if systemItem == nil { self.title = title }
    }

    /// What stands in the bar: the author's view, else a button.
    var shown: UIView {
        if let customView { return customView }
        refresh()
        return button
    }

    /// Whether it only keeps others apart.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        return button
    }

    /// The person pressed it.
    func press() {
        if let primaryAction { return primaryAction.perform(self) }
        if action == nil, let menu { return menu.show(from: self, in: button.window) }
        guard let action else { return }
        button.sendAction(action, to: target, for: nil, from: self)
    }

    private func refresh() {
        let words = title ?? systemItem.flatMap { Self.englishTitles[$0].map(SystemWords.word) }
        let picture = image ?? systemItem.flatMap { Self.symbols[$0] }.flatMap { UIImage(systemName: $0) }
        button.setTitle(picture == nil ? words : nil, for: .normal)
        button.setImage(picture, for: .normal)
        let isBold = style == .done || systemItem == .done || systemItem == .save
        let shared = Appearances.item(of: self)
        let attributes = titleTextAttributes(for: .normal) ?? shared?.titleTextAttributes(for: .normal)
        let font = attributes?[.font] as? UIFont
        button.titleLabel?.font = font ?? (isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17))
        button.isEnabled = isEnabled
        let ink = picture == nil ? attributes?[.foregroundColor] as? UIColor : nil
        button.tintColor = ink ?? tintColor ?? shared?.tintColor
        button.accessibilityLabel = accessibilityLabel ?? (picture == nil ? nil : words ?? systemItem?.spoken)
        button.accessibilityIdentifier = accessibilityIdentifier
    }

    private static let englishTitles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
    ]

    private static let symbols: [SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
        .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise",
        .stop: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .pageCurl: "doc", .close: "xmark",
    ]
}

extension UITabBarItem {
    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.plain()
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 2, trailing: 0)
        button.configuration = configuration
        button.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
        return button
    }

    func makeBadge() -> UILabel {
        let badge = UILabel()
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        badge.isUserInteractionEnabled = false
        return badge
    }

    func refresh(isSelected: Bool, tint: UIColor?, otherwise: UIColor) {
        var configuration = button.configuration
        configuration?.title = title
        configuration?.image = isSelected ? selectedImage ?? image : image
        configuration?.baseForegroundColor = isSelected ? tint : otherwise
        button.configuration = configuration
        button.isSelected = isSelected
        button.isEnabled = isEnabled
        button.accessibilityLabel = accessibilityLabel ?? title
        button.accessibilityIdentifier = accessibilityIdentifier
        badge.text = badgeValue
        badge.isHidden = badgeValue == nil
        badge.backgroundColor = badgeColor ?? .systemRed
    }
}

extension UIControl {
    /// Tells a target of what an item of a bar did, whose action takes the item.
    func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?, from sender: AnyObject) {
        if let target { return tell(target, action, [sender, event]) }
        sendAction(action, to: nil, for: event)
    }
}

extension UIBarButtonItem.SystemItem {
    /// What a screen reader says of its symbol, and tests call it by.
    fileprivate var spoken: String {
        switch self {
        case .action: "Share"
        case .trash: "Delete"
        case .fastForward: "Fast Forward"
        default: "\(self)".capitalized
        }
    }
}

extension UITabBarItem.SystemItem {
    /// Its words, and its symbol.
    var look: (title: String, symbol: String) { (SystemWords.word(english.title), english.symbol) }

    private var english: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}
