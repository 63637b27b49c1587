public import SwiftUI

/// A tip among other views; not drawn.
public nonisolated struct TipView<Content: Tip>: PrimitiveView {
    @preconcurrency public init(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {}
    @preconcurrency public init(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {}
    public init(
        _ tip: Content,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {}
}

/// What tips look like.
@preconcurrency @MainActor
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style draws.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
}

/// The system's own, which nobody draws.
public nonisolated struct MiniTipViewStyle: TipViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public nonisolated static var miniTip: Self { Self() }
}

/// Tips of which one is shown at a time.
@MainActor
public final class TipGroup: Observable {
    /// Which one.
    public enum Priority: Sendable { case firstAvailable, ordered }
    private let tips: [any Tip]
    private let priority: Priority
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.tips, self.priority) = (tips(), priority)
    }
    /// The first that may be shown; where they are in order, one that still may be keeps the next ones back.
    public var currentTip: (any Tip)? {
        for tip in tips {
            if tip.shouldDisplay { return tip }
            if priority == .ordered, tip.status == .pending { return nil }
        }
        return nil
    }
}

/// Puts tips together.
@resultBuilder
public enum TipGroupBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
}

nonisolated extension View {
    @preconcurrency public func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    @preconcurrency public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
    public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func tipImageSize(_ size: CGSize) -> some View { self }
    public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
    public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}
