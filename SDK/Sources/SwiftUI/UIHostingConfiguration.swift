public import UIKit

/// Puts a SwiftUI view into a cell: the cell shows a placeholder that names it.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private var leastHeight: CGFloat = 44

    @preconcurrency @MainActor
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    private init(leastHeight: CGFloat) { self.leastHeight = leastHeight }

    public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<Content, EmptyView> {
        .init(leastHeight: leastHeight)
    }
    @preconcurrency @MainActor
    public func background<Other: View>(
        @ViewBuilder content: () -> Other
    ) -> UIHostingConfiguration<Content, Other> { .init(leastHeight: leastHeight) }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    /// - Parameter height: of the cell, at least.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var other = self
        if let height, height.isFinite { other.leastHeight = max(height, 0) }
        return other
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        HostedView(self, "the SwiftUI view \(Content.self)", height: leastHeight)
    }
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Stands where the view would be.
private final class HostedView: MissingView, UIContentView {
    var configuration: any UIContentConfiguration
    private let height: CGFloat

    init(_ configuration: any UIContentConfiguration, _ what: String, height: CGFloat) {
        (self.configuration, self.height) = (configuration, height)
        super.init(what)
    }
    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// Gives a trait of UIKit's and a value of the environment to each other; as no view is asked for its body, nobody does.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
