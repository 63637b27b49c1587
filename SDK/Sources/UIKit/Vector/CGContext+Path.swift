public import Foundation

/// What letters become.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// What a context's path is, and what is added to it.
extension CGContext {
    /// A copy of the path that is being made; nil where there is none.
    public var path: CGPath? {
        guard !outline.isEmpty else { return nil }
        return CGPath(outline.applying(state.map.inverted()))
    }
    public var isPathEmpty: Bool { outline.isEmpty }
    public var currentPointOfPath: CGPoint { outline.current.applying(state.map.inverted()) }
    /// The smallest rectangle around what is left of the drawing by its clips; all of it where none is set.
    public var boundingBoxOfClipPath: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        return (state.clipBox.map { $0.intersection(whole) } ?? whole).applying(state.map.inverted())
    }
    public var boundingBoxOfPath: CGRect { outline.applying(state.map.inverted()).bounds }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        outline.contains(point.applying(state.map), isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    }

    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds a line and an arc that touches the lines to one point and from it to the other.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        guard let back = path?.mutableCopy() else { return move(to: end1) }
        back.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
        outline = back.outline.applying(state.map)
    }
    /// Makes the path the area of its line.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let line = state.line
        let dashed =
            line.dashes.map { path.copy(dashingWithPhase: line.dashPhase ?? 0, lengths: $0.map { CGFloat($0) }) }
            ?? path
        outline = dashed.copy(
            strokingWithWidth: line.width,
            lineCap: line.cap == .round ? .round : line.cap == .square ? .square : .butt,
            lineJoin: line.join == .round ? .round : line.join == .bevel ? .bevel : .miter,
            miterLimit: line.miterLimit ?? 10
        ).outline.applying(state.map)
    }
    /// Clips to all of them together.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.map }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.map) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.map) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.map) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.map.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.map.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.map.inverted()) }

    /// At once, always: nothing waits.
    public func flush() {}
    /// At once, always: nothing waits.
    public func synchronize() {}
    // What the page decides by itself.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Letters are filled, always.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
}
