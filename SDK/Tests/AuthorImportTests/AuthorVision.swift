// As an author's file has it: text, faces, codes and a model of the app's own, looked for in pictures.
import UIKit
import Vision

extension CGImagePropertyOrientation {
    /// As Apple's samples map the orientation of a picture.
    init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        @unknown default: self = .up
        }
    }
}

struct Reader {
    /// The lines of a picture.
    func lines(in handler: VNImageRequestHandler) throws -> [String] {
        var lines: [String] = []
        let request = VNRecognizeTextRequest { request, error in
            guard let found = request.results as? [VNRecognizedTextObservation] else { return }
            lines = found.compactMap { $0.topCandidates(1).first?.string }
        }
        request.recognitionLevel = .accurate
        request.usesLanguageCorrection = true
        request.recognitionLanguages = ["en-US", "de-DE"]
        try handler.perform([request])
        return lines + (request.results ?? []).compactMap { $0.topCandidates(1).first?.string }
    }
}

/// What an app hears of what it looks for.
struct Looks {
    static func picture() -> CGImage {
        let size = CGSize(width: 4, height: 2)
        return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }.cgImage!
    }

    static func text() throws {
        let handler = VNImageRequestHandler(
            cgImage: picture(),
            orientation: CGImagePropertyOrientation(.right),
            options: [:]
        )
        _ = try Reader().lines(in: handler)
    }

    /// What each handler hears, and whether the first is thrown.
    static func sequence() -> [String] {
        var told: [String] = []
        let hands = VNDetectHumanHandPoseRequest()
        hands.maximumHandCount = 1
        let requests: [VNRequest] = [
            VNDetectFaceLandmarksRequest { request, error in told.append("faces \(error != nil)") },
            VNDetectBarcodesRequest { request, error in told.append("codes \(error != nil)") }, hands,
        ]
        do {
            try VNSequenceRequestHandler().perform(requests, on: CIImage.empty())
        } catch let error as VNError {
            told.append("code \(error.code.rawValue)")
        } catch {}
        let tip = try? hands.results?.first?.recognizedPoint(.indexTip).location
        return told + ["tip \(tip != nil)"]
    }

    static func cancelled() throws {
        let request = VNClassifyImageRequest()
        request.cancel()
        try VNImageRequestHandler(cgImage: picture()).perform([request])
    }
    static func nothing() throws { try VNImageRequestHandler(cgImage: picture()).perform([]) }
    static func bytes() throws {
        try VNImageRequestHandler(data: Data("text".utf8)).perform([VNDetectRectanglesRequest()])
    }
    static func file() throws {
        try VNImageRequestHandler(url: URL(fileURLWithPath: "/nowhere.png")).perform([VNDetectRectanglesRequest()])
    }

    /// A picture that lies on its side, the same upright, on its head, and by a number that says nothing.
    static func turned() -> [CGRect] {
        let side = CIImage(cgImage: picture())
        return [
            side.extent, side.oriented(.right).extent, side.oriented(forExifOrientation: 3).extent,
            side.oriented(forExifOrientation: -1).extent,
        ]
    }

    static func places() -> Bool {
        let box = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let pixels = VNImageRectForNormalizedRect(box, 200, 100)
        return VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 0.25), 200, 100) == CGPoint(x: 100, y: 25)
            && pixels == CGRect(x: 50, y: 50, width: 100, height: 25)
            && VNNormalizedRectForImageRect(pixels, 200, 100) == box
            && VNRectangleObservation(boundingBox: box).topRight == CGPoint(x: 0.75, y: 0.75)
            && VNNormalizedRectIsIdentityRect(VNDetectFaceRectanglesRequest().regionOfInterest)
    }
}

/// Why each of them fails.
enum Failure {
    static func code(_ body: () throws -> Void) -> Int? {
        do { try body() } catch { return (error as? VNError)?.code.rawValue }
        return nil
    }
    static func text(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return error.localizedDescription }
        return nil
    }
}
