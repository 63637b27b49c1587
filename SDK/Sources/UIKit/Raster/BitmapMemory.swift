import Foundation

/// The memory that a bitmap context draws into: its author's, or its own.
final class BitmapMemory {
    let base: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    private let isOwn: Bool

    /// - Parameter data: the author's; nil for clear memory of its own.
    init(_ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        isOwn = data == nil
        base = data ?? UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        if isOwn { memset(base, 0, bytesPerRow * height) }
        (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
    }

    deinit { if isOwn { base.deallocate() } }

    var bitmap: Bitmap { layout.bitmap(base, width: width, height: height, bytesPerRow: bytesPerRow) }

    /// Draws over what is there.
    func draw(_ marks: [CGContext.Mark]) {
        guard !marks.isEmpty, let canvas = DrawingCanvas(width: width, height: height, scale: 1) else { return }
        canvas.draw(bitmap, in: .init(x: 0, y: 0, width: Double(width), height: Double(height)))
        for mark in marks { canvas.draw(mark.mark, mode: mark.mode) }
        layout.write(canvas.bitmap, to: base, bytesPerRow: bytesPerRow)
    }
}
