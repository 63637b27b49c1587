public import Foundation

/// What a long press would show: the page has none, so neither provider is called.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?

    public init(
        identifier: (any NSCopying)?,
        previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
    }
}
