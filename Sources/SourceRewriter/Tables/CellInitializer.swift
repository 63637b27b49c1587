/// An initializer by which tables and collections make cells of a class that they know by its type alone, and storyboards
/// their objects.
enum CellInitializer: String, CaseIterable {
    case tableCell = "initWithStyle:reuseIdentifier:"
    case sectionView = "initWithReuseIdentifier:"
    case collectionView = "initWithFrame:"
    case object = "init"

    var labels: [String] {
        switch self {
        case .tableCell: ["style", "reuseIdentifier"]
        case .sectionView: ["reuseIdentifier"]
        case .collectionView: ["frame"]
        case .object: []
        }
    }

    /// The classes of UIKit of which subclasses are made so; empty is any. Every view has an `init(frame:)`, of which few
    /// are called by name.
    var parents: Set<String> {
        switch self {
        case .tableCell, .object: []
        case .sectionView: ["UITableViewHeaderFooterView"]
        case .collectionView: ["UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell"]
        }
    }
}
