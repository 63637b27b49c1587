package import NotificationModel

/// Whether the service extension runs for a push, and what counts of its result
/// (UNNotificationServiceExtension, usernotifications §8).
package enum ServiceExtensionRule {
    /// Whether it runs.
    package enum Decision: Hashable, Sendable {
        case run
        /// Not, and why, in one sentence.
        case skip(String)
    }

    /// What is shown of what it handed back.
    package enum Verdict: Hashable, Sendable {
        case show(NotificationContent)
        /// Its result does not count, and why.
        case original(String)
        /// Nothing is shown; the badge, if any, still counts.
        case suppress(badge: Int?)
    }

    /// Decides for a push that arrives.
    package static func decide(_ payload: RemotePayload, settings: NotificationSettings, hasExtension: Bool) -> Decision
    {
        for condition in ServiceExtensionCondition.all(for: payload, settings: settings, hasExtension: hasExtension) {
            if let failure = condition.failure { return .skip(failure) }
        }
        return .run
    }

    /// Judges what the extension handed back.
    ///
    /// `pushType`: `apns-push-type`; only an `alert` can be suppressed.
    package static func judge(
        _ result: NotificationContent,
        pushType: String,
        entitlements: Entitlements
    ) -> Verdict {
        if result.hasAlertText { return .show(result) }
        let isEmpty = result.attachments.isEmpty && result.sound == nil
        if isEmpty, entitlements.filtering, pushType == "alert" { return .suppress(badge: result.badge) }
        if isEmpty, entitlements.filtering {
            return .original("the content is empty, but apns-push-type is “\(pushType)” and not “alert”")
        }
        return .original("the content has no alert text, so the modifications are ignored")
    }
}
