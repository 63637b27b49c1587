package import NotificationModel

/// How an app's wish for authorization becomes its settings (asking-permission-to-use-notifications).
package enum Authorization {
    /// What a request for authorization leads to.
    package enum Outcome: Hashable, Sendable {
        /// The person is asked, once in the app's life.
        case ask
        /// Answered without asking.
        case answered(granted: Bool)
    }

    /// What `requestAuthorization(options:)` does to settings that stand as they do.
    ///
    /// The first call asks; later calls return the stored answer. `.provisional` is granted without asking.
    package static func request(
        _ options: AuthorizationOptions,
        settings: inout NotificationSettings,
        entitlements: Entitlements
    ) -> Outcome {
        switch settings.authorizationStatus {
        case .notDetermined where options.contains(.provisional):
            settings = provisional(options, entitlements: entitlements)
            return .answered(granted: true)
        case .notDetermined:
            return .ask
        case .denied:
            return .answered(granted: false)
        case .authorized, .provisional, .ephemeral:
            return .answered(granted: true)
        }
    }

    /// The settings once the person has answered.
    package static func answered(
        allow: Bool,
        _ options: AuthorizationOptions,
        entitlements: Entitlements
    ) -> NotificationSettings {
        allow ? granted(options, entitlements: entitlements) : denied(options, entitlements: entitlements)
    }

    /// Everything that was asked for is on, and what was not is not supported.
    static func granted(_ options: AuthorizationOptions, entitlements: Entitlements) -> NotificationSettings {
        var settings = supported(options, entitlements: entitlements, state: .enabled)
        settings.authorizationStatus = .authorized
        settings.alertStyle = options.contains(.alert) ? .banner : .none
        return settings
    }

    /// Everything that was asked for is off.
    static func denied(_ options: AuthorizationOptions, entitlements: Entitlements) -> NotificationSettings {
        var settings = supported(options, entitlements: entitlements, state: .disabled)
        settings.authorizationStatus = .denied
        return settings
    }

    /// Quiet: the centre's history only, without banner, sound, lock screen and badge.
    static func provisional(_ options: AuthorizationOptions, entitlements: Entitlements) -> NotificationSettings {
        var settings = supported(options, entitlements: entitlements, state: .disabled)
        settings.authorizationStatus = .provisional
        settings.notificationCenter = .enabled
        return settings
    }

    private static func supported(
        _ options: AuthorizationOptions,
        entitlements: Entitlements,
        state: SettingState
    ) -> NotificationSettings {
        func when(_ asked: Bool) -> SettingState { asked ? state : .notSupported }
        var settings = NotificationSettings()
        settings.alert = when(options.contains(.alert))
        settings.sound = when(options.contains(.sound))
        settings.badge = when(options.contains(.badge))
        settings.carPlay = when(options.contains(.carPlay))
        settings.notificationCenter = when(options.contains(.alert))
        settings.lockScreen = when(options.contains(.alert))
        settings.criticalAlert = when(options.contains(.criticalAlert) && entitlements.criticalAlerts)
        settings.timeSensitive = when(entitlements.timeSensitive)
        // `.announcement` is deprecated: it is always included.
        settings.announcement = when(options.contains(.alert))
        settings.scheduledDelivery = .disabled
        settings.directMessages = .disabled
        settings.providesAppNotificationSettings = options.contains(.providesAppNotificationSettings)
        return settings
    }

    /// Keep or Turn Off, the answer to a provisional notification: kept ones stay quiet but authorized.
    package static func settleProvisional(keep: Bool, settings: inout NotificationSettings) {
        guard settings.authorizationStatus == .provisional else { return }
        settings.authorizationStatus = keep ? .authorized : .denied
        if !keep { settings.notificationCenter = .disabled }
    }
}

extension NotificationSettings {
    /// Whether the app may notify at all.
    package var mayNotify: Bool {
        switch authorizationStatus {
        case .authorized, .provisional, .ephemeral: true
        case .notDetermined, .denied: false
        }
    }

    /// Authorized without having been asked, or kept so: notifications come quietly.
    package var isQuiet: Bool { authorizationStatus == .provisional }

    /// Whether alerts of the app reach a person anywhere: as a banner, on the lock screen or in the centre.
    package var showsAlerts: Bool {
        mayNotify && (alert == .enabled || notificationCenter == .enabled || lockScreen == .enabled)
    }
}
