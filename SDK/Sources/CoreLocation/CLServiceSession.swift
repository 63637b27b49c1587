public import Foundation

/// Asks the person for the place as long as it is kept, as ``CLLocationManager`` does.
public final class CLServiceSession: NSObject, Sendable {
    /// What is needed.
    public enum AuthorizationRequirement: Int, Sendable { case none = 0, whenInUse, always }

    /// - Parameter authorization: what the app needs.
    public init(authorization: AuthorizationRequirement) {
        super.init()
        let manager = CLLocationManager()
        switch authorization {
        case .none: break
        case .whenInUse: manager.requestWhenInUseAuthorization()
        case .always: manager.requestAlwaysAuthorization()
        }
    }

    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }

    public func invalidate() {}
}

/// Lets an app in the background know the place; every process that runs does here.
public final class CLBackgroundActivitySession: NSObject, Sendable {
    public override init() {}
    public func invalidate() {}
}
