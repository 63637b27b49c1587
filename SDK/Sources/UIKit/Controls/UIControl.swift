import Foundation
import ViewLink

/// A view that a person operates.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// Those that an app may use for its own.
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where a control's content lies.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// Where a control's content lies.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
        let events: Event
    }

    open var isEnabled = true { didSet { Display.changed() } }
    open var isSelected = false { didSet { Display.changed() } }
    open var isHighlighted = false { didSet { Display.changed() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { Display.changed() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { Display.changed() } }
    private var targets: [Target] = []
    private var blocks: [(action: UIAction, events: Event)] = []
    /// Kept: a menu of a control comes where it does nothing else.
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Nobody points at it.
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Who hears of it.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }.map(AnyHashable.init)) }
    open var allControlEvents: Event {
        (targets.map(\.events) + blocks.map(\.events)).reduce(into: []) { $0.formUnion($1) }
    }
    /// The names of the methods of a target.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.filter { $0.object === object && $0.events.contains(controlEvent) }
            .map { NSStringFromSelector($0.action) }
        return names.isEmpty ? nil : names
    }
    /// Calls `iterator` for each that hears, until it sets its last argument.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for each in targets where !stops { iterator(nil, (each.object, each.action), each.events, &stops) }
        for each in blocks where !stops { iterator(each.action, nil, each.events, &stops) }
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        blocks.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// Does it, as for a person's touch.
    open func sendAction(_ action: UIAction) { action.perform(self) }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Does `primaryAction` when a person does what the control is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The method of a target; nil asks along the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(Target(object: target.map { $0 as AnyObject }, action: action, events: controlEvents))
        Display.changed()
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action)
                && !$0.events.isDisjoint(with: controlEvents)
        }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        blocks.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        blocks.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        blocks.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Whether anybody hears of an event.
    func hasActions(for event: Event) -> Bool {
        targets.contains { !$0.events.isDisjoint(with: event) }
            || blocks.contains { !$0.events.isDisjoint(with: event) }
    }

    /// Tells the targets of these events, as a person's touch does.
    open func sendActions(for controlEvents: Event) {
        let event = UIEvent([])
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            sendAction(target.action, to: target.object, for: event)
        }
        for (action, events) in blocks where !events.isDisjoint(with: controlEvents) { action.perform(self) }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return tell(target as AnyObject, action, [self, event]) }
        var responder: UIResponder? = self
        while let each = responder {
            if AuthorNames.shared.perform(action, on: each, with: [self, event]) { return }
            responder = each.next
        }
    }

    /// The person tapped, without a finger that was told of: by a key, or by what speaks for one.
    func touchUpInside() {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        isPressed()
    }

    /// A finger was let go inside.
    func isPressed() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

    /// How a finger is followed; nil without one.
    private var tracking: (touch: UITouch, isInside: Bool)?
    private var hasTap = false

    /// Whether a finger is followed.
    open var isTracking: Bool { tracking != nil }
    open var isTouchInside: Bool { tracking?.isInside ?? false }

    /// Whether the tap that is told now was a finger's, which has done its work; asked once.
    func wasTapped() -> Bool {
        defer { hasTap = false }
        return hasTap
    }

    /// - Returns: whether the control follows the finger.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// - Returns: whether the control goes on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// How far outside a finger still counts as inside, in points, as on a phone.
    private static let slack: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasTap = false
        guard isEnabled, tracking == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
        tracking = (touch, true)
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let (touch, wasInside) = tracking, touches.contains(touch) else { return }
        let isInside = isInside(touch)
        tracking = (touch, isInside)
        isHighlighted = isInside
        guard continueTracking(touch, with: event) else { return tracking = nil }
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking?.touch, touches.contains(touch) else { return }
        endTracking(touch, with: event)
        tracking = nil
        isHighlighted = false
        guard isEnabled, isInside(touch) else { return sendActions(for: .touchUpOutside) }
        hasTap = true
        isPressed()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracking != nil else { return }
        tracking = nil
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    override var senses: Set<ViewSense> { isEnabled ? super.senses.union([.tap]) : [] }
}
