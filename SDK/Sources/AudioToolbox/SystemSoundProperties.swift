import Foundation

// What may be said of a short sound. It is kept by nobody: a phone in a page has no silent switch.

/// The number of a property.
public typealias AudioServicesPropertyID = UInt32

public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesUnsupportedPropertyError: Int32 = 1_886_681_407
public let kAudioServicesBadPropertySizeError: Int32 = 561_211_770
public let kAudioServicesBadSpecifierSizeError: Int32 = 561_211_748
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500
public let kAudioServicesSystemSoundClientTimedOutError: Int32 = -1501

/// - Returns: `kAudioServicesUnsupportedPropertyError`, as the other.
@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID,
    _ inSpecifierSize: UInt32,
    _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> Int32 { kAudioServicesUnsupportedPropertyError }
@discardableResult
public func AudioServicesGetProperty(
    _ inPropertyID: AudioServicesPropertyID,
    _ inSpecifierSize: UInt32,
    _ inSpecifier: UnsafeRawPointer?,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer?
) -> Int32 { kAudioServicesUnsupportedPropertyError }
