public import Foundation

/// The identifier for advertising: zeros, as where the person does not allow to be followed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    // @unchecked: it has no state.
    private static let only = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { only }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
