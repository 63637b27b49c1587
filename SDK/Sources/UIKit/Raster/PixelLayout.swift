import Foundation

/// Which part of a pixel is its alpha (Core Graphics: CGImageAlphaInfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// In which order the bytes of a pixel lie (Core Graphics: CGImageByteOrderInfo).
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How the parts of a pixel lie (Core Graphics: CGBitmapInfo).
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault = CGBitmapInfo([])
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// Where the parts of a pixel of eight bits each lie.
struct PixelLayout: Sendable {
    /// Bytes of a pixel.
    let size: Int
    /// Of red, green and blue; the same three times for grey, none for a mask.
    let colors: [Int]
    let alpha: Int?
    let isPremultiplied: Bool

    /// - Returns: nil for what Core Graphics draws into no bitmap either, and for parts that are not of eight bits.
    init?(bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
        guard let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
        if kind == .alphaOnly {
            (size, colors, alpha, isPremultiplied) = (1, [], 0, false)
            return
        }
        if space?.model == .monochrome {
            guard kind == .none else { return nil }
            (size, colors, alpha, isPremultiplied) = (1, [0, 0, 0], nil, false)
            return
        }
        // A word of little order has its last part first.
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        func place(_ part: Int) -> Int { isLittle ? 3 - part : part }
        switch kind {
        case .premultipliedLast, .last, .noneSkipLast:
            colors = [place(0), place(1), place(2)]
            alpha = kind == .noneSkipLast ? nil : place(3)
        case .premultipliedFirst, .first, .noneSkipFirst:
            colors = [place(1), place(2), place(3)]
            alpha = kind == .noneSkipFirst ? nil : place(0)
        case .none, .alphaOnly: return nil
        }
        size = 4
        isPremultiplied = kind == .premultipliedLast || kind == .premultipliedFirst
    }

    /// Pixels of red, green, blue and alpha.
    ///
    /// - Parameter rows: `bytesPerRow` bytes for each row.
    func bitmap(_ rows: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        var to = 0
        for y in 0..<height {
            for x in 0..<width {
                let pixel = rows + y * bytesPerRow + x * size
                func byte(_ place: Int) -> UInt8 { pixel.load(fromByteOffset: place, as: UInt8.self) }
                let opacity = alpha.map(byte) ?? 255
                for (part, place) in colors.enumerated() {
                    let value = byte(place)
                    bitmap.bytes[to + part] =
                        isPremultiplied && opacity > 0 ? UInt8(min(255, Int(value) * 255 / Int(opacity))) : value
                }
                bitmap.bytes[to + 3] = opacity
                to += 4
            }
        }
        return bitmap
    }

    /// Writes pixels of red, green, blue and alpha.
    func write(_ bitmap: Bitmap, to rows: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let isGrey = size == 1 && !colors.isEmpty
        var from = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = rows + y * bytesPerRow + x * size
                func put(_ value: UInt8, _ place: Int) {
                    pixel.storeBytes(of: value, toByteOffset: place, as: UInt8.self)
                }
                let opacity = Int(bitmap.bytes[from + 3])
                // Without alpha, what is clear is black.
                func part(_ value: UInt8) -> Int {
                    isPremultiplied || alpha == nil ? (Int(value) * opacity + 127) / 255 : Int(value)
                }
                let (red, green, blue) =
                    (part(bitmap.bytes[from]), part(bitmap.bytes[from + 1]), part(bitmap.bytes[from + 2]))
                if isGrey {
                    put(UInt8((red * 299 + green * 587 + blue * 114) / 1000), 0)
                } else {
                    for (value, place) in zip([red, green, blue], colors) { put(UInt8(value), place) }
                    alpha.map { put(UInt8(opacity), $0) }
                }
                from += 4
            }
        }
    }
}
