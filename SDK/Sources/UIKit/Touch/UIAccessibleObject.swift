public import Foundation

/// What can be said of an object to those who hear the screen; on a phone these are members of every `NSObject`
/// (UIAccessibility).
///
/// Labels, hints, values, identifiers and traits of views go to the page. The rest is kept, and what a person who hears
/// the screen would do is not asked for: nobody hears a simulated phone.
@preconcurrency @MainActor
open class UIAccessibleObject: NSObject {
    public override init() {}

    open var accessibilityLabel: String? { didSet { Display.changed() } }
    open var accessibilityHint: String? { didSet { Display.changed() } }
    open var accessibilityValue: String? { didSet { Display.changed() } }
    open var accessibilityIdentifier: String? { didSet { Display.changed() } }
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { Display.changed() } }
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false { didSet { Display.changed() } }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    open var shouldGroupAccessibilityChildren = false
    open var accessibilityViewIsModal = false
    open var accessibilityElements: [Any]?
    open var automationElements: [Any]?
    open var accessibilityHeaderElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]!
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityLanguage: String?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Where an element is among them; `NSNotFound` when it is none of them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    /// A person who hears the screen does what the object is for.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}

/// What the elements in a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// How a person goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

/// Which way a person who hears the screen scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// What kind of text it is.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let console = UIAccessibilityTextualContext(rawValue: "console")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
}

/// A way through elements of a kind; kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Where a search goes.
    public enum Direction: Int, Sendable { case previous = 0, next }

    /// What is looked for, and from where.
    @preconcurrency @MainActor
    open class SearchPredicate: NSObject {
        open var currentItem: UIAccessibilityCustomRotorItemResult
        open var searchDirection = Direction.next

        /// Nobody searches here: for tests of an app's own.
        public init(currentItem: UIAccessibilityCustomRotorItemResult) { self.currentItem = currentItem }
    }

    /// Kinds of elements that the system knows.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    public typealias Search = (SearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var name: String { didSet { attributed = nil } }
    private var attributed: NSAttributedString?
    open var attributedName: NSAttributedString {
        get { attributed ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            attributed = newValue
        }
    }
    open var itemSearchBlock: Search
    public private(set) var systemRotorType = SystemRotorType.none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    }
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        attributed = attributedName
    }
    /// Its name is the system's, which is empty here.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// A place that something is dragged from or dropped on; kept.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    public let name: String
    open weak var view: UIView?
    public let point: CGPoint

    public let attributedName: NSAttributedString

    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (name, self.attributedName, self.point, self.view) = (attributedName.string, attributedName, point, view)
    }
}
