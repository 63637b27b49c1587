public import UIKit

// Modifiers that give a view another size or place.

/// An item whose size or place its modifier decides.
class AdjustedItem<Adjustment>: WrappedItem {
    var adjustment: Adjustment
    init(_ base: DrawnItem, _ adjustment: Adjustment) {
        self.adjustment = adjustment
        super.init(base)
    }
}

/// A modifier that makes an item of each of its content's.
@MainActor
protocol ItemModifier: DrawnModifier {
    associatedtype Item: DrawnItem
    func item(_ base: DrawnItem) -> Item
    func update(_ item: Item)
}

extension ItemModifier {
    func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        node.show(each: content(node.environment), as: item) { update($0) }
    }
}

/// Room around a view.
nonisolated struct PaddingModifier: ItemModifier {
    let insets: EdgeInsets
    @MainActor func item(_ base: DrawnItem) -> PaddingItem { PaddingItem(base, insets) }
    @MainActor func update(_ item: PaddingItem) { item.adjustment = insets }
}

final class PaddingItem: AdjustedItem<EdgeInsets> {
    private var across: CGFloat { adjustment.leading + adjustment.trailing }
    private var down: CGFloat { adjustment.top + adjustment.bottom }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = base.size(
            ProposedViewSize(
                width: proposal.width.map { max($0 - across, 0) },
                height: proposal.height.map { max($0 - down, 0) }
            )
        )
        return CGSize(width: max(size.width + across, 0), height: max(size.height + down, 0))
    }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: inner(of: rect), on: canvas) }
    private func inner(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + adjustment.leading,
            y: rect.minY + adjustment.top,
            width: max(rect.width - across, 0),
            height: max(rect.height - down, 0)
        )
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inner = inner(of: CGRect(origin: .zero, size: size))
        return base.guide(key, in: inner.size).map { $0 + (key.isVertical ? inner.minY : inner.minX) }
    }
}

/// A frame of a size, or between sizes.
nonisolated struct FrameModifier: ItemModifier {
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    var width, height: CGFloat?
    var alignment: Alignment
    @MainActor func item(_ base: DrawnItem) -> FrameItem { FrameItem(base, self) }
    @MainActor func update(_ item: FrameItem) { item.adjustment = self }
}

final class FrameItem: AdjustedItem<FrameModifier> {
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func one(_ offered: CGFloat?, _ fixed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?)
            -> CGFloat?
        {
            if let fixed { return fixed }
            guard let size = offered ?? ideal else { return nil }
            return min(max(size, least ?? -.infinity), most ?? .infinity)
        }
        let own = adjustment
        return ProposedViewSize(
            width: one(proposal.width, own.width, own.minWidth, own.idealWidth, own.maxWidth),
            height: one(proposal.height, own.height, own.minHeight, own.idealHeight, own.maxHeight)
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let child = base.size(offer(proposal))
        func one(
            _ child: CGFloat,
            _ offered: CGFloat?,
            _ fixed: CGFloat?,
            _ least: CGFloat?,
            _ ideal: CGFloat?,
            _ most: CGFloat?
        ) -> CGFloat {
            if let fixed { return fixed }
            if least == nil, most == nil { return offered == nil ? ideal ?? child : child }
            guard let offered else { return min(max(ideal ?? child, least ?? -.infinity), most ?? .infinity) }
            // A bound that was not given is the view's own size.
            let lower = least ?? min(child, most ?? child), upper = most ?? max(child, least ?? child)
            return min(max(offered, lower), max(upper, lower))
        }
        let own = adjustment
        return CGSize(
            width: one(child.width, proposal.width, own.width, own.minWidth, own.idealWidth, own.maxWidth),
            height: one(child.height, proposal.height, own.height, own.minHeight, own.idealHeight, own.maxHeight)
        )
    }

    private func inner(of rect: CGRect) -> CGRect {
        let size = base.size(offer(ProposedViewSize(rect.size)))
        return rect.aligned(base, size, adjustment.alignment)
    }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: inner(of: rect), on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inner = inner(of: CGRect(origin: .zero, size: size))
        return base.guide(key, in: inner.size).map { $0 + (key.isVertical ? inner.minY : inner.minX) }
    }
}

/// An item whose change is a closure or two.
final class ClosureItem: WrappedItem {
    var size: ((DrawnItem, ProposedViewSize) -> CGSize)?
    var put: ((DrawnItem, CGRect, Surface) -> Void)?
    var guideOf: ((DrawnItem, AlignmentKey, CGSize) -> CGFloat?)?
    var traitsOf: ((inout ItemTraits) -> Void)?
    override func measure(_ proposal: ProposedViewSize) -> CGSize { size?(base, proposal) ?? base.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) {
        if let put { put(base, rect, canvas) } else { base.place(in: rect, on: canvas) }
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        if let guideOf { return guideOf(base, key, size) }
        return base.guide(key, in: size)
    }
    override var traits: ItemTraits {
        var traits = base.traits
        traitsOf?(&traits)
        return traits
    }
    override var isSpacer: Bool { size == nil && base.isSpacer }
}

/// An alignment that lies where an author says.
nonisolated struct GuideModifier: ItemModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    @MainActor func item(_ base: DrawnItem) -> ClosureItem { ClosureItem(base) }
    @MainActor func update(_ item: ClosureItem) {
        item.guideOf = { base, asked, size in
            asked == key ? compute(ViewDimensions(size: size, item: base)) : base.guide(asked, in: size)
        }
    }
}

/// A modifier of one step.
nonisolated struct ClosureModifier: ItemModifier {
    var size: (@MainActor (DrawnItem, ProposedViewSize) -> CGSize)?
    var put: (@MainActor (DrawnItem, CGRect, Surface) -> Void)?
    var guide: (@MainActor (DrawnItem, AlignmentKey, CGSize) -> CGFloat?)?
    var traits: ((inout ItemTraits) -> Void)?
    @MainActor func item(_ base: DrawnItem) -> ClosureItem { ClosureItem(base) }
    @MainActor func update(_ item: ClosureItem) {
        (item.size, item.put, item.guideOf, item.traitsOf) = (size, put, guide, traits)
    }
}

nonisolated extension View {
    /// The view telling its container something.
    func telling(_ change: @escaping (inout ItemTraits) -> Void) -> ModifiedContent<Self, ClosureModifier> {
        changed(by: ClosureModifier(traits: change))
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return changed(
            by: PaddingModifier(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0,
                    leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0,
                    trailing: edges.contains(.trailing) ? length : 0
                )
            )
        )
    }
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func padding(_ insets: EdgeInsets) -> some View { changed(by: PaddingModifier(insets: insets)) }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        changed(by: FrameModifier(width: width, height: height, alignment: alignment))
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        changed(
            by: FrameModifier(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        )
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        changed(
            by: ClosureModifier(size: { base, offered in
                base.size(
                    ProposedViewSize(
                        width: horizontal ? nil : offered.width,
                        height: vertical ? nil : offered.height
                    )
                )
            })
        )
    }
    public func layoutPriority(_ value: Double) -> some View { telling { $0.priority = value } }
    public func zIndex(_ value: Double) -> some View { telling { $0.zIndex = value } }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        changed(
            by: ClosureModifier(put: { base, rect, canvas in base.place(in: rect.offsetBy(dx: x, dy: y), on: canvas) })
        )
    }
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        changed(
            by: ClosureModifier(
                size: { _, offered in offered.replacingUnspecifiedDimensions() },
                put: { base, rect, canvas in
                    let size = base.size(ProposedViewSize(rect.size))
                    let origin = CGPoint(x: rect.minX + x - size.width / 2, y: rect.minY + y - size.height / 2)
                    base.place(in: CGRect(origin: origin, size: size), on: canvas)
                },
                guide: { _, _, _ in nil }
            )
        )
    }
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        changed(
            by: ClosureModifier(
                size: { base, offered in base.size(ProposedViewSize(base.fitting(offered, ratio, contentMode))) },
                put: { base, rect, canvas in base.place(in: rect, on: canvas) }
            )
        )
    }
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(ratio.height == 0 ? nil : ratio.width / ratio.height, contentMode: contentMode)
    }
    public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { own(guide.key, computeValue) }
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { own(guide.key, computeValue) }
    private func own(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) -> some View {
        changed(by: GuideModifier(key: key, compute: compute))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        changed(
            by: ClosureModifier(put: { base, rect, canvas in
                // Of what is left free for the keyboard alone, nothing is taken here.
                let whole = regions.contains(.container) ? canvas.reaching(rect, edges) : rect
                let size = base.size(ProposedViewSize(whole.size))
                let place =
                    whole.size == rect.size
                    ? rect
                    : CGRect(
                        x: whole.midX - size.width / 2,
                        y: whole.midY - size.height / 2,
                        width: size.width,
                        height: size.height
                    )
                base.place(in: place, on: canvas)
            })
        )
    }
}

extension Surface {
    /// A rectangle that goes on where it ends at what something covers.
    func reaching(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.top), top <= safe.minY + 0.5, top >= bounds.minY { top = bounds.minY }
        if edges.contains(.bottom), bottom >= safe.maxY - 0.5, bottom <= bounds.maxY { bottom = bounds.maxY }
        if edges.contains(.leading), left <= safe.minX + 0.5, left >= bounds.minX { left = bounds.minX }
        if edges.contains(.trailing), right >= safe.maxX - 0.5, right <= bounds.maxX { right = bounds.maxX }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension DrawnItem {
    /// The size of a ratio in or around what is offered.
    fileprivate func fitting(_ offered: ProposedViewSize, _ ratio: CGFloat?, _ mode: ContentMode) -> CGSize {
        let ideal = size(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else {
            return ideal
        }
        switch (offered.width, offered.height) {
        case (let width?, let height?):
            if !width.isFinite, !height.isFinite { return CGSize(width: width, height: height) }
            let isBoundByWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
            return isBoundByWidth
                ? CGSize(width: width, height: width / ratio) : CGSize(width: height * ratio, height: height)
        case (let width?, nil): return CGSize(width: width, height: width / ratio)
        case (nil, let height?): return CGSize(width: height * ratio, height: height)
        case (nil, nil):
            return ideal.height * ratio >= ideal.width
                ? CGSize(width: ideal.width, height: ideal.width / ratio)
                : CGSize(width: ideal.height * ratio, height: ideal.height)
        }
    }
}
