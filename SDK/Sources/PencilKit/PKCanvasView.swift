public import UIKit

/// Who may draw on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default` = 0, anyInput, pencilOnly }

/// A canvas: its place says what it is of, and nobody draws on it.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    private let place = MissingView("a canvas to draw on")
    open var drawing = PKDrawing() {
        didSet {
            tell()
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing = true
    open var isRulerActive = false
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer: UIGestureRecognizer = UIPanGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        place.frame = bounds
        place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(place)
        tell()
    }

    private func tell() {
        place.what =
            drawing.strokes.isEmpty
            ? "a canvas to draw on" : "a canvas to draw on, with \(drawing.strokes.count) strokes"
    }
}

/// Hears what becomes of a canvas.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// What a person draws with.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
    public typealias InkType = PKInk.InkType
    public var inkType: InkType
    public var color: UIColor
    /// Points.
    public var width: CGFloat
    public var ink: PKInk { PKInk(inkType, color: color) }
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? 3)
    }
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
}

/// Takes strokes away.
public struct PKEraserTool: PKTool {
    /// How much.
    public enum EraserType: Int, Sendable { case vector = 0, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public var width: CGFloat
    public init(_ eraserType: EraserType, width: CGFloat = 16) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Chooses strokes.
public struct PKLassoTool: PKTool { public init() {} }

/// The bar of tools; it is never shown.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var showsDrawingPolicyControls = true
    open var stateAutosaveName: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var isVisible: Bool { false }
    public override init() {}
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// Hears of the bar: never.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
