import Foundation
import Testing
import ViewLink

@testable import MapKit
@testable import SwiftUI
@testable import UIKit
@testable import _MapKit_SwiftUI

/// SwiftUI's maps, which are shown by an `MKMapView`.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SwiftUIMapTests {
    @MainActor
    final class Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        init(_ view: some View) {
            let controller = UIHostingController(rootView: view)
            window.rootViewController = controller
            controller.setAppearance(visible: true)
            settle()
        }
        func settle() { for _ in 0..<6 { window.layoutIfNeeded() } }
        func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
            func inner(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inner) }
            return inner(window).compactMap { $0 as? Kind }
        }
        var map: MKMapView? { all(MKMapView.self).first }
        func tap(_ view: UIView) {
            TouchDelivery(roots: [window]).deliver(.touch(node: view.nodeID, sense: .tap, at: nil))
            settle()
        }
    }

    @MainActor final class Notes { var lines: [String] = [] }

    private static let region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 3000, longitudinalMeters: 3000)

    @Test func `markers, views and shapes stand on the map`() throws {
        let screen = Screen(
            Map(initialPosition: .region(Self.region)) {
                Marker("Stadium", systemImage: "sportscourt", coordinate: .zurich).tint(.purple)
                Annotation("Café", coordinate: .zurich.moved(north: 500)) { Text("A cup").padding(4) }
                MapCircle(center: .zurich, radius: 300).foregroundStyle(.blue.opacity(0.2)).stroke(.red, lineWidth: 2)
                MapPolyline(coordinates: [.zurich, .zurich.moved(east: 500)]).stroke(.orange, lineWidth: 5)
            }
            .mapStyle(.hybrid)
        )
        let map = try #require(screen.map)
        #expect(abs(map.centerCoordinate.latitude - 47.3769) < 1e-6 && map.bounds.width == 300)
        #expect(map.mapType == .hybrid && map.overlays.count == 2)
        let marker = try #require(screen.all(MKMarkerAnnotationView.self).first)
        #expect(marker.annotation?.title == "Stadium" && marker.glyphImage != nil)
        #expect(marker.markerTintColor == UIColor(Color.purple))
        let cup = try #require(screen.all(UILabel.self).first { $0.attributedText?.string == "A cup" })
        let place = cup.convert(cup.bounds, to: map)
        let wanted = map.convert(CLLocationCoordinate2D.zurich.moved(north: 500), toPointTo: map)
        #expect(abs(place.midX - wanted.x) < 1 && abs(place.midY - wanted.y) < 1)
        let line = map.renderer(for: map.overlays[1]) as? MKPolylineRenderer
        #expect(line?.lineWidth == 5 && line?.strokeColor == UIColor(Color.orange))
        let circle = map.renderer(for: map.overlays[0]) as? MKCircleRenderer
        #expect(circle?.lineWidth == 2 && circle?.fillColor != nil)
    }

    struct Shops: View {
        let notes: Notes
        @State private var selection: String?
        @State private var shops = ["Bakery", "Butcher"]
        @State private var position = MapCameraPosition.region(SwiftUIMapTests.region)

        var body: some View {
            VStack {
                Map(position: $position, selection: $selection) {
                    ForEach(Array(shops.enumerated()), id: \.element) { index, shop in
                        Marker(shop, coordinate: .zurich.moved(east: Double(index) * 600))
                    }
                }
                .onMapCameraChange { context in
                    notes.lines.append(String(format: "sees %.2f", context.region.center.latitude))
                }
                Button("More") { shops.append("Bank") }
                Button("South") {
                    position = .region(
                        MKCoordinateRegion(
                            center: .zurich.moved(north: -20_000),
                            latitudinalMeters: 3000,
                            longitudinalMeters: 3000
                        )
                    )
                }
                Text("chosen \(selection ?? "none"), \(position.positionedByUser ? "moved" : "still")")
            }
        }
    }

    private func press(_ title: String, _ screen: Screen) {
        for control in screen.all(PressControl.self) where control.content.spokenText == title { screen.tap(control) }
    }

    @Test func `what is selected, added and moved goes both ways`() throws {
        let notes = Notes()
        let screen = Screen(Shops(notes: notes))
        let map = try #require(screen.map)
        #expect(screen.all(MKMarkerAnnotationView.self).count == 2 && notes.lines.last == "sees 47.38")
        let butcher = try #require(screen.all(MKMarkerAnnotationView.self).first { $0.annotation?.title == "Butcher" })
        screen.tap(butcher)
        #expect(butcher.isSelected)
        #expect(screen.all(UILabel.self).contains { $0.attributedText?.string == "chosen Butcher, still" })
        press("More", screen)
        #expect(Set(map.annotations.compactMap { $0.title ?? nil }) == ["Bakery", "Butcher", "Bank"])
        let annotation = try #require(butcher.annotation)
        #expect(butcher.isSelected && map.view(for: annotation) === butcher, "the same view")
        press("South", screen)
        #expect(
            abs(map.centerCoordinate.latitude - CLLocationCoordinate2D.zurich.moved(north: -20_000).latitude) < 1e-6
        )
        #expect(notes.lines.last == "sees 47.20")
        var gesture = ViewGesture(sense: .pan, phase: .began, at: ViewPoint(x: 100, y: 100))
        gesture.touches = 1
        let delivery = TouchDelivery(roots: [screen.window])
        delivery.deliver(.gesture(node: map.nodeID, gesture))
        gesture.phase = .changed
        gesture.translation = ViewPoint(x: 0, y: 20)
        delivery.deliver(.gesture(node: map.nodeID, gesture))
        gesture.phase = .ended
        delivery.deliver(.gesture(node: map.nodeID, gesture))
        screen.settle()
        #expect(screen.all(UILabel.self).contains { $0.attributedText?.string.hasSuffix("moved") == true })
        let moved = map.centerCoordinate
        press("More", screen)
        #expect(map.centerCoordinate.latitude == moved.latitude, "the map stays where the hand left it")
    }

    @Test func `a tag of the map is none of what stands on it`() throws {
        let screen = Screen(
            Map(initialPosition: .region(Self.region), selection: .constant(String?.none)) {
                Marker("Plain", coordinate: .zurich)
                Marker("Tagged", coordinate: .zurich.moved(north: 600)).tag("b")
            }
            .tag("a tab")
        )
        let markers = screen.all(MKMarkerAnnotationView.self).filter(\.isEnabled)
        #expect(markers.compactMap { $0.annotation?.title ?? nil } == ["Tagged"])
    }

    struct Former: View {
        struct Place: Identifiable {
            let id: Int
            let coordinate: CLLocationCoordinate2D
        }
        let places: [Place]
        @State var region = SwiftUIMapTests.region
        var body: some View {
            VStack {
                Map(coordinateRegion: $region, annotationItems: places) { place in
                    MapAnnotation(coordinate: place.coordinate, anchorPoint: CGPoint(x: 0.5, y: 1)) {
                        Color.red.frame(width: 20, height: 30)
                    }
                }
                Text(String(format: "%.3f", region.center.latitude))
            }
        }
    }

    @Test func `maps of before iOS 17 are shown, and tell their region`() throws {
        let screen = Screen(Former(places: [.init(id: 1, coordinate: .zurich)]))
        let map = try #require(screen.map)
        let annotation = try #require(map.annotations.first)
        let view = try #require(map.view(for: annotation))
        let point = map.convert(CLLocationCoordinate2D.zurich, toPointTo: map)
        #expect(view.bounds.size == CGSize(width: 20, height: 30))
        #expect(abs(view.frame.midX - point.x) < 0.01 && abs(view.frame.maxY - point.y) < 0.01)
        map.personBegins()
        map.person(moves: CGPoint(x: 0, y: 100))
        map.personEnds()
        screen.settle()
        #expect(
            screen.all(UILabel.self).contains {
                $0.attributedText?.string == String(format: "%.3f", map.centerCoordinate.latitude)
            }
        )
        #expect(abs(map.centerCoordinate.latitude - 47.3769) > 0.001)
    }

    @Test func `without a position everything that stands on it is seen`() throws {
        let places = [CLLocationCoordinate2D.zurich, .zurich.moved(north: 40_000, east: 10_000)]
        let screen = Screen(
            Map {
                Marker("A", coordinate: places[0])
                MapCircle(center: places[1], radius: 5000)
            }
        )
        let map = try #require(screen.map)
        for place in places { #expect(map.bounds.contains(map.convert(place, toPointTo: map))) }
        #expect(map.region.span.latitudeDelta < 1)
    }

    struct Reading: View {
        let notes: Notes
        var body: some View {
            MapReader { proxy in
                Map(initialPosition: .region(SwiftUIMapTests.region))
                    .onTapGesture { point in
                        guard let place = proxy.convert(point, from: .local) else { return }
                        notes.lines.append(String(format: "%.4f %.4f", place.latitude, place.longitude))
                    }
            }
        }
    }

    @Test func `a reader says what was tapped`() throws {
        let notes = Notes()
        let screen = Screen(Reading(notes: notes))
        screen.tap(try #require(screen.map))
        #expect(notes.lines == ["47.3769 8.5417"])
    }
}
