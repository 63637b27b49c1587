public import CoreLocation
public import MapKit
public import SwiftUI
import UIKit

/// What annotated maps of before iOS 17 were made of.
public typealias MapAnnotationProtocol = View

/// A view on a map, of before iOS 17.
public nonisolated struct MapAnnotation: View {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: AnyView

    public init<Content: View>(
        coordinate: CLLocationCoordinate2D,
        anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        (self.coordinate, self.content) = (coordinate, AnyView(content()))
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    }

    @MainActor public var body: some View {
        MapPartView { environment in
            .annotation(
                AnnotationPart(
                    coordinate: coordinate,
                    look: .view(AnyView(content.environment(\.self, environment)), anchor: anchor)
                )
            )
        }
    }
}

/// A balloon on a map, of before iOS 17.
public nonisolated struct MapMarker: View {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    @MainActor public var body: some View {
        MapPartView { environment in
            let color = tint.map { UIColor($0) } ?? environment.tint
            return .annotation(AnnotationPart(coordinate: coordinate, look: .marker(tint: color, .none)))
        }
    }
}

/// A pin on a map, of before iOS 17.
public nonisolated struct MapPin: View {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    @MainActor public var body: some View {
        MapPartView { environment in
            let color = tint.map { UIColor($0) } ?? environment.tint
            return .annotation(AnnotationPart(coordinate: coordinate, look: .pin(tint: color)))
        }
    }
}
