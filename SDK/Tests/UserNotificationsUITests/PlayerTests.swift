import Foundation
import Testing
import ViewLink

@testable import AVFoundation
@testable import AVKit
@testable import SwiftUI
@testable import UIKit

/// Compressed sound, players with controls, and what is not drawn.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct PlayerTests {
    private func file(_ bytes: [UInt8], _ name: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try Data(bytes).write(to: url)
        return url
    }

    /// Frames of 128 kbit/s at 44.1 kHz, behind a tag.
    private func mp3(frames: Int) -> [UInt8] {
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
        return Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 5] + [1, 2, 3, 4, 5] + (0..<frames).flatMap { _ in frame }
    }

    private func m4a(seconds: UInt32) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        func box(_ name: String, _ inside: [UInt8]) -> [UInt8] { number(UInt32(inside.count + 8)) + name.utf8 + inside }
        let header = box(
            "mvhd",
            number(0) + number(0) + number(0) + number(1000) + number(seconds * 1000) + [UInt8](repeating: 0, count: 80)
        )
        let sample = box("mp4a", [UInt8](repeating: 0, count: 16) + [0, 1, 0, 16] + number(0) + number(22_050 << 16))
        let table = box("stsd", number(0) + number(1) + sample)
        let track = box("trak", box("mdia", box("minf", box("stbl", table))))
        return box("ftyp", Array("M4A ".utf8) + number(0)) + box("moov", header + track)
    }

    @Test func `an audio player knows how long compressed sound is`() throws {
        let url = try file(mp3(frames: 100), "a.mp3")
        defer { try? FileManager.default.removeItem(at: url) }
        let player = try AVAudioPlayer(contentsOf: url)
        #expect(abs(player.duration - 100 * 1152 / 44_100) < 0.001)
        #expect(player.numberOfChannels == 2 && player.format.sampleRate == 44_100)
        player.currentTime = 1
        #expect(player.currentTime == 1)
        let movie = try file(m4a(seconds: 7), "b.m4a")
        defer { try? FileManager.default.removeItem(at: movie) }
        let other = try AVAudioPlayer(contentsOf: movie)
        #expect(other.duration == 7 && other.numberOfChannels == 1 && other.format.sampleRate == 22_050)
    }

    @Test(arguments: [[], [0xFF, 0xFB], Array("neither sound nor anything else, but long enough".utf8)] as [[UInt8]])
    func `what is no sound is an error`(bytes: [UInt8]) throws {
        let url = try file(bytes, "c.mp3")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: url) }
    }

    @Test func `a movie that is cut off, or lies about its lengths, harms nobody`() throws {
        let whole = m4a(seconds: 3)
        for end in stride(from: 0, to: whole.count, by: 3) {
            let url = try file(Array(whole[..<end]), "d.m4a")
            defer { try? FileManager.default.removeItem(at: url) }
            _ = try? AVAudioPlayer(contentsOf: url)
        }
        var lying = whole
        lying.replaceSubrange(0..<4, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let url = try file(lying, "e.m4a")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: url) }
    }

    @Test func `a player's view plays, pauses and tells how far it is`() throws {
        let controller = AVPlayerViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        let player = AVPlayer(url: URL(fileURLWithPath: "/clip.mp4"))
        controller.player = player
        let bar = try #require(controller.view.subviews.last)
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.accessibilityLabel == "Play")
        button.sendActions(for: .touchUpInside)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && button.accessibilityLabel == "Pause")
        player.moved(to: 3, of: 12)
        #expect(player.timeControlStatus == .playing)
        let line = try #require(bar.subviews.compactMap { $0 as? UISlider }.first)
        #expect(line.value == 3 && line.maximumValue == 12)
        player.ended()
        #expect(button.accessibilityLabel == "Play")
        controller.showsPlaybackControls = false
        #expect(bar.isHidden)
    }

    @Test func `a queue plays its items one after the other`() throws {
        let items = ["one", "two", "three"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
        let player = AVQueuePlayer(items: items)
        player.play()
        player.moved(to: 1, of: 2)
        player.ended()
        #expect(player.currentItem === items[1] && player.timeControlStatus == .playing)
        player.insert(AVPlayerItem(url: URL(fileURLWithPath: "/more.mp4")), after: items[1])
        #expect(player.items().map { $0.url.lastPathComponent } == ["two.mp4", "more.mp4", "three.mp4"])
        player.remove(items[1])
        player.ended()
        #expect(player.currentItem === items[2])
        player.ended()
        #expect(player.timeControlStatus == .paused && player.wirePlayer?.source == "/three.mp4")
    }

    @Test func `an item is ready when the page has read it, and failed with the first reason`() throws {
        let url = try #require(URL(string: "https://example.com/clip.mp4"))
        let player = AVPlayer(url: url)
        #expect(player.status == .unknown && player.wirePlayer?.source == "https://example.com/clip.mp4")
        player.moved(to: 0, of: 2)
        #expect(player.status == .readyToPlay && player.currentItem?.status == .readyToPlay)
        player.failed("its server answered 404")
        player.failed("the browser cannot play it")
        #expect(player.currentItem?.status == .failed)
        #expect(player.currentItem?.error?.localizedDescription == "its server answered 404")
    }

    @Test func `observers by name and by key path hear of a player's changes until they leave`() throws {
        final class Watcher: UIViewController {
            var heard: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let old = change?[.oldKey] as? Int
                let new = change?[.newKey] as? Int
                heard.append("\(keyPath ?? "") \(old.map(String.init) ?? "-")>\(new.map(String.init) ?? "-")")
            }
        }
        let player = AVPlayer(url: try #require(URL(string: "https://example.com/clip.mp4")))
        let item = try #require(player.currentItem)
        let watcher = Watcher()
        player.play()
        player.addObserver(watcher, forKeyPath: "timeControlStatus", options: [.old, .new], context: nil)
        player.addObserver(watcher, forKeyPath: "currentItem.status", options: [.initial, .new], context: nil)
        item.addObserver(watcher, forKeyPath: "status", options: .new, context: nil)
        var seen: [Float] = []
        let observation = player.observe(\.rate, options: [.new]) { player, change in
            #expect(change.oldValue == nil && change.kind == .setting)
            seen.append(change.newValue ?? -1)
        }
        let nested = player.observe(\.currentItem?.status) { _, _ in seen.append(100) }
        player.moved(to: 0, of: 2)
        let read = ["currentItem.status ->0", "status ->1", "currentItem.status ->1", "timeControlStatus 1>2"]
        #expect(watcher.heard == read)
        #expect(seen == [100])
        player.pause()
        #expect(seen == [100, 0] && watcher.heard.last == "timeControlStatus 2>0")
        observation.invalidate()
        player.removeObserver(watcher, forKeyPath: "timeControlStatus")
        player.play()
        #expect(seen == [100, 0] && watcher.heard.count == 5)
        withExtendedLifetime(nested) {}
    }
}
