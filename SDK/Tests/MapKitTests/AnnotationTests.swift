import Foundation
import Testing
import ViewLink

@testable import MapKit
@testable import UIKit

/// The views of annotations: where they are, who makes them, and what happens when one is tapped.
@MainActor @Suite(.timeLimit(.minutes(2))) struct AnnotationTests {
    final class Badge: MKAnnotationView {
        var wasMade = false
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            wasMade = true
            bounds.size = CGSize(width: 20, height: 10)
            addSubview(dot)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test func `a balloon points at its place, and follows it`() throws {
        let stadium = MKPointAnnotation("Stadium", .zurich)
        let shown = ShownMap { $0.addAnnotation(stadium) }
        let view = try #require(shown.map.view(for: stadium) as? MKMarkerAnnotationView)
        #expect(abs(view.frame.midX - 150) < 0.01 && abs(view.frame.maxY - 150) < 0.01)
        #expect(view.accessibilityLabel == "Stadium" && view.caption != nil)
        #expect(shown.owner.heard.filter { $0.hasPrefix("added") } == ["added 1"])
        stadium.coordinate = CLLocationCoordinate2D.zurich.moved(north: 1000)
        #expect(abs(view.frame.maxY - 50) < 0.5, "at once, so that it moves within an animation")
        shown.map.centerCoordinate = stadium.coordinate
        shown.settle()
        #expect(abs(view.frame.maxY - 150) < 0.01)
        shown.map.removeAnnotation(stadium)
        shown.settle()
        #expect(view.superview == nil && shown.map.annotations.isEmpty)
    }

    @Test func `a picture lies with its middle where its author says`() throws {
        let place = MKPointAnnotation("Flag", .zurich)
        let shown = ShownMap { map in
            map.addAnnotation(place)
            (map.delegate as? MapOwner)?.makeView = { _, annotation in
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
                }
                view.centerOffset = CGPoint(x: 5, y: -15)
                return view
            }
        }
        let view = try #require(shown.map.view(for: place))
        #expect(view.bounds.size == CGSize(width: 40, height: 30) && view.ownDrawing?.marks.count == 1)
        #expect(abs(view.center.x - 155) < 0.01 && abs(view.center.y - 135) < 0.01)
    }

    @Test func `classes are registered, made by their own initializers, and used again`() throws {
        let (here, there) = (MKPointAnnotation("A", .zurich), MKPointAnnotation("B", .zurich.moved(north: 400)))
        let shown = ShownMap { map in
            map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
            map.register(
                Badge.self,
                forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier
            )
            (map.delegate as? MapOwner)?.makeView = { map, annotation in
                annotation.title == "A"
                    ? map.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation) : nil
            }
            map.addAnnotations([here, there])
        }
        let first = try #require(shown.map.view(for: here) as? Badge)
        #expect(first.wasMade && first.annotation === here && first.reuseIdentifier == "badge")
        #expect(shown.map.view(for: there) is Badge, "the usual view is one of the registered class")
        shown.map.removeAnnotation(here)
        let again = MKPointAnnotation("A", .zurich.moved(east: 300))
        shown.map.addAnnotation(again)
        shown.settle()
        #expect(shown.map.view(for: again) === first && first.annotation === again)
        #expect(shown.map.dequeueReusableAnnotationView(withIdentifier: "nobody") == nil)
    }

    @Test func `annotations out of sight have no view, and those of no place never`() {
        let far = MKPointAnnotation("Far", .zurich.moved(north: 100_000))
        let nowhere = MKPointAnnotation("Nowhere", CLLocationCoordinate2D(latitude: .nan, longitude: 8))
        let shown = ShownMap { $0.addAnnotations([far, nowhere]) }
        #expect(shown.map.view(for: far) == nil && shown.map.view(for: nowhere) == nil)
        shown.map.centerCoordinate = far.coordinate
        shown.settle()
        #expect(shown.map.view(for: far) != nil)
    }

    @Test func `a tap selects, and one beside it deselects`() throws {
        let (here, there) = (MKPointAnnotation("A", .zurich), MKPointAnnotation("B", .zurich.moved(east: 700)))
        let shown = ShownMap { $0.addAnnotations([here, there]) }
        let view = try #require(shown.map.view(for: here))
        shown.owner.heard = []
        shown.tap(CGPoint(x: view.frame.midX, y: view.frame.midY))
        #expect(shown.owner.heard == ["selected A"] && view.isSelected && view.bounds.width > 40)
        #expect(shown.map.selectedAnnotations.first === here)
        shown.tap(try #require(shown.map.view(for: there)))
        #expect(shown.owner.heard == ["selected A", "deselected A", "selected B"] && !view.isSelected)
        shown.tap(CGPoint(x: 20, y: 20))
        #expect(shown.owner.heard.last == "deselected B" && shown.map.selectedAnnotations.isEmpty)
        view.isEnabled = false
        shown.tap(CGPoint(x: view.frame.midX, y: view.frame.midY))
        #expect(shown.map.selectedAnnotations.isEmpty)
    }

    @Test func `one that is selected before its view is made is told of when it is`() {
        let here = MKPointAnnotation("A", .zurich)
        let shown = ShownMap { map in
            map.addAnnotation(here)
            map.selectAnnotation(here, animated: false)
        }
        #expect(shown.map.view(for: here)?.isSelected == true)
        #expect(shown.owner.heard.filter { $0.hasPrefix("selected") } == ["selected A"])
    }

    @Test func `a bubble has the words and the controls, and its taps are told`() throws {
        let place = MKPointAnnotation("Café", .zurich)
        place.subtitle = "open until six"
        let more = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        more.tag = 7
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeView = { _, annotation in
                let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
                view.canShowCallout = true
                view.rightCalloutAccessoryView = more
                return view
            }
            map.addAnnotation(place)
        }
        let pin = try #require(shown.map.view(for: place))
        let foot = pin.convert(CGPoint(x: 8, y: 35.5), to: shown.map)
        #expect(abs(foot.x - 150) < 0.01 && abs(foot.y - 150) < 0.01)
        let bubble = shown.map.stage.callout
        #expect(bubble.isHidden)
        shown.tap(pin)
        #expect(!bubble.isHidden && abs(bubble.frame.maxY - pin.frame.minY) < 0.01)
        let words = bubble.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(words == ["Café", "open until six"])
        #expect(more.superview === bubble && more.frame.minX > bubble.bounds.width / 2)
        shown.tap(more)
        shown.tap(more)
        #expect(shown.owner.heard.suffix(2) == ["tapped 7", "tapped 7"])
        shown.tap(CGPoint(x: bubble.frame.minX + 12, y: bubble.frame.minY + 12))
        #expect(!bubble.isHidden, "a tap on the bubble is none beside it")
        shown.tap(CGPoint(x: 10, y: 290))
        #expect(bubble.isHidden && more.superview == nil)
    }

    @Test func `an author's own tap on the map is heard`() {
        let shown = ShownMap()
        var taps = 0
        let own = UITapGestureRecognizer()
        own.handler = { if $0.state == .ended { taps += 1 } }
        shown.map.addGestureRecognizer(own)
        shown.tap(CGPoint(x: 20, y: 20))
        #expect(taps == 1)
    }

    @Test func `those of a group that lie near each other become one`() throws {
        let near = (0..<3).map { MKPointAnnotation("P\($0)", .zurich.moved(east: Double($0) * 60)) }
        let far = MKPointAnnotation("Far", .zurich.moved(north: 1000))
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeView = { _, annotation in
                guard !(annotation is MKClusterAnnotation) else { return nil }
                let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "m")
                view.clusteringIdentifier = "shops"
                return view
            }
            map.addAnnotations(near + [far])
        }
        let member = try #require(shown.map.view(for: near[0]))
        let cluster = try #require(member.cluster as? MKMarkerAnnotationView)
        #expect((cluster.annotation as? MKClusterAnnotation)?.memberAnnotations.count == 3 && cluster.glyphText == "3")
        #expect(member.superview == nil && shown.map.view(for: far)?.superview != nil)
        shown.map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 300, longitudinalMeters: 300)
        shown.settle()
        #expect(member.superview != nil && member.cluster == nil && cluster.superview == nil)
    }

    @Test func `words give way where there is no room`() {
        let places = (0..<2).map {
            MKPointAnnotation("A long name of a place \($0)", .zurich.moved(east: Double($0) * 400))
        }
        let shown = ShownMap { $0.addAnnotations(places) }
        let words = places.compactMap { shown.map.view(for: $0)?.caption?.alpha }
        #expect(words.sorted() == [0, 1])
    }

    @Test func `all annotations are shown with room around them`() {
        let places = [
            MKPointAnnotation("A", .zurich), MKPointAnnotation("B", .zurich.moved(north: 20_000, east: 9000)),
        ]
        let shown = ShownMap()
        shown.map.showAnnotations(places, animated: true)
        shown.settle()
        #expect(shown.map.annotations.count == 2)
        for place in places {
            #expect(shown.map.bounds.insetBy(dx: 30, dy: 30).contains(shown.point(place.coordinate)))
        }
        #expect(shown.map.annotations(in: shown.map.visibleMapRect).count == 2)
    }

    @Test func `the person is a dot`() throws {
        let shown = ShownMap()
        shown.map.showsUserLocation = true
        #expect(shown.map.annotations.isEmpty, "until the place is known")
        shown.map.person(isAt: CLLocation(latitude: 47.3769, longitude: 8.5417))
        shown.settle()
        let dot = try #require(shown.map.view(for: shown.map.userLocation) as? MKUserLocationView)
        #expect(abs(dot.center.x - 150) < 0.01 && shown.map.isUserLocationVisible)
        shown.map.userTrackingMode = .follow
        shown.map.person(isAt: CLLocation(latitude: 47.5, longitude: 8.6))
        #expect(abs(shown.map.centerCoordinate.latitude - 47.5) < 1e-6)
        shown.gesture(.pan, .began, moved: CGPoint(x: 9, y: 0))
        #expect(shown.map.userTrackingMode == .none, "a hand ends it")
        shown.map.showsUserLocation = false
        shown.settle()
        #expect(dot.superview == nil)
    }
}
