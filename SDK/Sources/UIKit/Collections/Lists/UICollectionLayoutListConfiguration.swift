public import Foundation

/// How a list looks, and what stands beside its rows.
public struct UICollectionLayoutListConfiguration {
    /// What a list looks like.
    public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    /// What stands over a section.
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    /// What stands under a section.
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
    /// Gives the actions beside a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// How far rows keep from the edges, and sections from each other.
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .plain, .sidebarPlain: .zero
        case .grouped: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
        case .insetGrouped, .sidebar: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
        }
    }

    var ground: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
        }
    }

    var rowGround: UIBackgroundConfiguration {
        switch self {
        case .plain, .sidebarPlain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        }
    }

    /// Before a section without a header.
    var gap: CGFloat { self == .plain || self == .sidebarPlain ? 0 : 20 }
}

/// The lines over and under a row.
public struct UIListSeparatorConfiguration {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }

    /// Where a line begins by itself: where the words do.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color: UIColor = .separator
    public var multipleSelectionColor: UIColor = .separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What a row of a list is among its neighbours.
struct RowPlace {
    let list: UICollectionLayoutListConfiguration
    let isFirst: Bool
    let isLast: Bool
    /// The first row, where that stands for its section.
    let isHeader: Bool
    let separator: UIListSeparatorConfiguration
}

extension SectionArrangement {
    /// The rows of a list, each as high as it wants.
    mutating func layRows(
        _ list: UICollectionLayoutListConfiguration,
        _ count: Int,
        _ collection: UICollectionView
    ) {
        let insets = layout.contentInsets
        let width = max(0, collection.bounds.width - insets.leading - insets.trailing)
        if list.headerMode == .supplementary {
            addEdge(UICollectionView.elementKindSectionHeader, insets, width, collection)
        } else {
            end += list.headerTopPadding ?? list.appearance.gap
        }
        end += insets.top
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            let place = UICollectionViewLayoutAttributes(forCellWith: path)
            place.rowPlace = RowPlace(
                list: list,
                isFirst: item == first,
                isLast: item == count - 1,
                isHeader: item < first,
                separator: list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
            )
            let room = CGSize(width: width, height: 44)
            let height = collection.fittingSize(at: path, room, isOpenWidth: false, isOpenHeight: true).height
            place.frame = CGRect(x: insets.leading, y: end, width: width, height: height)
            attributes.append(place)
            end += height
        }
        if list.footerMode == .supplementary {
            addEdge(UICollectionView.elementKindSectionFooter, insets, width, collection)
        }
        end += insets.bottom
    }

    private mutating func addEdge(
        _ kind: String,
        _ insets: NSDirectionalEdgeInsets,
        _ width: CGFloat,
        _ collection: UICollectionView
    ) {
        let path = IndexPath(item: 0, section: section)
        let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        let height = collection.fittingSize(of: place, CGSize(width: width, height: 28)).height
        place.frame = CGRect(x: insets.leading, y: end, width: width, height: height)
        attributes.append(place)
        end += height
    }
}
