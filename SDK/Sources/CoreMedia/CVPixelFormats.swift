public import Foundation

/// How pixels of a format lie in memory.
enum CVPixelFormats {
    /// The bytes of a pixel, or the planes: how many bytes each has for how many pixels.
    struct Layout {
        var bytes = 0
        var planes: [(bytes: Int, across: Int, down: Int)] = []
    }

    /// Nil for a format of which no buffer is made.
    static func layout(of format: UInt32) -> Layout? {
        switch format {
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
            kCVPixelFormatType_32ABGR, kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32, kCVPixelFormatType_TwoComponent16Half:
            Layout(bytes: 4)
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: Layout(bytes: 3)
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_OneComponent16, kCVPixelFormatType_422YpCbCr8,
            kCVPixelFormatType_422YpCbCr8_yuvs, kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_16BE565,
            kCVPixelFormatType_16LE565:
            Layout(bytes: 2)
        case kCVPixelFormatType_OneComponent8: Layout(bytes: 1)
        case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_TwoComponent32Float:
            Layout(bytes: 8)
        case kCVPixelFormatType_128RGBAFloat: Layout(bytes: 16)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange:
            Layout(planes: [(1, 1, 1), (2, 2, 2)])
        case kCVPixelFormatType_420YpCbCr10BiPlanarFullRange, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange:
            Layout(planes: [(2, 1, 1), (4, 2, 2)])
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            Layout(planes: [(1, 1, 1), (1, 2, 2), (1, 2, 2)])
        default: nil
        }
    }
}

// Four letters each.

public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
public let kCVPixelFormatType_32ABGR: UInt32 = 0x4142_4752
public let kCVPixelFormatType_24RGB: UInt32 = 0x18
public let kCVPixelFormatType_24BGR: UInt32 = 0x3234_4247
public let kCVPixelFormatType_16BE565: UInt32 = 0x4235_3635
public let kCVPixelFormatType_16LE565: UInt32 = 0x4C35_3635
public let kCVPixelFormatType_64ARGB: UInt32 = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: UInt32 = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: UInt32 = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038
public let kCVPixelFormatType_OneComponent16: UInt32 = 0x4C30_3136
public let kCVPixelFormatType_OneComponent16Half: UInt32 = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: UInt32 = 0x4C30_3066
public let kCVPixelFormatType_TwoComponent8: UInt32 = 0x3243_3038
public let kCVPixelFormatType_TwoComponent16Half: UInt32 = 0x3243_3068
public let kCVPixelFormatType_TwoComponent32Float: UInt32 = 0x3243_3066
public let kCVPixelFormatType_DepthFloat16: UInt32 = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: UInt32 = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat16: UInt32 = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: UInt32 = 0x6664_6973
public let kCVPixelFormatType_422YpCbCr8: UInt32 = 0x3276_7579
public let kCVPixelFormatType_422YpCbCr8_yuvs: UInt32 = 0x7975_7673
public let kCVPixelFormatType_420YpCbCr8Planar: UInt32 = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: UInt32 = 0x6634_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: UInt32 = 0x7866_3230
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: UInt32 = 0x7834_3230

// What a buffer is asked to be.

public var kCVPixelBufferPixelFormatTypeKey: NSString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: NSString { "Width" }
public var kCVPixelBufferHeightKey: NSString { "Height" }
public var kCVPixelBufferBytesPerRowAlignmentKey: NSString { "BytesPerRowAlignment" }
public var kCVPixelBufferPlaneAlignmentKey: NSString { "PlaneAlignment" }
public var kCVPixelBufferMemoryAllocatorKey: NSString { "MemoryAllocator" }
public var kCVPixelBufferExtendedPixelsLeftKey: NSString { "ExtendedPixelsLeft" }
public var kCVPixelBufferExtendedPixelsTopKey: NSString { "ExtendedPixelsTop" }
public var kCVPixelBufferExtendedPixelsRightKey: NSString { "ExtendedPixelsRight" }
public var kCVPixelBufferExtendedPixelsBottomKey: NSString { "ExtendedPixelsBottom" }
public var kCVPixelBufferCGImageCompatibilityKey: NSString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: NSString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: NSString { "IOSurfaceProperties" }
public var kCVPixelBufferMetalCompatibilityKey: NSString { "MetalCompatibility" }
public var kCVPixelBufferOpenGLESCompatibilityKey: NSString { "OpenGLESCompatibility" }
public var kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: NSString { "OpenGLESTextureCacheCompatibility" }
