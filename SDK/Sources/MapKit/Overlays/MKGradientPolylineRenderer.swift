public import Foundation
public import UIKit

/// Draws a line in colours that go over into each other along it.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        setNeedsDisplay()
    }

    /// Pieces that the line is drawn in, each in one colour.
    private static let pieces = 60

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        if path == nil { createPath() }
        guard colors.count > 1, colors.count == locations.count, let path, !path.isEmpty else {
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        let seen = SeenPath(
            around: rect(for: mapRect),
            zoomScale: zoomScale,
            reach: reach(at: zoomScale),
            limit: cornerLimit / Self.pieces
        )
        for index in 0..<Self.pieces {
            let (start, end) = (CGFloat(index) / CGFloat(Self.pieces), CGFloat(index + 1) / CGFloat(Self.pieces))
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            context.setStrokeColor(color(at: (start + end) / 2))
            strokePath(seen.line(path.trimmed(from: start, to: end)), in: context)
        }
    }

    private func color(at place: CGFloat) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 >= place }) else {
            return (colors.last ?? .clear).cgColor
        }
        guard next > 0 else { return colors[0].cgColor }
        let width = locations[next] - locations[next - 1]
        return colors[next - 1].mixed(with: colors[next], width > 0 ? (place - locations[next - 1]) / width : 1)
    }
}

extension UIColor {
    /// The colour between this one and another.
    ///
    /// - Parameter part: 0 for this one, 1 for the other.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> CGColor {
        let mixed = zip(parts, other.parts).map { $0 + ($1 - $0) * part }
        return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    /// Red, green, blue and alpha.
    private var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
