public import UIKit

/// A switch.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label
    /// Whether it is made by its style, which does not ask the style again.
    private let isStyled: Bool

    private init(_ isOn: Binding<Bool>, _ label: Label, isStyled: Bool = false) {
        (self.isOn, self.label, self.isStyled) = (isOn, label, isStyled)
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, label()) }
    public init<Sources: RandomAccessCollection>(
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) { self.init(Self.all(sources, isOn), label()) }

    /// On where all are.
    private static func all<Sources: RandomAccessCollection>(
        _ sources: Sources,
        _ isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) -> Binding<Bool> {
        let all = sources.map { $0[keyPath: isOn] }
        return Binding(
            get: { !all.isEmpty && all.allSatisfy(\.wrappedValue) },
            set: { value in for each in all { each.wrappedValue = value } }
        )
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ title: some TitleKey, isOn: Binding<Bool>) { self.init(isOn, Text(title: title)) }
    public init<Sources: RandomAccessCollection>(
        _ title: some TitleKey,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) { self.init(Self.all(sources, isOn), Text(title: title)) }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some TitleKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(title, systemImage: systemImage))
    }
    public init(_ title: some TitleKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(title, image: image))
    }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A switch as its style has it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, configuration.label, isStyled: true)
    }
}

extension Toggle: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let environment = node.environment
        let value = node.tracked { isOn.wrappedValue }
        if environment.drawing.isInMenu {
            let words = node.child("menu", label, environment)
            return node.show(
                MenuButtonItem.item(of: node, label: words, isOn: value, environment) { isOn.wrappedValue.toggle() }
            )
        }
        let style = environment.drawing.styles.toggle
        if !isStyled, let style, !(style is any SystemStyle) {
            return node.show(style, ToggleStyleConfiguration(label: AnyView(label), isOn: isOn))
        }
        if styleName(style) == "button" {
            let button = node.child("button", ToggleButton(isOn: isOn, value: value, label: label), environment)
            return node.makeItems = { button.items }
        }
        let line = node.keep { ControlLineItem(SwitchItem(UISwitch())) }
        line.control.show(value, isOn, of: node)
        node.show(line, label: label)
    }
}

extension GraphNode {
    fileprivate func show<Style: ToggleStyle>(_ style: Style, _ configuration: ToggleStyleConfiguration) {
        link(style)
        let content = child("style", tracked { style.makeBody(configuration: configuration) }, environment)
        makeItems = { content.items }
    }
}

/// UIKit's switch.
private final class SwitchItem: NaturalItem<UISwitch> {
    private var isOn: Binding<Bool>?
    private weak var node: GraphNode?

    override init(_ view: UISwitch) {
        super.init(view)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.isOn?.wrappedValue = self.view.isOn
                // It goes back where the author's value does not follow.
                self.node?.invalidate()
            },
            for: .valueChanged
        )
    }

    func show(_ value: Bool, _ isOn: Binding<Bool>, of node: GraphNode) {
        (self.isOn, self.node) = (isOn, node)
        if view.isOn != value { view.setOn(value, animated: view.window != nil) }
        view.isEnabled = node.environment.isEnabled
        view.onTintColor = node.environment.tintColor
    }
}

/// A switch that is a button, which is filled while it is on.
private struct ToggleButton<Label: View>: View {
    let isOn: Binding<Bool>
    let value: Bool
    let label: Label

    var body: some View {
        let button = Button(action: { isOn.wrappedValue.toggle() }, label: { label })
        if value {
            button.buttonStyle(SystemLook("bordered")).transformEnvironment(\.drawing.tint) { $0 = $0 ?? .accentColor }
        } else {
            // As large as the one that is filled.
            button.buttonStyle(SystemLook("borderless"))
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        }
    }
}
