/// Another device; there is none.
open class CBPeer: NSObject {
    open var identifier: UUID { UUID() }
    init(none: Void) {}
}

/// How far a connection is.
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// A device that offers services; there is none.
open class CBPeripheral: CBPeer, @unchecked Sendable {  // None is ever made.
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var rssi: NSNumber? { nil }
    open var canSendWriteWithoutResponse: Bool { false }
    open func readRSSI() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func readValue(for descriptor: CBDescriptor) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Whether the other device answers a write.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

/// What can be done with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = Self(rawValue: 1 << 0), read = Self(rawValue: 1 << 1)
    public static let writeWithoutResponse = Self(rawValue: 1 << 2), write = Self(rawValue: 1 << 3)
    public static let notify = Self(rawValue: 1 << 4), indicate = Self(rawValue: 1 << 5)
    public static let authenticatedSignedWrites = Self(rawValue: 1 << 6)
    public static let extendedProperties = Self(rawValue: 1 << 7)
    public static let notifyEncryptionRequired = Self(rawValue: 1 << 8)
    public static let indicateEncryptionRequired = Self(rawValue: 1 << 9)
}

/// Who may read and write a characteristic.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = Self(rawValue: 1 << 0), writeable = Self(rawValue: 1 << 1)
    public static let readEncryptionRequired = Self(rawValue: 1 << 2)
    public static let writeEncryptionRequired = Self(rawValue: 1 << 3)
}

/// Something that a device offers.
open class CBAttribute: NSObject {
    /// Its name.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service.
open class CBService: CBAttribute {
    open weak var peripheral: CBPeripheral? { nil }
    open internal(set) var isPrimary = true
    open var includedServices: [CBService]?
    open var characteristics: [CBCharacteristic]?
}

/// A service that an app would offer.
open class CBMutableService: CBService {
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(UUID)
        self.isPrimary = isPrimary
    }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute {
    open weak var service: CBService? { nil }
    open var properties: CBCharacteristicProperties = []
    open var value: Data?
    open var descriptors: [CBDescriptor]?
    open var isNotifying: Bool { false }
}

/// A value that an app would offer.
open class CBMutableCharacteristic: CBCharacteristic {
    open var permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { nil }

    public init(
        type UUID: CBUUID,
        properties: CBCharacteristicProperties,
        value: Data?,
        permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID)
        (self.properties, self.value) = (properties, value)
    }
}

/// What is said of a value.
open class CBDescriptor: CBAttribute {
    open weak var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

/// Hears of a device: never.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
    func peripheral(
        _ peripheral: CBPeripheral,
        didWriteValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
    func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
    func peripheral(
        _ peripheral: CBPeripheral,
        didDiscoverDescriptorsFor characteristic: CBCharacteristic,
        error: (any Error)?
    )
}

extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral,
        didDiscoverCharacteristicsFor service: CBService,
        error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral,
        didWriteValueFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral,
        didDiscoverDescriptorsFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
}
