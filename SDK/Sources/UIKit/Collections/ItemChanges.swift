import Foundation

/// What becomes of a table's or a collection's items: those that go are named by where they were, those that come by where
/// they will be.
struct ItemChanges {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [IndexPath: IndexPath] = [:]
    var reloaded: [IndexPath] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()

    /// How long items are on their way, in seconds.
    static let duration = 0.3

    /// Where an item that was at a place is now; nil for one that is gone, or is to be made anew.
    func destination(_ path: IndexPath) -> IndexPath? {
        guard path.count >= 2 else { return nil }
        if let place = moved[path] { return place }
        let isGone = deleted.contains(path) || reloaded.contains(path)
        if isGone || deletedSections.contains(path.section) || reloadedSections.contains(path.section) { return nil }
        let gone = deleted + moved.keys
        let come = inserted + moved.values
        var row = path.row - gone.count { $0.section == path.section && $0.row < path.row }
        var section = path.section - deletedSections.count(in: 0..<max(0, path.section))
        for new in insertedSections where new <= section { section += 1 }
        for new in come.filter({ $0.section == section }).sorted() where new.row <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }
}
