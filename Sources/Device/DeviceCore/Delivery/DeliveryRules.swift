import NotificationModel

/// Decides what a person notices of a notification.
enum DeliveryRules {
    static func place(
        _ content: NotificationContent,
        settings: NotificationSettings,
        in circumstances: Circumstances
    ) -> Placement {
        guard settings.mayNotify else {
            return nothing("“\(settings.authorizationStatus)”: the app may not notify", .notAuthorized)
        }
        var placement = Placement()
        switch circumstances.foreground {
        case .notAsked: placement = inBackground(content, settings, circumstances)
        case .options(let options): placement = inForeground(options, content, settings, circumstances)
        case .noDelegate where circumstances.choices.presentsWithoutDelegate:
            placement = inBackground(content, settings, circumstances)
            placement.rule = .noDelegate
        case .noDelegate:
            return nothing("the app is in the foreground and has set no delegate", .noDelegate)
        case .late:
            return nothing("the app in the foreground did not answer in time", .late)
        }
        if !content.hasAlertText { hide(&placement) }
        return placement
    }

    private static func nothing(_ why: String, _ rule: JourneyRule) -> Placement {
        var placement = Placement()
        placement.why = why
        placement.rule = rule
        return placement
    }

    /// Without text there is nothing to see, but perhaps to hear.
    private static func hide(_ placement: inout Placement) {
        placement.banner = false
        placement.center = false
        placement.lockScreen = false
        placement.why = "it has no text to show"
        placement.rule = .nothingToShow
    }

    private static func inBackground(
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances
    ) -> Placement {
        var placement = Placement()
        placement.badge = settings.badge == .enabled
        placement.center = settings.notificationCenter == .enabled
        if settings.isQuiet {
            placement.why = "quietly in the centre: the authorization is provisional"
            placement.rule = .provisional
            return placement
        }
        if let time = circumstances.summaryTime, content.hasAlertText, !passes(content, settings) {
            placement.center = false
            placement.heldUntil = time
            placement.why = "it waits for the scheduled summary"
            placement.rule = .summary
            sound(content, settings, circumstances, quiet: true, &placement)
            return placement
        }
        placement.lockScreen = settings.lockScreen == .enabled
        (placement.why, placement.rule, placement.banner) = interruption(content, settings, circumstances)
        let isQuietened = !placement.banner && !mayInterrupt(content, settings, circumstances)
        sound(content, settings, circumstances, quiet: isQuietened, &placement)
        if circumstances.isLocked, placement.banner {
            placement.banner = false
            placement.why = placement.lockScreen ? "on the lock screen" : "the lock screen is off for this app"
            placement.rule = .locked
        }
        if !placement.isVisible, placement.rule == .alertsOff { placement.rule = .everythingOff }
        return placement
    }

    /// Whether it comes down as a banner, and why (not).
    private static func interruption(
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances
    ) -> (why: String, rule: JourneyRule, banner: Bool) {
        if isCritical(content, settings) { return ("it is critical", .critical, true) }
        if settings.alert != .enabled { return ("alerts are off for this app", .alertsOff, false) }
        if content.interruptionLevel == .passive { return ("it is passive", .passive, false) }
        if let (why, rule) = silencedByFocus(content, settings, circumstances) { return (why, rule, false) }
        if circumstances.isMuted { return ("the app is muted", .muted, false) }
        if settings.alertStyle == .none { return ("banners are off for this app", .alertStyleNone, false) }
        return ("the app is not in the foreground and its alerts are on", .background, true)
    }

    /// Whether level, Focus and mute let it make a sound.
    private static func mayInterrupt(
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances
    ) -> Bool {
        if isCritical(content, settings) { return true }
        if content.interruptionLevel == .passive || circumstances.isMuted { return false }
        return silencedByFocus(content, settings, circumstances) == nil
    }

    /// Why the Focus silences it; nil when it does not.
    private static func silencedByFocus(
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances
    ) -> (why: String, rule: JourneyRule)? {
        guard let focus = circumstances.focus, !passes(content, settings) else { return nil }
        guard let filter = circumstances.focusFilter else { return ("the Focus “\(focus)” silences it", .focus) }
        guard let criteria = content.filterCriteria, !filter.contains(criteria) else { return nil }
        return ("the app's filter of the Focus “\(focus)” does not name “\(criteria)”", .focusFilter)
    }

    /// Whether its level passes Focus and summary.
    private static func passes(_ content: NotificationContent, _ settings: NotificationSettings) -> Bool {
        isCritical(content, settings) || isTimeSensitive(content, settings)
    }

    private static func inForeground(
        _ options: PresentationOptions,
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances
    ) -> Placement {
        var placement = Placement()
        placement.badge = options.contains(.badge) && settings.badge == .enabled
        // `.alert`, deprecated, is banner and list.
        let wantsBanner = options.contains(.banner) || options.contains(.alert)
        let wantsList = options.contains(.list) || options.contains(.alert)
        placement.banner = wantsBanner && settings.alert == .enabled && !settings.isQuiet && !circumstances.isLocked
        placement.center = wantsList && settings.notificationCenter == .enabled
        placement.lockScreen = wantsList && settings.lockScreen == .enabled
        if options.contains(.sound) {
            let isQuiet = !mayInterrupt(content, settings, circumstances)
            sound(content, settings, circumstances, quiet: isQuiet, &placement)
        }
        placement.why =
            options.isEmpty ? "the app in the foreground asked for nothing" : "the app in the foreground asked for it"
        placement.rule = options.isEmpty ? .foregroundNothing : .foreground
        return placement
    }

    private static func sound(
        _ content: NotificationContent,
        _ settings: NotificationSettings,
        _ circumstances: Circumstances,
        quiet: Bool,
        _ placement: inout Placement
    ) {
        guard content.audibleSound(settings) != nil else { return }
        if isCritical(content, settings) {
            placement.sound = true
        } else if settings.sound != .enabled {
            placement.silence = .soundOff
        } else if quiet {
            placement.silence = placement.rule
        } else if circumstances.isSilent {
            placement.silence = .silentSwitch
        } else {
            placement.sound = true
        }
    }

    static func isCritical(_ content: NotificationContent, _ settings: NotificationSettings) -> Bool {
        content.interruptionLevel == .critical && settings.criticalAlert == .enabled
    }

    private static func isTimeSensitive(_ content: NotificationContent, _ settings: NotificationSettings) -> Bool {
        content.interruptionLevel >= .timeSensitive && settings.timeSensitive == .enabled
    }
}

extension InterruptionLevel {
    static func >= (left: Self, right: Self) -> Bool { left.rawValue >= right.rawValue }
}

extension NotificationContent {
    /// What it sounds like: a critical one without a sound has the default critical sound
    /// (UNNotificationInterruptionLevel.critical).
    func audibleSound(_ settings: NotificationSettings) -> NotificationSound? {
        if let sound { return sound }
        return DeliveryRules.isCritical(self, settings) ? NotificationSound(isCritical: true) : nil
    }
}
