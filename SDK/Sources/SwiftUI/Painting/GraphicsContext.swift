public import UIKit

/// What a canvas draws with.
public struct GraphicsContext {
    /// What all copies of it draw into.
    final class Target {
        let context: CGContext
        let size: CGSize
        let environment: EnvironmentValues
        /// The canvas's symbols, by their tags.
        var symbols: [AnyHashable: UIImage] = [:]
        init(_ context: CGContext, _ size: CGSize, _ environment: EnvironmentValues) {
            (self.context, self.size, self.environment) = (context, size, environment)
        }
    }

    private let target: Target
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    private var clips: [(path: Path, isEven: Bool)] = []
    private var shadow: (color: Color, radius: CGFloat, offset: CGSize)?

    init(_ target: Target) { self.target = target }
    init(_ context: CGContext, _ size: CGSize) { self.init(Target(context, size, EnvironmentValues())) }

    /// Where it draws.
    public var clipBoundingRect: CGRect {
        clips.reduce(CGRect(origin: .zero, size: target.size)) { $0.intersection($1.path.boundingRect) }
    }
    /// The canvas's.
    public var environment: EnvironmentValues { target.environment }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        guard !options.contains(.inverse) else {
            var outside = Path(CGRect(origin: .zero, size: target.size))
            outside.addPath(path.applying(transform))
            return clips.append((outside, true))
        }
        clips.append((path.applying(transform), style.isEOFilled))
    }
    /// A clip by what is drawn is none here.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {}
    /// Shadows are drawn; other filters are kept.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let shadow = filter.shadow { self.shadow = shadow }
    }

    /// Draws with what was set of it.
    private func drawing(_ draw: (CGContext) -> Void) {
        let context = target.context
        context.saveGState()
        for clip in clips {
            context.addPath(clip.path.cgPath)
            context.clip(using: clip.isEven ? .evenOdd : .winding)
        }
        context.concatenate(transform)
        context.setAlpha(CGFloat(opacity))
        if let mode = CGBlendMode(rawValue: blendMode.rawValue) { context.setBlendMode(mode) }
        if let shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color.uiColor.cgColor)
        }
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        context.restoreGState()
    }

    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(picture: image.picture(in: environment))
    }
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(string: text.attributed(in: environment))
    }
    /// A view that was given a tag among the canvas's symbols.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        target.symbols[AnyHashable(id)].map(ResolvedSymbol.init)
    }

    /// What is drawn together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawing { shading.fill(path, isEven: style.isEOFilled, in: $0, environment) }
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawing { shading.stroke(path, style, in: $0, environment) }
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        drawing { _ in
            guard let shading = image.shading else { return image.picture?.draw(in: rect) ?? () }
            image.picture?.withTintColor(shading.color(environment)).draw(in: rect)
        }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: image.size.placed(at: point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        drawing { _ in text.colored(environment).draw(in: rect) }
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: 10_000, height: 10_000))
        draw(text, in: size.placed(at: point, anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { drawing { _ in symbol.picture.draw(in: rect) } }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.placed(at: point, anchor))
    }
    /// Draws by Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = target.context
        context.saveGState()
        defer { context.restoreGState() }
        for clip in clips {
            context.addPath(clip.path.cgPath)
            context.clip(using: clip.isEven ? .evenOdd : .winding)
        }
        context.concatenate(transform)
        context.setAlpha(CGFloat(opacity))
        try content(context)
    }
}

extension CGSize {
    /// A rectangle of the size with a point of it somewhere.
    fileprivate func placed(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height)
    }
}

extension GraphicsContext {
    /// How what is drawn mixes with what is below.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0), multiply = Self(rawValue: 1), screen = Self(rawValue: 2)
        public static let overlay = Self(rawValue: 3), darken = Self(rawValue: 4), lighten = Self(rawValue: 5)
        public static let colorDodge = Self(rawValue: 6), colorBurn = Self(rawValue: 7), softLight = Self(rawValue: 8)
        public static let hardLight = Self(rawValue: 9), difference = Self(rawValue: 10)
        public static let exclusion = Self(rawValue: 11), hue = Self(rawValue: 12), saturation = Self(rawValue: 13)
        public static let color = Self(rawValue: 14), luminosity = Self(rawValue: 15), clear = Self(rawValue: 16)
        public static let copy = Self(rawValue: 17), sourceIn = Self(rawValue: 18), sourceOut = Self(rawValue: 19)
        public static let sourceAtop = Self(rawValue: 20), destinationOver = Self(rawValue: 21)
        public static let destinationIn = Self(rawValue: 22), destinationOut = Self(rawValue: 23)
        public static let destinationAtop = Self(rawValue: 24), xor = Self(rawValue: 25)
        public static let plusDarker = Self(rawValue: 26), plusLighter = Self(rawValue: 27)
    }

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = Self(rawValue: 1 << 0)
    }

    /// How a filter reckons.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = Self(rawValue: 1 << 0)
    }

    /// How a shadow is made.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = Self(rawValue: 1 << 0), shadowOnly = Self(rawValue: 1 << 1)
        public static let invertsAlpha = Self(rawValue: 1 << 2), disablesGroup = Self(rawValue: 1 << 3)
    }

    /// How a blur is made.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = Self(rawValue: 1 << 0), dithersResult = Self(rawValue: 1 << 1)
    }

    /// How a gradient goes on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = Self(rawValue: 1 << 0), mirror = Self(rawValue: 1 << 1)
        public static let linearColor = Self(rawValue: 1 << 2)
    }

    /// What is done to what is drawn.
    public struct Filter: Sendable {
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Self { Self(shadow: (color, radius, CGSize(width: x, height: y))) }
        public static func colorMultiply(_ color: Color) -> Self { Self() }
        public static func hueRotation(_ angle: Angle) -> Self { Self() }
        public static func saturation(_ amount: Double) -> Self { Self() }
        public static func brightness(_ amount: Double) -> Self { Self() }
        public static func contrast(_ amount: Double) -> Self { Self() }
        public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
        public static func grayscale(_ amount: Double) -> Self { Self() }
        public static var luminanceToAlpha: Self { Self() }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Self { Self() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Self { Self() }
        public static func colorShader(_ shader: Shader) -> Self { Self() }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
    }
}
