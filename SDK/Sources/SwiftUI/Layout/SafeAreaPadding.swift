import UIKit

/// An item in a safe area that ends farther in.
final class SafePaddingItem: AdjustedItem<EdgeInsets> {
    private let view = InsetView()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (across, down) = (adjustment.leading + adjustment.trailing, adjustment.top + adjustment.bottom)
        let size = base.size(
            ProposedViewSize(
                width: proposal.width.map { max($0 - across, 0) },
                height: proposal.height.map { max($0 - down, 0) }
            )
        )
        return CGSize(width: max(size.width + across, 0), height: max(size.height + down, 0))
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        let rest = CGRect(
            x: rect.minX + adjustment.leading,
            y: rect.minY + adjustment.top,
            width: max(rect.width - adjustment.leading - adjustment.trailing, 0),
            height: max(rect.height - adjustment.top - adjustment.bottom, 0)
        )
        view.nest(base, in: rest, of: rect, on: canvas)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

nonisolated struct SafePaddingModifier: ItemModifier {
    let insets: EdgeInsets
    @MainActor func item(_ base: DrawnItem) -> SafePaddingItem { SafePaddingItem(base, insets) }
    @MainActor func update(_ item: SafePaddingItem) { item.adjustment = insets }
}

nonisolated extension View {
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        )
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { changed(by: SafePaddingModifier(insets: insets)) }
}
