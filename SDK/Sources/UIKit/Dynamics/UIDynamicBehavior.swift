public import Foundation

/// A rule by which items move, or several.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each step.
    open var action: (() -> Void)?
    public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.wake()
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }
    /// Told before it comes to an animator, and before it goes.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// It and those below it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
    /// Whom it moves.
    var moved: [any UIDynamicItem] { [] }
    /// Pulls its items before a step.
    func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {}
    /// Puts its items right after a step.
    func settle(_ animator: UIDynamicAnimator, for seconds: CGFloat) {}
    /// Whether it has something left to do though its items stand still.
    func isBusy(_ animator: UIDynamicAnimator) -> Bool { false }
}

/// One of several items.
@preconcurrency @MainActor
open class UIDynamicItemsBehavior: UIDynamicBehavior {
    public private(set) var items: [any UIDynamicItem]

    init(of items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        dynamicAnimator?.wake()
    }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var moved: [any UIDynamicItem] { items }
}
