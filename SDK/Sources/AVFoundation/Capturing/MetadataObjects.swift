public import CoreMedia
public import Foundation

// What a camera would see besides pictures: codes, faces, people and animals. There is no camera, so that nothing is seen.

/// Codes and faces that are seen.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    public override init() {}
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// Hears of codes that are seen.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    )
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something that is seen in a picture.
open class AVMetadataObject: NSObject {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode"), ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13"), pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let code39 = Self(rawValue: "org.iso.Code39"), code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128"), upce = Self(rawValue: "org.gs1.UPC-E")
        public static let aztec = Self(rawValue: "org.iso.Aztec"), face = Self(rawValue: "face")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let codabar = Self(rawValue: "Codabar"), microQR = Self(rawValue: "MicroQR")
        public static let gs1DataBar = Self(rawValue: "GS1DataBar"), microPDF417 = Self(rawValue: "MicroPDF417")
        public static let gs1DataBarExpanded = Self(rawValue: "GS1DataBarExpanded")
        public static let gs1DataBarLimited = Self(rawValue: "GS1DataBarLimited")
        public static let humanBody = Self(rawValue: "humanBody"), humanFullBody = Self(rawValue: "humanFullBody")
        public static let catBody = Self(rawValue: "catBody"), dogBody = Self(rawValue: "dogBody")
        public static let catHead = Self(rawValue: "catHead"), dogHead = Self(rawValue: "dogHead")
        public static let salientObject = Self(rawValue: "salientObject")
    }

    open var type: ObjectType { .qr }
    /// From the upper left, the picture being 1 by 1.
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
}

/// A code. What it says as its symbols (`descriptor`) is not there: Core Image stands above this module.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
/// A face.
open class AVMetadataFaceObject: AVMetadataObject {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    /// Degrees, as the next.
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}
/// A body.
open class AVMetadataBodyObject: AVMetadataObject {
    open var bodyID: Int { 0 }
}
/// A person.
open class AVMetadataHumanBodyObject: AVMetadataBodyObject {}
/// A person from head to foot.
open class AVMetadataHumanFullBodyObject: AVMetadataBodyObject {}
/// A cat.
open class AVMetadataCatBodyObject: AVMetadataBodyObject {}
/// A dog.
open class AVMetadataDogBodyObject: AVMetadataBodyObject {}
/// Something that one looks at.
open class AVMetadataSalientObject: AVMetadataObject {
    open var objectID: Int { 0 }
}
