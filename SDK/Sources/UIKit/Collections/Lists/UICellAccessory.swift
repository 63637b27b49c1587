public import Foundation

/// What stands at the beginning or at the end of a row.
public struct UICellAccessory {
    /// When it is seen.
    public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }
    /// What it is.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case popUpMenu
        case customView(ObjectIdentifier)
    }
    /// Where a view of an author's own stands.
    public enum Placement {
        /// After those of which it is not known where they stand.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
    /// How wide the room of an accessory is.
    public enum LayoutDimension: Hashable, Sendable {
        case standard, actual
        case custom(CGFloat)
    }

    // What can be said of each kind.

    /// How a mark looks.
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil)
        {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions
    /// How a button before the row looks.
    public struct DeleteOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }
    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions
    /// How a handle looks.
    public struct ReorderOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }
    /// How a mark that opens rows under it looks.
    public struct OutlineDisclosureOptions {
        /// Which part of a row opens and closes it.
        public enum Style: Int, Sendable { case automatic = 0, header, cell }
        public var style: Style
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }
    /// How words look.
    public struct LabelOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
    }
    /// A view of an author's own.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    var isHidden = false
    var tint: UIColor?
    /// A symbol of the system, words, or a view.
    var symbol: String?
    var text: String?
    var font: UIFont?
    var view: UIView?
    var isOpen = false
    var action: (() -> Void)?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false) {
        (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
    }

    private static func mark(
        _ type: AccessoryType,
        _ symbol: String?,
        _ displayed: DisplayedState,
        isLeading: Bool = false,
        isHidden: Bool,
        tint: UIColor?,
        action: (() -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(type, displayed, isLeading: isLeading)
        (made.symbol, made.isHidden, made.tint, made.action) = (symbol, isHidden, tint, action)
        return made
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        let tint = options.tintColor ?? .tertiaryLabel
        return mark(.disclosureIndicator, "chevron.right", displayed, isHidden: options.isHidden, tint: tint)
    }

    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        mark(.checkmark, "checkmark", displayed, isHidden: options.isHidden, tint: options.tintColor)
    }

    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let tint = options.tintColor
        return mark(.detail, "info.circle", displayed, isHidden: options.isHidden, tint: tint, action: actionHandler)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        mark(
            .delete,
            "minus.circle.fill",
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            tint: options.backgroundColor ?? .systemRed,
            action: actionHandler
        )
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        mark(
            .insert,
            "plus.circle.fill",
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            tint: options.backgroundColor ?? .systemGreen,
            action: actionHandler
        )
    }

    /// A handle; rows of lists are not drawn to other places.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        let tint = options.tintColor ?? .tertiaryLabel
        return mark(.reorder, "line.3.horizontal", displayed, isHidden: options.isHidden, tint: tint)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        mark(
            .multiselect,
            "circle",
            displayed,
            isLeading: true,
            isHidden: options.isHidden,
            tint: options.tintColor ?? .tertiaryLabel
        )
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        mark(
            .outlineDisclosure,
            "chevron.right",
            displayed,
            isHidden: options.isHidden,
            tint: options.tintColor,
            action: actionHandler
        )
    }

    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = mark(
            .label,
            nil,
            displayed,
            isHidden: options.isHidden,
            tint: options.tintColor ?? .secondaryLabel
        )
        (made.text, made.font) = (text, options.font)
        return made
    }

    @preconcurrency @MainActor
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions()
    ) -> UICellAccessory {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        button.sizeToFit()
        var made = mark(.popUpMenu, nil, displayed, isHidden: options.isHidden, tint: options.tintColor)
        made.view = button
        return made
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        var made: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed, _):
            made = UICellAccessory(.customView(ObjectIdentifier(view)), displayed, isLeading: true)
        case .trailing(let displayed, _): made = UICellAccessory(.customView(ObjectIdentifier(view)), displayed)
        }
        (made.view, made.isHidden, made.tint) = (view, configuration.isHidden, configuration.tintColor)
        return made
    }

    /// Whether it is seen in a row that is edited, or is not.
    func isSeen(isEditing: Bool) -> Bool {
        !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
    }
}
