import UIKit

/// An item that hears whether it is seen in what scrolls it.
final class VisibilityItem: WrappedItem {
    var threshold = 0.5
    var action: (@MainActor (Bool) -> Void)?
    private var isSeen: Bool?

    override func place(in rect: CGRect, on canvas: Surface) {
        base.place(in: rect, on: canvas)
        canvas.follow()
        let place = rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)
        let window = canvas.spaces[CoordinateSpace.scrolled(along: nil)] ?? place
        let now = place.isSeen(in: window, threshold)
        guard now != isSeen else { return }
        // What was never seen is not told to be unseen.
        let isFirst = isSeen == nil
        isSeen = now
        if now || !isFirst { canvas.host?.afterLayout { [weak self] in self?.action?(now) } }
    }
}

nonisolated struct VisibilityModifier: ItemModifier {
    let threshold: Double
    let action: @MainActor (Bool) -> Void
    @MainActor func item(_ base: DrawnItem) -> VisibilityItem { VisibilityItem(base) }
    @MainActor func update(_ item: VisibilityItem) { (item.threshold, item.action) = (threshold, action) }
}

nonisolated extension View {
    @preconcurrency public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View { changed(by: VisibilityModifier(threshold: threshold, action: action)) }
}
