public import UIKit

// Menus of buttons and of long presses.

/// A button that opens others.
public nonisolated struct Menu<Label: View, Content: View>: DrawnView {
    private let content: Content
    private let label: Label
    private let primaryAction: (@MainActor () -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }
    @preconcurrency public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }

    @MainActor func update(_ node: GraphNode) {
        let content = node.child("content", content, node.environment.inMenu)
        if node.environment.drawing.isInMenu {
            let label = node.child("words", label, node.environment.inMenu)
            return node.show(MenuGroupItem.item(of: node, label: label, content: content, isInline: false))
        }
        if let style = node.environment.drawing.styles.menu, !(style is any SystemStyle) {
            return show(style, node)
        }
        var environment = node.environment
        if styleName(environment.drawing.styles.button) != "plain" {
            let tint = environment.drawing.tint ?? Color.accentColor
            let isEnabled = environment.isEnabled
            if environment.drawing.foreground == nil || !isEnabled {
                environment.drawing.foreground = AnyShapeStyle(isEnabled ? tint : Color(uiColor: .tertiaryLabel))
            }
        }
        let label = node.child("label", label, environment)
        let item = node.keep { MenuItem() }
        item.button.isEnabled = environment.isEnabled
        item.button.elements = { content.items.menuElements.uiElements }
        item.button.primaryAction = primaryAction
        node.makeItems = {
            item.base = DrawnItem.one(of: label.items, axis: .horizontal)
            return [item]
        }
    }
}

extension Menu {
    /// As a style of the author's has it, which may have the menu itself in its view.
    @MainActor fileprivate func show(_ style: some MenuStyle, _ node: GraphNode) {
        node.link(style)
        let configuration = MenuStyleConfiguration(label: AnyView(label), content: AnyView(content))
        var environment = node.environment
        environment.drawing.styles.menu = nil
        let body = node.child("style", node.tracked { style.makeBody(configuration: configuration) }, environment)
        node.makeItems = { body.items }
    }
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// A menu as its style has it.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

nonisolated extension Menu where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title: title) }
    }
    @preconcurrency public init(
        _ title: some TitleKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(title: title) }, primaryAction: primaryAction) }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(_ title: some TitleKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
    @preconcurrency public init(
        _ title: some TitleKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content,
            label: { SwiftUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }
}

/// A menu's button as an item.
private final class MenuItem: DrawnItem {
    let button = MenuButton(frame: .zero)
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))

    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
    override var traits: ItemTraits { base.traits }
    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.add(button, in: rect)
        let own = CGRect(origin: .zero, size: rect.size)
        button.content.frame = own
        canvas.fill(button.content, bounds: own) { base.place(in: own, on: $0) }
    }
}

/// The button of UIKit's that opens a menu: its label is made of views.
private final class MenuButton: UIButton {
    let content = CanvasView()
    /// What is in the menu when it is opened.
    var elements: () -> [UIMenuElement] = { [] }
    /// What a tap does instead; a long press opens the menu then.
    var primaryAction: (@MainActor () -> Void)? { didSet { followAction() } }
    private var longPress: MenuPress?

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.isUserInteractionEnabled = false
        addSubview(content)
        isAccessibilityElement = true
        accessibilityTraits = .button
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.touchUpInside) {
            if let primaryAction { return primaryAction() }
            menu = UIMenu(children: elements())
        }
        super.sendActions(for: controlEvents)
    }

    private func followAction() {
        guard primaryAction != nil, longPress == nil else { return }
        longPress = MenuPress(on: self) { [weak self] in self?.elements() ?? [] }
    }

    override var isHighlighted: Bool { didSet { content.alpha = isHighlighted ? 0.4 : 1 } }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spokenText }
        set { super.accessibilityLabel = newValue }
    }
}

/// A menu that a long press on a view opens.
final class MenuPress: NSObject, UIContextMenuInteractionDelegate {
    var elements: () -> [UIMenuElement]

    init(on view: UIView, _ elements: @escaping () -> [UIMenuElement]) {
        self.elements = elements
        super.init()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let elements = elements()
        guard !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, actionProvider: { _ in UIMenu(children: elements) })
    }
}

/// An item with a menu of a long press.
private final class ContextMenuItem: WrappedItem {
    private let view = LookView()
    private var press: MenuPress?
    var elements: () -> [UIMenuElement] = { [] }

    override func place(in rect: CGRect, on canvas: Surface) {
        if press == nil { press = MenuPress(on: view) { [weak self] in self?.elements() ?? [] } }
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
    }
}

/// A menu that a long press on the content opens.
nonisolated struct ContextMenuModifier<Items: View>: DrawnModifier {
    /// nil for none.
    let menu: Items?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        guard let menu else { return node.makeItems = { content.items } }
        let items = node.child("menu", menu, node.environment.inMenu)
        node.show(each: content, as: { ContextMenuItem($0) }) { item in
            item.elements = { items.items.menuElements.uiElements }
        }
    }
}

/// A menu of a long press, as SwiftUI of iOS 13 has it; `contextMenu(menuItems:)` took its place.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        changed(by: ContextMenuModifier(menu: menuItems()))
    }
    /// A menu of a long press, as SwiftUI of iOS 13 has it.
    public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        changed(by: ContextMenuModifier(menu: contextMenu?.items))
    }
    /// The preview is the view itself.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items,
        @ViewBuilder preview: () -> Preview
    ) -> some View { changed(by: ContextMenuModifier(menu: menuItems())) }
}
