import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// What stands on a SwiftUI map: views that draw nothing themselves, and tell the map what they are.
struct MapPart: Equatable {
    /// The same as long as the part is on the map.
    let identity: MapPartIdentity
    /// Another one each time that the part is evaluated.
    let turn = MapPartIdentity()
    /// What a selection of it is.
    let tag: AnyHashable?
    let content: Content

    enum Content {
        case annotation(AnnotationPart)
        case overlay(OverlayPart)
        /// The person's place; nil looks as usual.
        case person(AnnotationPart.Look?)
    }

    static func == (one: Self, other: Self) -> Bool { one.identity === other.identity && one.turn === other.turn }
}

/// Tells parts of a map apart.
final class MapPartIdentity {}

/// A place of a map.
struct AnnotationPart {
    /// How it looks.
    enum Look {
        case marker(tint: UIColor?, MarkerGlyph)
        case pin(tint: UIColor?)
        /// A view, a point of which lies at the place.
        case view(AnyView, anchor: UnitPoint)
    }

    var title: String?
    var coordinate: CLLocationCoordinate2D
    var look: Look
    var titles = Visibility.automatic
}

/// A line, an area or a circle on a map.
struct OverlayPart {
    let overlay: any MKOverlay
    var fill: UIColor?
    var stroke: UIColor?
    var style = StrokeStyle()
    var level = MKOverlayLevel.aboveRoads
}

/// Gathers the parts of a map, in their order.
enum MapPartsKey: PreferenceKey {
    static var defaultValue: [MapPart] { [] }
    static func reduce(value: inout [MapPart], nextValue: () -> [MapPart]) { value += nextValue() }
}

/// A view that tells the map around it of a part.
nonisolated struct MapPartView: View {
    let content: @MainActor (EnvironmentValues) -> MapPart.Content
    @State private var identity = MapPartIdentity()
    @Environment(\.self) private var environment

    init(_ content: @escaping @MainActor (EnvironmentValues) -> MapPart.Content) { self.content = content }

    @MainActor var body: some View {
        let part = MapPart(identity: identity, tag: environment.viewTag, content: content(environment))
        return EmptyView().preference(key: MapPartsKey.self, value: [part])
    }
}
