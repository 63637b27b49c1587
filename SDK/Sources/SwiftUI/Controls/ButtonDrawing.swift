import UIKit

// How buttons look and are pressed.

@MainActor extension Button: DrawnView {
    func update(_ node: GraphNode) {
        let environment = node.environment
        if environment.drawing.isInMenu {
            let element = node.child("menu", label, environment)
            return node.show(MenuButtonItem.item(of: node, label: element, role: role, environment, action))
        }
        let style = environment.drawing.styles.button
        if let style = style as? any PrimitiveButtonStyle {
            return node.show(
                style,
                PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action)
            )
        }
        // With a style of its own a button in a row is pressed by itself.
        if environment.drawing.isRow, style == nil || style is any SystemStyle, styleName(style) == nil {
            return showRow(node)
        }
        let press = node.keep { ButtonState(node) }
        press.action = action
        press.control.isEnabled = environment.isEnabled
        let content: GraphNode
        if let style = style as? any ButtonStyle {
            press.control.dims = false
            content = node.child(
                "style",
                node.styled(
                    style,
                    ButtonStyleConfiguration(role: role, label: AnyView(label), isPressed: press.control.isHighlighted)
                ),
                environment
            )
        } else {
            press.control.dims = true
            content = systemContent(node, styleName(style))
        }
        node.makeItems = {
            press.item.base = DrawnItem.one(of: content.items, axis: .horizontal)
            return [press.item]
        }
    }

    /// A button that is a list's row: the row is pressed.
    private func showRow(_ node: GraphNode) {
        var inner = node.environment
        if inner.drawing.foreground == nil {
            inner.drawing.foreground = AnyShapeStyle(role == .destructive ? Color.red : Color.accentColor)
        }
        if !inner.isEnabled { inner.drawing.foreground = AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        let content = node.child("row", label, inner)
        let (action, isEnabled) = (action, inner.isEnabled)
        node.show(each: content, as: { ClosureItem($0) }) { item in
            item.traitsOf = { traits in if isEnabled { traits.row.action = action } }
        }
    }

    private func systemContent(_ node: GraphNode, _ name: String?) -> GraphNode {
        var environment = node.environment
        let isDestructive = role == .destructive
        let tint = isDestructive ? Color.red : environment.drawing.tint ?? Color.accentColor
        let isEnabled = environment.isEnabled
        switch name {
        case "plain", "card":
            return node.child("plain", label.opacity(isEnabled ? 1 : 0.4), environment)
        case "bordered", "borderedProminent", "glass", "glassProminent":
            let isProminent = name == "borderedProminent" || name == "glassProminent"
            let ground =
                !isEnabled
                ? Color(uiColor: .tertiarySystemFill)
                : isProminent
                    ? tint
                    : isDestructive || environment.drawing.tint != nil
                        ? tint.opacity(0.15) : Color(uiColor: .tertiarySystemFill)
            let letters = !isEnabled ? Color(uiColor: .tertiaryLabel) : isProminent ? Color.white : tint
            environment.drawing.foreground = AnyShapeStyle(letters)
            let measure = BorderMeasure(environment.controlSize)
            if environment.controlSize == .mini || environment.controlSize == .small { environment.font = .subheadline }
            let padded = label.padding(measure.insets)
            let shape: AnyShape =
                switch environment.drawing.styles.buttonShape.form {
                case .automatic: AnyShape(RoundedRectangle(cornerRadius: measure.radius))
                case .capsule: AnyShape(Capsule())
                case .circle: AnyShape(Capsule())
                case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? measure.radius))
                }
            return node.child("bordered", padded.background(ground, in: shape), environment)
        default:
            if environment.drawing.foreground == nil || !isEnabled {
                environment.drawing.foreground = AnyShapeStyle(isEnabled ? tint : Color(uiColor: .tertiaryLabel))
            }
            return node.child("borderless", label, environment)
        }
    }
}

/// The room around the words of a button with an edge, by its size. Points.
private struct BorderMeasure {
    let insets: EdgeInsets
    let radius: CGFloat

    init(_ size: ControlSize) {
        let (across, down, radius): (CGFloat, CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (10, 4, 14)
            case .regular: (12, 7, 8)
            case .large, .extraLarge: (20, 14.5, 12)
            }
        insets = EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
        self.radius = radius
    }
}

/// What is kept of a button.
@MainActor
private final class ButtonState {
    let control: PressControl
    let item: ControlItem
    var action: (@MainActor () -> Void)?

    init(_ node: GraphNode) {
        control = PressControl(frame: .zero)
        item = ControlItem(control)
        control.pressed = { [weak self] in self?.action?() }
        control.changed = { [weak node] in node?.invalidate() }
    }
}

/// A control whose content is made of views.
final class PressControl: UIControl, TransitioningView {
    var transition = AnyTransition.opacity
    let content = CanvasView()
    var pressed: (() -> Void)?
    var changed: (() -> Void)?
    /// Whether it is paler while it is pressed; a style of the author's sees to that itself.
    var dims = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.pressed?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The control itself is touched, wherever a finger is on what it shows.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if dims { content.alpha = isHighlighted ? 0.4 : 1 } else { changed?() }
        }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spokenText }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIView {
    /// What the labels and pictures in a view say together.
    var spokenText: String? {
        let parts = subviews.compactMap { view -> String? in
            if let label = view as? UILabel { return label.attributedText?.string ?? label.text }
            return view is UIImageView ? nil : view.spokenText
        }
        if !parts.isEmpty { return parts.joined(separator: ", ") }
        let pictures = subviews.compactMap { ($0 as? UIImageView)?.accessibilityLabel }
        return pictures.isEmpty ? nil : pictures.joined(separator: ", ")
    }
}

/// A control as an item.
final class ControlItem: DrawnItem {
    let control: PressControl
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))
    init(_ control: PressControl) { self.control = control }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
    override var traits: ItemTraits { base.traits }
    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.add(control, in: rect)
        let own = CGRect(origin: .zero, size: rect.size)
        control.content.frame = own
        canvas.fill(control.content, bounds: own) { base.place(in: own, on: $0) }
    }
}

extension GraphNode {
    /// A style's view, with the properties of the style linked.
    func styled<Style: ButtonStyle>(_ style: Style, _ configuration: ButtonStyleConfiguration) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }

    fileprivate func show<Style: PrimitiveButtonStyle>(
        _ style: Style,
        _ configuration: PrimitiveButtonStyleConfiguration
    ) {
        link(style)
        let content = child("style", tracked { style.makeBody(configuration: configuration) }, environment)
        makeItems = { content.items }
    }
}
