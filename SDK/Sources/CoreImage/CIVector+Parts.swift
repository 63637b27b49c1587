public import Foundation
public import UIKit

// Colours and vectors as texts and as what they stand for.

extension CIVector {
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// Of a text like `[1 2 3]`.
    public convenience init(string representation: String) {
        let numbers = representation.split { " []".contains($0) }.compactMap { Double($0) }
        self.init(numbers.map { CGFloat($0) })
    }
    public var count: Int { values.count }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    public var cgAffineTransformValue: CGAffineTransform {
        count == 6 ? CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5)) : .identity
    }
    public var stringRepresentation: String {
        "[\(values.map { String(format: "%g", Double($0)) }.joined(separator: " "))]"
    }
}

extension CIColor {
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    /// Of a text like `0.5 0.7 0.3 1.0`.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        func number(_ index: Int, _ absent: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : absent }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }
    public var numberOfComponents: Int { 4 }
    public var stringRepresentation: String {
        [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}

extension CIImage {
    public static let black = CIImage(color: .black), white = CIImage(color: .white), gray = CIImage(color: .gray)
    public static let red = CIImage(color: .red), green = CIImage(color: .green), blue = CIImage(color: .blue)
    public static let cyan = CIImage(color: .cyan), magenta = CIImage(color: .magenta)
    public static let yellow = CIImage(color: .yellow), clear = CIImage(color: .clear)

    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
    public var url: URL? { nil }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }
    // A pixel is the one that lies there, however it is asked for.
    public func samplingLinear() -> CIImage { self }
    public func samplingNearest() -> CIImage { self }
    public func insertingIntermediate() -> CIImage { self }
    public func insertingIntermediate(cache: Bool) -> CIImage { self }
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let known = UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init)
        return known.map { orientationTransform(for: $0) } ?? .identity
    }
    public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
    /// None: nothing is known of what a picture needs.
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// What a picture is made better by.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
    public static let features = Self(rawValue: "kCIImageAutoAdjustFeatures")
    public static let crop = Self(rawValue: "kCIImageAutoAdjustCrop")
    public static let level = Self(rawValue: "kCIImageAutoAdjustLevel")
}
extension CIImageOption {
    public static let toneMapHDRtoSDR = Self(rawValue: "kCIImageToneMapHDRtoSDR")
    public static let nearestSampling = Self(rawValue: "kCIImageNearestSampling")
    public static let properties = Self(rawValue: "kCIImageProperties")
    public static let expandToHDR = Self(rawValue: "kCIImageExpandToHDR")
    public static let auxiliaryDepth = Self(rawValue: "kCIImageAuxiliaryDepth")
    public static let auxiliaryDisparity = Self(rawValue: "kCIImageAuxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = Self(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
}
extension CIContextOption {
    public static let workingFormat = Self(rawValue: "kCIContextWorkingFormat")
    public static let outputPremultiplied = Self(rawValue: "kCIContextOutputPremultiplied")
    public static let allowLowPower = Self(rawValue: "kCIContextAllowLowPower")
    public static let name = Self(rawValue: "kCIContextName")
    public static let memoryTarget = Self(rawValue: "kCIContextMemoryTarget")
}
extension CIFormat {
    public static let A8 = Self(rawValue: 17), R8 = Self(rawValue: 19), ABGR8 = Self(rawValue: 25)
    public static let RGBA16 = Self(rawValue: 30), RGBAh = Self(rawValue: 31), RGBAf = Self(rawValue: 34)
    public static let L8 = Self(rawValue: 65), Rh = Self(rawValue: 21), Rf = Self(rawValue: 22)
}
extension CIFaceFeature {
    public var hasTrackingID: Bool { false }
    public var trackingID: Int32 { 0 }
    public var hasTrackingFrameCount: Bool { false }
    public var trackingFrameCount: Int32 { 0 }
}
extension CIQRCodeFeature {
    public var symbolDescriptor: CIQRCodeDescriptor? { nil }
}
