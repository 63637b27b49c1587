public import Foundation

extension UIImage {
    /// What is done with the middle of a picture that is made larger.
    public enum ResizingMode: Int, Sendable { case tile = 0, stretch }

    public var resizingMode: ResizingMode { .stretch }
    /// Where the picture's shape lies within it: everywhere.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// The picture in a mirror.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
    public var baselineOffsetFromBottom: CGFloat? { nil }
    public var hasBaseline: Bool { false }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public func imageWithoutBaseline() -> UIImage { self }
    public var isHighDynamicRange: Bool { false }
    /// How bright a picture's lights may be.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// What it was made for; a picture of a catalogue serves light and dark alike once it is found.
    public var traitCollection: UITraitCollection { .current }
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    /// Nil: files are written as PNG and JPEG.
    public func heicData() -> Data? { nil }

    /// The middle column and row, after the caps, are stretched.
    @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight),
                left: CGFloat(leftCapWidth),
                bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
                right: max(0, size.width - CGFloat(leftCapWidth) - 1)
            )
        )
    }

    /// The pictures `name0`, `name1` and so on, in turn; nil if there is none.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = UIImage(named: "\(name)0") == nil ? 1 : 0
        let images = (first..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
        return images.isEmpty ? nil : animatedImage(with: Array(images), duration: duration)
    }
    public static func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? { animatedImageNamed(name, duration: duration) }

    /// The picture over and over, from the corner of the current context.
    @MainActor
    public func drawAsPattern(in rect: CGRect) {
        guard size.width >= 1, size.height >= 1 else { return }
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                draw(at: CGPoint(x: x, y: y))
                x += size.width
            }
            y += size.height
        }
    }

    // Symbols that the system's own controls show.
    public class var add: UIImage { symbol("plus.circle.fill") }
    public class var remove: UIImage { symbol("minus.circle.fill") }
    public class var close: UIImage { symbol("xmark.circle.fill") }
    public class var actions: UIImage { symbol("ellipsis.circle") }
    public class var checkmark: UIImage { symbol("checkmark") }
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }
    private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
