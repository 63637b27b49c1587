public import Foundation

/// A fall that a watch felt; there is no watch, so that none is ever told.
open class CMFallDetectionEvent: NSObject {
    /// What its person said to it.
    public enum UserResolution: Int, Sendable { case confirmed = 0, dismissed, rejected, unresponsive }
}
