import UIKit

/// A view that goes through phases.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    /// What begins the way through the phases; nil: it goes on and on.
    let trigger: AnimationTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }
    public init<Trigger: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger) = (Array(phases), AnimationTrigger(trigger))
        (self.content, self.animation) = (content, animation)
    }
}

@MainActor extension PhaseAnimator: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        guard !phases.isEmpty else { return node.makeItems = { [] } }
        let way = node.keep { PhaseWay() }
        if trigger?.hasChanged(since: &way.trigger) ?? true { way.goes = true }
        let phase = phases[way.step % phases.count]
        let inner = node.child(0, node.tracked { content(phase) }, node.environment)
        node.makeItems = { inner.items }
        guard way.goes, !way.isWaiting, phases.count > 1 else { return }
        way.isWaiting = true
        let next = phases[(way.step + 1) % phases.count]
        let (animation, isOnce, count) = (animation(next), trigger != nil, phases.count)
        node.host.afterLayout { [weak node] in
            guard let node else { return }
            var transaction = Transaction(animation: animation)
            transaction.addAnimationCompletion { [weak node] in
                way.isWaiting = false
                node?.invalidate()
            }
            withTransaction(transaction) {
                way.step = (way.step + 1) % count
                // Once around, it rests until it is triggered again.
                if isOnce, way.step == 0 { way.goes = false }
                node.invalidate()
            }
        }
    }
}

/// How far a view is on its way through phases.
@MainActor
private final class PhaseWay {
    var step = 0
    var goes = false
    var isWaiting = false
    var trigger: Any?
}

nonisolated extension View {
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(AnyView(self), $0) }, animation: animation)
    }
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
    }
}
