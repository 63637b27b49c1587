package import Foundation
package import NotificationModel
package import UntrustedFiles
package import ViewLink

/// The phone in somebody's hand: everything that a person, a page or a test can see and do.
///
/// `DeviceService` makes the real one. Every method throws ``PhoneError`` when what it names is not there.
package protocol Phone: Sendable {
    /// What is on the screen now.
    func render() async -> RenderModel

    /// Everything from now on, a first ``PhoneEvent/render(_:)`` included. A listener that is slow loses old events, never memory.
    func events() async -> AsyncStream<PhoneEvent>
    /// The same, with ``PhoneEvent/changed(revision:)`` in place of every ``PhoneEvent/render(_:)``: for a listener that
    /// does not always need the picture, which costs more than all else that a change does.
    func changes() async -> AsyncStream<PhoneEvent>

    /// Opens a card, as a long press does.
    func expand(card key: String) async throws
    /// Closes the open card and leaves it where it was.
    func collapse() async throws
    /// Answers a card: `NotificationResponse.defaultActionIdentifier` for a tap, `NotificationResponse.dismissActionIdentifier`
    /// for an explicit dismissal, else a custom action.
    ///
    /// Comes back once the app's delegate has handled it, or the device has told why not.
    func respond(to key: String, action: String, userText: String?) async throws
    /// All views of the open card's content extension.
    func contentViews() async throws -> ContentViewChange
    /// Tells the open card's content extension what the person did in its views.
    ///
    /// Comes back once it is on its way; events arrive in their order.
    func contentEvent(_ event: ViewEvent) async throws

    /// All views of the app in front.
    ///
    /// - Throws: ``PhoneError`` when none that draws is in front.
    func windowViews() async throws -> AppWindowViews

    /// Tells the app in front what the person did in its views.
    ///
    /// - Throws: ``PhoneError``
    func windowEvent(_ event: ViewEvent) async throws

    /// Presses what the app in front shows, chosen by identifier, label or words; returns once the app has taken it.
    ///
    /// - Throws: ``PhoneError`` that names what is there.
    func press(windowElement words: String) async throws

    /// Types into a field of the app in front, in place of what is in it, and ends with the return key.
    ///
    /// - Throws: ``PhoneError`` that names the fields that are there.
    func type(_ text: String, intoWindowElement words: String) async throws
    /// Clears a card from the centre, as a swipe and Clear do.
    func clear(card key: String) async throws
    /// Clears every card.
    func clearAll() async throws
    /// Swipes a Live Activity away; `journeyID` is of the push that started it.
    func dismissActivity(_ journeyID: String) async throws
    /// Takes away whatever a test lets go wrong at the gateway.
    func clearFaults() async throws
    /// Lets the banner go to the centre.
    func dismissBanner() async throws
    /// Answers a question.
    func answer(prompt id: String, allow: Bool) async throws
    /// Allow Once, for a question about the place.
    func allowOnce(prompt id: String) async throws
    /// What the person sets for an app in Settings › Location; `notDetermined` asks again.
    func setLocation(_ access: LocationAccess, of bundleID: String) async throws

    /// Installs a bundle that `carillon build` made.
    ///
    /// - Returns: its bundle id.
    func install(bundle path: String) async throws -> String
    /// Removes an app with all it has.
    func uninstall(app bundleID: String) async throws
    /// Brings an app to the foreground; starts it when it does not run.
    func open(app bundleID: String) async throws
    /// Ends an app's process.
    func terminate(app bundleID: String) async throws
    /// Leaves the app for the home screen.
    func goHome() async throws
    /// Locks or unlocks.
    func setLocked(_ isLocked: Bool) async throws

    /// An app's settings.
    func settings(app bundleID: String) async throws -> NotificationSettings
    /// An app's device token, got in its stead where it has not registered: as a simulator takes pushes for any app.
    ///
    /// - Throws: ``PhoneError`` when there is no such app, or the gateway gives no token.
    func token(app bundleID: String) async throws -> String
    /// Changes an app's settings, as the person does on the settings page.
    func setSettings(_ settings: NotificationSettings, app bundleID: String) async throws

    /// Opens the app's own notification settings: from the phone's settings page, or from one of its cards.
    func openSettings(app bundleID: String, card key: String?) async throws
    /// Keep or Turn Off, the answer to a notification that came by provisional authorization.
    func settleProvisional(app bundleID: String, keep: Bool) async throws
    /// From the next push on the app's service extension waits for a debugger, without a limit of time, or no longer.
    func setDebugged(app bundleID: String, _ isDebugged: Bool) async throws
    /// Mutes an app until then, or lets it speak again with nil.
    func mute(app bundleID: String, until: Date?) async throws
    /// Changes the phone's own settings, as the person does: Focus, silence, grouping, language.
    func setPreferences(_ preferences: PhonePreferences) async throws

    /// The newest journeys that a search finds, newest first.
    ///
    /// - Parameters:
    ///   - search: what is looked for; an empty one finds all.
    ///   - limit: how many, at most.
    func journeys(_ search: JourneySearch, limit: Int) async -> [JourneySummary]
    /// A page of the journeys that a search finds.
    ///
    /// - Parameters:
    ///   - search: what is looked for; an empty one finds all.
    ///   - limit: how many, at most.
    ///   - before: ``JourneyFindings/next`` of the page before this one; nil for the first.
    func find(_ search: JourneySearch, limit: Int, before: Int?) async throws -> JourneyFindings
    /// A journey with every step that device and gateway know of.
    func journey(id: String) async throws -> Journey
    /// Whether a journey has one of some steps, as far as the device knows: the gateway is not asked.
    func hasStep(among steps: Set<JourneyEvent>, inJourney id: String) async -> Bool

    /// A file of a card for the page: an attachment, a thumbnail, an icon, a sound.
    ///
    /// - Parameter path: as the render model names it, without the server's prefix.
    /// - Returns: the file, opened, and what it is.
    /// - Throws: ``PhoneError`` when there is no such file.
    func media(_ path: String) async throws -> MediaFile

    /// What the open card's content extension plays of another server.
    ///
    /// - Parameters:
    ///   - path: as ``media(_:)`` takes it, of the kind ``MediaPath/Kind/streams``.
    ///   - range: the `Range` field of whoever asks.
    /// - Throws: ``PhoneError`` with the reason when it cannot be played.
    func stream(_ path: String, range: String?) async throws -> MediaStream

    /// Why an app's sound of that name cannot be played; nil when it can.
    func soundProblem(named name: String, app bundleID: String) async throws -> String?

    /// Moves the device's clock, where it is one that is moved by hand.
    func advanceClock(by seconds: Double) async throws
}

extension Phone {
    /// The newest journeys, newest first.
    ///
    /// - Parameter limit: how many, at most.
    package func journeys(limit: Int) async -> [JourneySummary] { await journeys(.everything, limit: limit) }

    private func noWindow() -> PhoneError { .notFound("no app that draws its windows is in front") }
    /// Has no app in front.
    package func windowViews() async throws -> AppWindowViews { throw noWindow() }
    /// Has no app in front.
    package func windowEvent(_ event: ViewEvent) async throws { throw noWindow() }
    /// Has no app in front.
    package func press(windowElement words: String) async throws { throw noWindow() }
    /// Has no app in front.
    package func type(_ text: String, intoWindowElement words: String) async throws { throw noWindow() }

    /// Plays every sound.
    package func soundProblem(named name: String, app bundleID: String) async throws -> String? { nil }

    /// Plays nothing of other servers.
    package func stream(_ path: String, range: String?) async throws -> MediaStream {
        throw PhoneError.notFound("no media are named “\(path)”")
    }
}

/// A file to serve: opened, so that what is served is what was looked at.
package struct MediaFile: Sendable {
    /// The type of a page of the web, which runs by itself in a frame.
    package static let document = "text/html; charset=utf-8"

    package var content: OpenedFile
    package var mimeType: String

    package init(_ content: OpenedFile, mimeType: String) {
        self.content = content
        self.mimeType = mimeType
    }
}

/// Why the phone did not do what it was asked.
package struct PhoneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// From a closed set, for status codes and metrics.
    package enum Kind: String, Hashable, Sendable {
        case notFound
        case invalid
        case unavailable
    }

    package let kind: Kind
    package let description: String

    private init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// What was named is not there.
    package static func notFound(_ what: String) -> Self { .init(.notFound, what) }
    /// What was asked makes no sense, and why.
    package static func invalid(_ why: String) -> Self { .init(.invalid, why) }
    /// It cannot be done now, and why.
    package static func unavailable(_ why: String) -> Self { .init(.unavailable, why) }
}
