/// Who a device is.
public struct CourierHello: Codable, Hashable, Sendable {
    /// The version of the courier that this build speaks (Documentation/Links.md).
    public static let currentVersion = 6
    /// The oldest version that this build takes in.
    public static let oldestVersion = 2

    public var version: Int
    /// Tests and teams that share a gateway never see each other's space.
    public var space: String
    public var deviceID: String
    public var deviceName: String
    /// Made by the device at its first start; the gateway knows it by this from its enrolment on.
    public var secret: String
    /// Whether the device's screen wants to see every push of the space, rejected ones too; only an observer's enrolment
    /// gives the right.
    public var observes: Bool
    /// What the gateway's owner hands out: asked of a device that the gateway does not know yet. Since version 3.
    public var enrolment: String?

    public init(
        version: Int = CourierHello.currentVersion,
        space: String,
        deviceID: String,
        deviceName: String,
        secret: String,
        observes: Bool,
        enrolment: String? = nil
    ) {
        self.version = version
        self.space = space
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.secret = secret
        self.observes = observes
        self.enrolment = enrolment
    }
}
