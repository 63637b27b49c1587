// As an author's file has it: Apple's modules, all at once.
import AVFoundation
import AudioToolbox
import MobileCoreServices
import Network
import Security
import Synchronization
import Testing
import UserNotifications
import WidgetKit

@testable import ImageIO
@testable import UIKit
@testable import os

@Suite("What else author code asks of a phone", .timeLimit(.minutes(2))) struct PhoneServicesTests {
    @Test("A path is what the device's network setting says")
    func paths() {
        let on = NWPath(nil)
        #expect(on.status == .satisfied && !on.isExpensive && !on.isConstrained && on.usesInterfaceType(.wifi))
        let metered = NWPath("metered")
        #expect(metered.status == .satisfied && metered.isExpensive && metered.isConstrained)
        #expect(metered.usesInterfaceType(.cellular) && !metered.usesInterfaceType(.wifi))
        let off = NWPath("off")
        #expect(off.status == .unsatisfied && off.availableInterfaces.isEmpty)
        #expect(NWPath("slow").status == .satisfied)
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .satisfied)
    }

    @Test("A monitor tells the path once it has started", .timeLimit(.minutes(1)))
    func monitor() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { heard in
            monitor.pathUpdateHandler = { path in
                monitor.cancel()
                heard.resume(returning: path)
            }
            monitor.start(queue: DispatchQueue(label: "path"))
        }
        #expect(path == monitor.currentPath)
        #expect(monitor.pathUpdateHandler == nil)
    }

    private static let picture = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEUlEQVR4nGNwaDiAFTFQTwIAUOswAfJrQPMAAAAASUVORK5CYII=
            """,
        options: .ignoreUnknownCharacters
    )

    @Test("A picture's size, a smaller one, and a file of it")
    func pictures() throws {
        let data = try #require(Self.picture)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) as String? == kUTTypePNG as String)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(4),
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect((small.width, small.height) == (4, 2))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)

        let bytes = NSMutableData()
        let written = try #require(CGImageDestinationCreateWithData(bytes, kUTTypeJPEG, 1, nil))
        CGImageDestinationAddImage(written, small, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        #expect(CGImageDestinationFinalize(written))
        #expect(UIImage(data: bytes as Data)?.size == CGSize(width: 4, height: 2))
        #expect(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil) == nil)
        #expect(CGImageDestinationCreateWithData(bytes, kUTTypeGIF, 1, nil) == nil)
    }

    /// Two by two pixels: red for 50 ms, its first one green for 200, all blue for no time; four times.
    private static let moving = Data(
        base64Encoded: """
            R0lGODlhAgACAJEAAP8AAAD/AAAA/wAAACH/C05FVFNDQVBFMi4wAwEEAAAh+QQEBQAAACwAAAAAAgACAAACBARBEAUAIfkEBBQA
            AAAsAAAAAAEAAQAAAgJMAQAh+QQEAAAAACwAAAAAAgACAAACBBRFUQUAOw==
            """,
        options: .ignoreUnknownCharacters
    )

    @Test("A GIF has all its pictures and their times, and stands still as one picture")
    func movingPictures() throws {
        let data = try #require(Self.moving)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        func told(_ properties: CFDictionary?, _ key: CFString) -> Any? {
            let properties = properties as? [CFString: Any]
            return (properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any])?[key]
        }
        #expect(told(CGImageSourceCopyProperties(source, nil), kCGImagePropertyGIFLoopCount) as? Int == 4)
        func times(_ key: CFString) -> [Double] {
            (0..<3).compactMap { told(CGImageSourceCopyPropertiesAtIndex(source, $0, nil), key) as? Double }
        }
        #expect(times(kCGImagePropertyGIFUnclampedDelayTime) == [0.05, 0.2, 0])
        #expect(times(kCGImagePropertyGIFDelayTime) == [0.1, 0.2, 0.1])
        func pixels(_ index: Int) -> [[UInt8]] {
            let image = CGImageSourceCreateImageAtIndex(source, index, nil)
            guard let bytes = image?.dataProvider?.data as Data? else { return [] }
            return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
        }
        let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])
        #expect(pixels(2) == [blue, blue, blue, blue])
        #expect(pixels(0) == [red, red, red, red])
        #expect(pixels(1) == [green, red, red, red])
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)

        let pictures = (0..<3).compactMap {
            CGImageSourceCreateImageAtIndex(source, $0, nil).map { UIImage(cgImage: $0) }
        }
        let animation = try #require(UIImage.animatedImage(with: pictures, duration: 0.4))
        #expect((animation.images?.count, animation.duration) == (3, 0.4))
        let still = try #require(UIImage(data: data))
        #expect(still.images == nil && still.size == CGSize(width: 2, height: 2))
        #expect(still.pngData().flatMap { PictureHeader($0)?.kind } == .png)

        for length in 0..<data.count {
            let cut = CGImageSourceCreateWithData(data.prefix(length) as CFData, nil)
            for index in 0..<(cut.map(CGImageSourceGetCount) ?? 0) {
                _ = cut.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
            }
        }
    }

    @Test("What was drawn has a file, and a picture that a renderer made smaller: on any thread")
    func drawn() throws {
        let picture = try #require(Self.picture.flatMap { UIImage(data: $0) })
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        let renderer = UIGraphicsImageRenderer(size: bounds.size, format: format)
        let small = renderer.image { _ in picture.draw(in: bounds) }
        #expect(small.pngData().flatMap { UIImage(data: $0) }?.size == bounds.size)
        #expect(small.jpegData(compressionQuality: 0.5).flatMap { UIImage(data: $0) }?.size == bounds.size)
        let third = CGSize(width: 10, height: 10 * picture.size.height / 3)
        let scaled = UIGraphicsImageRenderer(size: third).image { _ in
            picture.draw(in: CGRect(origin: .zero, size: third))
        }
        #expect(scaled.pngData() != nil)
        let round = renderer.image { _ in
            UIBezierPath(ovalIn: bounds).addClip()
            picture.draw(in: bounds)
            "A".draw(in: bounds)
        }
        #expect(round.pngData().flatMap { UIImage(data: $0) }?.size == bounds.size)
    }

    @Test("Widgets and system sounds are asked for in vain")
    func vain() {
        WidgetCenter.shared.reloadAllTimelines()
        var placed: [WidgetInfo]?
        WidgetCenter.shared.getCurrentConfigurations { placed = try? $0.get() }
        #expect(placed == [])
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }

    @Test("An object's lock is for one thread at a time, as often as that wants", .timeLimit(.minutes(1)))
    func locks() async {
        final class Counter: Sendable {
            nonisolated(unsafe) var value = 0
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 4000)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test("Values in a log's line, in their form and at their place")
    func logLines() {
        let (count, name) = (255, "Ann")
        let line: OSLogMessage = """
            \(count, format: .hex) \(count, format: .hex(includePrefix: true, uppercase: true)) \
            \(count, format: .decimal(explicitPositiveSign: true, minDigits: 5)) \(-count, format: .octal)|\
            \(name, align: .left(columns: 5))|\(name, align: .right(columns: 5))|\(name, align: .right(columns: 2))|\
            \(1.25, format: .fixed(precision: 1), align: .right(columns: 6))|\(count, format: .hex, privacy: .private)
            """
        #expect(line.text == "ff 0xFF +00255 -377|Ann  |  Ann|Ann|   1.2|<private>")
    }

    @Test("An unfair lock is for one thread at a time")
    func unfairLock() {
        final class Guarded: @unchecked Sendable {
            // Both are reached through the lock alone.
            var lock = os_unfair_lock()
            var value = 0
        }
        let guarded = Guarded()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                os_unfair_lock_lock(&guarded.lock)
                guarded.value += 1
                os_unfair_lock_unlock(&guarded.lock)
            }
        }
        #expect(guarded.value == 4000)
        #expect(os_unfair_lock_trylock(&guarded.lock) && !os_unfair_lock_trylock(&guarded.lock))
    }

    @Test("Lists in a language's words")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["Ann", "Bo", "Cy"]) == "Ann, Bo, and Cy")
        #expect(formatter.string(from: ["Ann", 1]) == nil)
    }

    @Test("A session keeps its policy, and an alert's handler is called")
    func sounds() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .default, policy: .longFormAudio, options: [])
        #expect(session.routeSharingPolicy == .longFormAudio && session.category == .playback)
        var isCalled = false
        AudioServicesPlayAlertSoundWithCompletion(1007) { isCalled = true }
        #expect(isCalled)
    }
}
