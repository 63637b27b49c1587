import MapKit
import SwiftUI

/// The map that a `Map` shows.
struct MapCanvas: UIViewRepresentable {
    let map: Map
    let model: MapModel
    let surroundings: EnvironmentValues

    func makeUIView(context: Context) -> MKMapView { model.view }
    func updateUIView(_ uiView: MKMapView, context: Context) { model.update(map, surroundings) }
}
