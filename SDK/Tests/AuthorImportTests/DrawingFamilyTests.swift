import CloudKit
import Contacts
import CoreLocation
import CoreSpotlight
import GameController
import SystemConfiguration
import Testing

@testable import MapKit
@testable import SceneKit
@testable import SwiftUI
@testable import UIKit

/// What canvases, schedules, paths, maps and addresses say, as authors' code has it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct DrawingFamilyTests {
    @Test func `schedules say their times`() {
        let start = Date(timeIntervalSinceReferenceDate: 90)
        let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
        #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120])
        let periodic = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 40)
        #expect(
            periodic.entries(from: start, mode: .normal).prefix(2).map(\.timeIntervalSinceReferenceDate) == [80, 120]
        )
        let still = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)
        #expect(Array(still.prefix(1)).isEmpty)
        #expect(EverySecond().entries(from: start, mode: .lowFrequency).count == 3)
    }

    @Test func `paths are trimmed and stroked`() {
        let line = SwiftUI.Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 50, y: 4)))
        var pieces: [SwiftUI.Path.Element] = []
        line.forEach { pieces.append($0) }
        #expect(pieces == [.move(to: .zero), .line(to: CGPoint(x: 100, y: 0))])
    }

    @Test func `alignments are told apart`() {
        #expect([Alignment.topLeading, .center, .trailing].map(shares) == [0, 0.5, 1])
        #expect(Alignment.top.vertical == .top && Alignment.top.vertical != Alignment.bottom.vertical)
    }

    @Test func `a map's overlays are reckoned on the earth laid flat`() {
        let ends = [
            CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: 1),
        ]
        let line = MKPolyline(coordinates: ends, count: 2)
        let renderer = Paint(overlay: line)
        let place = renderer.point(for: MKMapPoint(ends[0]))
        #expect(abs(place.x) < 1e-3 && renderer.mapPoint(for: place).x == line.boundingMapRect.origin.x)
        renderer.draw(line.boundingMapRect, zoomScale: 0.5, in: CGContext(size: CGSize(width: 9, height: 9)))
        #expect(renderer.scale == 0.5)
        let tiles = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/4/3/5@2x.png")
        let both = MKMultiPolyline([
            line, MKPolyline(coordinates: [CLLocationCoordinate2D(latitude: 1, longitude: 1)], count: 1),
        ])
        #expect(
            both.boundingMapRect.contains(MKMapPoint(ends[1])) || both.boundingMapRect.maxY >= line.boundingMapRect.maxY
        )
    }

    @Test func `distances are told in words`() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 350) == "350 m")
        #expect(formatter.string(fromDistance: 1540) == "1.5 km")
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 3218.688) == "2 mi")
    }

    @Test func `an address is written in lines`() {
        let home = CNMutablePostalAddress()
        (home.street, home.city, home.state, home.postalCode) = ("1 Bell Road", "Ringwood", "NJ", "07456")
        let words = CNPostalAddressFormatter.string(from: home, style: .mailingAddress)
        #expect(words == "1 Bell Road\nRingwood, NJ 07456")
        #expect(CNPostalAddress.localizedString(forKey: CNPostalAddressCityKey) == "City")
    }

    @Test func `the old names of a network's flags are their bits`() {
        #expect(isReachable([.reachable, .isWWAN]) && !isReachable(.connectionRequired))
        #expect(UInt32(kSCNetworkFlagsIsDirect) == SCNetworkReachabilityFlags.isDirect.rawValue)
        let found = CSSearchableItemAttributeSet(contentType: .text)
        found.rating = 4
        #expect(found.rating == 4)
        #expect(SCNMaterial().lightingModel == .blinn && SCNText(string: "a", extrusionDepth: 2).extrusionDepth == 2)
    }

    @Test func `names that are compared or passed on are there`() {
        let error = CKError(.serverRejectedRequest) as NSError
        #expect(error.code == CKError.serverRejectedRequest.rawValue)
        #expect(["a", "b"].map(CKRecord.ID.init(recordName:)).map(\.recordName) == ["a", "b"])
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])
        request.sortOrder = .userDefault
        #expect(request.sortOrder == .userDefault && !GCController.shouldMonitorBackgroundEvents)
    }
}
