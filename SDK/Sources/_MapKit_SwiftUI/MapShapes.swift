public import CoreLocation
public import MapKit
public import SwiftUI
import UIKit

/// A circle on a map.
public nonisolated struct MapCircle: View {
    let circle: MKCircle
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        circle = MKCircle(center: center, radius: radius)
    }
    public init(_ circle: MKCircle) { self.circle = circle }
    public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }

    @MainActor public var body: some View { MapPartView { .overlay(.area(circle, in: $0)) } }
}

/// A line on a map.
public nonisolated struct MapPolyline: View {
    /// How a line goes from point to point.
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

    let line: MKPolyline
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        line =
            contourStyle == .geodesic
            ? MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
            : MKPolyline(coordinates: coordinates, count: coordinates.count)
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    public init(_ polyline: MKPolyline) { line = polyline }
    public init(_ route: MKRoute) { line = route.polyline }

    @MainActor public var body: some View { MapPartView { .overlay(.line(line, in: $0)) } }
}

/// An area on a map.
public nonisolated struct MapPolygon: View {
    let area: MKPolygon
    public init(coordinates: [CLLocationCoordinate2D]) {
        area = MKPolygon(coordinates: coordinates, count: coordinates.count)
    }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
    public init(_ polygon: MKPolygon) { area = polygon }

    @MainActor public var body: some View { MapPartView { .overlay(.area(area, in: $0)) } }
}

@MainActor
extension OverlayPart {
    /// Points that a line is wide where nobody says so.
    private static let lineWidth: CGFloat = 3

    /// An area in the colour of what is in front: in that of what can be touched, thinly, where neither colour nor line is
    /// said.
    static func area(_ overlay: any MKOverlay, in environment: EnvironmentValues) -> Self {
        var part = Self(overlay: overlay, level: environment.mapLevel)
        part.fill = environment.foregroundColor
        if let stroke = environment.mapStroke {
            part.stroke = color(of: stroke, environment)
            part.style = stroke.style
        } else if part.fill == nil {
            part.fill = (environment.tint ?? .systemBlue).withAlphaComponent(0.3)
        }
        return part
    }

    static func line(_ overlay: any MKOverlay, in environment: EnvironmentValues) -> Self {
        let stroke = environment.mapStroke
        return Self(
            overlay: overlay,
            stroke: stroke.map { color(of: $0, environment) } ?? environment.foregroundColor ?? environment.tint
                ?? .systemBlue,
            style: stroke?.style ?? StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round),
            level: environment.mapLevel
        )
    }

    private static func color(of stroke: MapStroke, _ environment: EnvironmentValues) -> UIColor {
        stroke.content?.color(in: environment) ?? environment.foregroundColor ?? environment.tint ?? .systemBlue
    }
}

nonisolated extension View {
    /// A line around what stands on a map, or along it.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
        environment(\.mapStroke, MapStroke(content: AnyShapeStyle(content), style: style))
    }
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some View { environment(\.mapLevel, level) }
}

nonisolated extension MapPolyline {
    public func stroke(lineWidth: CGFloat = 1) -> some View {
        environment(\.mapStroke, MapStroke(content: nil, style: StrokeStyle(lineWidth: lineWidth)))
    }
}
