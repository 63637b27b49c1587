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
        public static let displayAsPalette = Self(rawValue: 1 << 7)
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]
    // Kept: a menu comes as a sheet, whose lines are alike.
    open var preferredElementSize = ElementSize.automatic
    open var displayPreferences: UIMenuDisplayPreferences?

    /// How large its elements are (iOS 16).
    public enum ElementSize: Int, Sendable {
        case small = 0, medium, large
        case automatic = -1
    }

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
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

    /// Shows the menu over what is seen, as soon as all its elements are there; `then` is handed what shows it.
    func show(from sender: Any?, in window: UIWindow?, then: @escaping (UIAlertController) -> Void = { _ in }) {
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
            then(sheet)
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

/// How a menu's words lie. Kept.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    open var maximumNumberOfTitleLines = 0
    public override nonisolated init() {}
}

extension UIMenu.Identifier {
    public static let root = Self("com.apple.menu.root")
    public static let application = Self("com.apple.menu.application")
    public static let file = Self("com.apple.menu.file")
    public static let edit = Self("com.apple.menu.edit")
    public static let view = Self("com.apple.menu.view")
    public static let window = Self("com.apple.menu.window")
    public static let help = Self("com.apple.menu.help")
    public static let format = Self("com.apple.menu.format")
    public static let font = Self("com.apple.menu.font")
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    public static let find = Self("com.apple.menu.find")
    public static let replace = Self("com.apple.menu.replace")
    public static let share = Self("com.apple.menu.share")
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let spelling = Self("com.apple.menu.spelling")
    public static let speech = Self("com.apple.menu.speech")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    public static let autoFill = Self("com.apple.menu.auto-fill")
    public static let alignment = Self("com.apple.menu.alignment")
    public static let preferences = Self("com.apple.menu.preferences")
}
