public import UIKit

/// A picture.
public nonisolated struct Image: DrawnView, Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case given(UIImage)
    }

    private let source: Source
    private var isResizable = false
    private var capInsets = EdgeInsets()
    private var isTiled = false
    private var mode: TemplateRenderingMode?
    private var interpolation: Interpolation?
    /// What those who hear it are told.
    private var label: String?
    private var isDecorative = false

    private init(_ source: Source) { self.source = source }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle))
        self.label = label.string
    }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }
    /// A picture that is drawn when it is shown (iOS 16).
    public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            .given(
                UIGraphicsImageRenderer(size: size).image { drawing in
                    var context = GraphicsContext(drawing.cgContext, size)
                    renderer(&context)
                }
            )
        )
        self.label = label?.string
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        isDecorative = true
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.given(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
        isDecorative = true
    }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.given(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
        self.label = label.string
    }
    public init(_ resource: ImageResource) { self.init(.given(UIImage(resource: resource))) }
    public init(systemName: String) { self.init(.symbol(systemName)) }
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    public init(uiImage: UIImage) { self.init(.given(uiImage)) }

    /// How a picture is drawn.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How large a symbol is.
    public enum Scale: Sendable { case small, medium, large }
    /// How well a picture that is made larger is drawn.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How a picture fills more room than it has.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// Which way up it is.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
    public func resizable() -> Image { with { $0.isResizable = true } }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { ($0.isResizable, $0.capInsets, $0.isTiled) = (true, capInsets, resizingMode == .tile) }
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.mode = mode } }
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Kept: symbols have one colour here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Whether it has the colour of what is around.
    var isTemplate: Bool {
        if let mode { return mode == .template }
        switch source {
        case .symbol: return true
        case .named(let name, let bundle):
            return UIImage(named: name, in: bundle, compatibleWith: nil)?.renderingMode == .alwaysTemplate
        case .given(let image): return image.renderingMode == .alwaysTemplate
        }
    }

    /// UIKit's picture; a symbol is as large as text of the font.
    func picture(in environment: EnvironmentValues, font: UIFont? = nil) -> UIImage? {
        switch source {
        case .given(let image): return image
        case .named(let name, let bundle): return UIImage(named: name, in: bundle, compatibleWith: nil)
        case .symbol(let name):
            let font = font ?? environment.drawnFont.uiFont
            let scale: UIImage.SymbolScale =
                switch environment.imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
            let named = environment.symbolVariants.name(name)
            return UIImage(systemName: named, withConfiguration: UIImage.SymbolConfiguration(font: font, scale: scale))
        }
    }

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { ImageItem(UIImageView()) }
        let environment = node.environment
        var picture = picture(in: environment)
        if isResizable, capInsets != EdgeInsets() || isTiled {
            let insets = UIEdgeInsets(
                top: capInsets.top,
                left: capInsets.leading,
                bottom: capInsets.bottom,
                right: capInsets.trailing
            )
            picture = picture?.resizableImage(withCapInsets: insets, resizingMode: isTiled ? .tile : .stretch)
        }
        item.isResizable = isResizable
        item.show(picture?.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal), environment)
        item.view.contentMode = .scaleToFill
        if interpolation == Interpolation.none { item.view.layer.magnificationFilter = .nearest }
        item.view.isAccessibilityElement = !isDecorative
        item.view.accessibilityLabel = label ?? name
        item.view.accessibilityTraits = .image
        node.show(item)
    }

    private var name: String? {
        switch source {
        case .named(let name, _), .symbol(let name): name
        case .given: nil
        }
    }
}

/// A picture's view.
final class ImageItem: ViewItem<UIImageView> {
    var isResizable = false
    private var baseline: CGFloat?

    func show(_ picture: UIImage?, _ environment: EnvironmentValues) {
        if view.image !== picture { view.image = picture }
        let paint = environment.foregroundPaint
        view.tintColor = paint.color
        view.tintGradient = paint.gradientLayer
        view.layer.cast(paint.shadow, traits: view.traitCollection)
        let isSymbol = picture?.isSymbolImage == true
        let font = environment.drawnFont.uiFont
        baseline = isSymbol && !isResizable ? font.capHeight : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own).finite : own
    }

    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let baseline, [.firstBaseline, .lastBaseline].contains(key.usual) else { return nil }
        // A symbol's middle is that of the capitals beside it.
        return (size.height + baseline) / 2
    }
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private var names: [String]
    private init(_ names: [String]) { self.names = names }
    public static let none = Self([]), fill = Self(["fill"]), circle = Self(["circle"]), square = Self(["square"])
    public static let rectangle = Self(["rectangle"]), slash = Self(["slash"])
    public var fill: Self { Self(names + ["fill"]) }
    public var circle: Self { Self(names + ["circle"]) }
    public var square: Self { Self(names + ["square"]) }
    public var rectangle: Self { Self(names + ["rectangle"]) }
    public var slash: Self { Self(names + ["slash"]) }
    public func contains(_ other: Self) -> Bool { other.names.allSatisfy(names.contains) }

    /// The symbol's name in this variant.
    func name(_ name: String) -> String {
        names.reduce(name) { $0.hasSuffix(".\($1)") || $0.contains(".\($1).") ? $0 : "\($0).\($1)" }
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { around(\.imageScale, scale) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { around(\.symbolVariants, variant) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { around(\.symbolRenderingMode, mode) }
}

/// A picture of the network.
public nonisolated struct AsyncImage<Content: View>: DrawnView {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()).resizable() }
    }
    public init<Picture: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalView<Picture, Placeholder> {
        self.init(url: url, scale: scale, transaction: Transaction()) {
            phase -> ConditionalView<Picture, Placeholder> in
            if let image = phase.image { return .first(content(image)) }
            return .second(placeholder())
        }
    }
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content) }

    @MainActor func update(_ node: GraphNode) {
        let load = node.keep { PictureLoad() }
        load.load(url, scale, transaction) { [weak node] in node?.invalidate() }
        let shown = node.child(0, node.tracked { content(load.phase) }, node.environment)
        node.makeItems = { shown.items }
    }
}

/// A picture on its way.
@MainActor
private final class PictureLoad: EndingWithNode {
    private(set) var phase = AsyncImagePhase.empty
    private var url: URL?
    private var task: Task<Void, Never>?

    func load(_ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ changed: @escaping () -> Void) {
        guard url != self.url else { return }
        task?.cancel()
        (self.url, phase) = (url, .empty)
        guard let url else { return }
        task = Task { [weak self] in
            let result: AsyncImagePhase
            do {
                let data = try await URLSession.shared.data(from: url).0
                guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
                result = .success(Image(uiImage: image))
            } catch { result = .failure(error) }
            guard let self, !Task.isCancelled else { return }
            withTransaction(transaction) {
                self.phase = result
                changed()
            }
        }
    }

    func end() { task?.cancel() }
}
