/// A view that is drawn by this module: it brings its node to what it says.
@MainActor
protocol DrawnView: PrimitiveView {
    /// Updates the views below, and says what the node lays out. Called again with a new value of the same type.
    func update(_ node: GraphNode)
}

/// A modifier of this module: it brings the node of the modified view to what it says.
@MainActor
protocol DrawnModifier: ViewModifier where Body == Never {
    /// Updates the content's node, which `content` makes, with the environment that it is to have.
    func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode)
}

nonisolated extension View {
    /// The view with one of this module's modifiers.
    func changed<Modifier: DrawnModifier>(by modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Changes what is around the views below.
nonisolated struct EnvironmentModifier: DrawnModifier {
    let change: (inout EnvironmentValues) -> Void

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        var environment = node.environment
        change(&environment)
        let content = content(environment)
        node.makeItems = { content.items }
    }
}

nonisolated extension View {
    /// The view with something else around it.
    func around(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedContent<Self, EnvironmentModifier> {
        changed(by: EnvironmentModifier(change: change))
    }

    /// The view with a value around it.
    func around<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedContent<Self, EnvironmentModifier> {
        around { $0[keyPath: path] = value }
    }
}
