import CoreGraphics
public import CoreML
public import Foundation

// What can be looked for, and how; each fails as `VNRequest` says.

/// How exactly text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

/// Reads text.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    public var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    /// A share of the picture's height.
    open var minimumTextHeight: Float = 0
    /// Never called: no text is looked for.
    open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
    open var indeterminate: Bool { true }
    /// - Returns: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    /// - Returns: none.
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel,
        revision requestRevision: Int
    ) throws -> [String] { [] }
}
public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3

/// Looks where there is text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    public var results: [VNTextObservation]? { nil }
    open var reportCharacterBoxes = false
}

/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    public var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    /// Degrees.
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    /// 0 for all.
    open var maximumObservations = 1
}

/// Looks for a document.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    public var results: [VNRectangleObservation]? { nil }
}

/// Kinds of bar codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
    public static let aztec = Self("Aztec"), codabar = Self("Codabar"), code39 = Self("Code39")
    public static let code39Checksum = Self("Code39Checksum"), code39FullASCII = Self("Code39FullASCII")
    public static let code39FullASCIIChecksum = Self("Code39FullASCIIChecksum")
    public static let gs1DataBarExpanded = Self("GS1DataBarExpanded"), gs1DataBarLimited = Self("GS1DataBarLimited")
    public static let msiPlessey = Self("MSIPlessey")
    public static let code93 = Self("Code93"), code93i = Self("Code93i"), code128 = Self("Code128")
    public static let dataMatrix = Self("DataMatrix"), ean8 = Self("EAN8"), ean13 = Self("EAN13")
    public static let gs1DataBar = Self("GS1DataBar"), i2of5 = Self("I2of5"), itf14 = Self("ITF14")
    public static let i2of5Checksum = Self("I2of5Checksum"), microPDF417 = Self("MicroPDF417")
    public static let microQR = Self("MicroQR"), pdf417 = Self("PDF417"), qr = Self("QR"), upce = Self("UPCE")

    // Their former names.
    public static let Aztec = aztec, Code39 = code39, Code128 = code128, EAN8 = ean8, EAN13 = ean13, PDF417 = pdf417
    public static let QR = qr, UPCE = upce
}

/// Looks for bar codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    public var results: [VNBarcodeObservation]? { nil }
    open var symbologies: [VNBarcodeSymbology] = []
    open var coalesceCompositeSymbologies = false
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    /// - Returns: none.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Looks what a picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest {
    public var results: [VNClassificationObservation]? { nil }
    /// - Returns: none.
    open func supportedIdentifiers() throws -> [String] { [] }
}

/// Names of animals.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let dog = Self(rawValue: "Dog"), cat = Self(rawValue: "Cat")
}

/// Looks for cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    public var results: [VNRecognizedObjectObservation]? { nil }
    /// - Returns: none.
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

/// A model that looks at pictures; there is none, as no `MLModel` can be made.
open class VNCoreMLModel: NSObject {
    open var inputImageFeatureName = ""
    open var featureProvider: (any MLFeatureProvider)?
    /// - Throws: ``VNError`` `invalidModel`.
    public init(for model: MLModel) throws { throw VNError(.invalidModel, "Nothing here can run a model.") }
}

/// Asks a model of the app's own.
open class VNCoreMLRequest: VNImageBasedRequest {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler?) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// Looks where one looks first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    public var results: [VNSaliencyImageObservation]? { nil }
}
/// Looks where things are.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    public var results: [VNSaliencyImageObservation]? { nil }
}

/// Looks what makes a picture like others.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    public var results: [VNFeaturePrintObservation]? { nil }
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}

/// Looks how the horizon lies.
open class VNDetectHorizonRequest: VNImageBasedRequest {
    public var results: [VNHorizonObservation]? { nil }
}

/// Looks for lines around things.
open class VNDetectContoursRequest: VNImageBasedRequest {
    public var results: [VNContoursObservation]? { nil }
    open var contrastAdjustment: Float = 2
    open var contrastPivot: NSNumber? = 0.5
    open var detectsDarkOnLight = true
    /// Pixels.
    open var maximumImageDimension = 512
}

/// Cuts people out.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    /// How exactly.
    public enum QualityLevel: UInt, Sendable { case accurate = 0, balanced, fast }
    public var results: [VNPixelBufferObservation]? { nil }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: UInt32 = 0
}
/// Cuts out what is in front.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    public var results: [VNInstanceMaskObservation]? { nil }
}
/// Cuts out people, one by one.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    public var results: [VNInstanceMaskObservation]? { nil }
}
