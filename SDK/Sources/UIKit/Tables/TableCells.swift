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
}
