public import Foundation
import UIKit

// The button of a camera, which a simulated phone has not: what it would show is kept.

/// Something that the button changes (AVFoundation: AVCaptureControl).
open class AVCaptureControl: NSObject {
    open var isEnabled = true
    override init() {}
}

/// A number.
open class AVCaptureSlider: AVCaptureControl {
    open var value: Float
    open var localizedValueFormat: String?
    open var prominentValues: [Float] = []
    public let localizedTitle: String
    public let symbolName: String
    open var accessibilityIdentifier: String?
    /// Is never called: there is no button.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}

    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
    }
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
    }
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, values.first ?? 0)
    }
}

/// A choice.
open class AVCaptureIndexPicker: AVCaptureControl {
    open var selectedIndex = 0
    public let localizedTitle: String
    public let symbolName: String
    public let numberOfIndexes: Int
    public let localizedIndexTitles: [String]
    open var accessibilityIdentifier: String?
    /// Is never called: there is no button.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}

    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (self.numberOfIndexes, localizedIndexTitles) = (numberOfIndexes, [])
    }
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (numberOfIndexes, self.localizedIndexTitles) = (localizedIndexTitles.count, localizedIndexTitles)
    }
}

/// How near a camera looks.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}

/// How bright its picture is.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {}
}

/// Hears of the button: never.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
