import UIKit

/// What a menu or an alert shows of a view.
struct MenuElement {
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var role: ButtonRole?
    /// The colour of a button beside a row.
    var tint: UIColor?
    var isDisabled = false
    /// Whether it has a mark.
    var isOn = false
    /// nil is words that cannot be chosen.
    var action: (@MainActor () -> Void)?
    /// Those of a menu within the menu, or of a section.
    var children: [MenuElement]?
    /// Whether the children stand in the menu itself, apart from its others.
    var isInline = false
    /// A line between others.
    var isDivider = false
    /// A field of an alert.
    var field: MenuField?
}

/// A field of an alert: what is typed is handed on to the one that the view has.
@MainActor
struct MenuField {
    let own: UITextField

    var text: String {
        get { own.text ?? "" }
        nonmutating set {
            guard own.text ?? "" != newValue else { return }
            own.text = newValue
            own.sendActions(for: .editingChanged)
        }
    }

    /// Has a field of an alert be as the view's own.
    func dress(_ field: UITextField) {
        (field.placeholder, field.text, field.isSecureTextEntry) = (own.placeholder, own.text, own.isSecureTextEntry)
        (field.keyboardType, field.returnKeyType) = (own.keyboardType, own.returnKeyType)
        (field.autocapitalizationType, field.autocorrectionType) = (own.autocapitalizationType, own.autocorrectionType)
        field.textContentType = own.textContentType
        field.addAction(
            UIAction { [weak field] _ in text = field?.text ?? "" },
            for: .editingChanged
        )
    }
}

/// An item that stands for elements of a menu: what a control is where `environment.drawing.isInMenu`.
@MainActor
protocol MenuElementItem: DrawnItem {
    var menuElements: [MenuElement] { get }
}

/// A button in a menu: its words and its picture are those of its label.
final class MenuButtonItem: DrawnItem, MenuElementItem {
    private var label: GraphNode?
    private var role: ButtonRole?
    private var tint: UIColor?
    private var isDisabled = false
    private var isOn = false
    private var action: (@MainActor () -> Void)?

    /// The item of a node, which its label's node is below.
    static func item(
        of node: GraphNode,
        label: GraphNode,
        role: ButtonRole? = nil,
        isOn: Bool = false,
        _ environment: EnvironmentValues,
        _ action: @escaping @MainActor () -> Void
    ) -> MenuButtonItem {
        let item = node.keep { MenuButtonItem() }
        (item.label, item.role, item.isOn) = (label, role, isOn)
        (item.isDisabled, item.tint, item.action) = (!environment.isEnabled, environment.tintColor, action)
        return item
    }

    var menuElements: [MenuElement] {
        let words = label?.items.contents ?? ItemContents()
        return [
            MenuElement(
                title: words.texts.first ?? "",
                subtitle: words.texts.dropFirst().first,
                image: words.image,
                role: role,
                tint: tint,
                isDisabled: isDisabled,
                isOn: isOn,
                action: action
            )
        ]
    }
}

/// A menu or a section in a menu.
final class MenuGroupItem: DrawnItem, MenuElementItem {
    private var label: GraphNode?
    private var content: GraphNode?
    private var isInline = false
    private var isDisabled = false

    /// - Parameter isInline: whether it is a section, whose elements stand in the menu itself.
    static func item(of node: GraphNode, label: GraphNode?, content: GraphNode, isInline: Bool) -> MenuGroupItem {
        let item = node.keep { MenuGroupItem() }
        (item.label, item.content, item.isInline) = (label, content, isInline)
        item.isDisabled = !node.environment.isEnabled
        return item
    }

    var menuElements: [MenuElement] {
        let words = label?.items.contents ?? ItemContents()
        return [
            MenuElement(
                title: words.texts.first ?? "",
                image: words.image,
                isDisabled: isDisabled,
                children: content?.items.menuElements ?? [],
                isInline: isInline
            )
        ]
    }
}

/// What texts and pictures in items say.
struct ItemContents {
    var texts: [String] = []
    var image: UIImage?
}

extension [DrawnItem] {
    /// What the texts and pictures in them say, in their order.
    @MainActor var contents: ItemContents {
        var contents = ItemContents()
        for item in self { item.tell(&contents) }
        return contents
    }

    /// What a menu shows of them.
    @MainActor var menuElements: [MenuElement] { flatMap(\.menuElementsWithin) }
}

extension DrawnItem {
    fileprivate func tell(_ contents: inout ItemContents) {
        switch self {
        case let label as ViewItem<UILabel>:
            let text = label.view.attributedText?.string ?? label.view.text ?? ""
            if !text.isEmpty { contents.texts.append(text) }
        case let picture as ViewItem<UIImageView>: contents.image = contents.image ?? picture.view.image
        default:
            for item in held { item.tell(&contents) }
        }
    }

    /// The items that it is made of, as far as it is known here.
    private var held: [DrawnItem] {
        switch self {
        case let group as GroupItem: group.items
        case let wrapped as WrappedItem: [wrapped.base]
        case let control as ControlItem: [control.base]
        case let part as BarPartItem: [part.base]
        default: []
        }
    }

    fileprivate var menuElementsWithin: [MenuElement] {
        if let item = self as? any MenuElementItem { return item.menuElements }
        if let field = self as? FieldItem { return [MenuElement(field: MenuField(own: field.view))] }
        if self is DividerItem { return [MenuElement(isDivider: true)] }
        if let label = self as? ViewItem<UILabel> {
            return [MenuElement(title: label.view.attributedText?.string ?? "", isDisabled: true)]
        }
        return held.menuElements
    }
}

extension [MenuElement] {
    /// As UIKit's menus have them.
    @MainActor var uiElements: [UIMenuElement] {
        let parts = split(whereSeparator: \.isDivider)
        guard parts.count > 1 else { return (parts.first ?? []).compactMap(\.uiElement) }
        return parts.map { UIMenu(options: .displayInline, children: $0.compactMap(\.uiElement)) }
    }

    /// The actions and fields of them, one by one, as an alert has them.
    var flat: [MenuElement] { flatMap { $0.children?.flat ?? [$0] } }
}

extension MenuElement {
    @MainActor fileprivate var uiElement: UIMenuElement? {
        if field != nil { return nil }
        if let children {
            return UIMenu(
                title: title,
                image: image,
                options: isInline ? .displayInline : [],
                children: children.uiElements
            )
        }
        var attributes: UIMenuElement.Attributes = []
        if role == .destructive { attributes.insert(.destructive) }
        if isDisabled || action == nil { attributes.insert(.disabled) }
        let action = action
        return UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            attributes: attributes,
            state: isOn ? .on : .off
        ) { _ in action?() }
    }
}

extension EnvironmentValues {
    /// For views that are described as elements of a menu.
    var inMenu: EnvironmentValues {
        var values = asPage
        (values.drawing.isInMenu, values.drawing.navigation) = (true, drawing.navigation)
        (values.drawing.foreground, values.font) = (nil, nil)
        values.drawing.styles.label = nil
        return values
    }

    /// For what is not a part of the view around: another page, or a bar.
    var asPage: EnvironmentValues {
        var values = self
        (values.drawing.isRow, values.drawing.isInMenu, values.drawing.scroll) = (false, false, ScrollValues())
        values.drawing.scrolling = nil
        (values.drawing.stackAxis, values.drawing.hidesLabels) = (nil, false)
        return values
    }
}
