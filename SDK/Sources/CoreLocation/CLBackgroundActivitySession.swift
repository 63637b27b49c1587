public import Foundation

/// Lets an app in the background know the place; every process that runs does here.
public final class CLBackgroundActivitySession: NSObject, Sendable {
    public override init() {}
    public func invalidate() {}

    /// Why an app in the background has no place: as of a ``CLServiceSession``.
    public typealias Diagnostic = CLServiceSession.Diagnostic

    /// What is in the way now, and whenever that changes.
    public var diagnostics: CLServiceSession.Diagnostics { CLServiceSession.Diagnostics(requirement: .none) }
}
