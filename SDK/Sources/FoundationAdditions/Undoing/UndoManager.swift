public import Foundation

/// Keeps what takes changes back, and does it, by groups (Foundation: UndoManager).
///
/// A group is made around each change that is registered outside of one, as long as `groupsByEvent`: it is closed as soon
/// as the main queue comes to its next work, as the run loop does on an iPhone, or as `undo()` is called.
open class UndoManager: NSObject {
    private var undoing: [UndoGroup] = [], redoing: [UndoGroup] = []
    private var open: [UndoGroup] = []
    private var disabled = 0
    private var eventGroupIsOpen = false

    /// Whether changes of one event are one group.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Kept: nothing here runs in modes.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    public override init() {}

    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redoing.isEmpty }
    open var undoCount: Int { undoing.count }
    open var redoCount: Int { redoing.count }
    open var undoActionName: String { (open.first ?? undoing.last)?.name ?? "" }
    open var redoActionName: String { redoing.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() {
        guard disabled > 0 else {
            fatalError("-[UndoManager enableUndoRegistration] invoked with no matching call to disableUndoRegistration")
        }
        disabled -= 1
    }

    open func beginUndoGrouping() {
        if groupsByEvent, open.isEmpty, !eventGroupIsOpen { openEventGroup() }
        begin()
    }

    open func endUndoGrouping() {
        guard !open.isEmpty else { fatalError("endUndoGrouping called with no matching begin") }
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        let group = open.removeLast()
        if open.isEmpty { eventGroupIsOpen = false }
        guard !group.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoing.append(group)
        } else {
            undoing.append(group)
            if !isRedoing { redoing.removeAll() }
            forgetOldest()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    /// Keeps what takes a change back. While something is undone, it is what does it again.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping (Target) -> Void
    ) {
        guard disabled == 0 else { return }
        if open.isEmpty {
            guard groupsByEvent else { fatalError("must begin a group before registering undo") }
            openEventGroup()
        }
        open.last?.steps.append(
            UndoStep(target: target) { [weak target] in if let target { handler(target) } }
        )
    }

    open func setActionName(_ actionName: String) { (open.last ?? undoing.last)?.name = actionName }

    open func undo() {
        while !open.isEmpty, eventGroupIsOpen || open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoing.popLast() else { return }
        run(group, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange) { isUndoing = $0 }
    }

    open func redo() {
        guard let group = redoing.popLast() else { return }
        run(group, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange) { isRedoing = $0 }
    }

    open func removeAllActions() {
        undoing.removeAll()
        redoing.removeAll()
        open.removeAll()
        eventGroupIsOpen = false
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoing + redoing + open { group.steps.removeAll { $0.target === target || $0.target == nil } }
        undoing.removeAll { $0.steps.isEmpty }
        redoing.removeAll { $0.steps.isEmpty }
    }

    private func run(
        _ group: UndoGroup,
        _ will: Notification.Name,
        _ did: Notification.Name,
        marking mark: (Bool) -> Void
    ) {
        NotificationCenter.default.post(name: will, object: self)
        mark(true)
        begin()
        open.last?.name = group.name
        for step in group.steps.reversed() { step.run() }
        endUndoGrouping()
        mark(false)
        NotificationCenter.default.post(name: did, object: self)
    }

    private func begin() {
        open.append(UndoGroup())
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    private func openEventGroup() {
        begin()
        eventGroupIsOpen = true
        nonisolated(unsafe) let manager = self  // It belongs to the thread of its app's changes, which is the main one.
        DispatchQueue.main.async { manager.closeEventGroup() }
    }

    private func closeEventGroup() {
        while eventGroupIsOpen, !open.isEmpty { endUndoGrouping() }
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        undoing.removeFirst(max(0, undoing.count - levelsOfUndo))
        redoing.removeFirst(max(0, redoing.count - levelsOfUndo))
    }
}

private final class UndoGroup {
    var name = ""
    var steps: [UndoStep] = []
}

private struct UndoStep {
    weak var target: AnyObject?
    let run: () -> Void
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
