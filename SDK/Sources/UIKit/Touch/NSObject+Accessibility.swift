import AuthorRuntime
public import Foundation

/// Objects that words can be said of to those who hear the screen: every one (UIAccessibility).
///
/// Kept, and told to the page of what is drawn: of views, buttons of bars, and choices of alerts.
public protocol WordedObject: NSObject {}

extension NSObject: WordedObject {}

extension WordedObject {
    public var accessibilityLabel: String? {
        get { AccessibleWords.of(self)?.label }
        set { AccessibleWords.made(for: self).label = newValue }
    }
    public var accessibilityHint: String? {
        get { AccessibleWords.of(self)?.hint }
        set { AccessibleWords.made(for: self).hint = newValue }
    }
    public var accessibilityValue: String? {
        get { AccessibleWords.of(self)?.value }
        set { AccessibleWords.made(for: self).value = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { AccessibleWords.of(self)?.identifier }
        set { AccessibleWords.made(for: self).identifier = newValue }
    }
    public var isAccessibilityElement: Bool {
        get { AccessibleWords.of(self)?.isElement ?? false }
        set { AccessibleWords.made(for: self).isElement = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibleWords.of(self)?.traits ?? [] }
        set { AccessibleWords.made(for: self).traits = newValue }
    }
}

/// What is said of an object that has no place for it.
private final class AccessibleWords {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var isElement = false
    var traits: UIAccessibilityTraits = []

    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 0x1E)! }

    static func of(_ object: NSObject) -> AccessibleWords? { objc_getAssociatedObject(object, key) as? AccessibleWords }

    static func made(for object: NSObject) -> AccessibleWords {
        if let words = of(object) { return words }
        let words = AccessibleWords()
        objc_setAssociatedObject(object, key, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }
}
