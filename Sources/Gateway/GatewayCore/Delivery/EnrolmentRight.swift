/// What a device shows of the secrets that the gateway's owner hands out.
package enum EnrolmentProof: Hashable, Sendable {
    case right(EnrolmentRight)
    /// A secret that is none of them.
    case wrong
    case nothing
}

/// What a device may do once it has enrolled; the greater holds the lesser.
package enum EnrolmentRight: Int, Comparable, Sendable {
    /// Register apps and take their pushes.
    case device = 1
    /// See every push of its space, too.
    case observer = 2

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
