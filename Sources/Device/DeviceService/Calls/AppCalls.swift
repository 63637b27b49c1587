import AppLink
import DeviceApps
import DeviceBundles
import DeviceContentViews
import DeviceContext
import DeviceCore
import DeviceDelivery
import DeviceLink
import DeviceMedia
import DeviceStore
import Foundation
import Logging
import NotificationModel
import ViewLink
import WallClock
import WireCoding

/// Answers apps and extensions: the other end of `UNUserNotificationCenter`.
struct AppCalls: LinkDelegate {
    let context: DeviceContext
    let launches: LaunchTable
    let apps: AppSupervisor
    let extensions: ServiceExtensionSupervisor
    let prompts: Prompts
    let registration: RemoteRegistration
    let attachments: AttachmentIntake
    let presenter: Presenter
    let contentReports: ContentReports
    let windows: AppWindows
    let urls: URLOpening
    let darwin: DarwinNotifications
    let locations: LocationWatchers

    // MARK: Coming and going

    func admit(
        _ hello: LinkHello,
        _ connection: LinkConnection
    ) async throws(LinkFailure) -> (LinkMember, LinkWelcome) {
        let member =
            if let secret = hello.launchSecret {
                try launched(hello, secret, connection)
            } else {
                try await visitor(hello, connection)
            }
        let isActive = context.phone.read { $0.isActive(member.appID) }
        let welcome = LinkWelcome(
            version: min(hello.version, LinkHello.currentVersion),
            deviceName: context.phone.identity.name,
            applicationState: member.role == .app && isActive ? .active : .background,
            viewVersion: hello.viewVersion.map { min($0, ViewLinkVersion.current) }
        )
        return (member, welcome)
    }

    private func launched(
        _ hello: LinkHello,
        _ secret: String,
        _ connection: LinkConnection
    ) throws(LinkFailure) -> LinkMember {
        guard let launch = launches.launch(for: secret) else {
            throw .refused("the launch secret is not, or no longer, one of this device")
        }
        guard launch.role == hello.role, [launch.appID, launch.bundleID].contains(hello.bundleID) else {
            throw .refused(
                "the launch secret was given to \(launch.bundleID) as \(launch.role.rawValue), "
                    + "not to \(hello.bundleID) as \(hello.role.rawValue)"
            )
        }
        return LinkMember(
            appID: launch.appID,
            role: launch.role,
            journey: launch.journey,
            connection: connection,
            version: hello.version
        )
    }

    /// A process that somebody started by hand, of an app that is not installed.
    private func visitor(
        _ hello: LinkHello,
        _ connection: LinkConnection
    ) async throws(LinkFailure) -> LinkMember {
        let bundleID = hello.bundleID
        guard hello.role == .app else { throw .refused("an extension is launched by the device, with a launch secret") }
        if let problem = BundleID.problem(bundleID) {
            throw .refused("“\(bundleID.prefix(200))” is no bundle id: \(problem)")
        }
        do {
            try await context.phone.change { [context, apps] state in
                if let app = state.apps[bundleID] {
                    guard app.profile.bundlePath == nil else {
                        throw LinkFailure.refused(
                            "“\(bundleID)” is installed: only a process that the device launched may claim it"
                        )
                    }
                } else {
                    let visitors = state.apps.values.filter { $0.profile.bundlePath == nil }.count
                    guard visitors < context.limits.visitors else {
                        throw LinkFailure.refused("\(visitors) apps that are not installed are known already")
                    }
                }
                // It runs once it was welcomed; another may ask before that.
                guard !state.running.contains(bundleID), apps.claim(bundleID, connection) else {
                    throw LinkFailure.refused("another process is connected as “\(bundleID)”")
                }
                if state.apps[bundleID] == nil {
                    state.apps[bundleID] = AppState(bundleID: bundleID, profile: AppProfile(name: bundleID))
                }
            }
        } catch {
            apps.disconnected(bundleID, connection)
            throw error as? LinkFailure ?? .failed("\(error)")
        }
        return LinkMember(
            appID: bundleID,
            role: .app,
            journey: JourneySlot(),
            connection: connection,
            version: hello.version
        )
    }

    func welcomed(_ member: LinkMember, secret: String?) {
        if member.role == .app {
            let drawsWindows = member.version >= LinkHello.windowVersion
            apps.connected(member.appID, member.connection, drawsWindows: drawsWindows)
        }
        if let secret { launches.launch(for: secret)?.connected(member.connection) }
    }

    func left(_ member: LinkMember) {
        if member.role == .app { apps.disconnected(member.appID, member.connection) }
        darwin.left(member.connection)
        locations.left(member.connection)
    }

    // MARK: Calls

    func isLong(_ call: AppCall) -> Bool {
        switch call {
        case .requestAuthorization, .registerForRemoteNotifications, .requestLocation: true
        default: false
        }
    }

    func answer(_ call: AppCall, from member: LinkMember) async -> Result<LinkReply, LinkFailure> {
        do {
            return .success(try await reply(to: call, from: member))
        } catch let failure as LinkFailure {
            return .failure(failure)
        } catch let refusal as RequestRefusal {
            return .failure(.notification(refusal.code, refusal.message))
        } catch let refusal as AttachmentRefusal {
            return .failure(.notification(refusal.code, refusal.description))
        } catch {
            return .failure(.failed("\(error)"))
        }
    }

    private func reply(to call: AppCall, from member: LinkMember) async throws -> LinkReply {
        let app = member.appID
        switch call {
        case .requestAuthorization(let options):
            return .granted(try await authorize(options, app))
        case .settings:
            return try context.phone.read { state in
                let app = try state.app(app)
                return .settings(app.settings, badge: app.badge, isFocused: state.preferences.focus != nil)
            }
        case .setCategories(let categories):
            try await context.phone.change { try $0.set(categories, bundleID: app) }
        case .categories:
            return .categories(
                try context.phone.read { try $0.app(app) }.categories.values.sorted { $0.identifier < $1.identifier }
            )
        case .add(let request):
            try await add(request, member)
        case .pendingRequests:
            return .requests(try context.phone.read { try $0.app(app) }.pending.items.map(\.request))
        case .deliveredNotifications:
            let entries = try context.phone.read { try $0.app(app) }.delivered.entries
            return .delivered(entries.filter(\.isRetrievable).map(\.notification))
        case .removePending(let identifiers):
            try await context.phone.change { $0.removePending(identifiers, bundleID: app) }
        case .removeDelivered(let identifiers):
            try await context.phone.change { $0.removeDelivered(identifiers, bundleID: app) }
        case .setBadge(let badge):
            guard badge >= 0 else {
                throw LinkFailure.notification(.badgeInputInvalid, "a badge of \(badge) cannot be shown")
            }
            try await context.phone.change { try $0.set(badge: badge, bundleID: app) }
        case .registerForRemoteNotifications:
            return .deviceToken(try await registration.register(app))
        case .unregisterForRemoteNotifications:
            try await registration.unregister(app)
        case .delegateChanged(let isSet):
            if member.role == .app { apps.setDelegate(isSet, of: app) }
        case .openURL(let url):
            return .granted(try open(url, member))
        case .log(let line):
            log(line, member)
        case .contentExtension(let report):
            guard member.role == .contentExtension else {
                throw LinkFailure.refused("this is a content extension's call; this process is \(member.role.rawValue)")
            }
            contentReports.take(report, from: member.connection)
        case .window(let report):
            guard member.role == .app else { throw LinkFailure.refused("only an app has windows") }
            windows.take(report, from: member.connection)
        case .observeDarwinNotifications:
            darwin.observe(member.connection)
        case .postDarwinNotification(let name):
            let count = try darwin.post(name)
            note(Self.posting(name, count), member)
        case .requestLocation(let always, let purpose):
            guard member.role == .app else { throw LinkFailure.refused("only an app asks the person for the place") }
            return .location(try await locate(always: always, purpose, app))
        case .watchLocation:
            return .location(locations.watch(member.connection, of: app))
        }
        return .done
    }

    /// Asks the person, the first time; later calls have the stored answer.
    private func authorize(_ options: AuthorizationOptions, _ bundleID: String) async throws -> Bool {
        let outcome = try await context.phone.change { try $0.requestAuthorization(options, bundleID: bundleID) }
        switch outcome {
        case .answered(let granted): return granted
        case .ask: return try await prompts.ask(.authorization, bundleID: bundleID)
        }
    }

    /// Asks the person for the place, where that has to be asked.
    private func locate(always: Bool, _ purpose: String, _ bundleID: String) async throws -> LocationFacts {
        let wanted = try await context.phone.change { try $0.requestLocation(always: always, bundleID: bundleID) }
        if let wanted {
            _ = try await prompts.ask(wanted, bundleID: bundleID, purpose: purpose)
        }
        return context.phone.read { $0.location(of: bundleID) }
    }

    private func add(_ request: NotificationRequest, _ member: LinkMember) async throws {
        let bundleID = member.appID
        let now = context.clock.now()
        var request = request
        let app = try context.phone.read { try $0.app(bundleID) }
        // Before the files are moved: a request that is refused leaves them where they are.
        try PhoneState.check(request)
        request.content = try await attachments.take(request.content, of: app)
        let taken = request
        let scheduling: Scheduling
        do {
            scheduling = try await context.phone.change { [context] state in
                try state.add(taken, bundleID: bundleID, at: now, calendar: context.calendar)
            }
        } catch {
            await attachments.discard(taken.content.attachments)
            throw error
        }
        let journeyID = Journey.id(ofLocal: request.identifier, app: bundleID)
        let head = JourneyHead(id: journeyID, bundleID: bundleID, title: request.content.headline)
        let text =
            switch scheduling {
            case .now: "The app adds it without a trigger: at once"
            case .pending(let date?, _): "The app schedules it for \(date)"
            case .pending(nil, _): "The app schedules it; no date is known for it"
            }
        let step = JourneyEntry(
            at: now,
            station: .app,
            event: .scheduled,
            text: text,
            rule: JourneyRule.addRequest.text
        )
        context.journeys.begin(head, [step])
        switch scheduling {
        case .now:
            let notification = DeliveredNotification(request: request, date: now)
            try await presenter.begin(Arrival(bundleID: bundleID, notification: notification, journeyID: journeyID))
        case .pending(_, let dropped):
            for identifier in dropped {
                context.journeys.note(
                    Journey.id(ofLocal: identifier, app: bundleID),
                    .discarded,
                    "It fell out: more than \(PendingRequests.limit) are pending",
                    rule: .pendingLimit
                )
            }
        }
    }

    /// UIApplication.open: only the app in front opens others.
    private func open(_ url: String, _ member: LinkMember) throws -> Bool {
        guard member.role == .app else { throw LinkFailure.refused("only an app calls UIApplication.open") }
        let app = member.appID
        let journeyID = apps.journey(app)
        guard context.phone.read({ $0.isActive(app) }) else {
            if let journeyID {
                context.journeys.note(
                    journeyID,
                    .appLog,
                    "It is in the background, so nothing is opened",
                    station: .app
                )
            }
            return false
        }
        let opener = urls.opener(of: url, for: app, journeyID: journeyID)
        if case .nobody = opener { return false }
        context.jobs.add { [urls] in await urls.go(url, to: opener, asking: app, journeyID: journeyID) }
        return true
    }

    private static func posting(_ name: String, _ count: Int) -> String {
        // What Core Data and SwiftData tell of a save has the file's path.
        if name.hasPrefix("com.apple.coredata.remotechange."), let file = name.split(separator: "/").last {
            return "It saves “\(file)”"
        }
        let hearers =
            switch count {
            case 0: "no process listens to any"
            case 1: "one process listens to such"
            default: "\(count) processes listen to such"
            }
        return "It posts the Darwin notification “\(name)”: \(hearers)"
    }

    /// A line of what a process did, for the journey that it works on.
    private func note(_ text: String, _ member: LinkMember) {
        log(LinkLog(level: "default", subsystem: "com.apple.notifyd", category: "", message: text), member)
    }

    private func log(_ line: LinkLog, _ member: LinkMember) {
        let sentence = line.isAuthors ? "\(line.level) \(line.message)" : line.message
        let text = String(sentence.prefix(context.limits.logLineLength))
        if member.role == .serviceExtension, line.isLoad { extensions.hasLoaded(member.appID) }
        if let journeyID = member.journeyID {
            let station: JourneyEntry.Station = member.role == .contentExtension ? .contentExtension : .serviceExtension
            context.journeys.note(journeyID, line.event, text, station: station)
        } else if let journeyID = apps.journey(member.appID) {
            context.journeys.note(journeyID, .appLog, text, station: .app)
        }
    }
}

extension LinkLog {
    /// Whether it tells of a URL load.
    fileprivate var isLoad: Bool { level == Self.load || level == Self.failedLoad }

    /// Whether author code wrote it.
    fileprivate var isAuthors: Bool { event == .extensionLog && level != Self.expiry }

    /// The step that a line of an extension makes.
    fileprivate var event: JourneyEvent {
        switch level {
        case LinkLog.failedLoad: .loadFailed
        case LinkLog.lostAttachment: .attachmentLost
        default: .extensionLog
        }
    }
}

extension LinkFailure {
    /// An error that Apple documents.
    static func notification(_ code: NotificationErrorCode, _ message: String) -> LinkFailure {
        LinkFailure(domain: NotificationErrorCode.domain, code: code.rawValue, message: message)
    }
}
