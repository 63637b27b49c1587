/// What previews are made with.
public struct Preview: Sendable {
    /// Traits that a preview of views has.
    public enum ViewTraits: Sendable {}
}

/// How a preview is shown. There is no canvas: none is.
public struct PreviewTrait<T>: Sendable {
    init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// What previews have in common.
@preconcurrency @MainActor
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = AnyView
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}
