/// What views tell those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Tells those above something.
nonisolated struct PreferenceModifier: DrawnModifier {
    let change: (inout PreferenceValues) -> Void

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        node.addPreferences = change
        node.makeItems = { content.items }
    }
}

/// Hears what those below tell.
nonisolated struct PreferenceObserver<Key: PreferenceKey>: DrawnModifier where Key.Value: Equatable {
    let action: @MainActor (Key.Value) -> Void

    private final class Former {
        var value: Key.Value?
        var action: (@MainActor (Key.Value) -> Void)?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let former = node.keep { Former() }
        former.action = action
        let content = content(node.environment)
        node.makeItems = { content.items }
        node.host.observe(node) { [weak content] in
            guard let content else { return }
            let now = content.preferences[Key.self] ?? Key.defaultValue
            guard former.value != now else { return }
            former.value = now
            former.action?(now)
        }
        // So that it is heard at first, too.
        node.host.afterUpdate {}
    }
}

/// A view before or behind another, made of what that one tells.
nonisolated struct PreferenceLayer<Key: PreferenceKey, Layer: View>: DrawnModifier {
    let alignment: Alignment
    let isBehind: Bool
    let layer: (Key.Value) -> Layer

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let value = content.preferences[Key.self] ?? Key.defaultValue
        let layer = node.child(1, node.tracked { self.layer(value) }, node.environment)
        node.show(each: content, as: { LayeredItem($0) }) { [alignment, isBehind] item in
            item.layers = layer.items
            (item.alignment, item.isBehind) = (alignment, isBehind)
        }
        node.host.observe(node) { [weak content, weak node] in
            guard let content, let node else { return }
            let now = content.preferences[Key.self] ?? Key.defaultValue
            // Of values that cannot be compared the first counts.
            if value is any Equatable, !areEqual(value, now) { node.invalidate() }
        }
    }
}

nonisolated extension View {
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        changed(by: PreferenceModifier { $0[Key.self] = value })
    }
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        changed(
            by: PreferenceModifier { values in
                var value = values[Key.self] ?? Key.defaultValue
                callback(&value)
                values[Key.self] = value
            }
        )
    }
    @preconcurrency public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { changed(by: PreferenceObserver<Key>(action: action)) }
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        changed(by: PreferenceLayer<Key, Content>(alignment: alignment, isBehind: false, layer: transform))
    }
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        changed(by: PreferenceLayer<Key, Content>(alignment: alignment, isBehind: true, layer: transform))
    }
}
