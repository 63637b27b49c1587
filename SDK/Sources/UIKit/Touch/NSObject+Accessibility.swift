public import Foundation
import FoundationAdditions

/// What can be said to those who hear the screen of an object that is no responder, as of a model behind a view
/// (UIAccessibility). Nobody hears a simulated phone: it is kept and given back.
extension NSObjectProtocol where Self: NSObject {
    public var accessibilityLabel: String? {
        get { AccessibleFacts.of(self).label }
        set { AccessibleFacts.of(self).label = newValue }
    }
    public var accessibilityHint: String? {
        get { AccessibleFacts.of(self).hint }
        set { AccessibleFacts.of(self).hint = newValue }
    }
    public var accessibilityValue: String? {
        get { AccessibleFacts.of(self).value }
        set { AccessibleFacts.of(self).value = newValue }
    }
    public var isAccessibilityElement: Bool {
        get { AccessibleFacts.of(self).isElement }
        set { AccessibleFacts.of(self).isElement = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibleFacts.of(self).traits }
        set { AccessibleFacts.of(self).traits = newValue }
    }
}

/// What was said of an object.
private final class AccessibleFacts {
    var label: String?, hint: String?, value: String?
    var isElement = false
    var traits: UIAccessibilityTraits = []

    // Views and their models are used on the main thread.
    nonisolated(unsafe) private static let all = NSMapTable<NSObject, AccessibleFacts>.weakToStrongObjects()

    static func of(_ object: NSObject) -> AccessibleFacts {
        if let known = all.object(forKey: object) { return known }
        let new = AccessibleFacts()
        all.setObject(new, forKey: object)
        return new
    }
}
