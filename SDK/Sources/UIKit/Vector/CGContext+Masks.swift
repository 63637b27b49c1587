public import Foundation
import ViewLink

// Clips of which each pixel says how much is drawn.
extension CGContext {
    /// A picture over a rectangle of the drawing.
    struct Mask {
        let image: UIImage
        let rect: CGRect
        let map: CGAffineTransform
    }

    /// Draws only as much as the picture covers, where Cairo is installed to reckon it; elsewhere the rectangle clips.
    public func clip(to rect: CGRect, mask: CGImage) {
        saveGState()
        // As a picture is drawn: on its head where y grows downwards.
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        let map = state.map
        restoreGState()
        state.masks.append(Mask(image: mask.image, rect: rect, map: map))
        clip(to: rect)
    }

    /// What the masks leave of something, as a picture of the whole drawing; nil where nothing reckons it.
    func masked(_ content: DrawingMark.Content, _ map: CGAffineTransform) -> DrawingMark.Content? {
        let inner = CGContext(size: size, scale: scale)
        inner.state = state
        (inner.state.masks, inner.state.clips, inner.state.mode) = ([], [], .normal)
        inner.add(content, map: map)
        for mask in state.masks {
            inner.state = State()
            (inner.state.map, inner.state.mode) = (mask.map, .destinationIn)
            inner.add(mask.image, in: mask.rect)
        }
        let marks = inner.drawing.marks
        guard marks.count == 1, case .image = marks[0].content else { return nil }
        return marks[0].content
    }
}
