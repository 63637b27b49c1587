public import Foundation

/// What answers events.
@MainActor
open class UIResponder: NSObject {
    public nonisolated override init() {}
}
