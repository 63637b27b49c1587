public import Foundation

public typealias CBL2CAPPSM = UInt16

/// A stream to another device: none is opened.
open class CBL2CAPChannel: NSObject {
    override init() { super.init() }
    open var peer: CBPeer! { nil }
    open var inputStream: InputStream! { nil }
    open var outputStream: OutputStream! { nil }
    open var psm: CBL2CAPPSM { 0 }
}

/// What is said of a value that the phone offers.
open class CBMutableDescriptor: CBDescriptor {
    private let said: Any?
    public init(type UUID: CBUUID, value: Any?) {
        said = value
        super.init(UUID)
    }
    open override var value: Any? { said }
}

extension CBPeripheral {
    /// No stream is opened.
    public func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
    /// Notifications are not sent to it.
    public var ancsAuthorized: Bool { false }
}

/// How soon the phone answers.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low = 0, medium, high }

extension CBPeripheralManager {
    public func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    public func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
    public func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

/// Which devices an app hears of.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
    public static let peripheralUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}

/// Whether a device came or went.
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected = 0, peerConnected }

extension CBCentralManager {
    /// None comes.
    public func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
}
