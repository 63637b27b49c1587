public import AuthorRuntime
import Foundation

// Layers by the names of their properties (Core Animation Programming Guide: "Key-Value Coding Extensions").
//
// Layers are the main thread's, and their values are asked for there (`assumeIsolated` ends the process elsewhere): what is
// nonisolated(unsafe) below never leaves that thread.

extension CALayer: DocumentedKeys, KeyedContainer {
    public nonisolated func setDocumented(_ value: Any?, forKey key: String) -> Bool {
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated {
            if let known = LayerKey.all[key], known.fits(self) { return known.write(self, value) }
            let (name, rest) = StructureParts.split(key)
            guard let rest, let changed = StructureParts.changed(self.value(forKey: name), rest, to: value) else {
                return false
            }
            setValue(changed, forKey: name)
            return true
        }
    }

    public nonisolated func documented(_ key: String) -> Any?? {
        nonisolated(unsafe) var found: Any??
        MainActor.assumeIsolated {
            if let known = LayerKey.all[key], known.fits(self) {
                found = .some(known.read(self))
                return
            }
            let (name, rest) = StructureParts.split(key)
            guard let rest else { return }
            found = StructureParts.part(rest, of: self.value(forKey: name)).map { .some($0) }
        }
        return found
    }

    public nonisolated var keptValues: [String: Any] {
        get {
            nonisolated(unsafe) var values: [String: Any] = [:]
            MainActor.assumeIsolated { values = managed }
            return values
        }
        set {
            nonisolated(unsafe) let values = newValue
            MainActor.assumeIsolated { managed = values }
        }
    }
}

extension CAAnimation: KeyedContainer {
    public nonisolated var keptValues: [String: Any] {
        get {
            nonisolated(unsafe) var values: [String: Any] = [:]
            MainActor.assumeIsolated { values = kept }
            return values
        }
        set {
            nonisolated(unsafe) let values = newValue
            MainActor.assumeIsolated { kept = values }
        }
    }
}

/// A property of layers by its name.
@MainActor
struct LayerKey {
    /// Whether the layer is of a class that has it.
    let fits: (CALayer) -> Bool
    let read: (CALayer) -> Any?
    /// Says whether the value is of the property's type.
    let write: (CALayer, Any?) -> Bool

    private static func key<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value>,
        read: @escaping (Value) -> Any?,
        write: @escaping (Any?) -> Value?
    ) -> Self {
        Self(
            fits: { $0 is Layer },
            read: { ($0 as? Layer).flatMap { read($0[keyPath: path]) } },
            write: { layer, value in
                guard let layer = layer as? Layer, let value = write(value) else { return false }
                layer[keyPath: path] = value
                return true
            }
        )
    }

    private static func number<Layer: CALayer, Value: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> Self {
        key(path) {
            NSNumber(value: Double($0))
        } write: {
            AnimationNumbers.of($0)?.first.map { Value($0) }
        }
    }

    private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> Self {
        key(path) {
            NSNumber(value: $0)
        } write: {
            AnimationNumbers.of($0).map { $0.first != 0 }
        }
    }

    private static func value<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) -> Self {
        key(path) {
            $0
        } write: {
            $0 as? Value ?? ($0 as? NSValue).flatMap { $0.structure as? Value }
        }
    }

    private static func optional<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>) -> Self {
        key(path) {
            $0
        } write: { value in
            guard let value else { return .some(nil) }
            return (value as? Value).map { .some($0) }
        }
    }

    private static func text<Layer: CALayer, Value: RawRepresentable<String>>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> Self {
        key(path) {
            $0.rawValue
        } write: {
            $0 as? Value ?? ($0 as? String).flatMap { Value(rawValue: $0) }
        }
    }

    static let all: [String: Self] = [
        "opacity": number(\CALayer.opacity), "hidden": flag(\.isHidden), "isHidden": flag(\.isHidden),
        "position": value(\CALayer.position), "zPosition": number(\CALayer.zPosition),
        "bounds": value(\CALayer.bounds), "frame": value(\CALayer.frame),
        "anchorPoint": value(\CALayer.anchorPoint), "anchorPointZ": number(\CALayer.anchorPointZ),
        "transform": key(\CALayer.transform, read: { $0 }, write: transform),
        "sublayerTransform": key(\CALayer.sublayerTransform, read: { $0 }, write: transform),
        "backgroundColor": optional(\CALayer.backgroundColor), "cornerRadius": number(\CALayer.cornerRadius),
        "borderWidth": number(\CALayer.borderWidth), "borderColor": optional(\CALayer.borderColor),
        "shadowColor": optional(\CALayer.shadowColor), "shadowOpacity": number(\CALayer.shadowOpacity),
        "shadowOffset": value(\CALayer.shadowOffset), "shadowRadius": number(\CALayer.shadowRadius),
        "shadowPath": optional(\CALayer.shadowPath), "masksToBounds": flag(\.masksToBounds),
        "mask": optional(\CALayer.mask), "contents": optional(\CALayer.contents),
        "contentsScale": number(\CALayer.contentsScale), "contentsGravity": text(\CALayer.contentsGravity),
        "contentsRect": value(\CALayer.contentsRect), "contentsCenter": value(\CALayer.contentsCenter),
        "name": optional(\CALayer.name), "delegate": optional(\CALayer.delegate),
        "sublayers": optional(\CALayer.sublayers),
        "superlayer": Self(fits: { _ in true }, read: { $0.superlayer }, write: { _, _ in false }),
        "speed": number(\CALayer.speed), "timeOffset": number(\CALayer.timeOffset),
        "beginTime": number(\CALayer.beginTime), "duration": number(\CALayer.duration),
        "repeatCount": number(\CALayer.repeatCount), "autoreverses": flag(\.autoreverses),
        "doubleSided": flag(\.isDoubleSided), "opaque": flag(\.isOpaque),
        "geometryFlipped": flag(\.isGeometryFlipped), "shouldRasterize": flag(\.shouldRasterize),
        "rasterizationScale": number(\CALayer.rasterizationScale), "filters": optional(\CALayer.filters),
        "compositingFilter": optional(\CALayer.compositingFilter),

        "path": optional(\CAShapeLayer.path), "fillColor": optional(\CAShapeLayer.fillColor),
        "fillRule": text(\CAShapeLayer.fillRule), "strokeColor": optional(\CAShapeLayer.strokeColor),
        "strokeStart": number(\CAShapeLayer.strokeStart), "strokeEnd": number(\CAShapeLayer.strokeEnd),
        "lineWidth": number(\CAShapeLayer.lineWidth), "miterLimit": number(\CAShapeLayer.miterLimit),
        "lineCap": text(\CAShapeLayer.lineCap), "lineJoin": text(\CAShapeLayer.lineJoin),
        "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
        "lineDashPattern": optional(\CAShapeLayer.lineDashPattern),

        "colors": optional(\CAGradientLayer.colors), "startPoint": value(\CAGradientLayer.startPoint),
        "endPoint": value(\CAGradientLayer.endPoint), "type": text(\CAGradientLayer.type),
        "locations": key(\CAGradientLayer.locations, read: { $0 }, write: locations),

        "string": optional(\CATextLayer.string), "font": optional(\CATextLayer.font),
        "fontSize": number(\CATextLayer.fontSize), "foregroundColor": optional(\CATextLayer.foregroundColor),
        "alignmentMode": text(\CATextLayer.alignmentMode), "truncationMode": text(\CATextLayer.truncationMode),
    ]

    /// The names of what a layer says of its look and its place, which a copy of it takes over.
    static func copied(_ layer: CALayer) -> [String] {
        all.keys.filter {
            all[$0]?.fits(layer) == true && !["sublayers", "superlayer", "delegate", "frame"].contains($0)
        }
    }

    private nonisolated static func transform(_ value: Any?) -> CATransform3D? {
        value as? CATransform3D ?? (value as? TransformValue)?.caTransform3DValue
    }

    private nonisolated static func locations(_ value: Any?) -> [NSNumber]?? {
        guard let list = value as? [Any] else { return value == nil ? .some(nil) : nil }
        let numbers = list.compactMap { AnimationNumbers.of($0)?.first.map { NSNumber(value: $0) } }
        return numbers.count == list.count ? .some(numbers) : nil
    }
}
