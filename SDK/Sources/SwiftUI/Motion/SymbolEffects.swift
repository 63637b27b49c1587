public import UIKit

/// Symbols that move.
nonisolated struct SymbolEffectModifier: DrawnModifier {
    /// When they do.
    enum Cue {
        /// As long as it is true.
        case active(Bool)
        /// Once whenever the value is another than the one before.
        case value(Any, isOther: (Any) -> Bool)
    }

    let effect: SymbolEffect
    let options: SymbolEffectOptions
    let cue: Cue

    @MainActor private final class Kept {
        let items = ItemTable<LookItem>()
        var views: [LookView] = []
        /// What the cue said last; nil before the first evaluation.
        var former: Any?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let kept = node.keep { Kept() }
        let inner = content(node.environment)
        node.makeItems = {
            let items = kept.items.items(for: inner.items, { LookItem($0) }, { _ in })
            kept.views = items.map(\.view)
            return items
        }
        switch cue {
        case .active(let isActive):
            let wasActive = kept.former as? Bool ?? false
            kept.former = isActive
            guard isActive != wasActive else { return }
            node.host.afterLayout { [effect, options] in
                for view in kept.views {
                    if isActive { view.begin(effect, options, lasts: true) } else { view.end(effect) }
                }
            }
        case .value(let value, let isOther):
            let begins = kept.former.map(isOther) ?? false
            kept.former = .some(value)
            guard begins else { return }
            node.host.afterLayout { [effect, options] in
                for view in kept.views { view.begin(effect, options, lasts: false) }
            }
        }
    }
}

nonisolated extension View {
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { changed(by: SymbolEffectModifier(effect: effect, options: options, cue: .active(isActive))) }
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        let cue = SymbolEffectModifier.Cue.value(value) { ($0 as? Value) != value }
        return changed(by: SymbolEffectModifier(effect: effect, options: options, cue: cue))
    }
}
