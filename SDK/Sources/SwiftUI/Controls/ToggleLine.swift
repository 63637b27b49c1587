import UIKit

/// A control at the end of a line that begins with its label; or the control alone.
final class ControlLineItem<Control: DrawnItem>: DrawnItem {
    let control: Control
    /// nil where the label is left out.
    var label: DrawnItem?
    /// What a tap on a list's row does that it is.
    var action: (@MainActor () -> Void)?
    private let gap: CGFloat = 8

    init(_ control: Control) { self.control = control }

    private func sizes(_ proposal: ProposedViewSize) -> (label: CGSize, control: CGSize) {
        guard let label else { return (.zero, control.size(proposal)) }
        guard let width = proposal.width else {
            return (label.size(.unspecified), control.size(ProposedViewSize(width: nil, height: proposal.height)))
        }
        // The label has half of the line at least, if it wants as much.
        let wanted = min(label.size(.unspecified).width, width / 2)
        let own = control.size(ProposedViewSize(width: max(width - wanted - gap, 0), height: nil))
        let left = max(width - own.width - gap, 0)
        return (label.size(ProposedViewSize(width: left, height: nil)), own)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (first, last) = sizes(proposal)
        guard label != nil else { return last }
        let own = first.width + gap + last.width
        let width = proposal.width.map { max($0.isFinite ? $0 : 10_000, last.width) } ?? own
        return CGSize(width: width, height: max(first.height, last.height))
    }

    private func labelFrame(_ size: CGSize) -> CGRect {
        let first = sizes(ProposedViewSize(size)).label
        return CGRect(x: 0, y: (size.height - first.height) / 2, width: first.width, height: first.height)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        guard let label else { return control.place(in: rect, on: canvas) }
        let last = sizes(ProposedViewSize(rect.size)).control
        label.place(in: labelFrame(rect.size).offsetBy(dx: rect.minX, dy: rect.minY), on: canvas)
        let frame = CGRect(
            x: rect.maxX - last.width,
            y: rect.midY - last.height / 2,
            width: last.width,
            height: last.height
        )
        control.place(in: frame, on: canvas)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let label, [.firstBaseline, .lastBaseline, .separatorStart].contains(key.usual) else {
            return label == nil ? control.guide(key, in: size) : nil
        }
        let frame = labelFrame(size)
        return label.guide(key, in: frame.size).map { $0 + (key.isVertical ? frame.minY : frame.minX) }
    }

    override var traits: ItemTraits {
        var traits = ItemTraits()
        (traits.row.isControl, traits.row.action) = (true, action)
        return traits
    }
}

/// A control of UIKit's in its own size.
class NaturalItem<Drawn: UIView>: ViewItem<Drawn> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

extension GraphNode {
    /// Lays out a control with its label before it.
    func show<Control: DrawnItem>(
        _ line: ControlLineItem<Control>,
        label: some View,
        prepare: @escaping (Control) -> Void = { _ in }
    ) {
        let label = environment.drawing.hidesLabels ? nil : child("label", label, environment)
        makeItems = {
            prepare(line.control)
            line.label = label.map { GraphNode.column($0.items) }
            return [line]
        }
    }

    /// The words of a label: several texts stand under each other.
    static func column(_ items: [DrawnItem]) -> DrawnItem {
        items.count == 1
            ? items[0]
            : GroupItem(items, RowArrangement(axis: .vertical, alignment: AlignmentKey(.leading), spacing: 2))
    }
}

extension Binding {
    /// What of several is the same in all; what is set, all are. nil for none.
    static func shared(by all: [Binding<Value>]) -> Binding<Value>? {
        guard let first = all.first else { return nil }
        return Binding(get: { first.wrappedValue }, set: { value in for each in all { each.wrappedValue = value } })
    }
}
