import Foundation
import Testing

@testable import MapKit
@testable import UIKit

/// Pictures of maps.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SnapshotTests {
    @Test func `a picture has the size, and says where places are`() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 2000, longitudinalMeters: 2000)
        options.size = CGSize(width: 200, height: 100)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == options.size && snapshot.image.scale == 2)
        let middle = snapshot.point(for: .zurich)
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
        #expect(abs(snapshot.point(for: .zurich.moved(north: 500)).y - 25) < 0.2)
    }

    @Test func `a handler hears of it on the main thread, once`() async {
        let options = MKMapSnapshotter.Options()
        options.camera = MKMapCamera(lookingAtCenter: .zurich, fromDistance: 1000, pitch: 0, heading: 45)
        let image = await withCheckedContinuation { done in
            MKMapSnapshotter(options: options).start { snapshot, _ in done.resume(returning: snapshot?.image.size) }
        }
        #expect(image == CGSize(width: 256, height: 256))
    }

    @Test func `it is dark where its traits are`() async throws {
        let options = MKMapSnapshotter.Options()
        options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        options.size = CGSize(width: 20, height: 20)
        options.scale = 1
        let image = try await MKMapSnapshotter(options: options).start().image
        let bitmap = try #require(image.bitmap)
        #expect(bitmap.bytes.prefix(3).allSatisfy { $0 < 100 }, "the sea is dark")
    }

    @Test func `odd numbers fail or are held in bounds`() async throws {
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 5),
            CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e9, height: 1e9),
        ] {
            let options = MKMapSnapshotter.Options()
            options.size = size
            await #expect(throws: MKError(.serverFailure)) { _ = try await MKMapSnapshotter(options: options).start() }
        }
        for odd in [Double.nan, .infinity, -1, 0, 1e300] {
            let options = MKMapSnapshotter.Options()
            options.size = CGSize(width: 30, height: 20)
            options.scale = CGFloat(odd)
            options.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 89.9, longitude: 170),
                span: MKCoordinateSpan(latitudeDelta: odd, longitudeDelta: odd)
            )
            let first = try await MKMapSnapshotter(options: options).start()
            #expect(first.point(for: .zurich).x.isFinite && first.image.size == options.size)
            options.mapRect = MKMapRect(x: odd, y: odd, width: odd, height: odd)
            _ = try await MKMapSnapshotter(options: options).start()
            options.camera = MKMapCamera(lookingAtCenter: .zurich, fromDistance: odd, pitch: 0, heading: odd)
            _ = try await MKMapSnapshotter(options: options).start()
        }
    }
}
