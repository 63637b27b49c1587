import Foundation
import Testing

@testable import MapKit
@testable import UIKit

/// Where the earth lies on a map, whatever is asked of it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ProjectionTests {
    private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test func `a region is seen whole, its centre in the middle, and comes back as it is set`() {
        let map = MKMapView(frame: bounds)
        let center = CLLocationCoordinate2D(latitude: 40, longitude: 10)
        map.region = MKCoordinateRegion(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 4)
        )
        #expect(abs(map.region.span.latitudeDelta - 20) < 1e-6 && map.region.span.longitudeDelta > 4)
        let middle = map.convert(center, toPointTo: map)
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
        let first = map.region
        for _ in 0..<20 { map.region = map.region }
        #expect(abs(map.region.span.latitudeDelta - first.span.latitudeDelta) < 1e-6)
        #expect(abs(map.centerCoordinate.latitude - 40) < 1e-6)
    }

    @Test(arguments: [0.0, 30, 90, 200, -45])
    func `points are there and back`(heading: Double) {
        let rect = MKMapRect(
            covering: MKCoordinateRegion(center: .zurich, latitudinalMeters: 5000, longitudinalMeters: 5000)
        )
        let projection = MapProjection(rect, heading: heading, in: bounds)
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 180, y: 20), CGPoint(x: 100, y: 50)] {
            let back = projection.point(projection.mapPoint(point))
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
            let place = projection.mapPoint(point)
            let drawn = CGPoint.zero.applying(projection.transform(from: place))
            #expect(abs(drawn.x - point.x) < 1e-3 && abs(drawn.y - point.y) < 1e-3)
        }
    }

    @Test func `what is at the top is where the map is turned to`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 2000, longitudinalMeters: 2000)
        map.camera.heading = 90
        let east = map.convert(CLLocationCoordinate2D.zurich.moved(east: 500), toPointTo: map)
        #expect(abs(east.x - 100) < 0.5 && abs(east.y - 50) < 0.5)
        #expect(map.camera.heading == 90)
    }

    @Test func `beyond the 180th meridian the earth goes on`() {
        let map = MKMapView(frame: bounds)
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 179),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 8)
        )
        let point = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: -179), toPointTo: map)
        #expect(abs(point.x - 150) < 0.01)
        let back = map.convert(CGPoint(x: 150, y: 50), toCoordinateFrom: map)
        #expect(abs(back.longitude + 179) < 1e-6)
    }

    @Test func `a camera's distance is where it was`() {
        let map = MKMapView(frame: bounds)
        map.camera = MKMapCamera(lookingAtCenter: .zurich, fromDistance: 4000, pitch: 30, heading: 10)
        #expect(abs(map.camera.centerCoordinateDistance - 4000) < 0.01)
        #expect(map.camera.pitch == 30 && map.camera.heading == 10)
        map.camera.centerCoordinateDistance *= 2
        #expect(abs(map.camera.centerCoordinateDistance - 8000) < 0.01)
        let later = MKMapView()
        later.camera = MKMapCamera(lookingAtCenter: .zurich, fromDistance: 4000, pitch: 0, heading: 0)
        later.frame = bounds
        #expect(abs(later.camera.centerCoordinateDistance - 4000) < 0.01, "a view without a size takes it later")
    }

    @Test func `the middle and the distance stay within their limits`() {
        let map = MKMapView(frame: bounds)
        map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 2000, longitudinalMeters: 2000)
        map.cameraBoundary = MKMapView.CameraBoundary(
            coordinateRegion: MKCoordinateRegion(center: .zurich, latitudinalMeters: 1000, longitudinalMeters: 1000)
        )
        map.centerCoordinate = CLLocationCoordinate2D.zurich.moved(north: 5000)
        #expect(abs(map.centerCoordinate.latitude - CLLocationCoordinate2D.zurich.moved(north: 500).latitude) < 1e-4)
        map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 10_000)
        #expect(map.camera.centerCoordinateDistance >= 9_999)
    }

    @Test func `odd numbers change nothing, or as much as the earth has`() {
        let map = MKMapView(frame: bounds)
        map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let before = map.centerCoordinate
        for odd in [Double.nan, .infinity, -.infinity] {
            map.setCenter(CLLocationCoordinate2D(latitude: odd, longitude: odd), animated: true)
            map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: odd, longitude: 0),
                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
                ),
                animated: false
            )
            map.setVisibleMapRect(MKMapRect(x: odd, y: 0, width: 1, height: odd), animated: false)
            map.camera.heading = odd
            map.camera = MKMapCamera(lookingAtCenter: .zurich, fromDistance: odd, pitch: CGFloat(odd), heading: odd)
            _ = map.convert(CLLocationCoordinate2D(latitude: odd, longitude: odd), toPointTo: map)
        }
        #expect(map.centerCoordinate.latitude == before.latitude)
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 80, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: .infinity, longitudeDelta: .infinity)
        )
        #expect(map.visibleMapRect.minY >= -1 && map.visibleMapRect.maxY <= MKMapSize.world.height + 1)
        map.region = MKCoordinateRegion(center: .zurich, span: MKCoordinateSpan())
        #expect(map.projection.scale == MapProjection.leastScale)
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e12, height: CGFloat.infinity)]
        {
            let projection = MapProjection(.world, in: CGRect(origin: .zero, size: size))
            #expect(projection.scale > 0 && projection.scale.isFinite && projection.center.x.isFinite)
            #expect(Graticule(projection).meridians.count < 200)
        }
    }

    @Test func `lines are named by round degrees`() {
        let rect = MKMapRect(
            covering: MKCoordinateRegion(center: .zurich, latitudinalMeters: 3000, longitudinalMeters: 3000)
        )
        let near = Graticule(MapProjection(rect, in: CGRect(x: 0, y: 0, width: 300, height: 300)))
        #expect(near.step == 0.01)
        #expect(near.meridians.map { near.name(meridian: $0) }.contains("8.54° E"))
        #expect(near.parallels.map { near.name(parallel: $0) }.contains("47.38° N"))
        let far = Graticule(MapProjection(.world, in: CGRect(x: 0, y: 0, width: 300, height: 300)))
        #expect(
            far.name(meridian: 0) == "0°" && far.name(meridian: -270) == "90° E" && far.name(parallel: -30) == "30° S"
        )
    }

    @Test func `the shortest way over the earth goes north of the straight line`() {
        let ends = [
            CLLocationCoordinate2D(latitude: 37.6, longitude: -122.4),
            CLLocationCoordinate2D(latitude: 35.7, longitude: 140),
        ]
        let line = MKGeodesicPolyline(coordinates: ends, count: 2)
        #expect(line.pointCount == 2 && line.corners.count > 50)
        #expect(line.corners.map(\.coordinate.latitude).max() ?? 0 > 45)
        #expect(line.boundingMapRect.spans180thMeridian)
        #expect(line.boundingMapRect.width < MKMapSize.world.width / 2)
    }
}
