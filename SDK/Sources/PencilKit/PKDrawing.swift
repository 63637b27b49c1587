@_exported public import Foundation
@_exported public import UIKit

/// What is drawn with.
public struct PKInk {
    /// What kind of pen.
    public struct InkType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pen = Self(rawValue: "com.apple.ink.pen"), pencil = Self(rawValue: "com.apple.ink.pencil")
        public static let marker = Self(rawValue: "com.apple.ink.marker")
        public static let monoline = Self(rawValue: "com.apple.ink.monoline")
        public static let fountainPen = Self(rawValue: "com.apple.ink.fountainpen")
        public static let watercolor = Self(rawValue: "com.apple.ink.watercolor")
        public static let crayon = Self(rawValue: "com.apple.ink.crayon")
    }
    public var inkType: InkType
    public var color: UIColor
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A place of a stroke.
public struct PKStrokePoint: Sendable {
    public let location: CGPoint
    /// Seconds from the beginning.
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    /// Radians, as the other.
    public let azimuth: CGFloat
    public let altitude: CGFloat
    public init(
        location: CGPoint,
        timeOffset: TimeInterval,
        size: CGSize,
        opacity: CGFloat,
        force: CGFloat,
        azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}

/// The places of a stroke.
public struct PKStrokePath: RandomAccessCollection, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(index: Int) -> PKStrokePoint { points[index] }
}

/// A stroke.
public struct PKStroke {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var mask: UIBezierPath?
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask)
    }

    /// What it covers.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { whole, point in
            let place = point.location.applying(transform)
            let (width, height) = (max(point.size.width, 0), max(point.size.height, 0))
            return whole.union(
                CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height)
            )
        }
    }
}

/// Strokes of a canvas. Nobody draws on one here; an app may make them, and they are drawn as lines of even width.
public struct PKDrawing {
    public var strokes: [PKStroke]
    public init() { strokes = [] }
    public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }
    /// Of ``dataRepresentation()``.
    ///
    /// - Throws: an error of Foundation's for other bytes, as those of a real phone.
    public init(data: Data) throws {
        strokes = try JSONDecoder().decode([StrokeRecord].self, from: data).map(\.stroke)
    }

    /// In a form of its own, which a real phone does not read.
    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(strokes.map(StrokeRecord.init))) ?? Data() }

    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(
            strokes: strokes.map { stroke in
                var other = stroke
                other.transform = stroke.transform.concatenating(transform)
                return other
            }
        )
    }

    /// A picture of a part.
    ///
    /// - Parameter scale: pixels to a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes {
                guard let first = stroke.path.first else { continue }
                let line = UIBezierPath()
                line.move(to: first.location.applying(stroke.transform))
                for point in stroke.path.dropFirst() { line.addLine(to: point.location.applying(stroke.transform)) }
                line.lineWidth = max(first.size.width, 0.1)
                line.lineCapStyle = .round
                line.lineJoinStyle = .round
                stroke.ink.color.withAlphaComponent(min(max(first.opacity, 0), 1)).setStroke()
                line.stroke()
            }
        }
    }
}

/// A stroke as it is written.
private struct StrokeRecord: Codable {
    let ink: String
    let color: [Double]
    let map: [Double]
    let date: Date
    /// Seven numbers for each place.
    let points: [[Double]]

    init(_ stroke: PKStroke) {
        var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        _ = stroke.ink.color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        ink = stroke.ink.inkType.rawValue
        color = [parts.0, parts.1, parts.2, parts.3].map(Double.init)
        let map = stroke.transform
        self.map = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)
        date = stroke.path.creationDate
        points = stroke.path.map { point in
            [
                Double(point.location.x), Double(point.location.y), point.timeOffset, Double(point.size.width),
                Double(point.opacity), Double(point.force), Double(point.altitude),
            ]
        }
    }

    var stroke: PKStroke {
        func part(_ numbers: [Double], _ index: Int, _ otherwise: Double = 0) -> CGFloat {
            CGFloat(numbers.indices.contains(index) ? numbers[index] : otherwise)
        }
        let places = points.map { numbers in
            PKStrokePoint(
                location: CGPoint(x: part(numbers, 0), y: part(numbers, 1)),
                timeOffset: Double(part(numbers, 2)),
                size: CGSize(width: part(numbers, 3), height: part(numbers, 3)),
                opacity: part(numbers, 4, 1),
                force: part(numbers, 5),
                azimuth: 0,
                altitude: part(numbers, 6)
            )
        }
        let color = UIColor(
            red: part(self.color, 0),
            green: part(self.color, 1),
            blue: part(self.color, 2),
            alpha: part(self.color, 3, 1)
        )
        return PKStroke(
            ink: PKInk(PKInk.InkType(rawValue: ink), color: color),
            path: PKStrokePath(controlPoints: places, creationDate: date),
            transform: CGAffineTransform(
                a: part(map, 0, 1),
                b: part(map, 1),
                c: part(map, 2),
                d: part(map, 3, 1),
                tx: part(map, 4),
                ty: part(map, 5)
            )
        )
    }
}
