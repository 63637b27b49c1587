import CDrawing
import Foundation
import ViewLink

/// Pixels that marks are drawn into, as the page would draw them.
final class DrawingCanvas {
    let drawing: OpaquePointer
    /// In pixels.
    let width: Int
    let height: Int
    /// Pixels to a point.
    private let scale: Double
    /// Which of a colour's two it takes.
    private let isDark: Bool
    /// Files that were decoded for it.
    private var files: [String: Bitmap] = [:]

    /// How many pixels there may be: 128 MB of them.
    static let limit = 1 << 25

    /// Clear pixels.
    ///
    /// - Returns: nil for none and too many of them, and where Cairo is not installed.
    init?(width: Int, height: Int, scale: Double) {
        guard (1...PictureEncoder.limit).contains(width), (1...PictureEncoder.limit).contains(height),
            width * height <= Self.limit, scale.isFinite, scale > 0,
            let drawing = cdrawing_create(Int32(width), Int32(height), scale)
        else { return nil }
        self.drawing = drawing
        (self.width, self.height, self.scale) = (width, height, scale)
        isDark = UITraitCollection.current.userInterfaceStyle == .dark
    }

    /// The pages of a document; pictures of shadows have two pixels to a point.
    ///
    /// - Parameter page: the size of the first, in points.
    /// - Returns: nil for sizes that no page has, and where Cairo is not installed.
    init?(document page: CGSize) {
        guard Self.isPage(page), let drawing = cdrawing_create_document(Double(page.width), Double(page.height)) else {
            return nil
        }
        self.drawing = drawing
        (width, height, scale) = (Int(page.width * 2), Int(page.height * 2), 2)
        isDark = false
    }

    /// A PDF page is 200 inches long at most.
    static func isPage(_ size: CGSize) -> Bool {
        (1...14_400).contains(size.width) && (1...14_400).contains(size.height)
    }

    deinit { cdrawing_destroy(drawing) }

    var bitmap: Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.bytes.withUnsafeMutableBufferPointer { cdrawing_read(drawing, $0.baseAddress) }
        return bitmap
    }

    /// Draws a mark over what is there.
    func draw(_ mark: DrawingMark, mode: CGBlendMode = .normal) {
        cdrawing_save(drawing)
        defer { cdrawing_restore(drawing) }
        for clip in mark.clips ?? [] {
            use(clip.data)
            cdrawing_clip(drawing, clip.isEvenOdd ?? false)
        }
        if let shadow = mark.shadow { draw(shadow, of: mark) }
        cdrawing_set_mode(drawing, mode.rawValue)
        if let map = mark.transform, map.count == 6, map.allSatisfy(\.isFinite) { cdrawing_transform(drawing, map) }
        let alpha = mark.alpha ?? 1
        switch mark.content {
        case .path(let path): draw(path, alpha)
        case .text(let text): draw(text, alpha)
        case .image(let image, in: let box): draw(image, in: box, alpha)
        }
    }

    /// Draws pixels over a box, in points.
    func draw(_ bitmap: Bitmap, in box: ViewRect, alpha: Double = 1, tint: ViewColor? = nil) {
        var color = tint.map { parts($0, 1) } ?? cdrawing_color()
        let sides = [box.x, box.y, box.width, box.height]
        guard sides.allSatisfy(\.isFinite), box.width > 0, box.height > 0, !bitmap.bytes.isEmpty else { return }
        withUnsafePointer(to: &color) { color in
            cdrawing_picture(
                drawing,
                bitmap.bytes,
                Int32(bitmap.width),
                Int32(bitmap.height),
                sides,
                alpha,
                tint == nil ? nil : color
            )
        }
    }

    // MARK: Shadows

    /// The shape of what is drawn, soft and moved; as CSS has it, whose blur is half as wide.
    private func draw(_ shadow: ViewShadow, of mark: DrawingMark) {
        guard let ghost = DrawingCanvas(width: width, height: height, scale: scale) else { return }
        var shape = mark
        (shape.shadow, shape.clips) = (nil, nil)
        ghost.draw(shape)
        let soft = ghost.bitmap.blurred(shadow.radius * scale / 2)
        let (x, y) = (shadow.offset.x, shadow.offset.y)
        draw(
            soft,
            in: ViewRect(x: x, y: y, width: Double(width) / scale, height: Double(height) / scale),
            tint: shadow.color
        )
    }

    // MARK: Paths

    private func use(_ data: String) {
        let path = PathNumbers(data)
        path.verbs.withUnsafeBufferPointer { verbs in
            verbs.withMemoryRebound(to: CChar.self) {
                cdrawing_path(drawing, $0.baseAddress, Int32(clamping: verbs.count), path.numbers)
            }
        }
    }

    private func draw(_ path: VectorPath, _ alpha: Double) {
        let isEvenOdd = path.isEvenOdd ?? false
        if let gradient = path.gradient {
            use(path.data)
            use(gradient, alpha)
            cdrawing_fill(drawing, isEvenOdd)
        } else if let color = path.fill {
            use(path.data)
            cdrawing_use_color(drawing, parts(color, alpha))
            cdrawing_fill(drawing, isEvenOdd)
        }
        guard let stroke = path.stroke, stroke.width > 0 else { return }
        use(path.data)
        cdrawing_use_color(drawing, parts(stroke.color, alpha))
        let dashes = (stroke.dashes ?? []).map { max($0, 0) }
        let isDashed = dashes.contains { $0 > 0 } && dashes.allSatisfy(\.isFinite)
        dashes.withUnsafeBufferPointer { dashes in
            var line = cdrawing_line()
            line.width = stroke.width
            line.cap = stroke.cap.map { $0 == .round ? 1 : 2 } ?? 0
            line.join = stroke.join.map { $0 == .round ? 1 : 2 } ?? 0
            line.miter_limit = stroke.miterLimit ?? 10
            line.dashes = dashes.baseAddress
            line.dash_count = isDashed ? Int32(clamping: dashes.count) : 0
            line.dash_phase = stroke.dashPhase ?? 0
            cdrawing_stroke(drawing, line)
        }
    }

    private func use(_ gradient: ViewGradient, _ alpha: Double) {
        let colors = gradient.colors.map { parts($0, alpha) }
        let places = colors.indices.map { index in
            gradient.locations.indices.contains(index)
                ? gradient.locations[index] : Double(index) / Double(max(1, colors.count - 1))
        }
        let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
        cdrawing_use_gradient(drawing, gradient.kind == .radial, ends, Int32(clamping: colors.count), places, colors)
    }

    private func parts(_ color: ViewColor, _ alpha: Double) -> cdrawing_color {
        let packed = isDark ? color.dark : color.light
        func part(_ shift: UInt32) -> Double { Double(packed >> shift & 255) / 255 }
        return cdrawing_color(red: part(24), green: part(16), blue: part(8), alpha: part(0) * min(max(alpha, 0), 1))
    }

    // MARK: Pictures

    private func draw(_ image: ImageContent, in box: ViewRect, _ alpha: Double) {
        switch image.source {
        case .file(let path): draw(file: path, image, in: box, alpha)
        case .frames(let paths, _): paths.first.map { draw(file: $0, image, in: box, alpha) }
        case .drawing(let inner):
            // As one picture, so that its alpha and its tint are those of the whole.
            let side = Double(PictureEncoder.limit)
            let (columns, rows) = (min(inner.width * scale, side), min(inner.height * scale, side))
            if let bitmap = inner.bitmap(width: Int(columns.rounded(.up)), height: Int(rows.rounded(.up)), scale: scale)
            {
                draw(bitmap, in: box, alpha: alpha, tint: image.tint)
            }
        // The page has no symbols in drawings either.
        case .symbol: break
        }
    }

    private func draw(file path: String, _ image: ImageContent, in box: ViewRect, _ alpha: Double) {
        guard let bitmap = files[path] ?? Bitmap(file: path) else { return }
        files[path] = bitmap
        cdrawing_save(drawing)
        defer { cdrawing_restore(drawing) }
        var place = box
        let (x, y) = (box.width / Double(bitmap.width), box.height / Double(bitmap.height))
        if image.fit == .aspectFit || image.fit == .aspectFill {
            let factor = image.fit == .aspectFit ? min(x, y) : max(x, y)
            (place.width, place.height) = (Double(bitmap.width) * factor, Double(bitmap.height) * factor)
            place.x += (box.width - place.width) / 2
            place.y += (box.height - place.height) / 2
            let corners = [box.x, box.y, box.x + box.width, box.y, box.x + box.width, box.y + box.height]
            cdrawing_path(drawing, "MLLLZ", 5, corners + [box.x, box.y + box.height])
            cdrawing_clip(drawing, false)
        }
        draw(bitmap, in: place, alpha: alpha, tint: image.tint)
    }

    // MARK: Text

    private func draw(_ block: TextBlock, _ alpha: Double) {
        for line in block.lines {
            // In the phone's measures, as on the page: the ascender, in a line of its own height.
            let size = line.runs.map(\.font.size).max() ?? 0
            draw(line.runs, x: line.x, baseline: line.y + (line.height - size * 1.193) / 2 + size * 0.952, alpha)
        }
    }

    private func draw(_ runs: [TextRun], x: Double, baseline: Double, _ alpha: Double) {
        let faces = runs.map { TextEngine.face(of: $0.font) }
        let families = faces.map { strdup($0.families) }
        defer { for family in families { free(family) } }
        var end: UInt32 = 0
        let looks = zip(runs, zip(faces, families)).map { run, named in
            let (face, family) = named
            var look = cdrawing_run()
            look.start = end
            end += UInt32(clamping: run.text.utf8.count)
            look.end = end
            look.family = UnsafePointer(family)
            look.size = run.font.size
            look.weight = Int32(clamping: face.weight)
            look.is_italic = face.isItalic
            look.is_underlined = run.isUnderlined ?? false
            look.is_struck = run.isStruck ?? false
            look.spacing = run.spacing ?? 0
            look.rise = run.rise ?? 0
            look.color = parts(run.color, alpha)
            look.has_background = run.background != nil
            look.background = run.background.map { parts($0, alpha) } ?? cdrawing_color()
            return look
        }
        let text = runs.map(\.text).joined()
        cdrawing_text(
            drawing,
            text,
            Int32(clamping: text.utf8.count),
            looks,
            Int32(clamping: looks.count),
            x,
            baseline
        )
    }
}

extension ViewDrawing {
    /// Its pixels; nil for none or too many, and where Cairo is not installed.
    ///
    /// - Parameter scale: pixels to a point.
    func bitmap(scale: Double) -> Bitmap? {
        let side = Double(PictureEncoder.limit)
        guard width.isFinite, height.isFinite, width * scale <= side, height * scale <= side else { return nil }
        return bitmap(width: Int((width * scale).rounded()), height: Int((height * scale).rounded()), scale: scale)
    }

    fileprivate func bitmap(width: Int, height: Int, scale: Double) -> Bitmap? {
        guard let canvas = DrawingCanvas(width: width, height: height, scale: scale) else { return nil }
        for mark in marks { canvas.draw(mark) }
        return canvas.bitmap
    }
}
