public import Foundation

/// Lets a person choose how letters look (UIKit: UITextFormattingViewController, iOS 18); it says what it would be.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    open weak var delegate: (any Delegate)?
    open weak var formattingDelegate: (any Delegate)?
    public let configuration: Configuration
    open var formattingDescriptor: FormattingDescriptor?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
    open override func loadView() { view = MissingView("a choice of how letters look") }

    /// Hears of the choice: never.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            didChange changeValue: ChangeValue
        )
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentColorPicker colorPicker: UIColorPickerViewController
        ) -> Bool
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    }

    /// Marks on letters.
    public enum Highlight: String, Sendable { case `default`, purple, pink, orange, mint, blue }
    /// Where lines begin and end.
    public enum TextAlignment: String, Sendable { case left, center, right, justified, natural }
    /// What is before lines.
    public enum TextList: String, Sendable { case disc, hyphen, decimal, other }

    /// What is there to choose.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var groups: [ComponentGroup]
        open var fontPickerConfiguration: UIFontPickerViewController.Configuration?
        open var formattingStyles: [FormattingStyle] = []
        public init(groups: [ComponentGroup]) { self.groups = groups }
        public override convenience init() { self.init(groups: []) }
    }

    /// What belongs together.
    @preconcurrency @MainActor
    open class ComponentGroup: NSObject {
        public let components: [Component]
        public init(components: [Component]) { self.components = components }
    }

    /// One thing to choose.
    @preconcurrency @MainActor
    open class Component: NSObject {
        /// What it is.
        public enum Key: String, Sendable {
            case formattingStyles, fontAttributes, fontPicker, fontSize, fontPointSize, textAlignment,
                textAlignmentAndJustification
            case textIndentation, lineHeight, listStyles, textColor, highlight, highlightPicker
        }
        /// How large it is.
        public enum Size: Int, Sendable { case automatic = 0, mini, small, regular, large, extraLarge }

        public let componentKey: Key
        public let preferredSize: Size
        public init(_ component: Key, preferredSize: Size) {
            (componentKey, self.preferredSize) = (component, preferredSize)
        }
    }

    /// A look with a name.
    @preconcurrency @MainActor
    open class FormattingStyle: NSObject {
        public let styleKey: String
        public let title: String
        public let attributes: [NSAttributedString.Key: Any]
        public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
            (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
        }
    }

    /// How letters look now.
    @preconcurrency @MainActor
    open class FormattingDescriptor: NSObject {
        open var fonts: [UIFont] = []
        open var textColors: [UIColor] = []
        open var lineHeight: CGFloat = 0
        open var underlineStylePresent = false
        open var strikethroughStylePresent = false
        open var textAlignments: Set<TextAlignment> = []
        open var textLists: Set<TextList> = []
        open var highlights: Set<Highlight> = []
        open var formattingStyleKey: String?

        public override init() {}
        public convenience init(string: NSAttributedString, range: NSRange) {
            self.init()
            guard let inside = range.intersection(NSRange(location: 0, length: string.length)) else { return }
            string.enumerateAttributes(in: inside, options: []) { attributes, _, _ in read(attributes) }
        }
        public convenience init(attributes: [NSAttributedString.Key: Any]) {
            self.init()
            read(attributes)
        }

        private func read(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
                textColors.append(color)
            }
            if let line = attributes[.underlineStyle] as? Int, line != 0 { underlineStylePresent = true }
            if let line = attributes[.strikethroughStyle] as? Int, line != 0 { strikethroughStylePresent = true }
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            lineHeight = max(lineHeight, style.minimumLineHeight)
            switch style.alignment {
            case .left: textAlignments.insert(.left)
            case .center: textAlignments.insert(.center)
            case .right: textAlignments.insert(.right)
            case .justified: textAlignments.insert(.justified)
            default: textAlignments.insert(.natural)
            }
        }
    }

    /// What a person changed.
    public enum ChangeValue {
        case undefined, setBold, removeBold, setItalic, removeItalic, setUnderline, removeUnderline
        case setStrikethrough, removeStrikethrough, setSmallCaps, removeSmallCaps
        case increaseFontSize, decreaseFontSize, increaseIndentation, decreaseIndentation
        case formattingStyle(String), font(UIFont), fontPointSize(Double), textColor(UIColor)
        case textAlignment(TextAlignment), textList(TextList?), lineHeightPointSize(Double), highlight(Highlight?)
    }
}

extension UITextFormattingViewController.Delegate {
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool { true }
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool { true }
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

/// Says to the system how letters look that are chosen, on a Mac; nobody asks here.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
    open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
    open class var isFontPanelVisible: Bool { false }
    public init(for windowScene: UIWindowScene) {}
    open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}
    open class func toggleFontPanel(_ sender: Any) {}
}

/// Changes letters as a person chooses.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    )
}
