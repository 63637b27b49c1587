package import Foundation
package import NotificationModel
import ViewLink

/// Draws the phone's state as the model that the page and tests read.
package struct Projection: Sendable {
    package var phoneID: String
    package var phoneName: String
    package var now: Date
    package var isClockManual: Bool
    /// Finds a localized text in an app's bundle, in the phone's language.
    package var resolve: @Sendable (DisplayText, AppState) -> String

    /// Told before a card is drawn, by its key, and nil after it.
    package var willDraw: @Sendable (String?) -> Void = { _ in }

    package init(
        phoneID: String,
        phoneName: String,
        now: Date,
        isClockManual: Bool,
        resolve: @escaping @Sendable (DisplayText, AppState) -> String
    ) {
        self.phoneID = phoneID
        self.phoneName = phoneName
        self.now = now
        self.isClockManual = isClockManual
        self.resolve = resolve
    }

    /// The whole screen.
    package func render(_ state: PhoneState) -> RenderModel {
        var phone = RenderModel.Phone(
            id: phoneID,
            name: phoneName,
            now: now,
            surface: state.surface,
            isConnected: state.isConnected,
            isClockManual: isClockManual,
            preferences: state.preferences
        )
        phone.trouble = state.diskTrouble?.description
        phone.faults = state.faults.isEmpty ? nil : state.faults
        var model = RenderModel(
            revision: state.revision,
            phone: phone,
            apps: state.apps.values.sorted { $0.profile.name < $1.profile.name }.map { icon($0, state) },
            banner: nil,
            center: groups(state),
            expanded: nil,
            prompts: state.prompts
        )
        model.activities = activities(state)
        model.summary = summaryDate(state).map { summary(state, of: $0) }
        if let banner = state.banner, let app = state.apps[banner.bundleID] {
            model.banner = card(banner.entry, app, state)
            model.isBannerPersistent = banner.isPersistent
        }
        if let key = state.expanded, let (bundleID, entry) = try? state.card(key), let app = state.apps[bundleID] {
            model.expanded = card(entry, app, state)
        }
        model.window = state.drawnWindow
        if let wanted = state.wantedContentView { draw(wanted, state, into: &model) }
        return model
    }

    /// The place of a content extension's view in the open card (presentation.md, "The content extension's place").
    private func draw(_ wanted: ContentViewDemand, _ state: PhoneState, into model: inout RenderModel) {
        let width = wanted.scene.traits.width
        let why: String? = if case .failed(let why) = state.contentPhase { why } else { nil }
        model.contentView = RenderModel.ContentView(
            expansion: wanted.expansion,
            state: why != nil ? .failed : state.contentPhase == .alive ? .alive : .loading,
            why: why,
            width: width,
            initialHeight: min(width * wanted.profile.initialContentSizeRatio, RenderModel.ContentView.heightLimit),
            hidesDefaultContent: wanted.profile.defaultContentHidden,
            overridesTitle: wanted.profile.overridesDefaultTitle,
            takesTouches: wanted.profile.userInteractionEnabled
        )
        if let actions = state.contentActions, let app = state.apps[wanted.bundleID] {
            model.expanded?.actions = actions.prefix(actionLimit(state)).map { button($0, app) }
        }
    }

    private func icon(_ app: AppState, _ state: PhoneState) -> RenderModel.AppIcon {
        let drawn = (app.profile.contentExtensions ?? []).flatMap(\.categories)
        return RenderModel.AppIcon(
            bundleID: app.bundleID,
            name: app.profile.name,
            iconURL: iconURL(app),
            badge: app.badge,
            isRunning: state.running.contains(app.bundleID),
            authorization: app.settings.authorizationStatus,
            deviceToken: app.profile.deviceToken,
            pushToStartToken: ActivityTokenPurpose.start.name.flatMap { app.profile.activityTokens?[$0] },
            mutedUntil: app.profile.mutedUntil.flatMap { $0 > now ? $0 : nil },
            location: app.profile.location.map { _ in state.location(of: app.bundleID).access },
            hasServiceExtension: app.profile.serviceExtension != nil,
            categories: Set(app.categories.keys).union(drawn).sorted(),
            contentCategories: drawn.sorted()
        )
    }

    func iconURL(_ app: AppState) -> String? {
        app.profile.iconPath.map { _ in MediaPath(.icons, app.bundleID).url }
    }

    private func groups(_ state: PhoneState) -> [RenderModel.CardGroup] {
        var groups: [String: [(DeliveredEntry, AppState)]] = [:]
        let summary = summaryDate(state)
        for app in state.apps.values {
            for entry in app.delivered.entries where isListed(entry, state) {
                if let summary, entry.placement.summary == summary { continue }
                groups[groupKey(entry, app, state.preferences.grouping), default: []].append((entry, app))
            }
        }
        let sorted = groups.mapValues { $0.sorted { isNewer($0.0, $1.0) } }
        let newestFirst = sorted.sorted { left, right in isNewer(left.value[0].0, right.value[0].0) }
        return newestFirst.map { key, members in
            let cards = members.map { card($0.0, $0.1, state) }
            willDraw(members[0].0.key)
            defer { willDraw(nil) }
            return RenderModel.CardGroup(key: key, cards: cards, summary: groupSummary(members, cards))
        }
    }

    /// The most characters of a group's summary, and of what it is made of.
    private static let summaryLimit = 1_000

    /// UNNotificationCategory.categorySummaryFormat: `%u` is how many more there are, `%@` their summary arguments.
    private func groupSummary(_ members: [(DeliveredEntry, AppState)], _ cards: [RenderModel.Card]) -> String? {
        guard members.count > 1, let (newest, app) = members.first, cards.first?.isPreviewHidden == false,
            let format = app.categories[newest.content.categoryIdentifier]?.categorySummaryFormat, !format.isEmpty
        else { return nil }
        let others = members.dropFirst().map(\.0.content)
        let count = others.reduce(0) { $0.adding(clamping: max($1.summaryArgumentCount, 1)) }
        var arguments: [String] = []
        for argument in others.map(\.summaryArgument) where !argument.isEmpty && !arguments.contains(argument) {
            arguments.append(argument)
        }
        return String(
            resolve(format, app).prefix(Self.summaryLimit).replacingOccurrences(of: "%u", with: String(count))
                .replacingOccurrences(of: "%@", with: arguments.joined(separator: ", ").prefix(Self.summaryLimit))
                .prefix(Self.summaryLimit)
        )
    }

    func isNewer(_ left: DeliveredEntry, _ right: DeliveredEntry) -> Bool {
        (left.notification.date, left.key.count, left.key) > (right.notification.date, right.key.count, right.key)
    }

    func isListed(_ entry: DeliveredEntry, _ state: PhoneState) -> Bool {
        state.isLocked ? entry.placement.lockScreen : entry.placement.center
    }

    private func groupKey(_ entry: DeliveredEntry, _ app: AppState, _ grouping: PhonePreferences.Grouping) -> String {
        switch grouping {
        case .off: entry.key
        case .byApp: app.bundleID
        case .automatic:
            entry.content.threadIdentifier.isEmpty
                ? app.bundleID : "\(app.bundleID)/\(entry.content.threadIdentifier)"
        }
    }

    func card(_ entry: DeliveredEntry, _ app: AppState, _ state: PhoneState) -> RenderModel.Card {
        willDraw(entry.key)
        defer { willDraw(nil) }
        let content = entry.content
        let category = app.categories[content.categoryIdentifier]
        var card = RenderModel.Card(
            key: entry.key,
            bundleID: app.bundleID,
            appName: app.profile.name,
            iconURL: iconURL(app),
            title: resolve(content.title, app),
            subtitle: resolve(content.subtitle, app),
            body: resolve(content.body, app),
            date: entry.notification.date,
            level: content.interruptionLevel,
            thumbnailURL: thumbnailURL(content),
            attachments: content.attachments.compactMap(media),
            actions: (category?.actions ?? []).prefix(actionLimit(state)).map { button($0, app) },
            categoryIdentifier: content.categoryIdentifier,
            threadIdentifier: content.threadIdentifier,
            journeyID: entry.journeyID,
            why: entry.placement.why
        )
        card.avatarURL = content.communication?.avatarPath.map(url)
        if let communication = content.communication {
            card.sender = communication.senderName
            card.title = communication.groupName ?? communication.senderName
            if communication.groupName != nil, card.subtitle.isEmpty { card.subtitle = communication.senderName }
        }
        card.isProvisional = entry.isProvisional && app.settings.authorizationStatus == .provisional
        if state.hidesPreviews(of: app) { hide(&card, entry, app, category) }
        if card.title.isEmpty { card.title = app.profile.name }
        return card
    }

    /// UNNotificationCategory: up to ten actions where space is unlimited, at most two where it is limited.
    private func actionLimit(_ state: PhoneState) -> Int { state.preferences.isCompact == true ? 2 : 10 }

    private func button(_ action: NotificationAction, _ app: AppState) -> RenderModel.Button {
        let icon: String? =
            switch action.icon {
            case .template(let name), .system(let name): name
            case nil: nil
            }
        return RenderModel.Button(
            identifier: action.identifier,
            title: resolve(action.title, app),
            isDestructive: action.options.contains(.destructive),
            opensApp: action.options.contains(.foreground),
            needsUnlock: action.options.contains(.authenticationRequired),
            icon: icon,
            textInput: action.textInput
        )
    }

    // MARK: Previews

    /// Leaves what may be read: the placeholder, and title or subtitle where the category says so.
    private func hide(
        _ card: inout RenderModel.Card,
        _ entry: DeliveredEntry,
        _ app: AppState,
        _ category: NotificationCategory?
    ) {
        card.isPreviewHidden = true
        if category?.options.contains(.hiddenPreviewsShowTitle) != true { card.title = "" }
        if category?.options.contains(.hiddenPreviewsShowSubtitle) != true { card.subtitle = "" }
        let count = app.delivered.entries.filter { $0.content.threadIdentifier == card.threadIdentifier }.count
        card.body = placeholder(category, app, count: max(count, 1))
        card.thumbnailURL = nil
        card.attachments = []
        card.sender = nil
        card.avatarURL = nil
    }

    /// `%u` is the number of notifications with the same thread identifier; a `.stringsdict` may choose by it.
    private func placeholder(_ category: NotificationCategory?, _ app: AppState, count: Int) -> String {
        guard var text = category?.hiddenPreviewsBodyPlaceholder, !text.isEmpty else { return "Notification" }
        if text.localization?.arguments.isEmpty == true { text.localization?.arguments = [String(count)] }
        return resolve(text, app).replacingOccurrences(of: "%u", with: String(count))
    }

    // MARK: Media

    private func media(_ attachment: Attachment) -> RenderModel.Media? {
        guard let type = AttachmentType.named(attachment.type) else { return nil }
        return RenderModel.Media(
            identifier: attachment.identifier,
            kind: type.kind,
            mimeType: type.mimeType,
            url: url(attachment.path),
            isThumbnailHidden: attachment.options.isThumbnailHidden
        )
    }

    /// The first attachment that has a picture, unless it hides it.
    private func thumbnailURL(_ content: NotificationContent) -> String? {
        let first = content.attachments.first { AttachmentType.named($0.type)?.kind != .audio }
        guard let first, !first.options.isThumbnailHidden else { return nil }
        return MediaPath(.thumbnails, name(first.path)).url
    }

    private func url(_ path: String) -> String { MediaPath(.attachments, name(path)).url }

    private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}
