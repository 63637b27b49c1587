public import FoundationAdditions
// As Apple's, whose cameras are views.
@_exported public import UIKit

// Homes: nobody has one on a simulated phone, and nobody has allowed an app to see it.

/// Why something at home did not happen.
public struct HMError: CustomNSError, Hashable, Sendable {
    /// Raw values as the framework has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = HMError
        case unexpectedError = -1, alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable,
            readOnlyCharacteristic
        case writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied
        case homeAccessNotAuthorized = 80, insufficientPrivileges = 17, operationCancelled = 23
        case keychainSyncNotEnabled = 45
    }

    public static let unexpectedError = Code.unexpectedError, alreadyExists = Code.alreadyExists
    public static let notFound = Code.notFound, invalidParameter = Code.invalidParameter
    public static let accessoryNotReachable = Code.accessoryNotReachable
    public static let readOnlyCharacteristic = Code.readOnlyCharacteristic
    public static let writeOnlyCharacteristic = Code.writeOnlyCharacteristic
    public static let notificationNotSupported = Code.notificationNotSupported
    public static let operationTimedOut = Code.operationTimedOut, accessoryPoweredOff = Code.accessoryPoweredOff
    public static let accessDenied = Code.accessDenied, homeAccessNotAuthorized = Code.homeAccessNotAuthorized
    public static let insufficientPrivileges = Code.insufficientPrivileges
    public static let operationCancelled = Code.operationCancelled
    public static let keychainSyncNotEnabled = Code.keychainSyncNotEnabled
    public static let errorDomain = "HMErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
public let HMErrorDomain = HMError.errorDomain

/// What an app may see.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let determined = Self(rawValue: 1), restricted = Self(rawValue: 2), authorized = Self(rawValue: 4)
}

/// Hears of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}
extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// Knows the homes: none. Its delegate hears so once.
open class HMHomeManager: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.homeManager(self, didUpdate: authorizationStatus)
                delegate?.homeManagerDidUpdateHomes(self)
            }
        }
    }
    public override init() {}
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
    open func addHome(withName homeName: String, completionHandler: @escaping @Sendable (HMHome?, (any Error)?) -> Void)
    {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addHome(named homeName: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }
    open func removeHome(_ home: HMHome, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updatePrimaryHome(_ home: HMHome, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
}

/// Hears of a home.
public protocol HMHomeDelegate: NSObjectProtocol {
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}
extension HMHomeDelegate {
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}

/// A home; nobody makes one here.
open class HMHome: NSObject, @unchecked Sendable {  // Its state does not change.
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    init(unseen: Void) {}
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
    open func roomForEntireHome() -> HMRoom { HMRoom(unseen: ()) }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addAndSetupAccessories(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(
        withName actionSetName: String,
        completionHandler: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void
    ) { completionHandler(nil, HMError(.homeAccessNotAuthorized)) }
    open func addActionSet(named actionSetName: String) async throws -> HMActionSet {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func removeActionSet(
        _ actionSet: HMActionSet,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addTrigger(_ trigger: HMTrigger, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeTrigger(_ trigger: HMTrigger, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAccessory(_ accessory: HMAccessory, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func assignAccessory(
        _ accessory: HMAccessory,
        to room: HMRoom,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    open func addRoom(withName roomName: String, completionHandler: @escaping @Sendable (HMRoom?, (any Error)?) -> Void)
    {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
}
/// A room.
open class HMRoom: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var accessories: [HMAccessory] { [] }
    init(unseen: Void) {}
}
/// Several rooms.
open class HMZone: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var rooms: [HMRoom] { [] }
    init(unseen: Void) {}
}
/// Several services.
open class HMServiceGroup: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var services: [HMService] { [] }
    init(unseen: Void) {}
}

/// Hears of an accessory.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory,
        service: HMService,
        didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}
/// What kind of thing it is.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {  // Its state does not change.
    open var categoryType: String { "" }
    open var localizedDescription: String { "" }
    init(unseen: Void) {}
}
/// A thing at home.
open class HMAccessory: NSObject, @unchecked Sendable {  // Its state does not change.
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var room: HMRoom? { nil }
    open weak var home: HMHome? { nil }
    open var services: [HMService] { [] }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory(unseen: ()) }
    init(unseen: Void) {}
}
/// Something that it does.
open class HMService: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var isPrimaryService: Bool { false }
    open var isUserInteractive: Bool { false }
    open weak var accessory: HMAccessory? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    init(unseen: Void) {}
}
/// A value of it.
open class HMCharacteristic: NSObject, @unchecked Sendable {  // Its state does not change.
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var value: Any? { nil }
    open var properties: [String] { [] }
    open var isNotificationEnabled: Bool { false }
    open weak var service: HMService? { nil }
    open var metadata: HMCharacteristicMetadata? { nil }
    init(unseen: Void) {}
    open func readValue(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func readValue() async throws { throw HMError(.homeAccessNotAuthorized) }
    open func writeValue(_ value: Any?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func writeValue(_ value: Any?) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func enableNotification(_ enable: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// Which values it may have.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {  // Its state does not change.
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var units: String? { nil }
    open var format: String? { nil }
    init(unseen: Void) {}
}

// The kinds, by the numbers of the HomeKit Accessory Protocol.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
public let HMServiceTypeDoor = "00000081-0000-1000-8000-0026BB765291"
public let HMServiceTypeWindow = "0000008B-0000-1000-8000-0026BB765291"
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
public let HMServiceTypeHumiditySensor = "00000082-0000-1000-8000-0026BB765291"
public let HMServiceTypeMotionSensor = "00000085-0000-1000-8000-0026BB765291"
public let HMServiceTypeContactSensor = "00000080-0000-1000-8000-0026BB765291"
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentRelativeHumidity = "00000010-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeMotionDetected = "00000022-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeContactState = "0000006A-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentDoorState = "0000000E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetDoorState = "00000032-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentLockMechanismState = "0000001D-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetLockMechanismState = "0000001E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"
