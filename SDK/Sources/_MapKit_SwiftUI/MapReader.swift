public import CoreLocation
public import MapKit
public import SwiftUI
import UIKit

/// Where a map is put for the reader around it.
@MainActor
final class MapBox {
    weak var map: MKMapView?
    nonisolated init() {}
}

/// Turns points into places and back, for the map within a reader.
public struct MapProxy: Sendable {
    let box: MapBox

    /// The map, on the thread of the main actor, where views are.
    private func ask<Answer: Sendable>(_ question: @MainActor (MKMapView) -> Answer?) -> Answer? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated { box.map.flatMap(question) }
    }

    /// - Parameter space: the global one, or else the map's own.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        let isGlobal = space.coordinateSpace.isGlobal
        return ask { $0.convert(point, toCoordinateFrom: isGlobal ? nil : $0) }
    }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        let isGlobal = space.coordinateSpace.isGlobal
        return ask { $0.convert(coordinate, toPointTo: isGlobal ? nil : $0) }
    }

    /// The camera that sees all of a part of the earth; nil while there is no map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
        ask { $0.camera(framing: MKMapRect(covering: region)).map { MapCamera($0) } }
    }
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        ask { $0.camera(framing: rect).map { MapCamera($0) } }
    }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        let place = item.placemark.coordinate
        return ask { _ in MapCamera(centerCoordinate: place, distance: 1000, pitch: allowPitch ? 45 : 0) }
    }
}

/// A view that can turn points of its map into places.
public nonisolated struct MapReader<Content: View>: View {
    private let content: @MainActor (MapProxy) -> Content
    @State private var box = MapBox()

    @preconcurrency public init(@ViewBuilder content: @escaping @MainActor (MapProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View { content(MapProxy(box: box)).environment(\.mapBox, box) }
}
