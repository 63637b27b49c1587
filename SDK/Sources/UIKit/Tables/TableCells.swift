import AuthorRuntime
import Foundation

/// Makes cells of registered classes.
///
/// Swift on Linux cannot make an instance of a class that it knows by its type alone, unless by a required initializer.
/// Classes that have or inherit an author's `init(style:reuseIdentifier:)` answer to its Objective-C name.
@MainActor
enum TableCells {
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell? {
        let style = UITableViewCell.CellStyle.default
        let initializer = Selector("initWithStyle:reuseIdentifier:")
        if case .answered(let cell as UITableViewCell) =
            AuthorNames.shared.send(initializer, to: type, with: [style, reuseIdentifier])
        {
            return cell
        }
        // A class without an initializer of its own inherits this one, which does the same.
        let coder = StoryboardCoder(bundle: .main)
        coder.reuseIdentifier = reuseIdentifier
        return type.init(coder: coder)
    }

    static func make(
        _ type: UITableViewHeaderFooterView.Type,
        reuseIdentifier: String
    ) -> UITableViewHeaderFooterView? {
        let initializer = Selector("initWithReuseIdentifier:")
        if case .answered(let view as UITableViewHeaderFooterView) =
            AuthorNames.shared.send(initializer, to: type, with: [reuseIdentifier])
        {
            return view
        }
        return type.init(coder: StoryboardCoder(bundle: .main))
    }

    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView? {
        if case .answered(let view as UICollectionReusableView) =
            AuthorNames.shared.send(Selector("initWithFrame:"), to: type, with: [frame])
        {
            return view
        }
        let view = type.init(coder: StoryboardCoder(bundle: .main))
        view?.frame = frame
        return view
    }
}
