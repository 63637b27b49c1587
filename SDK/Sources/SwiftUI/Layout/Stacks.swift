import UIKit

// Rows, columns and views over each other.

/// Views beside or below each other. Room is shared out as SwiftUI does it: the views whose size can change least are asked
/// first, each for an equal part of what is left.
struct RowArrangement: Arrangement {
    let axis: Axis
    /// Of the alignments across.
    var alignment: AlignmentKey
    var spacing: CGFloat?
    /// Points between views, unless they say otherwise.
    nonisolated static let usualSpacing: CGFloat = 8

    init(axis: Axis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
        self.axis = axis
        self.alignment = alignment ?? AlignmentKey(axis == .vertical ? .center : .middle)
        self.spacing = spacing
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
    }

    /// The distance before each view.
    private func gaps(_ items: [DrawnItem]) -> [CGFloat] {
        items.indices.map { index in
            if index == 0 { return 0 }
            if let spacing { return spacing }
            return items[index].isSpacer || items[index - 1].isSpacer ? 0 : Self.usualSpacing
        }
    }

    private func sizes(_ items: [DrawnItem], _ proposal: ProposedViewSize) -> [CGSize] {
        let across = axis == .vertical ? proposal.width : proposal.height
        guard let room = axis == .vertical ? proposal.height : proposal.width else {
            return items.map { $0.size(offer(nil, across)) }
        }
        var left = room - gaps(items).reduce(0, +)
        var sizes = [CGSize](repeating: .zero, count: items.count)
        let least = items.map { along($0.size(offer(0, across))) }
        let flexibility = items.indices.map { along(items[$0].size(offer(.infinity, across))) - least[$0] }
        let priorities = Set(items.map(\.priority)).sorted(by: >)
        for (step, priority) in priorities.enumerated() {
            let group = items.indices.filter { items[$0].priority == priority }
            let later = items.indices.filter { index in priorities[(step + 1)...].contains(items[index].priority) }
            // Those that come later keep the least that they need.
            let reserved = later.reduce(0) { $0 + least[$1] }
            var available = left - reserved
            let order = group.sorted {
                flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
            }
            for (place, index) in order.enumerated() {
                let share = max(available, 0) / CGFloat(order.count - place)
                sizes[index] = items[index].size(offer(share, across))
                available -= along(sizes[index])
            }
            left = available + reserved
        }
        return sizes
    }

    /// How far the views reach before and after the line that they are aligned to.
    private func reach(_ items: [DrawnItem], _ sizes: [CGSize]) -> (before: CGFloat, after: CGFloat) {
        var reach: (before: CGFloat, after: CGFloat) = (0, 0)
        var isFirst = true
        for (item, size) in zip(items, sizes) {
            let line = item.position(alignment, in: size)
            let after = across(size) - line
            reach = isFirst ? (line, after) : (max(reach.before, line), max(reach.after, after))
            isFirst = false
        }
        return reach
    }

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(items, proposal)
        let length = sizes.reduce(0) { $0 + along($1) } + gaps(items).reduce(0, +)
        let reach = reach(items, sizes)
        let width = reach.before + reach.after
        return axis == .vertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        for (item, frame) in frames(items, in: rect.size) {
            item.place(in: frame.offsetBy(dx: rect.minX, dy: rect.minY), on: canvas)
        }
    }

    private func frames(_ items: [DrawnItem], in size: CGSize) -> [(item: DrawnItem, frame: CGRect)] {
        let sizes = sizes(items, ProposedViewSize(size))
        let gaps = gaps(items)
        let before = reach(items, sizes).before
        var place: CGFloat = 0
        return items.indices.map { index in
            place += gaps[index]
            let own = before - items[index].position(alignment, in: sizes[index])
            let origin = axis == .vertical ? CGPoint(x: own, y: place) : CGPoint(x: place, y: own)
            place += along(sizes[index])
            return (items[index], CGRect(origin: origin, size: sizes[index]))
        }
    }

    func guide(_ key: AlignmentKey, of items: [DrawnItem], in size: CGSize) -> CGFloat? {
        let frames = frames(items, in: size)
        let isAcross = [.leading, .center, .trailing].contains(key.usual)
        /// Where an item says that the alignment lies, in the stack's points.
        func line(_ pair: (item: DrawnItem, frame: CGRect)) -> CGFloat? {
            guard let own = pair.item.guide(key, in: pair.frame.size) else { return nil }
            return own + (key.isVertical ? pair.frame.minY : pair.frame.minX)
        }
        if key.usual == .lastBaseline { return frames.reversed().lazy.compactMap(line).first }
        if key.usual == .firstBaseline { return frames.lazy.compactMap(line).first }
        if isAcross || [.top, .middle, .bottom].contains(key.usual) {
            // The usual ones are the stack's own, unless a view sets its own.
            let lines = frames.compactMap(line)
            return lines.isEmpty ? nil : lines.reduce(0, +) / CGFloat(lines.count)
        }
        return frames.lazy.compactMap(line).first
    }
}

/// Views over each other, the later ones above.
struct LayerArrangement: Arrangement {
    var alignment: Alignment

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        bounds(items, proposal).size
    }

    private func bounds(_ items: [DrawnItem], _ proposal: ProposedViewSize) -> CGRect {
        items.reduce(CGRect.null) { bounds, item in
            let size = item.size(proposal)
            let x = -item.position(alignment.horizontal.key, in: size)
            let y = -item.position(alignment.vertical.key, in: size)
            return bounds.union(CGRect(x: x, y: y, width: size.width, height: size.height))
        }.standardizedOrZero
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let proposal = ProposedViewSize(rect.size)
        let bounds = bounds(items, proposal)
        for item in items.inOrderOfZ {
            let size = item.size(proposal)
            let x = -item.position(alignment.horizontal.key, in: size) - bounds.minX
            let y = -item.position(alignment.vertical.key, in: size) - bounds.minY
            item.place(in: CGRect(origin: CGPoint(x: rect.minX + x, y: rect.minY + y), size: size), on: canvas)
        }
    }

    func guide(_ key: AlignmentKey, of items: [DrawnItem], in size: CGSize) -> CGFloat? {
        guard [.firstBaseline, .lastBaseline].contains(key.usual) else { return nil }
        for item in items {
            let own = item.size(ProposedViewSize(size))
            if let line = item.guide(key, in: own) { return line + (size.height - own.height) / 2 }
        }
        return nil
    }
}

extension CGRect {
    fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}

@MainActor extension [DrawnItem] {
    /// As they are drawn (`zIndex(_:)`), the later above.
    var inOrderOfZ: [DrawnItem] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return self }
        return enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }.map(\.element)
    }
}

/// A view whose arrangement is known from the view alone.
@MainActor
protocol ArrangedView: DrawnView {
    associatedtype Content: View
    var content: Content { get }
    var arrangement: any Arrangement { get }
    /// Along which dividers and spacers in it go.
    var axis: Axis? { get }
}

extension ArrangedView {
    func update(_ node: GraphNode) {
        var environment = node.environment
        (environment.stackAxis, environment.drawing.lazyAxis) = (axis, nil)
        let content = node.child(0, content, environment)
        let group = node.keep { GroupItem([], arrangement) }
        group.arrangement = arrangement
        node.makeItems = {
            group.items = content.items
            return [group]
        }
    }
}

/// A column.
public nonisolated struct VStack<Content: View>: ArrangedView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor var arrangement: any Arrangement {
        RowArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
    @MainActor var axis: Axis? { .vertical }
}

/// A row.
public nonisolated struct HStack<Content: View>: ArrangedView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor var arrangement: any Arrangement {
        RowArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
    @MainActor var axis: Axis? { .horizontal }
}

/// Views over each other.
public nonisolated struct ZStack<Content: View>: ArrangedView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor var arrangement: any Arrangement { LayerArrangement(alignment: alignment) }
    @MainActor var axis: Axis? { nil }
}

/// Room.
public nonisolated struct Spacer: DrawnView {
    let minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { SpacerItem() }
        (item.axis, item.least) = (node.environment.stackAxis, minLength ?? RowArrangement.usualSpacing)
        node.show(item)
    }
}

private final class SpacerItem: DrawnItem {
    var axis: Axis?
    var least: CGFloat = 0
    override var isSpacer: Bool { true }
    override var priority: Double { -.infinity }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(proposal.width ?? least, least), height = max(proposal.height ?? least, least)
        return switch axis {
        case .horizontal: CGSize(width: width, height: 0)
        case .vertical: CGSize(width: 0, height: height)
        case nil: CGSize(width: width, height: height)
        }
    }
}

/// A line.
public nonisolated struct Divider: DrawnView {
    public init() {}

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { DividerItem(UIView()) }
        item.isUpright = node.environment.stackAxis == .horizontal
        item.view.backgroundColor = .separator
        node.show(item)
    }
}

final class DividerItem: ViewItem<UIView> {
    var isUpright = false
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let hair = 1 / UIScreen.main.scale
        return isUpright
            ? CGSize(width: hair, height: proposal.height.map { $0.isFinite ? $0 : 10 } ?? 10)
            : CGSize(width: proposal.width.map { $0.isFinite ? $0 : 10 } ?? 10, height: hair)
    }
}
