public import CoreGraphics
public import CoreImage
public import CoreMedia
public import Foundation

/// What is known of a picture besides.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// A picture as a handler was given it.
enum LookedAt {
    case picture
    case data(Data)
    case file(URL)

    /// Why nobody could look at it.
    var error: VNError? {
        switch self {
        case .picture: nil
        case .data(let data): UIImage(data: data) == nil ? .noImage : nil
        case .file(let url):
            switch try? Data(contentsOf: url) {
            case nil: VNError(.ioError, "The picture \(url.lastPathComponent) cannot be read.")
            case let data?: UIImage(data: data) == nil ? .noImage : nil
            }
        }
    }

    func perform(_ requests: [VNRequest]) throws {
        guard !requests.isEmpty else { return }
        let unreadable = error
        var first: VNError?
        for request in requests {
            let failure = request.fail(unreadable)
            first = first ?? failure
        }
        if let first { throw first }
    }
}

/// Performs requests on one picture.
open class VNImageRequestHandler: NSObject {
    private let picture: LookedAt
    init(_ picture: LookedAt) { self.picture = picture }

    public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.init(.picture) }
    public convenience init(
        cgImage image: CGImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.picture) }
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init(.picture) }
    public convenience init(
        ciImage image: CIImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.picture) }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(.picture)
    }
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.picture) }
    public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(.picture)
    }
    public convenience init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.picture) }
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) { self.init(.data(imageData)) }
    public convenience init(
        data imageData: Data,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.data(imageData)) }
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init(.file(imageURL)) }
    public convenience init(
        url imageURL: URL,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(.file(imageURL)) }

    /// Tells each request's handler that it failed.
    ///
    /// - Throws: ``VNError``: `invalidImage` or `ioError` where nobody could look at the picture, else
    ///   `operationFailed`, as there are no models.
    open func perform(_ requests: [VNRequest]) throws { try picture.perform(requests) }
}

/// Performs requests on pictures that follow each other; it fails as ``VNImageRequestHandler`` does.
open class VNSequenceRequestHandler: NSObject {
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try LookedAt.picture.perform(requests) }
    open func perform(
        _ requests: [VNRequest],
        on image: CGImage,
        orientation: CGImagePropertyOrientation
    ) throws { try LookedAt.picture.perform(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try LookedAt.picture.perform(requests) }
    open func perform(
        _ requests: [VNRequest],
        on image: CIImage,
        orientation: CGImagePropertyOrientation
    ) throws { try LookedAt.picture.perform(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try LookedAt.picture.perform(requests)
    }
    open func perform(
        _ requests: [VNRequest],
        on pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation
    ) throws { try LookedAt.picture.perform(requests) }
    open func perform(_ requests: [VNRequest], onCMSampleBuffer sampleBuffer: CMSampleBuffer) throws {
        try LookedAt.picture.perform(requests)
    }
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
        try LookedAt.data(imageData).perform(requests)
    }
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
        try LookedAt.file(imageURL).perform(requests)
    }
}
