public import Foundation
import ViewLink

/// Where drawing goes (Core Graphics: CGContext). It keeps what is drawn as lines, areas, text and pictures; the page
/// draws them in its own resolution. What the page cannot draw so, and what lies in an author's memory, becomes pixels.
public final class CGContext {
    private var marks: [Mark] = []
    let size: CGSize
    /// Pixels to a point, where pixels are made.
    let scale: CGFloat
    /// Of a bitmap context.
    var format: Format?
    /// What a bitmap context draws into at once.
    var memory: BitmapMemory?
    var state = State()
    private var saved: [State] = []
    /// What Core Text's letters go through before the context's own transform; its translation is ``textPosition``.
    public var textMatrix = CGAffineTransform.identity
    /// Where the next letters of Core Text stand.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// In the coordinates of the drawing.
    var outline = Outline()

    /// What drawing follows.
    struct State {
        var map = CGAffineTransform.identity
        var fill = UIColor.black.wire
        var stroke = UIColor.black.wire
        var line = VectorStroke(color: UIColor.black.wire, width: 1)
        var alpha: CGFloat = 1
        var mode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var clips: [VectorPath] = []
        /// Around what they leave, in the drawing's own points; nil for no clip.
        var clipBox: CGRect?
        var masks: [Mask] = []
        var shadow: ViewShadow?
    }

    /// Something that was drawn, and how it mixes with what lies under it.
    struct Mark {
        let mark: DrawingMark
        let mode: CGBlendMode
    }

    /// One that draws a document into a file: none is made, as Apple's where the file cannot be written.
    /// `UIGraphicsPDFRenderer` makes documents.
    ///
    /// - Returns: nil.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        return nil
    }

    // Pages of such a document, which no context is.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    public func endPDFPage() {}
    public func closePDF() {}

    init(size: CGSize, scale: CGFloat = 3) {
        self.size = size
        self.scale = scale
    }

    /// What was drawn so far; one picture of pixels where things mix as the page cannot draw them.
    var drawing: ViewDrawing {
        var drawing = ViewDrawing(width: Double(size.width), height: Double(size.height), marks: marks.map(\.mark))
        if marks.contains(where: { $0.mode != .normal }), let image = mixed {
            let box = ViewRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
            drawing.marks = [DrawingMark(.image(image.content(fit: .fill, tintColor: .tintColor), in: box))]
        }
        return drawing
    }

    private var mixed: UIImage? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width <= CGFloat(PictureEncoder.limit), height <= CGFloat(PictureEncoder.limit),
            let canvas = DrawingCanvas(width: Int(width), height: Int(height), scale: Double(scale))
        else { return nil }
        for mark in marks { canvas.draw(mark.mark, mode: mark.mode) }
        return UIImage(bitmap: canvas.bitmap, scale: scale)
    }

    /// What was drawn so far, which is drawn elsewhere from now on.
    func takeMarks() -> [Mark] {
        defer { marks = [] }
        return marks
    }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public var ctm: CGAffineTransform { state.map }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.map = state.map.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
    public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color).wire }
    public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color).wire }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.wire }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.wire }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = lengths.isEmpty ? nil : lengths.map(Double.init)
        state.line.dashPhase = Double(phase)
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            ViewShadow(
                color: UIColor(cgColor: $0).wire,
                offset: ViewPoint(x: Double(offset.width), y: Double(offset.height)),
                radius: Double(blur)
            )
        }
    }
    public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode }
    /// What follows is drawn one by one, not as one picture: where it overlaps in part, both are seen.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { saveGState() }
    public func endTransparencyLayer() { restoreGState() }
    /// How carefully pictures are made larger and smaller. Kept, and changes nothing: it is always done well.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    // MARK: The path

    public func beginPath() { outline = Outline() }
    public func closePath() { outline.close() }
    public func move(to point: CGPoint) { outline.move(to: point.applying(state.map)) }
    public func addLine(to point: CGPoint) { outline.line(to: point.applying(state.map)) }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.quad(to: end.applying(state.map), control: control.applying(state.map))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.curve(to: end.applying(state.map), control1.applying(state.map), control2.applying(state.map))
    }
    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }
    public func addPath(_ path: CGPath) { outline.append(path.outline, state.map) }
    /// - Parameter clockwise: as if y grew upwards; where it grows downwards, false goes with the clock.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let whole = CGMutablePath(outline)
        var arc = Outline()
        arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, isForward: !clockwise)
        let placed = arc.applying(state.map)
        guard case .move(let first)? = placed.elements.first, !whole.isEmpty else { return outline.append(placed) }
        outline.line(to: first)
        for case .curve(let one, let two, let end) in placed.elements { outline.curve(to: end, one, two) }
    }

    // MARK: Marks

    public func fillPath(using rule: CGPathFillRule = .winding) { finish(fills: true, strokes: false, rule) }
    public func strokePath() { finish(fills: false, strokes: true, .winding) }
    public func drawPath(using mode: CGPathDrawingMode) {
        let fills = mode != .stroke
        finish(
            fills: fills,
            strokes: [.stroke, .fillStroke, .eoFillStroke].contains(mode),
            mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        )
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(VectorPath(data: outline.data, isEvenOdd: rule == .evenOdd))
        state.clipBox = state.clipBox.map { $0.intersection(outline.bounds) } ?? outline.bounds
        beginPath()
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    private func finish(fills: Bool, strokes: Bool, _ rule: CGPathFillRule) {
        defer { beginPath() }
        guard !outline.isEmpty else { return }
        var line = state.line
        line.color = state.stroke
        // A line is as wide as the map makes a square.
        line.width *= Double(abs(state.map.a * state.map.d - state.map.b * state.map.c).squareRoot())
        let vector = VectorPath(
            data: outline.data,
            fill: fills ? state.fill : nil,
            isEvenOdd: rule == .evenOdd,
            stroke: strokes ? line : nil
        )
        add(.path(vector))
    }

    /// Adds a mark in the current state.
    func add(_ content: DrawingMark.Content, map: CGAffineTransform = .identity) {
        if !state.masks.isEmpty, let masked = masked(content, map) {
            saveGState()
            (state.masks, state.alpha, state.shadow) = ([], 1, nil)
            add(masked)
            return restoreGState()
        }
        var mark = DrawingMark(content)
        mark.clips = state.clips.isEmpty ? nil : state.clips
        mark.alpha = state.alpha < 1 ? Double(max(state.alpha, 0)) : nil
        mark.shadow = state.shadow
        if !map.isIdentity { mark.transform = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init) }
        let drawn = Mark(mark: mark, mode: state.mode)
        if let memory { memory.draw([drawn]) } else { marks.append(drawn) }
    }

    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) {
        let area = rect.applying(state.map)
        if memory == nil, state.clips.isEmpty, area.contains(CGRect(origin: .zero, size: size)) {
            return marks.removeAll()
        }
        // Nothing to take away.
        if memory == nil, marks.isEmpty { return }
        let outline = self.outline
        saveGState()
        (state.mode, state.alpha, state.shadow, state.fill) = (.clear, 1, nil, UIColor.black.wire)
        fill(rect)
        restoreGState()
        self.outline = outline
    }
}

extension CGLineCap {
    var wire: VectorStroke.Cap? { self == .round ? .round : self == .square ? .square : nil }
}

extension CGLineJoin {
    var wire: VectorStroke.Join? { self == .round ? .round : self == .bevel ? .bevel : nil }
}
