import Foundation

/// Actions to choose from, and further menus.
///
/// Where it is the first thing that a button does, it comes as a sheet; that of a long press does not come.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How its elements stand in another menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        public static let singleSelection = Self(rawValue: 1 << 5)
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The elements that have a mark, of this menu and of those that stand open in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            default: []
            }
        }
    }

    /// The same with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: newChildren
        )
    }

    /// Shows the menu over what is seen, as soon as all its elements are there.
    func show(from sender: Any?, in window: UIWindow?) {
        complete { [title] menu in
            guard let top = window?.rootViewController?.topPresented else { return }
            let sheet = UIAlertController(
                title: title.isEmpty ? nil : title,
                message: nil,
                preferredStyle: .actionSheet
            )
            menu.fill(sheet, sender, window)
            sheet.addAction(UIAlertAction(title: SystemWords.word("Cancel"), style: .cancel))
            menu.sheet = sheet
            top.present(sheet, animated: true)
        }
    }
    /// What shows it.
    weak var sheet: UIAlertController?

    /// The menu with the elements that are made when they are wanted; at once where none is.
    private func complete(_ then: @escaping @MainActor (UIMenu) -> Void) {
        guard let index = children.firstIndex(where: { $0.isUnfinished }) else { return then(self) }
        let goOn = { @MainActor (made: [UIMenuElement]) in
            var all = self.children
            all.replaceSubrange(index...index, with: made)
            self.replacingChildren(all).complete(then)
        }
        if let deferred = children[index] as? UIDeferredMenuElement {
            deferred.make(goOn)
        } else if let inner = children[index] as? UIMenu {
            inner.complete { goOn([$0]) }
        }
    }
    override var isUnfinished: Bool { options.contains(.displayInline) && children.contains { $0.isUnfinished } }

    private func fill(_ sheet: UIAlertController, _ sender: Any?, _ window: UIWindow?) {
        for child in children {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                menu.fill(sheet, sender, window)
            } else if let menu = child as? UIMenu {
                sheet.addAction(
                    UIAlertAction(title: menu.title, style: .default) { _ in menu.show(from: sender, in: window) }
                )
            } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
                let style = action.attributes.contains(.destructive) ? UIAlertAction.Style.destructive : .default
                let mark = action.state == .on ? "✓ " : ""
                let choice = UIAlertAction(title: mark + action.title, style: style) { _ in action.perform(sender) }
                choice.isEnabled = !action.attributes.contains(.disabled)
                sheet.addAction(choice)
            }
        }
    }
}
