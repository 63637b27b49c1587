/// Whether an app may know where the phone is (CLAuthorizationStatus).
public enum LocationAccess: String, Codable, Hashable, Sendable, CaseIterable {
    case notDetermined
    case denied
    case whenInUse
    case always

    /// Whether it is told the place.
    public var isAllowed: Bool { self == .whenInUse || self == .always }
}

/// What an app may know of where the phone is.
public struct LocationFacts: Codable, Hashable, Sendable {
    public var access: LocationAccess
    /// Degrees; nil where the app may not know, and until somebody says where the phone is.
    public var latitude: Double?
    /// Degrees.
    public var longitude: Double?

    public init(access: LocationAccess, latitude: Double? = nil, longitude: Double? = nil) {
        self.access = access
        self.latitude = latitude
        self.longitude = longitude
    }
}
