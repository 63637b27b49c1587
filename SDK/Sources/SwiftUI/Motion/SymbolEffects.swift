public import UIKit

/// Symbols that move.
nonisolated struct SymbolEffectModifier: DrawnModifier {
    let effect: SymbolEffect
    let options: SymbolEffectOptions
    /// Whether it moves now, until it is no longer told so; nil where it moves once for a value.
    var isActive: Bool?
    /// Whether a value is another than one that was told before.
    var isOther: ((Any?) -> Bool)?
    var value: Any?

    @MainActor private final class Kept {
        let items = ItemTable<LookItem>()
        var views: [LookView] = []
        var value: Any?
        var isActive = false
        var isNew = true
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let kept = node.keep { Kept() }
        let inner = content(node.environment)
        node.makeItems = {
            let items = kept.items.items(for: inner.items, { LookItem($0) }, { _ in })
            kept.views = items.map(\.view)
            return items
        }
        let (begins, ends) = cue(kept)
        (kept.value, kept.isActive, kept.isNew) = (value, isActive ?? false, false)
        guard begins || ends else { return }
        let lasts = isActive != nil
        node.host.afterLayout { [effect, options] in
            for view in kept.views {
                if begins { view.begin(effect, options, lasts: lasts) } else { view.end(effect) }
            }
        }
    }

    @MainActor private func cue(_ kept: Kept) -> (begins: Bool, ends: Bool) {
        if let isActive { return (isActive && !kept.isActive, !isActive && kept.isActive) }
        return (!kept.isNew && isOther?(kept.value) == true, false)
    }
}

nonisolated extension View {
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        changed(by: SymbolEffectModifier(effect: effect, options: options, isActive: isActive))
    }
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        changed(
            by: SymbolEffectModifier(
                effect: effect,
                options: options,
                isOther: { ($0 as? Value) != value },
                value: value
            )
        )
    }
}
