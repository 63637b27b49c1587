public import CoreGraphics
public import UIKit
public import Vision

/// Reads codes and words that a camera sees (VisionKit): it is not supported, as on a simulator, and scanning cannot begin.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let kind: String
        private let symbologies: [VNBarcodeSymbology]
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
            Self(kind: "barcode", symbologies: symbologies)
        }
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(kind: "text " + languages.joined(separator: " "), symbologies: [])
        }
        public nonisolated static func == (left: Self, right: Self) -> Bool {
            left.kind == right.kind && left.symbologies == right.symbologies
        }
        public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(kind) }
    }

    /// How carefully.
    public enum QualityLevel: Int, Sendable { case balanced = 0, fast, accurate }
    /// What words are of.
    public enum TextContentType: Int, Sendable {
        case dateTimeDuration = 0, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, URL, currency
    }

    /// Why nothing is scanned.
    public enum ScanningUnavailable: Error, Sendable { case cameraRestricted, unsupported }

    /// false: there is no camera.
    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open class var supportedTextRecognitionLanguages: [String] { [] }

    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    open var regionOfInterest: CGRect?
    open var zoomFactor: Double = 1
    open var minZoomFactor: Double { 1 }
    open var maxZoomFactor: Double { 1 }
    public let overlayContainerView = UIView()

    public init(
        recognizedDataTypes: Set<RecognizedDataType>,
        qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true,
        isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open var isScanning: Bool { false }
    /// - Throws: ``ScanningUnavailable`` `unsupported`.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
    /// - Throws: ``ScanningUnavailable`` `unsupported`.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    /// What is seen: nothing.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
}

/// Something that was seen. None is made.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    /// Where its corners are.
    public struct Bounds: Sendable {
        public var topLeft, topRight, bottomRight, bottomLeft: CGPoint
    }
    /// Words.
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let transcript: String
    }
    /// A code.
    public struct Barcode: Identifiable, @unchecked Sendable {  // An observation stays as it was made.
        public let id: UUID
        public let observation: VNBarcodeObservation
        public let bounds: Bounds
        public let payloadStringValue: String?
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}

/// Hears of what is seen.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    )
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    )
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    )
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    )
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
