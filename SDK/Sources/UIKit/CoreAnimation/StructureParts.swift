import Foundation

/// The parts of points, sizes, boxes and transforms, by their names (Core Animation Programming Guide: "Key-Value Coding
/// Extensions", CATransform3D Key Paths and CGPoint, CGSize, CGRect Key Paths).
enum StructureParts {
    /// - Parameter path: such as `x`, `size.width`, `rotation.z`.
    /// - Returns: nil where the value has no such part.
    static func part(_ path: String, of value: Any?) -> Any? {
        switch value {
        case let point as CGPoint: coordinates[path].map { NSNumber(value: Double(point[keyPath: $0])) }
        case let size as CGSize: extents[path].map { NSNumber(value: Double(size[keyPath: $0])) }
        case let map as CATransform3D: TransformDecomposition(map).part(path)
        case let rect as CGRect: part(path, of: rect)
        case let value as TransformValue: part(path, of: value.caTransform3DValue)
        case let value as NSValue where String(cString: value.objCType).contains("Rect"):
            part(path, of: value.rectValue)
        default: nil
        }
    }

    private static func part(_ path: String, of rect: CGRect) -> Any? {
        let (name, rest) = split(path)
        let whole: Any? = name == "origin" ? rect.origin : name == "size" ? rect.size : nil
        guard let rest else { return whole }
        return part(rest, of: whole)
    }

    /// - Returns: the value with another part; nil where it has no such part, or what is set is none.
    static func changed(_ value: Any?, _ path: String, to new: Any?) -> Any? {
        let number = AnimationNumbers.of(new)?.first
        switch value {
        case var point as CGPoint:
            guard let key = coordinates[path], let number else { return nil }
            point[keyPath: key] = CGFloat(number)
            return point
        case var size as CGSize:
            guard let key = extents[path], let number else { return nil }
            size[keyPath: key] = CGFloat(number)
            return size
        case let map as CATransform3D:
            var parts = TransformDecomposition(map)
            guard let numbers = AnimationNumbers.of(new), parts.set(path, numbers) else { return nil }
            return parts.map
        case var rect as CGRect:
            let (name, rest) = split(path)
            var inner = new
            if let rest { inner = changed(part(name, of: rect), rest, to: new) }
            switch (name, inner) {
            case ("origin", let origin as CGPoint): rect.origin = origin
            case ("size", let size as CGSize): rect.size = size
            default: return nil
            }
            return rect
        default: return nil
        }
    }

    private static var coordinates: [String: WritableKeyPath<CGPoint, CGFloat>] { ["x": \.x, "y": \.y] }
    private static var extents: [String: WritableKeyPath<CGSize, CGFloat>] { ["width": \.width, "height": \.height] }

    /// The first name of a path, and the rest.
    static func split(_ path: String) -> (name: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
