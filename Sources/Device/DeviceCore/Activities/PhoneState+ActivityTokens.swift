package import Foundation

/// What a token of an app's Live Activities is for.
package enum ActivityTokenPurpose: Hashable, Sendable {
    /// Pushes by it start Live Activities (`Activity.pushToStartToken`).
    case start
    /// Pushes by it change the Live Activity that a journey started (`Activity.pushToken`).
    case activity(journeyID: String)
    /// It was another's, which is over.
    case over

    /// As the gateway is told; nil for none that is asked for.
    package var name: String? {
        switch self {
        case .start: "start"
        case .activity(let journeyID): "activity/\(journeyID)"
        case .over: nil
        }
    }

    /// Why a push by it does nothing; nil when it does.
    func objection(to event: LiveActivityPush.Event) -> String? {
        switch self {
        case .start:
            event == .start ? nil : "A push-to-start token starts Live Activities; it cannot \(event.rawValue) one"
        case .activity: event == .start ? "The token of a Live Activity starts no other" : nil
        case .over: "Its token was that of a Live Activity which is over"
        }
    }

    func isFor(_ activity: LiveActivity) -> Bool {
        if case .activity(let journeyID) = self { activity.journeyID == journeyID } else { false }
    }
}

extension AppProfile {
    /// What a push's token is for; nil for the app's device token, and for one that the phone does not know.
    func purpose(of token: String?) -> ActivityTokenPurpose? {
        guard let token, token != deviceToken else { return nil }
        guard let name = activityTokens?.first(where: { $0.value == token })?.key else {
            let hadOthers = startsActivities == true || activities?.contains { $0.wantsToken == true } ?? false
            return hadOthers ? .over : nil
        }
        if name == ActivityTokenPurpose.start.name { return .start }
        return activities?.map { .activity(journeyID: $0.journeyID) }.first { $0.name == name } ?? .over
    }

    /// By which pushes change a Live Activity; nil without one of its own.
    package func activityToken(of activity: LiveActivity) -> String? {
        ActivityTokenPurpose.activity(journeyID: activity.journeyID).name.flatMap { activityTokens?[$0] }
    }

    /// The names of the tokens that the app's Live Activities want now.
    func wantedActivityTokens(at now: Date) -> Set<String> {
        let open = (activities ?? []).filter { $0.wantsToken == true && $0.isOpen(at: now) }
        var all = open.map { ActivityTokenPurpose.activity(journeyID: $0.journeyID) }
        if startsActivities == true { all.append(.start) }
        return Set(all.compactMap(\.name))
    }
}

/// A token of an app's Live Activities.
package struct ActivityTokenName: Hashable, Sendable {
    package var bundleID: String
    /// ``ActivityTokenPurpose/name``
    package var purpose: String

    package init(bundleID: String, purpose: String) {
        self.bundleID = bundleID
        self.purpose = purpose
    }
}

extension PhoneState {
    /// The tokens that Live Activities want now.
    package func wantedActivityTokens(at now: Date) -> Set<ActivityTokenName> {
        Set(
            apps.values.flatMap { app in
                app.profile.wantedActivityTokens(at: now).map {
                    ActivityTokenName(bundleID: app.bundleID, purpose: $0)
                }
            }
        )
    }

    /// Whether some have a token and want it no more.
    package func hasVoidActivityTokens(at now: Date) -> Bool {
        apps.values.contains { app in
            let tokens = app.profile.activityTokens ?? [:]
            return !tokens.isEmpty && !Set(tokens.keys).isSubset(of: app.profile.wantedActivityTokens(at: now))
        }
    }

    /// Takes away the tokens of Live Activities that are over.
    ///
    /// - Returns: those tokens, which the gateway is to be told.
    package mutating func removeVoidActivityTokens(at now: Date) -> [String] {
        var void: [String] = []
        for bundleID in apps.keys.sorted() {
            guard let profile = apps[bundleID]?.profile, let tokens = profile.activityTokens else { continue }
            let wanted = profile.wantedActivityTokens(at: now)
            let left = tokens.filter { wanted.contains($0.key) }
            void += tokens.filter { !wanted.contains($0.key) }.values.sorted()
            apps[bundleID]?.profile.activityTokens = left.isEmpty ? nil : left
        }
        return void
    }

    /// Keeps a token that the gateway has given.
    ///
    /// - Returns: the token that is void by that: the one before, or this when nothing wants it any more.
    package mutating func keepActivityToken(_ token: String, for name: ActivityTokenName, at now: Date) -> String? {
        guard let profile = apps[name.bundleID]?.profile,
            profile.wantedActivityTokens(at: now).contains(name.purpose)
        else { return token }
        let former = apps[name.bundleID]?.profile.activityTokens?[name.purpose]
        apps[name.bundleID]?.profile.activityTokens = (profile.activityTokens ?? [:]).merging([name.purpose: token]) {
            $1
        }
        return former == token ? nil : former
    }
}
