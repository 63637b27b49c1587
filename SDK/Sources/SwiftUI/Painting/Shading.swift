public import UIKit

extension GraphicsContext {
    /// What lines and areas are filled with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case color(Color)
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
        }
        private let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }

        public static var backdrop: Self { Self(.color(.clear)) }
        public static var foreground: Self { Self(.style(AnyShapeStyle(ForegroundStyle()))) }
        public static func palette(_ array: [Shading]) -> Self { array.first ?? .foreground }
        public static func color(_ color: Color) -> Self { Self(.color(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Self { Self(.color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Self { Self(.color(Color(colorSpace, white: white, opacity: opacity))) }
        public static func style(_ style: some ShapeStyle) -> Self { Self(.style(AnyShapeStyle(style))) }
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Self { Self(.linear(gradient, startPoint, endPoint)) }
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Self { Self(.radial(gradient, center, startRadius, endRadius)) }
        // What is drawn around a point, by pictures, nets and shaders has the colour of what is in front.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Self { gradient.stops.first.map { .color($0.color) } ?? .foreground }
        public static func tiledImage(
            _ image: Image,
            origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Self { .foreground }
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { .foreground }
        public static func meshGradient(_ gradient: MeshGradient) -> Self { .foreground }

        /// One colour of it.
        func color(_ environment: EnvironmentValues) -> UIColor {
            switch kind {
            case .color(let color): color.uiColor
            case .style(let style): style.painted(in: environment).color
            case .linear(let gradient, _, _), .radial(let gradient, _, _, _):
                gradient.stops.first?.color.uiColor ?? .clear
            }
        }

        func fill(_ path: Path, isEven: Bool, in context: CGContext, _ environment: EnvironmentValues) {
            switch kind {
            case .linear, .radial:
                context.addPath(path.cgPath)
                context.clip(using: isEven ? .evenOdd : .winding)
                drawGradient(in: context)
            default:
                context.setFillColor(color(environment).cgColor)
                context.addPath(path.cgPath)
                context.fillPath(using: isEven ? .evenOdd : .winding)
            }
        }

        func stroke(_ path: Path, _ style: StrokeStyle, in context: CGContext, _ environment: EnvironmentValues) {
            switch kind {
            case .linear, .radial: fill(path.strokedPath(style), isEven: false, in: context, environment)
            default:
                context.setStrokeColor(color(environment).cgColor)
                context.setLineWidth(style.lineWidth)
                context.setLineCap(style.lineCap)
                context.setLineJoin(style.lineJoin)
                context.setMiterLimit(style.miterLimit)
                if !style.dash.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dash) }
                context.addPath(path.cgPath)
                context.strokePath()
            }
        }

        private func drawGradient(in context: CGContext) {
            func made(_ gradient: Gradient) -> CGGradient? {
                CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(),
                    colors: gradient.stops.map(\.color.uiColor.cgColor) as CFArray,
                    locations: gradient.stops.map(\.location)
                )
            }
            let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            switch kind {
            case .linear(let gradient, let start, let end):
                if let drawn = made(gradient) {
                    context.drawLinearGradient(drawn, start: start, end: end, options: options)
                }
            case .radial(let gradient, let center, let inner, let outer):
                if let drawn = made(gradient) {
                    context.drawRadialGradient(
                        drawn,
                        startCenter: center,
                        startRadius: inner,
                        endCenter: center,
                        endRadius: outer,
                        options: options
                    )
                }
            default: break
            }
        }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        let picture: UIImage?
        public var size: CGSize { picture?.size ?? .zero }
        public var baseline: CGFloat { size.height }
        public var shading: Shading?
    }

    /// Words that are ready to be drawn.
    public struct ResolvedText {
        let string: NSAttributedString
        public var shading = Shading.foreground {
            didSet { hasShading = true }
        }
        private var hasShading = false
        init(string: NSAttributedString) { self.string = string }

        public func measure(in size: CGSize) -> CGSize {
            string.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
        }
        public func firstBaseline(in size: CGSize) -> CGFloat { font.ascender }
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height + font.descender }
        private var font: UIFont {
            string.length > 0
                ? string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 17)
                : .systemFont(ofSize: 17)
        }
        /// In the colour that the author has set.
        func colored(_ environment: EnvironmentValues) -> NSAttributedString {
            guard hasShading else { return string }
            let other = NSMutableAttributedString(attributedString: string)
            other.addAttribute(
                .foregroundColor,
                value: shading.color(environment),
                range: NSRange(location: 0, length: string.length)
            )
            return other
        }
    }

    /// A view that is drawn as a symbol.
    public struct ResolvedSymbol {
        let picture: UIImage
        public var size: CGSize { picture.size }
    }
}
