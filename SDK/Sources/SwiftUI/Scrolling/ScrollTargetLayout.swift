import UIKit

/// A view of a `scrollTargetLayout()`, where it lies in the content.
struct ScrollTargetPlace {
    let id: AnyHashable?
    let rect: CGRect
}

/// An item whose inner ones are what scrolling comes to rest at.
final class TargetLayoutItem: WrappedItem {
    var isEnabled = true
    private let targets = ItemTable<TargetItem>()

    override func place(in rect: CGRect, on canvas: Surface) {
        var inner = base
        while let wrapped = inner as? WrappedItem { inner = wrapped.base }
        guard isEnabled, let group = inner as? GroupItem else { return base.place(in: rect, on: canvas) }
        let items = group.items
        group.items = targets.items(for: items, { TargetItem($0) }, { _ in })
        base.place(in: rect, on: canvas)
        group.items = items
    }
}

/// One of them.
final class TargetItem: WrappedItem {
    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.scroller?.targets.append(
            ScrollTargetPlace(id: traits.id, rect: rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y))
        )
        base.place(in: rect, on: canvas)
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
}

nonisolated struct TargetLayoutModifier: ItemModifier {
    let isEnabled: Bool
    @MainActor func item(_ base: DrawnItem) -> TargetLayoutItem { TargetLayoutItem(base) }
    @MainActor func update(_ item: TargetLayoutItem) { item.isEnabled = isEnabled }
}

nonisolated extension View {
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        changed(by: TargetLayoutModifier(isEnabled: isEnabled))
    }
}
