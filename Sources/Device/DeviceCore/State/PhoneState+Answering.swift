package import NotificationModel

/// A person's answer to a card, and what has to happen for it.
package struct CardAnswer: Hashable, Sendable {
    package var bundleID: String
    package var journeyID: String
    package var response: NotificationResponse
    package var delivery: Delivery
    /// The phone is locked, and the action asks for the person first.
    package var needsUnlock: Bool

    /// How the app hears of it.
    package enum Delivery: Hashable, Sendable {
        /// It comes to the front.
        case foreground
        /// It runs in the background.
        case background
        /// It does not hear of it, and why.
        case none(String)
    }
}

extension PhoneState {
    /// Works out what an answer means, without doing it.
    ///
    /// - Throws: ``PhoneError`` when there is no such card or action.
    package func answer(_ key: String, action: String, userText: String?) throws(PhoneError) -> CardAnswer {
        let (bundleID, entry) = try card(key)
        let category = apps[bundleID]?.categories[entry.content.categoryIdentifier]
        var response = NotificationResponse(actionIdentifier: action, notification: entry.notification)
        let delivery: CardAnswer.Delivery
        var needsUnlock = false
        switch action {
        case NotificationResponse.defaultActionIdentifier:
            delivery = .foreground
        case NotificationResponse.dismissActionIdentifier:
            let forwards = category?.options.contains(.customDismissAction) ?? false
            delivery = forwards ? .background : .none("the category does not ask for dismissals")
        default:
            let actions = (key == expanded ? contentActions : nil) ?? category?.actions ?? []
            guard let chosen = actions.first(where: { $0.identifier == action }) else {
                throw .notFound("the card “\(key)” has no action “\(action)”")
            }
            if chosen.textInput != nil { response.userText = userText ?? "" }
            delivery = chosen.options.contains(.foreground) ? .foreground : .background
            needsUnlock = isLocked && chosen.options.contains(.authenticationRequired)
        }
        return CardAnswer(
            bundleID: bundleID,
            journeyID: entry.journeyID,
            response: response,
            delivery: delivery,
            needsUnlock: needsUnlock
        )
    }

    /// Takes a card off the screen, because it was answered or cleared.
    package mutating func remove(card key: String) throws(PhoneError) {
        let (bundleID, _) = try card(key)
        apps[bundleID]?.delivered.remove(key: key)
        if banner?.entry.key == key { banner = nil }
        if expanded == key { expanded = nil }
    }

    /// Takes every card off the screen.
    package mutating func removeAllCards() {
        for bundleID in apps.keys { apps[bundleID]?.delivered.removeAll() }
        banner = nil
        expanded = nil
    }

    /// Removes delivered notifications, as the app asks; nil removes all.
    package mutating func removeDelivered(_ identifiers: [String]?, bundleID: String) {
        if let identifiers {
            apps[bundleID]?.delivered.remove(Set(identifiers))
            if let banner, banner.bundleID == bundleID, identifiers.contains(banner.entry.identifier) { dropBanner() }
        } else {
            apps[bundleID]?.delivered.removeAll()
            if banner?.bundleID == bundleID { dropBanner() }
        }
        if let expanded, (try? card(expanded)) == nil { self.expanded = nil }
    }

    private mutating func dropBanner() { banner = nil }

    /// Opens a card; a banner is held as long as it is open.
    package mutating func expand(_ key: String) throws(PhoneError) {
        _ = try card(key)
        expanded = key
        if banner?.entry.key == key { banner?.leavesAt = nil }
    }

    /// Closes the open card; a banner that was held open by it goes.
    package mutating func collapse() {
        if let expanded, banner?.entry.key == expanded { banner = nil }
        expanded = nil
    }

    /// Forgets an app with all it has.
    package mutating func removeApp(_ bundleID: String) {
        apps[bundleID] = nil
        running.remove(bundleID)
        locationOnce.remove(bundleID)
        prompts.removeAll { $0.bundleID == bundleID }
        if banner?.bundleID == bundleID { banner = nil }
        if surface == .app(bundleID: bundleID) { surface = .homeScreen }
        if let expanded, (try? card(expanded)) == nil { self.expanded = nil }
    }
}
