import Foundation

/// Makes cells of registered classes.
///
/// Swift on Linux cannot make an instance of a class that it knows by its type alone, unless by a required initializer. The Builder
/// tells, in the `main` that it writes, how the author's classes are made that have an `init(style:reuseIdentifier:)` of their own.
@MainActor
public enum TableCells {
    private static var makers: [ObjectIdentifier: (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]

    /// Tells how cells of a class are made.
    public static func register<Cell: UITableViewCell>(
        _ type: Cell.Type,
        make: @escaping (UITableViewCell.CellStyle, String?) -> Cell
    ) {
        makers[ObjectIdentifier(type)] = make
    }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell? {
        if let make = makers[ObjectIdentifier(type)] { return make(.default, reuseIdentifier) }
        // A class without an initializer of its own inherits this one, which does the same.
        let coder = StoryboardCoder(bundle: .main)
        coder.reuseIdentifier = reuseIdentifier
        return type.init(coder: coder)
    }
}
