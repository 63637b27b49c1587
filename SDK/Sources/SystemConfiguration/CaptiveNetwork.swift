public import Foundation

public var kCNNetworkInfoKeySSID: NSString { "SSID" }
public var kCNNetworkInfoKeyBSSID: NSString { "BSSID" }
public var kCNNetworkInfoKeySSIDData: NSString { "SSIDDATA" }

/// The Wi-Fi interfaces: a simulated phone has none.
public func CNCopySupportedInterfaces() -> NSArray? { nil }

/// What is known of a Wi-Fi; nothing.
public func CNCopyCurrentNetworkInfo(_ interfaceName: NSString) -> NSDictionary? { nil }
