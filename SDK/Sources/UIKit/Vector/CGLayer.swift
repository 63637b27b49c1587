public import Foundation
public import FoundationAdditions

/// What is drawn once to be drawn often (Core Graphics: CGLayer).
public final class CGLayer {
    /// What draws into it.
    public let context: CGContext?
    public let size: CGSize

    /// - Parameter auxiliaryInfo: nothing that Core Graphics knows.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(size: size, scale: context.scale)
    }
}

extension CGContext {
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let context = layer.context else { return }
        add(UIImage(drawing: context.drawing, scale: context.scale), in: rect)
    }
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// A picture in a rectangle, and beside it as often as the clip has room.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.width >= 1, rect.height >= 1 else { return draw(image, in: rect) }
        let room = CGRect(origin: .zero, size: size).applying(state.map.inverted())
        guard !room.isEmpty, !room.isInfinite, room.width / rect.width * (room.height / rect.height) <= 10_000 else {
            return draw(image, in: rect)
        }
        let (left, top) = (
            rect.minX - ((rect.minX - room.minX) / rect.width).rounded(.up) * rect.width,
            rect.minY - ((rect.minY - room.minY) / rect.height).rounded(.up) * rect.height
        )
        for y in stride(from: top, to: room.maxY, by: rect.height) {
            for x in stride(from: left, to: room.maxX, by: rect.width) {
                draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }
}
