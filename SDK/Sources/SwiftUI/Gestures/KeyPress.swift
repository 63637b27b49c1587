public import Foundation

/// A key that was pressed. A simulated phone has no keyboard of its own, so that none is told of.
public struct KeyPress: Sendable {
    /// When in its way.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]
    }
    /// Whether it was taken.
    public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// A direction in which the focus goes.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

/// Where a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
    case active(CGPoint)
    case ended
}

/// What a view looks like below a pointer.
public struct HoverEffect: Hashable, Sendable {
    public static let automatic = Self(), highlight = Self(), lift = Self()
}

nonisolated extension View {
    @preconcurrency public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View
    { self }
    @preconcurrency public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool = true) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    @preconcurrency public func onPencilDoubleTap(
        perform action: @escaping @MainActor (PencilDoubleTapGestureValue) -> Void
    )
        -> some View
    { self }
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View { self }
}

/// Two taps on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

extension KeyboardShortcut {
    /// How a shortcut changes with the keyboard's language.
    public struct Localization: Sendable {
        public static let automatic = Self(), withoutMirroring = Self(), custom = Self()
    }
}

extension KeyEquivalent {
    public static let deleteForward = Self("\u{F728}"), clear = Self("\u{F739}"), home = Self("\u{F729}")
    public static let end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}")
}

extension EventModifiers {
    public static let numericPad = Self(rawValue: 32), all = Self(rawValue: 63)
}
