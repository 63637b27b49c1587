import UIKit

// What those who hear the screen are told of a view; tests find views by it, too.

/// An item whose view of UIKit's says something else.
final class SpokenItem: WrappedItem {
    var change: ((UIView) -> Void)?
    private let view = LookView()

    override func place(in rect: CGRect, on canvas: Surface) {
        // A view that stands for itself is told; several are put into one.
        let own = CGRect(origin: .zero, size: rect.size)
        canvas.nest(view, in: rect) { base.place(in: own, on: $0) }
        let target = view.subviews.count == 1 ? view.subviews[0].spoken : view
        change?(target)
    }
}

extension UIView {
    /// The view that is heard: the one within those that only change how it looks.
    fileprivate var spoken: UIView { self is LookView && subviews.count == 1 ? subviews[0].spoken : self }
}

/// A modifier of what is heard.
nonisolated struct SpokenModifier: ItemModifier {
    let change: @MainActor (UIView) -> Void
    @MainActor func item(_ base: DrawnItem) -> SpokenItem { SpokenItem(base) }
    @MainActor func update(_ item: SpokenItem) { item.change = change }
}

nonisolated extension View {
    private func spoken(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
        changed(by: SpokenModifier(change: change))
    }
    private func label(_ text: String) -> some View {
        spoken { view in
            if view is LookView { view.isAccessibilityElement = true }
            view.accessibilityLabel = text
        }
    }

    public func accessibilityLabel(_ label: Text) -> some View { self.label(label.string) }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { label(key.string) }
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self.label(String(label)) }
    public func accessibilityLabel(_ label: some TitleKey, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityLabel = Text(title: label).string } }
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityLabel = label.string } }
    }
    public func accessibility(label: Text) -> some View { self.label(label.string) }
    public func accessibilityHint(_ hint: Text) -> some View { spoken { $0.accessibilityHint = hint.string } }
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        spoken { $0.accessibilityHint = key.string }
    }
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        let hint = String(hint)
        return spoken { $0.accessibilityHint = hint }
    }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityHint = hint.string } }
    }
    public func accessibilityHint(_ hint: some TitleKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(title: hint), isEnabled: isEnabled)
    }
    public func accessibility(hint: Text) -> some View { spoken { $0.accessibilityHint = hint.string } }
    public func accessibilityValue(_ value: Text) -> some View { spoken { $0.accessibilityValue = value.string } }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        spoken { $0.accessibilityValue = key.string }
    }
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View {
        let value = String(value)
        return spoken { $0.accessibilityValue = value }
    }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityValue = value.string } }
    }
    public func accessibilityValue(_ value: some TitleKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(title: value), isEnabled: isEnabled)
    }
    public func accessibility(value: Text) -> some View { spoken { $0.accessibilityValue = value.string } }
    public func accessibilityHidden(_ hidden: Bool) -> some View { spoken { $0.accessibilityElementsHidden = hidden } }
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityElementsHidden = hidden } }
    }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        spoken { $0.accessibilityIdentifier = identifier }
    }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityIdentifier = identifier } }
    }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        spoken { $0.accessibilityTraits.formUnion(traits.uiTraits) }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
        spoken { if isEnabled { $0.accessibilityTraits.formUnion(traits.uiTraits) } }
    }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        spoken { $0.accessibilityTraits.subtract(traits.uiTraits) }
    }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        spoken { if children != .contain { $0.isAccessibilityElement = true } }
    }
}

extension AccessibilityTraits {
    /// UIKit's, as far as it has them.
    fileprivate var uiTraits: UIAccessibilityTraits {
        let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
            (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link), (.isImage, .image),
            (.isStaticText, .staticText), (.isSummaryElement, .summaryElement), (.playsSound, .playsSound),
            (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
            (.isSearchField, .searchField), (.isKeyboardKey, .keyboardKey), (.causesPageTurn, .causesPageTurn),
            (.allowsDirectInteraction, .allowsDirectInteraction),
        ]
        return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
    }
}
