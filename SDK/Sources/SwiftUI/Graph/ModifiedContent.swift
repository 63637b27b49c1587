/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("a view with a modifier has no body") }
}

@MainActor extension ModifiedContent: DrawnView where Content: View, Modifier: ViewModifier {
    @MainActor func update(_ node: GraphNode) {
        if let drawn = modifier as? any DrawnModifier {
            drawn.update(node) { node.child(0, content, $0) }
        } else if let effect = node.moving(modifier) as? any GeometryEffect {
            let drawn = node.child(0, content.looking { view, size in view.apply(effect, size) }, node.environment)
            node.makeItems = { drawn.items }
        } else {
            // A modifier of the author's has properties, as a view has.
            let modifier = node.moving(modifier)
            node.link(modifier)
            let body = node.tracked { modifier.body(content: AnyView(content)) }
            let result = node.child(0, body, node.environment)
            node.makeItems = { result.items }
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: AnyView) -> some View { content.modifier(self.content).modifier(modifier) }
}

/// Changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}
    @MainActor public func body(content: Content) -> some View { content }
}

extension ViewModifier {
    public nonisolated func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        self
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A wrapper of a view's properties that is made of others. What it remembers lies in those (`@State`, `@StateObject`).
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension EnvironmentObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension SceneStorage: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension GestureState: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension FetchRequest: DynamicProperty {}
extension FocusedValue: DynamicProperty {}

/// Views that are made of data.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {}
