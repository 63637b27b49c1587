@_exported public import Foundation
public import FoundationAdditions
@_exported public import UIKit

/// Makes small pictures of files (QuickLookThumbnailing): of pictures; of any other file it fails with ``QLThumbnailError``.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { only }

    /// What is wanted of a file.
    open class Request: NSObject, @unchecked Sendable {  // Set before it is used, as Apple's.
        /// What may be made.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = Self(rawValue: 1 << 0), lowQualityThumbnail = Self(rawValue: 1 << 1)
            public static let thumbnail = Self(rawValue: 1 << 2)
            public static let all = Self(rawValue: .max)
        }
        let file: URL
        /// Points.
        public let size: CGSize
        /// Pixels to a point.
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }
    }

    /// - Parameter completionHandler: hears of the picture, or why there is none.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completionHandler(try thumbnail(request), nil) } catch { completionHandler(nil, error) }
    }
    /// - Throws: ``QLThumbnailError``.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try thumbnail(request)
    }
    /// - Parameter updateHandler: is called once.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )?
    ) {
        do { updateHandler?(try thumbnail(request), .thumbnail, nil) } catch { updateHandler?(nil, .icon, error) }
    }
    /// Writes a PNG file.
    open func saveBestRepresentation(
        for request: Request,
        to fileURL: URL,
        contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        do {
            guard let data = try thumbnail(request).uiImage.pngData() else {
                throw QLThumbnailError(.savingToURLFailed)
            }
            try data.write(to: fileURL)
            completionHandler(nil)
        } catch { completionHandler(error) }
    }
    open func cancel(_ request: Request) {}

    private func thumbnail(_ request: Request) throws -> QLThumbnailRepresentation {
        guard request.size.width > 0, request.size.height > 0, request.scale > 0 else {
            throw QLThumbnailError(.requestInvalid)
        }
        guard let image = UIImage(contentsOfFile: request.file.path), image.size.width > 0, image.size.height > 0 else {
            throw QLThumbnailError(
                (try? request.file.checkResourceIsReachable()) == true ? .generationFailed : .noCloudThumbnail
            )
        }
        let factor = min(request.size.width / image.size.width, request.size.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        // A size that is too large has no pixels.
        guard let pixels = small.cgImage else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(small, pixels)
    }
}

/// A small picture.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {  // What it has does not change.
    /// What it is.
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }
    public let uiImage: UIImage
    public let cgImage: CGImage
    open var type: RepresentationType { .thumbnail }
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
    init(_ image: UIImage, _ pixels: CGImage) { (uiImage, cgImage) = (image, pixels) }
}

/// Why there is no small picture.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
    /// Raw values as `QLThumbnailError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = QLThumbnailError
        case generationFailed = 0
        case savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }

    public static let generationFailed = Code.generationFailed, savingToURLFailed = Code.savingToURLFailed
    public static let noCachedThumbnail = Code.noCachedThumbnail, noCloudThumbnail = Code.noCloudThumbnail
    public static let requestInvalid = Code.requestInvalid, requestCancelled = Code.requestCancelled
    public static let errorDomain = "QLThumbnailErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

// A thumbnail extension's kinds; nobody asks one here.

/// Makes small pictures of an app's own files.
open class QLThumbnailProvider: NSObject {
    public override init() {}
    open func provideThumbnail(
        for request: QLFileThumbnailRequest,
        _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
    ) { handler(nil, QLThumbnailError(.generationFailed)) }
}

/// Of which file.
open class QLFileThumbnailRequest: NSObject {
    public let maximumSize: CGSize
    public let minimumSize: CGSize
    public let scale: CGFloat
    public let fileURL: URL
    init(_ url: URL, size: CGSize, scale: CGFloat) {
        (fileURL, maximumSize, minimumSize, self.scale) = (url, size, .zero, scale)
    }
}

/// How it is made.
open class QLThumbnailReply: NSObject {
    open var extensionBadge = ""
    private let size: CGSize
    public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { size = contextSize }
    public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { size = contextSize }
    public init(imageFileURL fileURL: URL) { size = .zero }
}
