public import Foundation

/// The contexts that a thread's drawing goes to, one inside the other.
enum GraphicsContexts {
    private static let key = "GraphicsContexts"

    static var stack: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// What `body` draws.
    static func record(size: CGSize, _ body: () -> Void) -> CGContext {
        let context = CGContext(size: size)
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

public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.stack.append(CGContext(size: size)) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}

/// What was drawn since the image context began.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContexts.stack.last.map { UIImage(drawing: $0.drawing) }
}

public func UIGraphicsEndImageContext() { _ = GraphicsContexts.stack.popLast() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

/// How fine a renderer draws; the page draws as fine as its screen.
public final class UIGraphicsImageRendererFormat: NSObject {
    public var opaque = false
    public var scale: CGFloat = 3

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
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    public var currentImage: UIImage { UIImage(drawing: cgContext.drawing) }
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
        let context = GraphicsContexts.record(size: bounds.size) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return UIImage(drawing: context.drawing, scale: format.scale > 0 ? format.scale : 3)
    }
}
