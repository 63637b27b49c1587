public import Foundation
import ViewLink

/// Brings animations into the form in which they travel.
@MainActor
enum LayerValues {
    /// - Parameter start: seconds until the group of a part begins, by whose time the part does.
    static func animations(_ animation: CAAnimation, of layer: CALayer, in start: Double? = nil) -> [LayerAnimation] {
        let delay = start.map { $0 + max(0, animation.beginTime) } ?? animation.delay
        if let group = animation as? CAAnimationGroup {
            return (group.animations ?? []).flatMap { part in
                animations(part, of: layer, in: delay).map { wire in
                    var wire = wire
                    if part.duration == 0 { wire.duration = group.seconds }
                    if group.runs != 1 { wire.runs = limited(group.runs) }
                    wire.autoreverses = wire.autoreverses || group.autoreverses
                    wire.staysAtEnd = wire.staysAtEnd || group.staysAtEnd
                    return wire
                }
            }
        }
        guard let change = animation as? CAPropertyAnimation, let path = change.keyPath, let property = property(path)
        else { return [] }
        let way = change.way
        let by = (change as? CABasicAnimation)?.byValue
        let values = way.values.enumerated().compactMap { index, value -> LayerAnimation.Value? in
            if value == nil, index > 0, let by = numbers(by), let first = numbers(way.values[0] ?? own(path, layer)) {
                return place(.numbers(zip(first, by).map { $0 + $1 }), path, layer)
            }
            return LayerValues.value(value ?? own(path, layer), property).map { place($0, path, layer) }
        }
        guard !values.isEmpty, values.count == way.values.count else { return [] }
        var wire = LayerAnimation(id: NodeIDs.next(), property: property, values: values, duration: change.seconds)
        wire.times = way.times.count == values.count ? way.times : []
        wire.delay = delay
        wire.curve = curve(change)
        wire.runs = limited(change.runs)
        wire.autoreverses = change.autoreverses
        wire.staysAtEnd = change.staysAtEnd
        return [wire]
    }

    private static func limited(_ runs: Double) -> Double? { runs >= 1e6 ? nil : runs }

    private static func curve(_ animation: CAAnimation) -> ViewAnimation.Curve {
        switch animation.timingFunction?.name {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut, .default: .easeInOut
        default: .linear
        }
    }

    private static func property(_ path: String) -> LayerAnimation.Property? {
        let known: [String: LayerAnimation.Property] = [
            "opacity": .opacity, "transform.rotation": .rotation, "transform.rotation.z": .rotation,
            "transform.scale": .scale, "transform.scale.xy": .scale, "transform.scale.x": .scaleX,
            "transform.scale.y": .scaleY, "transform.translation.x": .translateX,
            "transform.translation.y": .translateY, "transform.translation": .translate, "position": .translate,
            "position.x": .translateX, "position.y": .translateY, "transform": .transform,
            "backgroundColor": .background, "cornerRadius": .cornerRadius, "bounds.size.width": .width,
            "bounds.size.height": .height, "path": .path, "fillColor": .fill, "strokeColor": .stroke,
            "strokeStart": .strokeStart, "strokeEnd": .strokeEnd, "lineWidth": .lineWidth,
        ]
        return known[path]
    }

    /// Positions travel as ways from where the layer is.
    private static func place(_ value: LayerAnimation.Value, _ path: String, _ layer: CALayer) -> LayerAnimation.Value {
        guard path.hasPrefix("position"), case .numbers(let numbers) = value else { return value }
        let here = [Double(layer.position.x), Double(layer.position.y)]
        switch path {
        case "position.x": return .numbers(numbers.map { $0 - here[0] })
        case "position.y": return .numbers(numbers.map { $0 - here[1] })
        default: return .numbers(zip(numbers, here).map { $0 - $1 })
        }
    }

    /// What the layer itself says of the property.
    private static func own(_ path: String, _ layer: CALayer) -> Any? {
        let shape = layer as? CAShapeLayer
        switch path {
        case "opacity": return layer.opacity
        case "position": return layer.position
        case "position.x": return layer.position.x
        case "position.y": return layer.position.y
        case "transform": return layer.transform
        case "backgroundColor": return layer.backgroundColor
        case "cornerRadius": return layer.cornerRadius
        case "bounds.size.width": return layer.bounds.width
        case "bounds.size.height": return layer.bounds.height
        case "path": return shape?.path
        case "fillColor": return shape?.fillColor
        case "strokeColor": return shape?.strokeColor
        case "strokeStart": return shape?.strokeStart
        case "strokeEnd": return shape?.strokeEnd
        case "lineWidth": return shape?.lineWidth
        default: return path.contains("scale") ? 1.0 : 0.0
        }
    }

    private static func value(_ value: Any?, _ property: LayerAnimation.Property) -> LayerAnimation.Value? {
        switch value {
        case let color as CGColor: .color(UIColor(cgColor: color).wire)
        case let color as UIColor: .color(color.wire)
        case let path as CGPath: .path(path.outline.data)
        case let path as UIBezierPath: .path(path.cgPath.outline.data)
        default: numbers(value).map { .numbers($0) }
        }
    }

    static func numbers(_ value: Any?) -> [Double]? {
        switch value {
        case let number as Double: [number]
        case let number as CGFloat: [Double(number)]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        case let number as NSNumber: [number.doubleValue]
        case let point as CGPoint: [Double(point.x), Double(point.y)]
        case let size as CGSize: [Double(size.width), Double(size.height)]
        case let map as CATransform3D: map.wire
        case let map as CGAffineTransform: CATransform3DMakeAffineTransform(map).wire
        case let list as [Double]: list
        case let value as TransformValue: value.caTransform3DValue.wire
        case let value as NSValue: value.pair
        default: nil
        }
    }
}

/// What `NSValue(caTransform3D:)` makes: a value of Foundation's on Linux holds no structures but its own.
public final class TransformValue: NSObject, Sendable {
    public let caTransform3DValue: CATransform3D

    public init(caTransform3D map: CATransform3D) { caTransform3DValue = map }
}

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    /// The numbers of a point or a size; nil for another value.
    fileprivate var pair: [Double]? {
        let type = String(cString: objCType)
        if type.contains("Point") { return [Double(pointValue.x), Double(pointValue.y)] }
        if type.contains("Size") { return [Double(sizeValue.width), Double(sizeValue.height)] }
        return nil
    }
}
