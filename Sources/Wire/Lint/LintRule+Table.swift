extension LintRule {
    // MARK: The payload as a whole

    static let payloadTooLarge = LintRule(
        "payload-too-large",
        .error,
        "The payload is larger than its push type allows.",
        fix: "Shorten it, or send an identifier and let the app or its service extension fetch the rest.",
        .generating
    )
    static let notJSON = LintRule(
        "not-json",
        .error,
        "The payload is no JSON object.",
        fix: "Write keys in quotes, no comma behind the last member, and UTF-8.",
        .json
    )
    static let valueOutOfRange = LintRule(
        "value-out-of-range",
        .error,
        "A value is beyond what a phone can hold.",
        fix: "Send numbers that fit 64 bits; send larger ones as strings.",
        .json
    )
    static let apsMissing = LintRule(
        "aps-missing",
        .error,
        "There is no “aps” dictionary.",
        fix: "Put what the system reads into “aps”; your own keys stand beside it.",
        .generating
    )
    static let apsNotDictionary = LintRule(
        "aps-not-dictionary",
        .error,
        "“aps” is no dictionary.",
        fix: "Write “aps” as an object, not as a string that holds JSON.",
        .generating
    )
    static let duplicateKey = LintRule(
        "duplicate-key",
        .warning,
        "An object has a key twice.",
        fix: "Keep one of them: which one a phone reads is not defined.",
        .json
    )
    package static let unfilledPlace = LintRule(
        "unfilled-place",
        .warning,
        "A text has a place that nobody has filled.",
        fix: "Fill the place before you send; a person would read it as it is.",
        .generating
    )

    // MARK: Keys and their types

    static let unknownKey = LintRule(
        "unknown-key",
        .warning,
        "“aps” or its alert has a key that no phone knows.",
        fix: "Correct the spelling, or move your own key out of “aps”.",
        .generating
    )
    static let wrongType = LintRule(
        "wrong-type",
        .warning,
        "A key's value has a type that is passed over.",
        fix: "Send the type that the key takes.",
        .generating
    )
    static let badgeNotNumber = LintRule(
        "badge-not-number",
        .warning,
        "The badge is a string.",
        fix: "Send the badge as a number, without quotes.",
        .generating
    )
    static let outsideAps = LintRule(
        "outside-aps",
        .warning,
        "A key of “aps” stands beside it.",
        fix: "Move it into “aps”; beside it, it is the app's own.",
        .generating
    )
    static let summaryKeys = LintRule(
        "summary-keys",
        .warning,
        "Keys of the old summary are sent.",
        fix: "Leave “summary-arg” and “summary-arg-count” out; since iOS 15 they have no effect.",
        .summaries
    )
    static let argumentsWithoutKey = LintRule(
        "arguments-without-key",
        .warning,
        "Arguments of a localized text have no text that they belong to.",
        fix: "Send the “loc-key” beside its “loc-args”.",
        .generating
    )
    static let interruptionLevel = LintRule(
        "interruption-level-unknown",
        .warning,
        "The interruption level is unknown.",
        fix: "Send passive, active, time-sensitive or critical.",
        .generating
    )
    static let relevanceScore = LintRule(
        "relevance-score-range",
        .warning,
        "The relevance score is not between 0 and 1.",
        fix: "Send a number from 0 to 1; only Live Activities take others.",
        .generating
    )

    // MARK: What a push does

    static let mutableWithoutAlert = LintRule(
        "mutable-content-without-alert",
        .warning,
        "“mutable-content” is sent without an alert's text.",
        fix: "Send a title, subtitle or body: without one no service extension runs.",
        .modifying
    )
    static let availableForMutable = LintRule(
        "content-available-for-mutable-content",
        .warning,
        "“content-available” stands where “mutable-content” seems to be meant.",
        fix: "Send “mutable-content”: 1 to let the service extension fetch the media.",
        .modifying
    )
    static let mediaWithoutMutable = LintRule(
        "media-without-mutable-content",
        .warning,
        "Media are named, but nobody will fetch them.",
        fix: "Send “mutable-content”: 1, so that the service extension runs and attaches them.",
        .modifying
    )
    static let backgroundShowsNothing = LintRule(
        "background-shows-nothing",
        .warning,
        "A background push has an alert, a sound or a badge.",
        fix: "Send what a person shall see with push type alert.",
        .background
    )
    static let backgroundWithoutAvailable = LintRule(
        "background-without-content-available",
        .warning,
        "A background push lacks “content-available”.",
        fix: "Send “content-available”: 1 in “aps”.",
        .background
    )
    static let nothingVisible = LintRule(
        "nothing-visible",
        .warning,
        "An alert push has nothing to see or hear.",
        fix: "Send text, sound or badge, or push type background for a silent push.",
        .generating
    )

    // MARK: Header fields

    static let backgroundPriority = LintRule(
        "background-priority",
        .error,
        "A background push has priority 10.",
        fix: "Send it with apns-priority 5.",
        .sending
    )
    static let priorityUnknown = LintRule(
        "priority-unknown",
        .error,
        "There is no such priority for this push type.",
        fix: "Send apns-priority 10, 5 or 1; Live Activities take 10 or 5.",
        .sending
    )
    static let pushTypeUnknown = LintRule(
        "push-type-unknown",
        .error,
        "There is no such push type.",
        fix: "Send one of Apple's push types in apns-push-type.",
        .sending
    )
    static let topicSuffix = LintRule(
        "topic-suffix",
        .error,
        "The topic lacks what its push type adds to the bundle id.",
        fix: "Add the push type's suffix to the bundle id in apns-topic.",
        .sending
    )
    static let collapseIDTooLong = LintRule(
        "collapse-id-too-long",
        .error,
        "The collapse id has more than 64 bytes.",
        fix: "Send a shorter apns-collapse-id, such as a hash.",
        .sending
    )
    static let expirationInMilliseconds = LintRule(
        "expiration-in-milliseconds",
        .warning,
        "apns-expiration looks like milliseconds.",
        fix: "Send seconds since 1970.",
        .sending
    )

    // MARK: Sounds

    static let soundFormat = LintRule(
        "sound-format",
        .warning,
        "A phone does not play a sound file of this kind.",
        fix: "Use aiff, wav or caf with PCM, IMA4, µLaw or aLaw, under 30 seconds.",
        .sounds
    )
    static let soundVolume = LintRule(
        "sound-volume",
        .warning,
        "The sound's volume is not between 0 and 1.",
        fix: "Send a number from 0 to 1.",
        .generating
    )
    static let soundNotCritical = LintRule(
        "sound-not-critical",
        .warning,
        "A sound that is not critical is sent as a dictionary.",
        fix: "Send the sound's name as a string, or “critical”: 1 in the dictionary.",
        .generating
    )
    static let soundMissing = LintRule(
        "sound-missing",
        .warning,
        "The app has no such sound, or it cannot be played.",
        fix: "Put the file into the app's bundle or its Library/Sounds; else the default sound plays.",
        .sounds
    )

    // MARK: The app that it is for

    static let categoryUnregistered = LintRule(
        "category-unregistered",
        .warning,
        "No app here has registered the category.",
        fix: "Register it with setNotificationCategories, or name it in a content extension; case matters.",
        .categories
    )
    static let extensionMissing = LintRule(
        "service-extension-missing",
        .warning,
        "“mutable-content” is sent to an app without a service extension.",
        fix: "Add a notification service extension to the app, or leave “mutable-content” out.",
        .modifying
    )

    // MARK: Media

    static let mediaType = LintRule(
        "media-type",
        .warning,
        "A notification cannot carry media of this type.",
        fix: "Send JPEG, GIF, PNG; AIFF, WAV, MP3, M4A; MPEG, MP4 or AVI; or convert it in the extension.",
        .attachments
    )
    static let mediaNotHTTPS = LintRule(
        "media-not-https",
        .warning,
        "Media have an http address.",
        fix: "Serve them by https; App Transport Security refuses http unless the extension allows it.",
        .transport
    )
    static let mediaTooLarge = LintRule(
        "media-too-large",
        .warning,
        "A file is larger than a notification may carry.",
        fix: "Send pictures of at most 10 MB, sounds of 5 MB, movies of 50 MB.",
        .attachments
    )
    static let mediaUnreachable = LintRule(
        "media-unreachable",
        .warning,
        "Media cannot be had at their address.",
        fix: "Make the address answer 200 with the file, without a log-in.",
        .modifying
    )

    // MARK: Live Activities

    static let activityEvent = LintRule(
        "activity-event",
        .warning,
        "A Live Activity's event is missing or unknown.",
        fix: "Send “event” with start, update or end.",
        .activities
    )
    static let activityTimestamp = LintRule(
        "activity-timestamp",
        .warning,
        "A Live Activity's push has no timestamp.",
        fix: "Send “timestamp” in seconds since 1970; the system passes older ones over.",
        .activities
    )
    static let activityMilliseconds = LintRule(
        "activity-date-in-milliseconds",
        .warning,
        "A Live Activity's date looks like milliseconds.",
        fix: "Send seconds since 1970.",
        .activities
    )
    static let activityStart = LintRule(
        "activity-start-incomplete",
        .warning,
        "A push that starts a Live Activity lacks what it needs.",
        fix: "Send “attributes-type”, “attributes”, “content-state” and “alert” with event start.",
        .activities
    )
    static let activityState = LintRule(
        "activity-state-missing",
        .warning,
        "An update of a Live Activity has no content state.",
        fix: "Send “content-state” with every member of the app's type.",
        .activities
    )
    static let activityDismissal = LintRule(
        "activity-dismissal-without-end",
        .warning,
        "A dismissal date is sent without the event end.",
        fix: "Send “dismissal-date” with event end; otherwise it has no effect.",
        .activities
    )
    static let activityStale = LintRule(
        "activity-stale-before-timestamp",
        .warning,
        "A Live Activity is stale before its own timestamp.",
        fix: "Send a “stale-date” that lies after “timestamp”.",
        .activities
    )
    static let activityOtherType = LintRule(
        "activity-push-type",
        .warning,
        "Keys of a Live Activity are sent with another push type.",
        fix: "Send it with push type liveactivity, to the topic that ends in .push-type.liveactivity.",
        .activities
    )

    /// Every rule, once.
    public static let all: [LintRule] = [
        payloadTooLarge, notJSON, valueOutOfRange, apsMissing, apsNotDictionary, duplicateKey, unfilledPlace,
        unknownKey, wrongType, badgeNotNumber, outsideAps, summaryKeys, argumentsWithoutKey, interruptionLevel,
        relevanceScore, mutableWithoutAlert, availableForMutable, mediaWithoutMutable, backgroundShowsNothing,
        backgroundWithoutAvailable, nothingVisible, backgroundPriority, priorityUnknown, pushTypeUnknown, topicSuffix,
        collapseIDTooLong, expirationInMilliseconds, soundFormat, soundVolume, soundNotCritical, soundMissing,
        categoryUnregistered, extensionMissing, mediaType, mediaNotHTTPS, mediaTooLarge, mediaUnreachable,
        activityEvent, activityTimestamp, activityMilliseconds, activityStart, activityState, activityDismissal,
        activityStale, activityOtherType,
    ]
}
