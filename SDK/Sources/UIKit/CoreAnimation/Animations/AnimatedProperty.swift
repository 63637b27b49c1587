import Foundation
import ViewLink

/// The properties of layers that animations change, by their paths of names (Core Animation Programming Guide:
/// "Animatable Properties").
@MainActor
enum AnimatedProperty {
    /// The property that the page changes; nil for one that it does not know.
    static func wire(_ path: String) -> LayerAnimation.Property? { known[path] }

    private static let known: [String: LayerAnimation.Property] = [
        "opacity": .opacity, "hidden": .hidden,
        "transform.rotation": .rotation, "transform.rotation.z": .rotation,
        "transform.rotation.x": .rotationX, "transform.rotation.y": .rotationY,
        "transform.scale": .scale, "transform.scale.xy": .scale,
        "transform.scale.x": .scaleX, "transform.scale.y": .scaleY,
        "transform.translation": .shift, "transform.translation.x": .shiftX,
        "transform.translation.y": .shiftY, "transform": .transform,
        "position": .translate, "position.x": .translateX, "position.y": .translateY,
        "anchorPoint": .anchor,
        "backgroundColor": .background, "cornerRadius": .cornerRadius,
        "bounds.size.width": .width, "bounds.size.height": .height,
        "borderWidth": .borderWidth, "borderColor": .borderColor,
        "shadowOpacity": .shadow, "shadowRadius": .shadow, "shadowColor": .shadow, "shadowOffset": .shadow,
        "colors": .gradient, "locations": .gradient, "startPoint": .gradient, "endPoint": .gradient,
        "path": .path, "fillColor": .fill, "strokeColor": .stroke, "strokeStart": .strokeStart,
        "strokeEnd": .strokeEnd, "lineWidth": .lineWidth, "lineDashPhase": .dashPhase,
    ]

    /// The paths of what the values of a property are made of, each with what takes it out of a value.
    static func parts(_ path: String) -> [(path: String, part: (Any?) -> Any?)] {
        switch path {
        case "isHidden": [("hidden", { $0 })]
        case "bounds.size":
            ["width", "height"].map { name in ("bounds.size." + name, { StructureParts.part(name, of: $0) }) }
        case "bounds":
            ["size.width", "size.height"].map { name in ("bounds." + name, { StructureParts.part(name, of: $0) }) }
        default: [(path, { $0 })]
        }
    }

    /// A value of the property as it travels, for a layer; nil for one that is of no use to it.
    static func value(_ value: Any?, _ path: String, _ layer: CALayer) -> LayerAnimation.Value? {
        switch known[path] {
        case .shadow: return shadow(value, path, layer)
        case .gradient: return (layer as? CAGradientLayer).flatMap { gradient(value, path, $0) }
        default: break
        }
        switch value {
        case let color as CGColor: return .color(UIColor(cgColor: color).wire)
        case let color as UIColor: return .color(color.wire)
        case let path as CGPath: return .path(path.outline.data)
        case let path as UIBezierPath: return .path(path.cgPath.outline.data)
        default: return AnimationNumbers.of(value).map { .numbers($0.map { $0.isFinite ? $0 : 0 }) }
        }
    }

    /// What the layer itself says of the property.
    static func own(_ path: String, _ layer: CALayer) -> LayerAnimation.Value? {
        value(layer.value(forKeyPath: path), path, layer)
    }

    private static func shadow(_ value: Any?, _ path: String, _ layer: CALayer) -> LayerAnimation.Value? {
        let changed = CALayer()
        changed.shadowColor = layer.shadowColor
        changed.shadowOpacity = layer.shadowOpacity
        changed.shadowOffset = layer.shadowOffset
        changed.shadowRadius = layer.shadowRadius
        guard changed.setDocumented(value, forKey: path) else { return nil }
        return .shadow(changed.shadow)
    }

    private static func gradient(_ value: Any?, _ path: String, _ layer: CAGradientLayer) -> LayerAnimation.Value? {
        let changed = CAGradientLayer()
        changed.type = layer.type
        changed.colors = layer.colors
        changed.locations = layer.locations
        changed.startPoint = layer.startPoint
        changed.endPoint = layer.endPoint
        guard changed.setDocumented(value, forKey: path) else { return nil }
        return changed.gradient.map { .gradient($0) }
    }
}
