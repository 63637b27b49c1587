/// What a map shows.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the person.
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }
