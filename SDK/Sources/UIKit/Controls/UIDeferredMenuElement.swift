import Foundation

/// Stands in a menu for elements that are made when it is shown; the menu comes when they are there.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var made: [UIMenuElement]?

    /// Elements that are asked for once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }
    /// Elements that are asked for each time.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", subtitle: nil, image: nil)
    }

    override var isUnfinished: Bool { true }

    /// Calls back once, with the elements, however often the author does.
    func make(_ then: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let made, isCached { return then(made) }
        var isDone = false
        provider { [self] elements in
            guard !isDone else { return }
            isDone = true
            made = elements
            then(elements)
        }
    }
}
