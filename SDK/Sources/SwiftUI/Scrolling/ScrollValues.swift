import UIKit

/// What modifiers say of the nearest scroll views or lists in them.
struct ScrollValues {
    var position: (any ScrollPositioning)?
    var behavior: (any ScrollTargetBehavior)?
    var anchors = ScrollAnchors()
    var margins = ContentMargins()
    var isClipDisabled = false
    var observers: [ScrollObserver] = []
}

/// Where content lies, in parts of what is seen, by what the anchor is for.
struct ScrollAnchors {
    private var anchors: [ScrollAnchorRole: UnitPoint] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { anchors[role] }
        set { anchors[role] = newValue }
    }
}

/// For what an anchor is.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges")
    public static let alignment = Self(name: "alignment")
    static let all: [Self] = [.initialOffset, .sizeChanges, .alignment]
}

/// How the keyboard goes away while a view is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), immediately = Self(name: "immediately")
    public static let interactively = Self(name: "interactively"), never = Self(name: "never")
}

/// Whether the bars at the sides are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), visible = Self(name: "visible")
    public static let hidden = Self(name: "hidden"), never = Self(name: "never")
}

nonisolated extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { around(\.isScrollEnabled, !disabled) }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        around {
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        }
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        around(\.scrollDismissesKeyboardMode, mode)
    }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        around { $0.drawing.scroll.behavior = behavior }
    }
    /// What is scrolled is seen beyond the view's ends; its sides are cut all the same.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        around(\.drawing.scroll.isClipDisabled, disabled)
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        around { for role in ScrollAnchorRole.all { $0.drawing.scroll.anchors[role] = anchor } }
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        around { $0.drawing.scroll.anchors[role] = anchor }
    }
    /// As it was called before `defaultScrollAnchor(_:)`.
    public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}
