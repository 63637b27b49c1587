public import Foundation
import ViewLink

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill, stroke, fillStroke, eoFillStroke
}

/// How something mixes with what lies under it.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How carefully a picture is made larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none, low, high, medium
}

/// What lies beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other (Core Graphics: CGGradient).
public final class CGGradient: Sendable {
    fileprivate let colors: [CGColor]
    fileprivate let locations: [CGFloat]

    /// - Parameter colors: of type CGColor.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.colors = (0..<colors.count).compactMap { colors[$0] as? CGColor }
        guard self.colors.count == colors.count, colors.count > 0 else { return nil }
        let count = self.colors.count
        self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }

    /// - Parameters:
    ///   - space: how many components a colour has, beside its alpha.
    ///   - components: of all colours, one after the other.
    ///   - locations: 0…1, one for each colour; nil places them at equal distances.
    ///   - count: how many colours.
    public init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
        guard colors.count == count else { return nil }
        self.colors = colors
        self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }
}

extension CGContext {
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect) }
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between the first and second, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for (index, point) in points.enumerated() { index.isMultiple(of: 2) ? move(to: point) : addLine(to: point) }
        strokePath()
    }

    public func draw(_ image: CGImage, in rect: CGRect) {
        // As on a phone, a CGImage stands on its head where y grows downwards.
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        add(image.image, in: rect)
        restoreGState()
    }

    func add(_ image: UIImage, in rect: CGRect) {
        let box = ViewRect(
            x: Double(rect.minX),
            y: Double(rect.minY),
            width: Double(rect.width),
            height: Double(rect.height)
        )
        add(.image(image.content(fit: .fill, tintColor: .tintColor), in: box), map: state.map)
    }

    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        fill(with: gradient, from: startPoint, to: endPoint, kind: nil)
    }

    /// - Note: the page draws circles around the end's centre.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        fill(
            with: gradient,
            from: endCenter,
            to: CGPoint(x: endCenter.x + endRadius, y: endCenter.y),
            kind: .radial
        )
    }

    private func fill(with gradient: CGGradient, from start: CGPoint, to end: CGPoint, kind: ViewGradient.Kind?) {
        let (start, end) = (start.applying(state.map), end.applying(state.map))
        var blend = ViewGradient(
            colors: gradient.colors.map { UIColor(cgColor: $0).wire },
            locations: gradient.locations.map(Double.init),
            start: ViewPoint(x: Double(start.x), y: Double(start.y)),
            end: ViewPoint(x: Double(end.x), y: Double(end.y))
        )
        blend.kind = kind
        var all = Outline()
        all.rect(CGRect(origin: .zero, size: size))
        var vector = VectorPath(data: all.data)
        vector.gradient = blend
        add(.path(vector))
    }
}
