public import UIKit

/// What a canvas draws with; no view is drawn.
public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// Where it draws: the size of nothing.
    public private(set) var clipBoundingRect = CGRect.zero
    public var transform = CGAffineTransform.identity
    /// The canvas's.
    public let environment = EnvironmentValues()

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {}
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    /// None: symbols are not drawn.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    /// What is drawn together; nothing is drawn.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws by Core Graphics; nothing is drawn.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
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
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Self { Self() }
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

    /// What lines and areas are filled with.
    public struct Shading: Sendable {
        public static var backdrop: Self { Self() }
        public static var foreground: Self { Self() }
        public static func palette(_ array: [Shading]) -> Self { Self() }
        public static func color(_ color: Color) -> Self { Self() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Self { Self() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Self { Self() }
        public static func style(_ style: some ShapeStyle) -> Self { Self() }
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Self { Self() }
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Self { Self() }
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Self { Self() }
        public static func tiledImage(
            _ image: Image,
            origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Self { Self() }
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { Self() }
        public static func meshGradient(_ gradient: MeshGradient) -> Self { Self() }
    }

    /// A picture that is ready to be drawn; none is.
    public struct ResolvedImage {
        public var size: CGSize { .zero }
        public var baseline: CGFloat { 0 }
        public var shading: Shading?
    }

    /// Words that are ready to be drawn; none are.
    public struct ResolvedText {
        public var shading = Shading.foreground
        public func measure(in size: CGSize) -> CGSize { .zero }
        public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
        public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
    }

    /// A view that is drawn as a symbol.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }
}
