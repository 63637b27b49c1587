// As authors write it: movies that are put together, marks of a log, pushes of CloudKit's, keys, networks, drawings.
import AVFoundation
import CloudKit
import CoreImage
import CoreMotion
import CoreTelephony
import CoreVideo
import Intents
import IntentsUI
import MediaPlayer
import MetricKit
import NetworkExtension
import OSLog
import PencilKit
import Photos
import PhotosUI
import QuickLookThumbnailing
import SceneKit
import Security
import UIKit

/// A movie that an app puts together of another.
enum Cutting {
    /// The pieces of a track, as times.
    static func pieces() throws -> [String] {
        let composition = AVMutableComposition()
        let source = AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 7)!
        let track = composition.addMutableTrack(
            withMediaType: .video,
            preferredTrackID: kCMPersistentTrackID_Invalid
        )!
        func range(_ start: Double, _ length: Double) -> CMTimeRange {
            CMTimeRange(
                start: CMTime(seconds: start, preferredTimescale: 600),
                duration: CMTime(seconds: length, preferredTimescale: 600)
            )
        }
        try track.insertTimeRange(range(10, 4), of: source, at: .zero)
        try track.insertTimeRange(range(0, 2), of: source, at: CMTime(seconds: 1, preferredTimescale: 600))
        track.removeTimeRange(range(0.5, 1))
        track.scaleTimeRange(range(0, 1), toDuration: CMTime(seconds: 2, preferredTimescale: 600))
        track.preferredTransform = CGAffineTransform(rotationAngle: .pi / 2)
        do {
            try track.insertTimeRange(range(0, 0), of: source, at: .zero)
            return ["a piece without length"]
        } catch let error as AVError where error.code == .invalidCompositionTrackSegmentDuration {}
        let lines = track.segments.map { segment in
            [segment.source.start, segment.target.start, segment.target.duration].map { "\($0.seconds)" }
                .joined(separator: " ")
        }
        return lines + ["\(composition.duration.seconds) of \(composition.tracks(withMediaType: .video).count)"]
    }

    /// What writing and reading say.
    static func refusals(_ folder: URL) throws -> [String] {
        let writer = try AVAssetWriter(outputURL: folder.appendingPathComponent("new.mov"), fileType: .mov)
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264])
        let adaptor = AVAssetWriterInputPixelBufferAdaptor(
            assetWriterInput: input,
            sourcePixelBufferAttributes: [
                kCVPixelBufferWidthKey as String: 20, kCVPixelBufferHeightKey as String: 10,
                kCVPixelBufferPixelFormatTypeKey as String: NSNumber(value: kCVPixelFormatType_32BGRA),
            ]
        )
        if writer.canAdd(input) { writer.add(input) }
        let began = writer.startWriting()
        var buffer: CVPixelBuffer?
        if let pool = adaptor.pixelBufferPool { CVPixelBufferPoolCreatePixelBuffer(nil, pool, &buffer) }
        let size = buffer.map { "\(CVPixelBufferGetWidth($0))×\(CVPixelBufferGetHeight($0))" } ?? ""
        let code = (writer.error as? AVError)?.code.rawValue ?? 0
        return ["\(began) \(code)", size, "\(input.isReadyForMoreMediaData)"]
    }

    /// What becomes of a file that is passed through, and of one that would be encoded.
    static func exports(_ file: URL, _ folder: URL) async -> [String] {
        let asset = AVURLAsset(url: file)
        var lines: [String] = []
        for preset in [AVAssetExportPresetPassthrough, AVAssetExportPresetHighestQuality] {
            guard let session = AVAssetExportSession(asset: asset, presetName: preset) else { continue }
            session.outputURL = folder.appendingPathComponent("\(preset).m4a")
            session.outputFileType = .m4a
            await session.export()
            lines.append("\(session.status) \(session.progress)")
        }
        return lines
    }

    /// The colours of a buffer that an app filled, as Core Image reads them, and drawn into another.
    static func buffers() -> [String] {
        var buffer: CVPixelBuffer?
        guard
            CVPixelBufferCreate(kCFAllocatorDefault, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess,
            let buffer
        else { return [] }
        CVPixelBufferLockBaseAddress(buffer, [])
        let base = CVPixelBufferGetBaseAddress(buffer)!
        // The lower left pixel is red.
        let place = CVPixelBufferGetBytesPerRow(buffer)
        base.storeBytes(of: 255, toByteOffset: place + 2, as: UInt8.self)
        base.storeBytes(of: 255, toByteOffset: place + 3, as: UInt8.self)
        CVPixelBufferUnlockBaseAddress(buffer, [])
        var copy: CVPixelBuffer?
        CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32ARGB, nil, &copy)
        CIContext().render(CIImage(cvPixelBuffer: buffer), to: copy!)
        let bytes = CVPixelBufferGetBaseAddress(copy!)!
        let row = CVPixelBufferGetBytesPerRow(copy!)
        let pixel = (0..<4).map { "\(bytes.load(fromByteOffset: row + $0, as: UInt8.self))" }.joined(separator: " ")
        var wrong: CVPixelBuffer?
        return [
            pixel, "\(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32ARGB, nil, &wrong))",
            "\(CVPixelBufferCreate(nil, 2, 2, 1, nil, &wrong))",
            "\(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil) == nil)",
        ]
    }

    /// A band that is kept.
    static func equalizer() -> String {
        let unit = AVAudioUnitEQ(numberOfBands: 2)
        unit.bands[1].filterType = .highShelf
        unit.bands[1].gain = 6
        unit.bands[1].bypass = false
        let engine = AVAudioEngine()
        engine.attach(unit)
        return "\(unit.bands.map(\.gain)) \(engine.attachedNodes.contains(unit))"
    }
}

/// A push that CloudKit sends.
enum CloudPushes {
    static func read(_ userInfo: [AnyHashable: Any]) -> String {
        guard let notification = CKNotification(fromRemoteNotificationDictionary: userInfo) else { return "another's" }
        switch notification {
        case let query as CKQueryNotification:
            let fields = query.recordFields?["title"] as? String ?? ""
            return "\(query.queryNotificationReason) \(query.recordID?.recordName ?? "") of "
                + "\(query.subscriptionID ?? "") in \(query.databaseScope) \(fields)"
        case let zone as CKRecordZoneNotification: return "zone \(zone.recordZoneID?.zoneName ?? "")"
        case let database as CKDatabaseNotification: return "database \(database.databaseScope)"
        default: return "type \(notification.notificationType.rawValue)"
        }
    }
    static func kind(_ userInfo: [AnyHashable: Any]) -> Bool {
        CKQueryNotification(fromRemoteNotificationDictionary: userInfo) != nil
    }
    /// What a share and an operation say.
    static func refused() -> [String] {
        let share = CKShare(rootRecord: CKRecord(recordType: "List"))
        share[CKShare.SystemFieldKey.title] = "Groceries" as any CKRecordValue
        share.publicPermission = .readWrite
        var lines = ["\(share.participants.count) \(share[CKShare.SystemFieldKey.title] as? String ?? "")"]
        let operation = CKModifySubscriptionsOperation(
            subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "all")],
            subscriptionIDsToDelete: nil
        )
        operation.modifySubscriptionsCompletionBlock = { saved, _, error in
            lines.append("\(saved == nil) \((error as? CKError)?.code == .notAuthenticated)")
        }
        CKContainer.default().privateCloudDatabase.add(operation)
        return lines
    }
}

/// What an app asks of a phone without radio, music and keys.
enum Refusals {
    static func all() async -> [String] {
        var lines: [String] = []
        do {
            try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "Cafe"))
        } catch { lines.append("wifi \((error as NSError).code)") }
        var error: Unmanaged<CFError>?
        let parameters: [CFString: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        ]
        let key = SecKeyCreateRandomKey(parameters as CFDictionary, &error)
        lines.append("key \(key == nil) \(error?.takeRetainedValue().code ?? 0)")
        let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [.biometryAny, .or], nil)
        lines.append("control \(control != nil)")
        lines.append("altimeter \(CMAltimeter.isRelativeAltitudeAvailable())")
        lines.append("calls \(CTCallCenter().currentCalls == nil)")
        lines.append("payloads \(MXMetricManager.shared.pastPayloads.count)")
        PHLivePhoto.request(
            withResourceFileURLs: [],
            placeholderImage: nil,
            targetSize: .zero,
            contentMode: .aspectFit
        ) { photo, info in
            lines.append(
                "live \(photo == nil) \((info[PHLivePhotoInfoErrorKey] as? PHPhotosError)?.code.rawValue ?? 0)"
            )
        }
        return lines
    }

    /// The lines of a log that an app writes and reads again.
    static func log(_ mark: String) throws -> [String] {
        let logger = Logger(subsystem: "org.example.cups", category: mark)
        let posting = OSSignposter(logger: logger)
        let state = posting.beginInterval("pour", id: posting.makeSignpostID())
        logger.info("poured \(2) cups")
        logger.error("spilt")
        posting.endInterval("pour", state)
        Logger(subsystem: "org.example.other", category: mark).fault("not seen")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let predicate = NSPredicate(format: "subsystem == %@ AND category == %@", "org.example.cups", mark)
        let from = store.position(date: Date(timeIntervalSinceNow: -3600))
        return try store.getEntries(at: from, matching: predicate)
            .compactMap { $0 as? OSLogEntryLog }
            .map { "\($0.level) \($0.composedMessage)" }
    }

    static func thumbnails(_ picture: URL, _ text: URL) async -> [String] {
        func line(_ file: URL) async -> String {
            let request = QLThumbnailGenerator.Request(
                fileAt: file,
                size: CGSize(width: 20, height: 20),
                scale: 2,
                representationTypes: .thumbnail
            )
            do {
                let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
                return "\(Int(made.uiImage.size.width))×\(Int(made.uiImage.size.height))"
            } catch { return "\((error as? QLThumbnailError)?.code.rawValue ?? -1)" }
        }
        return [await line(picture), await line(text)]
    }

    @MainActor static func canvas() throws -> [String] {
        let points = [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20)].map {
            PKStrokePoint(
                location: $0,
                timeOffset: 0,
                size: CGSize(width: 4, height: 4),
                opacity: 1,
                force: 1,
                azimuth: 0,
                altitude: 1
            )
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0))
        let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
        let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        canvas.drawing = try PKDrawing(data: drawing.dataRepresentation())
        canvas.tool = PKInkingTool(.marker, color: .blue, width: 10)
        let bounds = canvas.drawing.bounds
        let picture = drawing.image(from: bounds, scale: 1)
        return ["\(bounds)", "\(picture.size)", "\((try? PKDrawing(data: Data("no".utf8))) == nil)"]
    }

    @MainActor static func scene() -> [Float] {
        let node = SCNNode()
        node.constraints = [SCNBillboardConstraint(), SCNLookAtConstraint(target: nil)]
        let moved = SCNMatrix4Mult(SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1), SCNMatrix4MakeTranslation(1, 2, 3))
        return [moved.m11, moved.m12, moved.m41, moved.m43].map { ($0 * 1000).rounded() / 1000 }
    }

    @MainActor static func music() -> Bool {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: .songs())
        player.play()
        return player.playbackState == .stopped && player.nowPlayingItem == nil
    }
}

/// An intents extension as Xcode's template has it.
final class MessageHandler: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
{
    override func handler(for intent: INIntent) -> Any { self }

    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else { return completion([.needsValue()]) }
        completion(
            recipients.map { recipient in
                switch [recipient].count {
                case 2...Int.max: .disambiguation(with: [recipient])
                case 1: .success(with: recipient)
                default: .unsupported()
                }
            }
        )
    }
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    {
        if let text = intent.content, !text.isEmpty {
            completion(.success(with: text))
        } else {
            completion(.needsValue())
        }
    }
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
    }
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = [
            INMessage(
                identifier: "identifier",
                content: "I am so excited about SiriKit!",
                dateSent: Date(),
                sender: nil,
                recipients: []
            )
        ]
        completion(response)
    }
    func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) { completion(INSetMessageAttributeIntentResponse(code: .failureMessageNotFound, userActivity: nil)) }

    /// What it answers, as a test of the app's would ask.
    static func answers() -> [String] {
        let handler = MessageHandler()
        let ada = INPerson(
            personHandle: INPersonHandle(value: "ada", type: .unknown),
            nameComponents: nil,
            displayName: "Ada",
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
        var lines: [String] = []
        for intent in [
            INSendMessageIntent(
                recipients: [ada],
                content: "Hi",
                speakableGroupName: nil,
                conversationIdentifier: nil,
                serviceName: nil,
                sender: nil
            ),
            INSendMessageIntent(
                recipients: nil,
                content: nil,
                speakableGroupName: nil,
                conversationIdentifier: nil,
                serviceName: nil,
                sender: nil
            ),
        ] {
            handler.resolveContent(for: intent) { lines.append($0.description) }
            handler.resolveRecipients(for: intent) { lines.append("\(type(of: $0[0])) \($0.count)") }
        }
        let search = INSearchForMessagesIntent(attributes: [.unread])
        handler.handle(intent: search) { lines.append("\($0.code) \($0.messages?.count ?? 0)") }
        return lines
    }
}

/// The interface of it as Xcode's template has it.
final class IntentController: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(true, parameters, desiredSize) }
    var desiredSize: CGSize { extensionContext!.hostedViewMaximumAllowedSize }
}
