import Foundation
import ViewLink

extension CALayer {
    /// A copy of the layer with what its animations make of it; nil without any, and for a class of the author's, of which
    /// nobody but the author knows how to make a copy.
    var presented: Self? {
        guard !running.entries.isEmpty, Self.known.contains(ObjectIdentifier(type(of: self))) else { return nil }
        let copy = Self()
        for name in LayerKey.copied(self) { copy.setValue(value(forKey: name), forKey: name) }
        for path in Set(running.entries.flatMap { $0.tracks.map(\.path) }) {
            guard let animated = animated(path) else { continue }
            switch animated {
            case .numbers(let numbers):
                let value = AnimationNumbers.value(numbers, like: copy.value(forKeyPath: path))
                copy.setValue(value, forKeyPath: path)
            case .color(let color): copy.setValue(CGColor.of(color), forKeyPath: path)
            case .path, .shadow, .gradient: continue
            }
        }
        return copy
    }

    private static var known: Set<ObjectIdentifier> {
        [CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self].reduce(into: []) {
            $0.insert(ObjectIdentifier($1))
        }
    }
}

extension CGColor {
    fileprivate static func of(_ color: ViewColor) -> CGColor {
        let parts = (0..<4).map { CGFloat(color.light >> (24 - 8 * $0) & 0xFF) / 255 }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension LayerAnimation {
    /// Positions travel as ways from where the layer is.
    mutating func leave(from here: CGPoint) {
        let (x, y) = (here.x.isFinite ? Double(here.x) : 0, here.y.isFinite ? Double(here.y) : 0)
        let way: [Double]
        switch property {
        case .translate: way = [x, y]
        case .translateX: way = [x]
        case .translateY: way = [y]
        default: return
        }
        guard isAdditive != true else { return }
        values = values.map { value in
            guard case .numbers(let numbers) = value else { return value }
            return .numbers(zip(numbers, way).map { $0 - $1 })
        }
    }
}
