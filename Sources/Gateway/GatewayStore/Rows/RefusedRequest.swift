public import Foundation
public import GatewayCore

/// A request that was refused, to be kept for whoever looks for it.
public struct RefusedRequest: Sendable {
    /// `apns-id`, lower case.
    public var id: String
    public var at: Date
    /// The space of the device token's owner, or `DeviceAddress.defaultSpace`.
    public var space: String
    /// What stood in the path after `/3/device/`.
    public var token: String
    public var fields: [ProviderRequest.Field]
    public var payload: [UInt8]
    public var refusal: Refusal

    public init(
        id: String,
        at: Date,
        space: String,
        token: String,
        fields: [ProviderRequest.Field],
        payload: [UInt8],
        refusal: Refusal
    ) {
        self.id = id
        self.at = at
        self.space = space
        self.token = token
        self.fields = fields
        self.payload = payload
        self.refusal = refusal
    }
}
