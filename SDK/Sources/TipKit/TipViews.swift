import Combine
public import SwiftUI

/// A tip among other views: nothing while it may not be shown.
public nonisolated struct TipView<Content: Tip>: View {
    private let tip: (any Tip)?
    private let isPresented: Binding<Bool>?
    private let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipLook) private var look
    private let watch = TipWatch()

    @preconcurrency public init(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { (self.tip, isPresented, self.action) = (tip, nil, action) }
    @preconcurrency public init(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip { (self.tip, isPresented, self.action) = (tip, nil, action) }
    public init(
        _ tip: Content,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.isPresented, self.action) = (tip, isPresented, action) }

    @MainActor @ViewBuilder public var body: some View {
        if let tip, tip.shouldDisplay, isPresented?.wrappedValue != false {
            look.style.body(of: TipViewStyleConfiguration(tip: tip, look: look, close: { close() }, action: action))
                .onAppear { TipCenter.shared.displayed(tip) }
        }
    }

    @MainActor private func close() {
        tip?.invalidate(reason: .tipClosed)
        isPresented?.wrappedValue = false
    }
}

/// How tips look, as modifiers around them say.
struct TipLook {
    var style: any TipViewStyle = MiniTipViewStyle()
    var background: AnyShapeStyle?
    /// Points.
    var cornerRadius: CGFloat = 13
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

private struct TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }

extension EnvironmentValues {
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

/// Has the view that it is a property of evaluated again when tips have become others.
struct TipWatch: DynamicProperty, LinkedProperty {
    func link(to slot: PropertySlot) {
        guard !slot.isObserving else { return }
        let following = TipCenter.shared.follow { [weak slot] in
            Task { @MainActor in slot?.changed() }
        }
        slot.observe(AnyCancellable { following.end() })
    }
}

/// What tips look like.
@preconcurrency @MainActor
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle {
    fileprivate func body(of configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// What a style draws.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    let look: TipLook
    let close: @MainActor () -> Void
    let action: @MainActor (Tips.Action) -> Void
}

/// The system's own.
public nonisolated struct MiniTipViewStyle: TipViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}

/// A tip with its picture, its words, its buttons and the one that closes it.
private struct TipCard: View {
    let configuration: TipViewStyleConfiguration
    private var look: TipLook { configuration.look }

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().scaledToFit()
                    .frame(width: look.imageSize?.width ?? 32, height: look.imageSize?.height ?? 32)
                    .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
            }
            VStack(alignment: .leading, spacing: 4) {
                if let title = configuration.title { title.font(.headline) }
                if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(configuration.actions) { action in
                    Divider()
                    Button {
                        action.handler()
                        configuration.action(action)
                    } label: {
                        action.label()
                    }
                }
            }
            Spacer(minLength: 0)
            Button {
                configuration.close()
            } label: {
                Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
        }
        .padding(12)
        .background(look.background ?? AnyShapeStyle(Color(.secondarySystemBackground)))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
    }
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
    /// The tip in a popover that points to the view.
    @preconcurrency public func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, isPresented: nil, action: action)) }
    @preconcurrency public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, isPresented: isPresented, action: action)) }
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.style = style }
    }
    public func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
    }
    public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLook) { $0.cornerRadius = radius }
    }
    public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLook) { $0.imageSize = size }
    }
    public func tipImageStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
    }
    /// Kept: what lies behind a popover is touched as the system has it.
    public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

/// Shows a tip in a popover as long as it may be shown.
private nonisolated struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipLook) private var look
    private let watch = TipWatch()

    init(tip: (any Tip)?, isPresented: Binding<Bool>?, action: @escaping @MainActor (Tips.Action) -> Void) {
        (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
    }

    @MainActor func body(content: Content) -> some View {
        content.popover(isPresented: shown) {
            if let tip {
                look.style.body(of: TipViewStyleConfiguration(tip: tip, look: look, close: { close() }, action: action))
                    .frame(idealWidth: 320)
                    .onAppear { TipCenter.shared.displayed(tip) }
                    .presentationCompactAdaptation(.popover)
            }
        }
    }

    @MainActor private var shown: Binding<Bool> {
        let isShown = tip?.shouldDisplay == true && isPresented?.wrappedValue != false
        return Binding(get: { isShown }, set: { if !$0 { close() } })
    }

    @MainActor private func close() {
        tip?.invalidate(reason: .tipClosed)
        isPresented?.wrappedValue = false
    }
}
