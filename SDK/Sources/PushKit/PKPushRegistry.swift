public import Foundation

/// What a push of PushKit is for.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let voIP = Self(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = Self(rawValue: "PKPushTypeFileProvider")
    public static let complication = Self(rawValue: "PKPushTypeComplication")
}

/// A token of PushKit.
open class PKPushCredentials: NSObject {
    public let type: PKPushType
    public let token: Data

    init(type: PKPushType, token: Data) {
        self.type = type
        self.token = token
    }
}

/// A push of PushKit.
open class PKPushPayload: NSObject {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        self.type = type
        self.dictionaryPayload = dictionaryPayload
    }
}

/// Registers for pushes of PushKit; the simulated phone gives no tokens for them, and brings none.
open class PKPushRegistry: NSObject {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?

    public init(queue: DispatchQueue?) {}

    open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// Hears of tokens and pushes.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType,
        completion: @escaping () -> Void
    )
}

extension PKPushRegistryDelegate {
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
    public func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
}
