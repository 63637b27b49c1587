import AVFoundation
import EventKit
import HealthKit
import Photos
import StoreKit
import Testing

/// What a simulated phone has none of answers so, and an app's code for it is compiled whole.
@Suite(.timeLimit(.minutes(1))) struct RefusedServicesTests {
    @Test func `training is put together and refused`() async {
        let configuration = HKWorkoutConfiguration()
        (configuration.activityType, configuration.locationType) = (.running, .outdoor)
        let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: .local())
        let error = await withCheckedContinuation { answered in
            builder.beginCollection(withStart: Date()) { answered.resume(returning: $0 ? nil : $1) }
        }
        #expect(error as? HKError == HKError(.errorAuthorizationDenied))
        await #expect(throws: HKError.self) { try await builder.finishWorkout() }
        let numbers: [HKWorkoutActivityType: UInt] = [
            .americanFootball: 1, .cricket: 10, .martialArts: 28, .running: 37, .stairClimbing: 44, .swimming: 46,
            .walking: 52, .yoga: 57, .crossCountrySkiing: 60, .handCycling: 74, .cooldown: 80, .swimBikeRun: 82,
        ]
        for (type, number) in numbers { #expect(type.rawValue == number) }
        let start = Date(timeIntervalSince1970: 0)
        let workout = HKWorkout(activityType: .yoga, start: start, end: start.addingTimeInterval(60))
        #expect(workout.duration == 60 && HKQuery.predicateForWorkouts(with: .yoga).evaluate(with: workout))
        #expect(throws: HKError.self) { try HKHealthStore().biologicalSex() }
    }

    @Test func `what is new of health is nothing`() async {
        let found = await withCheckedContinuation { answered in
            let query = HKAnchoredObjectQuery(
                type: HKQuantityType(.stepCount),
                predicate: nil,
                anchor: nil,
                limit: HKObjectQueryNoLimit
            ) { _, samples, _, anchor, _ in answered.resume(returning: (samples?.count, anchor != nil)) }
            HKHealthStore().execute(query)
        }
        #expect(found.0 == 0 && found.1)
    }

    @Test func `a calendar has no source and is not saved`() {
        let store = EKEventStore()
        let calendar = EKCalendar(for: .event, eventStore: store)
        calendar.source = store.sources.first { $0.sourceType == .local } ?? store.defaultCalendarForNewEvents?.source
        #expect(calendar.source == nil)
        #expect(throws: EKError.self) { try store.saveCalendar(calendar, commit: true) }
        store.reset()
        let alarm = EKAlarm()
        alarm.structuredLocation = EKStructuredLocation(title: "Home")
        alarm.proximity = .enter
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly,
            interval: 1,
            daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)],
            daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil,
            daysOfTheYear: nil,
            setPositions: nil,
            end: nil
        )
        #expect(rule.daysOfTheWeek?.first?.dayOfTheWeek == .monday && alarm.structuredLocation?.title == "Home")
    }

    final class Camera: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
        var errors: [any Error] = []
        func photoOutput(
            _ output: AVCapturePhotoOutput,
            didFinishProcessingPhoto photo: AVCapturePhoto,
            error: (any Error)?
        ) { error.map { errors.append($0) } }
        func fileOutput(
            _ output: AVCaptureFileOutput,
            didFinishRecordingTo outputFileURL: URL,
            from connections: [AVCaptureConnection],
            error: (any Error)?
        ) { error.map { errors.append($0) } }
    }

    @Test func `a photo and a movie say that there is no camera`() {
        let camera = Camera()
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
        AVCapturePhotoOutput().capturePhoto(with: settings, delegate: camera)
        AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "/none"), recordingDelegate: camera)
        #expect(
            camera.errors.compactMap { $0 as? AVError } == [AVError(.deviceNotConnected), AVError(.deviceNotConnected)]
        )
    }

    @Test func `movies that are wanted are none`() {
        let manager = PHCachingImageManager()
        manager.startCachingImages(for: [], targetSize: .zero, contentMode: .aspectFill, options: nil)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).objects(at: [0]).isEmpty)
    }

    @Test func `an error of Objective-C's is a purchase's`() {
        let error = NSError(domain: SKErrorDomain, code: SKError.paymentCancelled.rawValue)
        #expect(SKError(_nsError: error).code == .paymentCancelled)
        #expect(SKError(_nsError: NSError(domain: SKErrorDomain, code: 999)).code == .unknown)
    }
}

extension RefusedServicesTests {
    @Test func `movies are not decoded, and say so`() async {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
        let generator = AVAssetImageGenerator(asset: asset)
        #expect(throws: AVError(.decoderNotFound)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        var asked: [CMTime] = []
        generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: time), NSValue(time: .invalid)]) {
            time,
            _,
            _,
            _,
            _ in
            asked.append(time)
        }
        #expect(asked == [time, .invalid])
        let session = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough)
        await session?.export()
        #expect(session?.status == .failed)
    }

    @Test func `an engine is put together and does not start`() {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: engine.inputNode.outputFormat(forBus: 0))
        #expect(throws: (any Error).self) { try engine.start() }
        player.play()
        #expect(!engine.isRunning && !player.isPlaying && engine.attachedNodes.contains(player))
    }
}
