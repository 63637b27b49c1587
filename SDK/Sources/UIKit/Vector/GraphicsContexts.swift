public import Foundation

/// The contexts that a thread's drawing goes to, one inside the other.
enum GraphicsContexts {
    private static let key = "GraphicsContexts"

    static var stack: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// What `body` draws.
    static func record(size: CGSize, scale: CGFloat = 3, _ body: () -> Void) -> CGContext {
        let context = CGContext(size: size, scale: scale)
        stack.append(context)
        body()
        stack.removeAll { $0 === context }
        return context
    }
}

/// Where drawing goes now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.stack.append(context) }

public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }

/// Begins a picture of as many pixels as points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture.
///
/// - Parameters:
///   - opaque: whether it is black where nothing is drawn.
///   - scale: pixels to a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, scale: scale > 0 ? scale : 3)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsContexts.stack.append(context)
}

/// What was drawn since the image context began; nil for a context that none began.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContexts.stack.last.map { UIImage(drawing: $0.drawing, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { _ = GraphicsContexts.stack.popLast() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

/// How fine a renderer draws; the page draws as fine as its screen.
public final class UIGraphicsImageRendererFormat: NSObject {
    public var opaque = false
    public var scale: CGFloat = 3
    /// How many colours there are. Kept: pictures have the standard ones.
    public var preferredRange = Range.automatic
    public var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// How many colours a picture has.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }
    /// What the renderer's picture shows; none before one draws with it.
    public internal(set) var bounds = CGRect.zero

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

public typealias UIGraphicsRendererFormat = UIGraphicsImageRendererFormat

/// What a renderer's block draws into.
public final class UIGraphicsImageRendererContext {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { mixing(blendMode) { cgContext.fill(rect) } }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { mixing(blendMode) { cgContext.stroke(rect) } }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    public var currentImage: UIImage { UIImage(drawing: cgContext.drawing, scale: cgContext.scale) }

    private func mixing(_ mode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        body()
        cgContext.restoreGState()
    }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale > 0 ? format.scale : 3
        format.bounds = bounds
        let context = GraphicsContexts.record(size: bounds.size, scale: scale) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return UIImage(drawing: context.drawing, scale: scale)
    }

    /// The bytes of a PNG file of what is drawn; none where Cairo is not installed.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The bytes of a JPEG file of what is drawn; none where Cairo or gdk-pixbuf is not installed.
    ///
    /// - Parameter compressionQuality: 0…1
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// Lets what is drawn after be seen in a rectangle of the current context alone.
@MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
