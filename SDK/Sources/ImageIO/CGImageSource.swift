public import Foundation
@_exported public import FoundationAdditions
@_exported public import UIKit

/// A file's pictures: those of an animated GIF, of another file one.
public final class CGImageSource {
    private var image: UIImage
    /// Those of an animated GIF.
    fileprivate private(set) var frames: PictureFrames?
    /// Of the file; nil for a kind that is not known.
    private(set) var type: String?
    /// Whether a picture is there; one whose bytes come one after the other has none at first.
    fileprivate private(set) var hasImage: Bool

    fileprivate init?(_ data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.image = image
        type = PictureType(data)?.rawValue
        frames = PictureFrames(data)
        hasImage = true
    }

    /// One whose bytes come one after the other.
    fileprivate init() {
        image = UIImage()
        hasImage = false
    }

    /// How far it is read.
    fileprivate var status: CGImageSourceStatus { hasImage ? .statusComplete : .statusIncomplete }

    /// Takes all bytes that have come.
    fileprivate func update(_ data: Data) {
        type = PictureType(data)?.rawValue
        guard let image = UIImage(data: data) else { return }
        self.image = image
        frames = PictureFrames(data)
        hasImage = true
    }

    /// They all have its size.
    fileprivate var first: CGImage? { image.cgImage }

    fileprivate var count: Int { frames?.delays.count ?? (hasImage ? 1 : 0) }

    /// A picture; nil when there is none at that place.
    func image(at index: Int) -> UIImage? {
        guard (0..<count).contains(index) else { return nil }
        return frames?.image(at: index) ?? (index == 0 ? image : nil)
    }

    /// A picture whose longest side has so many pixels at most; nil where it cannot be made.
    fileprivate func thumbnail(at index: Int, longestSide: CGFloat?) -> CGImage? {
        guard let image = image(at: index) else { return nil }
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let longest = max(pixels.width, pixels.height)
        guard let longestSide, longestSide > 0, longestSide < longest else { return image.cgImage }
        let factor = longestSide / longest / image.scale
        return image.preparingThumbnail(of: CGSize(width: pixels.width * factor, height: pixels.height * factor))?
            .cgImage
    }
}

/// The kinds of files that are told by their first bytes, by their uniform type identifiers.
enum PictureType: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"

    init?(_ data: Data) {
        switch PictureHeader(data)?.kind {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case nil: return nil
        }
    }
}

/// The pictures of a file; nil when there is none, or none that can be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).flatMap { CGImageSource($0) }
}

/// The pictures of a file's bytes; nil when they cannot be read.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Pictures whose bytes come one after the other.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// All bytes of the file that have come: its picture is there once they can be read as one.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) {
    source.update(data as Data)
}

/// How many pictures there are.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

/// The file's type, as `public.png`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type.map { $0 as NSString } }

/// What is known of a picture: its size in pixels, and how long one of a GIF is seen.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard (0..<source.count).contains(index), let image = source.first else { return nil }
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: image.width),
        kCGImagePropertyPixelHeight: NSNumber(value: image.height),
        // It is upright when it is read.
        kCGImagePropertyOrientation: NSNumber(value: 1),
    ]
    if source.type == PictureType.gif.rawValue {
        let delay = source.frames?.delays[index] ?? 0
        properties[kCGImagePropertyGIFDictionary] = NSDictionary(dictionary: [
            // Never less than a tenth (Image I/O: kCGImagePropertyGIFDelayTime).
            kCGImagePropertyGIFDelayTime: NSNumber(value: max(delay, 0.1)),
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        ])
    }
    return NSDictionary(dictionary: properties)
}

/// A picture; nil when there is none at that place.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    source.image(at: index)?.cgImage
}

/// A small picture, of `kCGImageSourceThumbnailMaxPixelSize` at most.
///
/// nil when there is none at that place, or where gdk-pixbuf is not installed.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    source.thumbnail(at: index, longestSide: options?.number(kCGImageSourceThumbnailMaxPixelSize).map { CGFloat($0) })
}

/// How far pictures are read (CGImageSourceStatus).
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// Whether all of the file can be read.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Whether a picture can be read; one that is not there is of no known kind.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<max(source.count, 1)).contains(index) ? source.status : .statusUnknownType
}

/// What is known of the file, as how often a GIF is shown; nil where nothing of it can be read.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard source.hasImage else { return nil }
    guard let loopCount = source.frames?.loopCount else { return NSDictionary() }
    let animation = NSDictionary(dictionary: [kCGImagePropertyGIFLoopCount: NSNumber(value: loopCount)])
    return NSDictionary(dictionary: [kCGImagePropertyGIFDictionary: animation])
}

/// All bytes of the file that have come, as ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ isFinal: Bool) {
    if let data = provider.data { source.update(data as Data) }
}
