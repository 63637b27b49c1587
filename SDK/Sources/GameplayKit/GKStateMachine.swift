public import Foundation

/// A state that something may be in.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    /// Any, unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    /// - Parameter seconds: since the last time.
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// Is in one of its states.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
        states.first { type(of: $0) == stateClass } as? State
    }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes on to another state.
    ///
    /// - Returns: whether it may.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
