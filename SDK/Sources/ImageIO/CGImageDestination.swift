public import Foundation
public import UIKit

/// A file that a picture is written to: PNG or JPEG.
public final class CGImageDestination {
    enum Place {
        case file(URL)
        case data(NSMutableData)
    }

    private let place: Place
    private let type: PictureType
    private var image: UIImage?
    private var quality: CGFloat = 0.8

    fileprivate init?(_ place: Place, type: CFString) {
        guard let type = PictureType(rawValue: type as String), type != .gif else { return nil }
        self.place = place
        self.type = type
    }

    fileprivate func add(_ image: UIImage, _ properties: CFDictionary?) {
        self.image = image
        if let wish = properties?.number(kCGImageDestinationLossyCompressionQuality) { quality = CGFloat(wish) }
    }

    fileprivate func finish() -> Bool {
        let bytes = type == .png ? image?.pngData() : image?.jpegData(compressionQuality: quality)
        guard let bytes else { return false }
        switch place {
        case .data(let data): data.append(bytes)
        case .file(let url):
            guard (try? bytes.write(to: url, options: .atomic)) != nil else { return false }
        }
        return true
    }
}

/// A file to write to; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url as URL), type: type)
}

/// Bytes to write to; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type: type)
}

/// Takes the picture that is written; a later one takes its place.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) {
    destination.add(UIImage(cgImage: image), properties)
}

/// Takes a picture of a file; one that is not there leaves what was taken.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination,
    _ source: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    if let image = source.image(at: index) { destination.add(image, properties) }
}

/// Writes the file.
///
/// - Returns: whether that went well.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
