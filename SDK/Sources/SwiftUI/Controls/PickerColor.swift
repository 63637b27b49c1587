public import UIKit

/// The choice of a colour.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    let selection: Binding<UIColor>
    let supportsOpacity: Bool
    let label: Label

    private init(_ selection: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
    }
    private static func colors(_ selection: Binding<Color>) -> Binding<UIColor> {
        Binding(get: { selection.wrappedValue.uiColor }, set: { selection.wrappedValue = Color(uiColor: $0) })
    }
    private static func colors(_ selection: Binding<CGColor>) -> Binding<UIColor> {
        Binding(get: { UIColor(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = $0.cgColor })
    }

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(Self.colors(selection), supportsOpacity, label())
    }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(Self.colors(selection), supportsOpacity, label())
    }
}

nonisolated extension ColorPicker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(Self.colors(selection), supportsOpacity, Text(title: title))
    }
    public init(_ title: some TitleKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(Self.colors(selection), supportsOpacity, Text(title: title))
    }
}

extension ColorPicker: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let line = node.keep { ControlLineItem(ColorWellItem(UIColorWell(frame: .zero))) }
        let color = node.tracked { selection.wrappedValue }
        line.control.show(color, selection, supportsOpacity, of: node)
        node.show(line, label: label)
    }
}

/// UIKit's well.
private final class ColorWellItem: NaturalItem<UIColorWell> {
    private var selection: Binding<UIColor>?
    private weak var node: GraphNode?

    override init(_ view: UIColorWell) {
        super.init(view)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self, let color = self.view.selectedColor else { return }
                self.selection?.wrappedValue = color
                self.node?.invalidate()
            },
            for: .valueChanged
        )
    }

    func show(_ color: UIColor, _ selection: Binding<UIColor>, _ supportsOpacity: Bool, of node: GraphNode) {
        (self.selection, self.node) = (selection, node)
        view.supportsAlpha = supportsOpacity
        if view.selectedColor != color { view.selectedColor = color }
        view.isEnabled = node.environment.isEnabled
    }
}
