package import NotificationModel

/// What the person has said about an app and the place of the phone.
package struct LocationPermission: Codable, Hashable, Sendable {
    package var access: LocationAccess
    /// The app has asked for the place at all times, and nobody has answered.
    var wantsAlways = false
    /// The person was asked to change from In Use to Always, which happens once.
    var wasAskedForAlways = false
}

extension PhoneState {
    /// What an app knows of the place.
    package func location(of bundleID: String) -> LocationFacts {
        var facts = LocationFacts(access: locationAccess(of: bundleID))
        if facts.access.isAllowed, let place = preferences.location {
            (facts.latitude, facts.longitude) = (place.latitude, place.longitude)
        }
        return facts
    }

    private func locationAccess(of bundleID: String) -> LocationAccess {
        let kept = apps[bundleID]?.profile.location?.access ?? .notDetermined
        return kept == .notDetermined && locationOnce.contains(bundleID) ? .whenInUse : kept
    }

    /// What the person has to be asked for an app's wish to know the place; nil for nothing
    /// (CLLocationManager: requestWhenInUseAuthorization, requestAlwaysAuthorization).
    ///
    /// - Throws: ``PhoneError``
    package mutating func requestLocation(
        always: Bool,
        bundleID: String
    ) throws(PhoneError) -> RenderModel.Prompt.Kind? {
        var app = try app(bundleID)
        var permission = app.profile.location ?? LocationPermission(access: .notDetermined)
        var kind: RenderModel.Prompt.Kind?
        switch locationAccess(of: bundleID) {
        case .notDetermined:
            permission.wantsAlways = permission.wantsAlways || always
            kind = .location
        case .whenInUse where always && permission.access == .whenInUse && !permission.wasAskedForAlways:
            permission.wasAskedForAlways = true
            kind = .locationAlways
        case .denied, .whenInUse, .always: break
        }
        app.profile.location = permission
        apps[bundleID] = app
        return kind
    }

    /// The person has answered. Allow While Using App is the place at all times for an app that asked for that: “provisional
    /// always” (Apple: requestAlwaysAuthorization).
    package mutating func answerLocation(_ kind: RenderModel.Prompt.Kind, allow: Bool, once: Bool, bundleID: String) {
        guard var permission = apps[bundleID]?.profile.location else { return }
        switch kind {
        case .location where once: locationOnce.insert(bundleID)
        case .location: permission.access = allow ? (permission.wantsAlways ? .always : .whenInUse) : .denied
        case .locationAlways: if allow { permission.access = .always }
        case .authorization, .unlock: return
        }
        permission.wantsAlways = false
        apps[bundleID]?.profile.location = permission
    }

    /// What the person sets in Settings › Location.
    ///
    /// - Throws: ``PhoneError``
    package mutating func setLocation(_ access: LocationAccess, bundleID: String) throws(PhoneError) {
        _ = try app(bundleID)
        locationOnce.remove(bundleID)
        apps[bundleID]?.profile.location = LocationPermission(access: access)
    }
}
