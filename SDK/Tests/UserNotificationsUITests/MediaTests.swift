import Foundation
import Testing
import ViewLink

// Testable, since a plain import of a module that brings UIKit makes Testing look for Apple's overlay.
@testable import AVFoundation
@testable import MapKit
@testable import UIKit
@testable import UserNotificationsUI

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct MediaTests {
    final class Controller: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
    }

    /// A tenth of a second of silence.
    private func wave() throws -> URL {
        func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let samples = [UInt8](repeating: 0, count: 1600)
        let format = number(1, 2) + number(1, 2) + number(8000, 4) + number(16_000, 4) + number(2, 2) + number(16, 2)
        var bytes = Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        bytes += format + Array("data".utf8) + number(samples.count, 4) + samples
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try Data(bytes).write(to: url)
        return url
    }

    /// Waits until the page was told whether the newest player plays.
    private func settle(_ stage: Stage, isPlaying: Bool) async throws {
        while stage.tree.panel.players.last?.isPlaying != isPlaying {
            // There is one screen in a process: beside other tests it may never come.
            try Task.checkCancellation()
            await Task.yield()
            stage.settle()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `an audio player is heard in the page`() async throws {
        let stage = Stage { Controller() }
        stage.present()
        PageAudio.connect()
        let file = try wave()
        defer { try? FileManager.default.removeItem(at: file) }
        let player = try AVAudioPlayer(contentsOf: file)
        player.numberOfLoops = -1
        player.volume = 0.5
        player.play()
        try await settle(stage, isPlaying: true)
        let heard = try #require(stage.tree.panel.players.last)
        #expect(heard.source == player.url?.path)
        #expect(heard.volume == 0.5 && heard.loops)
        player.currentTime = 0.05
        player.stop()
        try await settle(stage, isPlaying: false)
        #expect(stage.tree.panel.players.last?.seek?.seconds == 0.05)
    }

    @Test func `a map is drawn, and its pin stands on it`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let pin = MKPointAnnotation()
        pin.title = "Café"
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 48.2083, longitude: 16.3731),
                latitudinalMeters: 1113.2,
                longitudinalMeters: 1000
            ),
            animated: false
        )
        map.addAnnotation(pin)
        pin.coordinate = map.centerCoordinate
        map.layoutIfNeeded()
        #expect(map.subviews.first?.ownDrawing?.marks.isEmpty == false)
        #expect(map.view(for: pin)?.frame.midX == 50)
        #expect(abs(map.region.span.latitudeDelta - 0.01) < 0.0001)
    }

    @Test func `a picture of bytes is a file that tells its kind`() throws {
        let gif = Data("GIF89a".utf8) + Data([2, 0, 3, 0]) + Data(count: 16)
        let picture = try #require(UIImage(data: gif))
        let view = UIImageView(image: picture)
        guard case .image(let content) = view.content, case .file(let path) = content.source else {
            Issue.record("not drawn")
            return
        }
        #expect(path.hasSuffix(".gif"))
        #expect(content.width == 2 && content.height == 3)
    }
}
