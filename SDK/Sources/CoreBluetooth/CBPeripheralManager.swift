public import FoundationAdditions

/// Another device that reads what an app offers; there is none.
open class CBCentral: CBPeer {
    open var maximumUpdateValueLength: Int { 20 }
}

/// A wish of another device to read or to write; there is none.
open class CBATTRequest: NSObject {
    open var central: CBCentral { CBCentral(none: ()) }
    open var characteristic: CBCharacteristic { CBCharacteristic(CBUUID(string: "")) }
    open var offset: Int { 0 }
    open var value: Data?
    override init() {}
}

/// What is answered to such a wish.
public struct CBATTError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "CBATTErrorDomain"

    /// Raw values as `CBATTError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CBATTError
        case success = 0, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
        case insufficientAuthentication, requestNotSupported, invalidOffset
    }

    public static let success = Code.success, invalidHandle = Code.invalidHandle
    public static let readNotPermitted = Code.readNotPermitted, writeNotPermitted = Code.writeNotPermitted
    public static let invalidPdu = Code.invalidPdu, insufficientAuthentication = Code.insufficientAuthentication
    public static let requestNotSupported = Code.requestNotSupported, invalidOffset = Code.invalidOffset

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// Would offer services; it cannot.
open class CBPeripheralManager: CBManager, @unchecked Sendable {  // As Apple's: it belongs to whoever made it.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open var isAdvertising: Bool { false }

    /// Says on the queue, the main one for nil, that nothing is supported.
    public init(
        delegate: (any CBPeripheralManagerDelegate)?,
        queue: DispatchQueue?,
        options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { self.delegate?.peripheralManagerDidUpdateState(self) }
    }

    public convenience override init() { self.init(delegate: nil, queue: nil) }

    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {}
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    open func updateValue(
        _ value: Data,
        for characteristic: CBMutableCharacteristic,
        onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// Hears of who reads what is offered: here of the state alone.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager,
        central: CBCentral,
        didSubscribeTo characteristic: CBCharacteristic
    )
    func peripheralManager(
        _ peripheral: CBPeripheralManager,
        central: CBCentral,
        didUnsubscribeFrom characteristic: CBCharacteristic
    )
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager,
        central: CBCentral,
        didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager,
        central: CBCentral,
        didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
