import DeviceCore
import NotificationModel

/// What the document says of the types beside their shapes: texts, and bounds that the API holds to.
///
/// The shapes come from the types themselves; a note on a type or a member that is not there fails a test.
struct SchemaNotes {
    let text: String
    /// Whether a member that is not in it is refused.
    var isClosed = false
    var members: [String: Member] = [:]

    /// What is said of one member.
    struct Member: Sendable, ExpressibleByStringLiteral {
        var text: String?
        var bounds: ClosedRange<Double>?
        /// Of a string: the only values, or what they look like.
        var values: [String] = []
        var pattern: String?

        init(
            _ text: String? = nil,
            within bounds: ClosedRange<Double>? = nil,
            values: [String] = [],
            pattern: String? = nil
        ) {
            self.text = text
            self.bounds = bounds
            self.values = values
            self.pattern = pattern
        }

        init(stringLiteral text: String) { self.init(text) }
    }

    /// A shape with what is known of it.
    static func annotated(_ shape: JSONSchema, _ name: String) -> JSONSchema {
        guard let notes = all[name] else { return shape }
        var shape = shape
        shape.text = notes.text
        shape.isClosed = notes.isClosed
        switch shape.kind {
        case .object(let properties):
            shape.kind = .object(properties.map(notes.annotated))
        case .oneOf(let variants):
            shape.kind = .oneOf(
                variants.map { variant in
                    guard case .object(let properties) = variant.kind else { return variant }
                    return .object(properties.map(notes.annotated), variant.text)
                }
            )
        default: break
        }
        return shape
    }

    private func annotated(_ property: JSONSchema.Property) -> JSONSchema.Property {
        guard let note = members[property.name] else { return property }
        var property = property
        property.schema.text = note.text ?? property.schema.text
        property.schema.bounds = note.bounds ?? property.schema.bounds
        if case .string = property.schema.kind, !note.values.isEmpty || note.pattern != nil {
            property.schema.kind = .string(values: note.values, pattern: note.pattern)
        }
        return property
    }

    private static let expectation: [String: Member] = [
        "app": "Bundle id.", "category": "Category identifier.", "thread": "Thread identifier.",
        "id": "The journey, an apns-id.", "payload": "Values by their paths, such as order.id.",
        "since": "A cursor: only what came after it.",
    ]

    private static let fraction = 0.0...1.0
    /// Ten thousand years.
    private static let seconds = 0.0...315_576_000_000
    private static let positive = 0.0...Double.infinity

    /// By the name of the type.
    static let all = device.merging(hub) { $1 }

    /// Of what a phone says and takes.
    static let device: [String: SchemaNotes] = [
        "WaitRequest": .init(
            text: "Which notifications are waited for: what is seen and sent; what is left out may be anything.",
            isClosed: true,
            members: expectation.merging([
                "until": .init("A stage or a journey's step; shown unless told.", values: WaitStage.names),
                "count": .init("How many; 1 unless told.", within: 1...Double(ExpectationWait.reach)),
                "timeout": .init("Seconds to wait; 30 unless told, 2 for absent.", within: 0...600),
            ]) { $1 }
        ),
        "ActRequest": .init(
            text: "Which notification, and what is done with it.",
            isClosed: true,
            members: expectation.merging([
                "do": "tap, expand, clear, press, or an action's title or identifier.",
                "userText": "What is typed, for a text input action.",
                "button": "For press: the label of a button in its content extension.",
                "timeout": .init("Seconds to wait for it; 30 unless told.", within: 0...600),
            ]) { $1 }
        ),
        "SeenNotification": .init(
            text: "A notification as a person saw it, or would have seen it, with what was sent and how far it came.",
            members: [
                "id": "The journey: the apns-id of a push.", "app": "The app's bundle id.",
                "card": "The card's key while it is on the phone.", "steps": "Its steps by their names, in order.",
                "stopped": "The step that decided that it is not seen.",
            ]
        ),
        "RenderModel": .init(
            text: "What is on the phone's screen, and why.",
            members: [
                "revision": .init("Grows with every change.", within: positive),
                "banner": "The banner that is down now.", "center": "Notification centre and lock screen.",
                "expanded": "The card that is open.", "activities": "Live Activities, newest first.",
                "summary": "The scheduled summary; its cards are not in `center`.",
            ]
        ),
        "Phone": .init(
            text: "The phone itself.",
            members: [
                "now": "The device's time, which may have been moved by hand.",
                "isConnected": "Whether the gateway is reached.", "isClockManual": "Whether time is moved by hand.",
                "trouble": "Why nothing is kept at the moment: the disk is full or fails.",
                "faults": "What a test lets go wrong at the gateway, as `carillon faults add` takes it.",
            ]
        ),
        "FaultRequest": .init(
            text: "What a test lets go wrong with pushes to an app.",
            members: [
                "reason": "One of Apple's; left out lets the push go its way.",
                "delay": .init("Seconds by which the answer is late.", within: 0...600),
                "count": .init("For so many pushes; until it is taken away unless told.", within: 1...Double.infinity),
                "rate": .init("For such a share of them.", within: 0...1),
                "nth": .init("For every so many-th of them.", within: 1...Double.infinity),
                "goAway": "Whether the connection is told GOAWAY with the answer.",
                "loss": "How the answer is lost: `reset`, `refused` or `dropped`.",
                "duplicate": "Whether the device gets the push twice.",
                "reorder": "Whether the device gets the push behind the next one.",
            ]
        ),
        "ProviderClient": .init(
            text: "A client of the gateway, held to what Apple asks of one.",
            members: [
                "verdict": "`good`, `warnings` or `errors`.",
                "gateway": "Of several gateways, the one that it spoke to.",
            ]
        ),
        "Surface": .init(
            text: "Where the person is.",
            members: ["bundleID": "The app in front.", "url": "The address that was asked for."]
        ),
        "PhonePreferences": .init(
            text: "The phone's own settings.",
            members: [
                "focus": "The Focus that is on.",
                "focusFilters": "By app: the filter criteria that its filter lets through while a Focus is on.",
                "summary": "The scheduled summary; absent when it is off.", "network": "Of author code; absent is on.",
                "storage": "What author code finds of it; absent is open.",
                "power": "What pushes of priority 5 and 1 heed; absent saves none.",
                "extensionMemory": .init(
                    "Of a service extension, in MB; absent is as the device was started.",
                    within: Double(PhonePreferences.memories.lowerBound)...Double(PhonePreferences.memories.upperBound)
                ),
                "language": "A BCP 47 name, such as en or zh-Hans.",
                "textSize":
                    "As UIContentSizeCategory spells it after its prefix: XS, S, M, L, XL, XXL, XXXL, AccessibilityM…",
                "location": "Where the phone is.",
            ]
        ),
        "PowerCondition": .init(
            text: "What of the phone's power decides when pushes of priority 5 and 1 come.",
            members: [
                "isLow": "Low Power Mode is on.", "isScreenOff": "Nobody looks.",
                "isCharging": "There is nothing to save then: no push waits.",
            ]
        ),
        "ScheduledSummary": .init(
            text: "When the scheduled summary comes.",
            members: ["times": .init("In any order.", within: 1...Double(ScheduledSummary.timeLimit))]
        ),
        "Install": .init(
            text: "What is installed.",
            members: ["bundle": .init("An absolute path on this machine.", pattern: "^/")]
        ),
        "Mute": .init(text: "For how long.", members: ["seconds": .init(within: seconds)]),
        "Advance": .init(text: "How far.", members: ["seconds": .init(within: seconds)]),
        "PhonePreferencesLocation": .init(
            text: "A place on the earth, in degrees.",
            members: ["latitude": .init(within: -90...90), "longitude": .init(within: -180...180)]
        ),
        "AppIcon": .init(
            text: "An icon on the home screen.",
            members: [
                "iconURL": "A path on this server; absent draws a letter.",
                "badge": .init("0 draws none.", within: positive),
                "authorization": "0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral.",
                "deviceToken": .init("Absent until the app has registered.", pattern: "^([0-9a-f]{2})+$"),
                "pushToStartToken": .init(
                    "Pushes by it start Live Activities; absent for an app without NSSupportsLiveActivities.",
                    pattern: "^([0-9a-f]{2})+$"
                ),
                "mutedUntil": "Until when the person has muted it.",
                "location": "Whether it may know where the phone is; absent for an app that has never asked.",
            ]
        ),
        "CardGroup": .init(
            text: "Notifications that are stacked.",
            members: [
                "cards": .init("Newest first.", within: 1...Double.infinity),
                "summary": "What stands for those under the newest.",
            ]
        ),
        "Summary": .init(
            text: "The scheduled summary that came last; its cards stand in no group.",
            members: [
                "cards": .init(within: 1...Double.infinity),
                "featured": .init(
                    "The keys of the cards that are shown large.",
                    within: 0...Double(RenderModel.Summary.featuredLimit)
                ),
            ]
        ),
        "Card": .init(
            text: "One notification as it is drawn.",
            members: [
                "key": "Unique on the phone.", "iconURL": "A path on this server.",
                "level": "0 passive, 1 active, 2 time-sensitive, 3 critical.",
                "thumbnailURL": "A path on this server.", "journeyID": "The journey to look up.",
                "why": "Why it is where it is.", "sender": "Who a message is from.",
                "avatarURL": "The sender's picture; initials are drawn where there is none.",
                "isPreviewHidden": "Whether its text is withheld.",
                "isProvisional": "Whether it came quietly, and asks to Keep or Turn Off.",
            ]
        ),
        "Media": .init(
            text: "A picture, a sound or a video of a card.",
            members: ["url": "A path on this server.", "mimeType": "Its media type."]
        ),
        "Button": .init(text: "An action of a card.", members: ["icon": "A symbol's or image's name."]),
        "NotificationActionTextInput": .init(text: "The field of a text input action."),
        "Prompt": .init(
            text: "A question for the person.",
            members: ["bundleID": "Who asks.", "purpose": "The app's sentence for it."]
        ),
        "PromptAnswer": .init(
            text: "What the person says.",
            members: ["once": "Of a place: until the app ends."]
        ),
        "LocationSetting": .init(
            text: "Settings › Location of an app.",
            members: ["access": "notDetermined asks again."]
        ),
        "ContentView": .init(
            text: "The place of a content extension's view in the open card.",
            members: [
                "expansion": .init("Which opening of a card.", within: positive),
                "why": "Why the default view is shown.", "width": .init("Points.", within: positive),
                "initialHeight": .init("Points.", within: 0...RenderModel.ContentView.heightLimit),
            ]
        ),
        "AppWindow": .init(
            text: "The place of the windows of the app in front.",
            members: [
                "stay": .init("Which stay of an app in front.", within: positive), "why": "Why nothing is drawn.",
            ]
        ),
        "Activity": .init(
            text: "A Live Activity.",
            members: [
                "journeyID": "The journey of the push that started it.", "type": "attributes-type.",
                "rows": "content-state, then attributes.", "staleAt": "From when on it may be out of date.",
                "isEnded": "Whether it has ended.",
                "pushToken": .init(
                    "Pushes by it change this Live Activity; absent unless its start asked for one (input-push-token).",
                    pattern: "^([0-9a-f]{2})+$"
                ),
            ]
        ),
        "NotificationSettings": .init(
            text: "An app's settings; raw values as Apple's, of switches 0 not supported, 1 off, 2 on.",
            members: [
                "authorizationStatus": "0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral.",
                "alertStyle": "0 none, 1 temporary, 2 persistent.",
                "showPreviews": "0 always, 1 when unlocked, 2 never.",
            ]
        ),
        "JourneySummary": .init(
            text: "A line of the feed.",
            members: [
                "id": "The `apns-id`, or `local-`, the app and the request's identifier.",
                "began": "The first step's time, in seconds since 1970.",
                "status": .init("The gateway's answer; absent for a local notification.", within: 100...599),
                "outcome": "What became of it; absent while it is on its way.",
            ]
        ),
        "JourneyFindings": .init(
            text: "What a search has found: one page of it.",
            members: [
                "found": "The last arrival first.", "total": .init("How many on all pages.", within: positive),
                "next": "What `before` is to be for the next page; absent when there is none.",
                "unindexed": .init(
                    "Pushes that came too lately and fast to be looked through already.",
                    within: positive
                ),
            ]
        ),
        "JudgedJourney": .init(
            text: "One push or one local request on its way, with its verdict.",
            members: ["payload": "As the provider sent it.", "headers": "The provider's `apns-…` header fields."]
        ),
        "JourneyVerdict": .init(
            text: "What a journey comes to, worst first.",
            members: [
                "title": "A few words for a person.", "place": "Where it happened, such as a file and a line.",
                "step": .init("The step that decided, counted from 0.", within: positive),
            ]
        ),
        "JourneyEntry": .init(
            text: "One step: what happened, when, by which rule.",
            members: [
                "event": "The step's name.", "text": "One sentence for a person.", "rule": "The rule that decided.",
                "delivery": .init(
                    "Where the push is from this step on, as in Apple's delivery log.",
                    values: DeliveryState.allCases.map(\.rawValue)
                ),
            ]
        ),
        "ContentChange": .init(text: "A field that the service extension changed."),
        "APIErrorAnswer": .init(text: "Why a request was refused."),
        "APIErrorAnswerDetail": .init(
            text: "The reason.",
            members: ["message": "One sentence."]
        ),
        "ComposedPush": .init(
            text: "A push.",
            members: [
                "bundleID": "The app whose device token it goes to.", "payload": "JSON in a string, or the object.",
                "topic": "apns-topic.", "pushType": "apns-push-type.", "priority": "apns-priority.",
                "collapseID": "apns-collapse-id.", "expiration": "apns-expiration: seconds since 1970; 0 tries once.",
            ]
        ),
        "SentPush": .init(
            text: "The gateway's answer.",
            members: [
                "status": .init("200, or why not.", within: 100...599), "id": "apns-id.", "reason": "Apple's reason.",
                "explanation": "In a sentence.",
            ]
        ),
        "ProviderAddress": .init(
            text: "Where a provider sends to.",
            members: [
                "authority": "A file with its certificate authority.", "tokenCommand": "Prints a provider token.",
            ]
        ),
        "ContentViewChange": .init(
            text: "Views of a content extension, or a change of them.",
            members: ["expansion": .init("Which opening of a card.", within: positive)]
        ),
        "ContentViewFrame": .init(
            text: "The change, and its place in the order.",
            members: ["serial": .init("One more than the change before.", within: positive)]
        ),
        "AppWindowViews": .init(
            text: "All views of the app in front, or a change of them.",
            members: ["bundleID": "The app.", "stay": .init("Which stay of an app in front.", within: positive)]
        ),
        "AppElement": .init(
            text: "Something of the app in front that a person can read or use.",
            members: [
                "node": "Its view's id, for an event.", "kind": "What it is.",
                "text": "The words on it, or what is typed in a field.",
                "label": "What a screen reader says, or a field's placeholder.",
                "identifier": "Its accessibility identifier.", "isEnabled": "Whether it can be used.",
                "value": "Of a switch (0 or 1), a slider, or the number of a segment.",
            ]
        ),
        "WindowPress": .init(
            text: "What of the app in front to press.",
            members: [
                "element": "An identifier, a label, or words on the screen.",
                "until": "What the app has to show then, by the same words.",
                "timeout": .init("Seconds for both together; 5 where it is absent.", within: 0...600),
            ]
        ),
        "WindowTyping": .init(
            text: "What to type into the app in front, and where.",
            members: [
                "element": "A field's identifier, its label or placeholder, or what is in it.",
                "text": "In place of what is in it.",
                "until": "What the app has to show then, as for a press.",
                "timeout": .init("Seconds for both together; 5 where it is absent.", within: 0...600),
            ]
        ),
        "SoundCue": .init(
            text: "A sound that is to be heard now.",
            members: [
                "key": "The card's key.", "url": "A path on this server.", "volume": .init(within: fraction),
            ]
        ),
        "ViewEvent": .init(
            text: "What a person did in the views of a content extension.",
            members: ["node": "The id of a view.", "player": "The id of a player."]
        ),
        "ViewNode": .init(text: "One view as it is drawn; its frame is in its parent's coordinates, in points."),
    ]
}
