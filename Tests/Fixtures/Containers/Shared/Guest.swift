import Foundation
import SwiftData

/// Somebody who was served, in SwiftData's store of the group.
@Model
final class Guest {
    @Attribute(.unique) var number: Int
    var dishes: [String]

    init(number: Int, dishes: [String] = []) {
        self.number = number
        self.dishes = dishes
    }
}

/// The store, which app and extension open each for itself: `default.store` of their group.
enum Guests {
    static let container: ModelContainer = {
        do { return try ModelContainer(for: Guest.self) } catch { fatalError("\(error)") }
    }()

    @MainActor static var all: [String] {
        let guests = FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.number)])
        let found = try? container.mainContext.fetch(guests)
        return found?.map { "\($0.number) \($0.dishes.joined(separator: ","))" } ?? []
    }
}
