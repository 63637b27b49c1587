public import CoreMedia
import Foundation
import UIKit

// How a camera measures light and white and is made sharp. There is no camera whose values these were.

extension AVCaptureDevice {
    /// How much red, green and blue count.
    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init(redGain: Float = 0, greenGain: Float = 0, blueGain: Float = 0) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    /// White as a place of the colours.
    public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
        public var x: Float
        public var y: Float
        public init(x: Float = 0, y: Float = 0) { (self.x, self.y) = (x, y) }
    }
    /// White as a temperature in kelvin, and a tint.
    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float
        public var tint: Float
        public init(temperature: Float = 0, tint: Float = 0) { (self.temperature, self.tint) = (temperature, tint) }
    }

    public class var maxAvailableTorchLevel: Float { 1 }
    /// What a camera has now: the value that stays.
    public class var currentLensPosition: Float { -1 }
    public class var currentExposureDuration: CMTime { .invalid }
    public class var currentISO: Float { 0 }
    public class var currentExposureTargetBias: Float { 0 }
    public class var currentWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }

    public var torchLevel: Float { 0 }
    public var lensAperture: Float { 0 }
    public var exposureDuration: CMTime { .invalid }
    public var exposureTargetOffset: Float { 0 }
    public var activeMaxExposureDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var isAdjustingWhiteBalance: Bool { false }
    public var isLowLightBoostEnabled: Bool { false }
    public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
        get { true }
        set {}
    }
    public var isFaceDrivenAutoExposureEnabled: Bool {
        get { false }
        set {}
    }
    public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
        get { true }
        set {}
    }
    public var isFaceDrivenAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    /// Millimetres; -1 where it is not known.
    public var minimumFocusDistance: Int { -1 }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var maxWhiteBalanceGain: Float { 1 }

    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .invalid }
    public func setExposureModeCustom(
        duration: CMTime,
        iso ISO: Float,
        completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .invalid }
    public func setExposureTargetBias(_ bias: Float) async -> CMTime { .invalid }
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains,
        completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains) async -> CMTime { .invalid }
    public func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
        WhiteBalanceChromaticityValues()
    }
    public func temperatureAndTintValues(
        for whiteBalanceGains: WhiteBalanceGains
    ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
    public func deviceWhiteBalanceGains(for chromaticityValues: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
        WhiteBalanceGains()
    }
    public func deviceWhiteBalanceGains(
        for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
    ) -> WhiteBalanceGains { WhiteBalanceGains() }
}
