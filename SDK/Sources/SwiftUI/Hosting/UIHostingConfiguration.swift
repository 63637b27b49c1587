public import UIKit

/// Puts a SwiftUI view into a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private var leastHeight: CGFloat = 44
    private var leastWidth: CGFloat = 0
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private let content: Content
    private let ground: AnyView

    @preconcurrency @MainActor
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        (self.content, ground) = (content(), AnyView(EmptyView()))
    }
    private init<Former>(_ other: UIHostingConfiguration<Content, Former>, ground: AnyView) {
        (leastHeight, leastWidth, insets) = (other.leastHeight, other.leastWidth, other.insets)
        (content, self.ground) = (other.content, ground)
    }

    public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<Content, EmptyView> {
        .init(self, ground: AnyView(FilledShape(style: style, figure: Rectangle())))
    }
    @preconcurrency @MainActor
    public func background<Other: View>(
        @ViewBuilder content: () -> Other
    ) -> UIHostingConfiguration<Content, Other> { .init(self, ground: AnyView(content())) }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var other = self
        if edges.contains(.top) { other.insets.top = insets.top }
        if edges.contains(.leading) { other.insets.leading = insets.leading }
        if edges.contains(.bottom) { other.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { other.insets.trailing = insets.trailing }
        return other
    }
    /// Of the cell, at least. Points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var other = self
        if let height, height.isFinite { other.leastHeight = max(height, 0) }
        if let width, width.isFinite { other.leastWidth = max(width, 0) }
        return other
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The view with its margins before its ground.
    @MainActor fileprivate var whole: AnyView {
        AnyView(
            content.padding(insets)
                .frame(minWidth: leastWidth, maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
                .background { ground }
        )
    }
}

/// A configuration of any view.
@MainActor
private protocol HostedConfiguration {
    var whole: AnyView { get }
}

extension UIHostingConfiguration: HostedConfiguration {}

/// A cell's content that is a tree of views.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let host = ViewHost(controller: nil)

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        host.view.ignoresSafeArea = true
        addSubview(host.view)
        host.isVisible = true
        host.updated = { [weak self] in self?.invalidateIntrinsicContentSize() }
        show()
    }
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let hosted = configuration as? any HostedConfiguration else { return }
        host.show(hosted.whole, environment: EnvironmentValues(traitCollection))
    }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is any HostedConfiguration }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.view.frame = bounds
    }
    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: host.size(ProposedViewSize(width: bounds.width, height: nil)).height
        )
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.size(ProposedViewSize(width: size.width, height: nil))
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { host.size(ProposedViewSize(width: targetSize.width, height: nil)) }
}

/// Gives a trait of UIKit's and a value of the environment to each other; as no view is asked for its body, nobody does.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
