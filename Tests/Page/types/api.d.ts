// Made by Scripts/page-types.py from the document of the HTTP API; not written by hand.

declare namespace API {
    /** Why a request was refused. */
    interface APIErrorAnswer {
        error: APIErrorAnswerDetail;
        nearMisses?: NearMiss[];
    }
    /** The reason. */
    interface APIErrorAnswerDetail {
        kind: "invalid" | "unauthorized" | "forbidden" | "notFound" | "methodNotAllowed" | "timeout" | "present" | "tooLarge" | "notJSON" | "unavailable" | "refused" | "internal";
        /** One sentence. */
        message: string;
    }
    /** Which notification, and what is done with it. */
    interface ActRequest {
        app?: null | string;
        body?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        button?: null | string;
        category?: null | string;
        /** tap, expand, clear, press, or an action's title or identifier. */
        do: string;
        id?: null | string;
        payload?: Record<string, unknown> | null;
        since?: null | string;
        subtitle?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        thread?: null | string;
        timeout?: null | number;
        title?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        userText?: null | string;
    }
    /** A Live Activity. */
    interface Activity {
        appName: string;
        bundleID: string;
        iconURL?: string;
        /** Whether it has ended. */
        isEnded: boolean;
        /** The journey of the push that started it. */
        journeyID: string;
        /** Pushes by it change this Live Activity; absent unless its start asked for one (input-push-token). */
        pushToken?: string;
        /** content-state, then attributes. */
        rows: ActivityRow[];
        /** From when on it may be out of date. */
        staleAt?: number;
        /** Seconds since 1970. */
        startedAt: number;
        /** attributes-type. */
        type: string;
    }
    interface ActivityRow {
        isFixed: boolean;
        name: string;
        value: string;
    }
    interface Address {
        url: string;
    }
    /** How far. */
    interface Advance {
        seconds: number;
    }
    /** Something of the app in front that a person can read or use. */
    interface AppElement {
        /** Its accessibility identifier. */
        identifier?: string;
        /** Whether it can be used. */
        isEnabled: boolean;
        /** What it is. */
        kind: "text" | "button" | "field" | "toggle" | "slider" | "segments" | "other";
        /** What a screen reader says, or a field's placeholder. */
        label?: string;
        /** Its view's id, for an event. */
        node: number;
        /** The words on it, or what is typed in a field. */
        text: string;
        /** Of a switch (0 or 1), a slider, or the number of a segment. */
        value?: number;
    }
    /** An icon on the home screen. */
    interface AppIcon {
        /** 0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral. */
        authorization: 0 | 1 | 2 | 3 | 4;
        /** 0 draws none. */
        badge: number;
        bundleID: string;
        categories: string[];
        contentCategories: string[];
        /** Absent until the app has registered. */
        deviceToken?: string;
        hasServiceExtension: boolean;
        /** A path on this server; absent draws a letter. */
        iconURL?: string;
        isRunning: boolean;
        /** Whether it may know where the phone is; absent for an app that has never asked. */
        location?: "notDetermined" | "denied" | "whenInUse" | "always";
        /** Until when the person has muted it. */
        mutedUntil?: number;
        name: string;
        /** Pushes by it start Live Activities; absent for an app without NSSupportsLiveActivities. */
        pushToStartToken?: string;
    }
    /** The place of the windows of the app in front. */
    interface AppWindow {
        state: "loading" | "alive" | "failed";
        /** Which stay of an app in front. */
        stay: number;
        /** Why nothing is drawn. */
        why?: string;
    }
    /** All views of the app in front, or a change of them. */
    interface AppWindowViews {
        /** The app. */
        bundleID: string;
        frame: ContentViewFrame;
        /** Which stay of an app in front. */
        stay: number;
    }
    /** An action of a card. */
    interface Button {
        /** A symbol's or image's name. */
        icon?: string;
        identifier: string;
        isDestructive: boolean;
        needsUnlock: boolean;
        opensApp: boolean;
        textInput?: NotificationActionTextInput;
        title: string;
    }
    /** One notification as it is drawn. */
    interface Card {
        actions: Button[];
        appName: string;
        attachments: Media[];
        /** The sender's picture; initials are drawn where there is none. */
        avatarURL?: string;
        body: string;
        bundleID: string;
        categoryIdentifier: string;
        /** Seconds since 1970. */
        date: number;
        /** A path on this server. */
        iconURL?: string;
        /** Whether its text is withheld. */
        isPreviewHidden: boolean;
        /** Whether it came quietly, and asks to Keep or Turn Off. */
        isProvisional: boolean;
        /** The journey to look up. */
        journeyID: string;
        /** Unique on the phone. */
        key: string;
        /** 0 passive, 1 active, 2 time-sensitive, 3 critical. */
        level: 0 | 1 | 2 | 3;
        /** Who a message is from. */
        sender?: string;
        subtitle: string;
        threadIdentifier: string;
        /** A path on this server. */
        thumbnailURL?: string;
        title: string;
        /** Why it is where it is. */
        why: string;
    }
    /** Notifications that are stacked. */
    interface CardGroup {
        /** Newest first. */
        cards: Card[];
        key: string;
        /** What stands for those under the newest. */
        summary?: string;
    }
    interface ClientReport {
        accepted: number;
        connections: number;
        connectionsOfOne: number;
        credential: string;
        findings: ClientReportFinding[];
        /** Seconds since 1970. */
        firstSeen: number;
        /** Seconds since 1970. */
        lastSeen: number;
        providerTokens: number;
        refused: Record<string, number>;
        requests: number;
        userAgent: string;
    }
    interface ClientReportFinding {
        count: number;
        example: string;
        rule: ClientRule;
    }
    interface ClientRule {
        fix: string;
        id: string;
        severity: "error" | "warning";
        source: LintRuleSource;
        title: string;
    }
    /** A push. */
    interface ComposedPush {
        /** The app whose device token it goes to. */
        bundleID: string;
        collapseID?: null | string;
        expiration?: null | number;
        /** JSON in a string, or the object. */
        payload: Record<string, unknown> | string;
        priority?: null | number;
        pushType?: null | string;
        topic?: null | string;
    }
    /** A field that the service extension changed. */
    interface ContentChange {
        after?: string;
        before?: string;
        field: string;
    }
    /** The place of a content extension's view in the open card. */
    interface ContentView {
        /** Which opening of a card. */
        expansion: number;
        hidesDefaultContent: boolean;
        /** Points. */
        initialHeight: number;
        overridesTitle: boolean;
        state: "loading" | "alive" | "failed";
        takesTouches: boolean;
        /** Why the default view is shown. */
        why?: string;
        /** Points. */
        width: number;
    }
    /** Views of a content extension, or a change of them. */
    interface ContentViewChange {
        /** Which opening of a card. */
        expansion: number;
        frame: ContentViewFrame;
    }
    /** The change, and its place in the order. */
    interface ContentViewFrame {
        /** One more than the change before. */
        serial: number;
        update: ViewTreeUpdate;
    }
    interface CrashFacts {
        calls: string[];
        message: string;
        place?: string;
        report: string[];
    }
    interface Cursor {
        cursor: string;
    }
    interface Debugger {
        waits: boolean;
    }
    interface DrawingMark {
        alpha?: number;
        clips?: VectorPath[];
        content: DrawingMarkContent;
        shadow?: ViewShadow;
        transform?: number[];
    }
    type DrawingMarkContent = {
        alignment: 0 | 1 | 2 | 3 | 4;
        gradient?: ViewGradient;
        lines: TextLine[];
        type: "text";
    } | {
        data: string;
        /** #rrggbbaa, or one for light and one for dark. */
        fill?: string;
        gradient?: ViewGradient;
        isEvenOdd?: boolean;
        stroke?: VectorStroke;
        type: "path";
    } | {
        image: ImageContent;
        in: ViewRect;
        type: "image";
    };
    interface FailedWait {
        /** Seconds since 1970. */
        at: number;
        message: string;
    }
    /** What a test lets go wrong with pushes to an app. */
    interface FaultRequest {
        count?: null | number;
        delay?: null | number;
        duplicate?: boolean | null;
        goAway?: boolean | null;
        loss?: null | string;
        nth?: null | number;
        rate?: null | number;
        reason?: null | string;
        reorder?: boolean | null;
    }
    interface Found {
        notifications: SeenNotification[];
    }
    interface Health {
        isConnected?: boolean;
        status: string;
    }
    interface ImageContent {
        fit: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        gradient?: ViewGradient;
        height: number;
        inset?: ViewRect;
        pixels?: number;
        source: ImageSource;
        /** #rrggbbaa, or one for light and one for dark. */
        tint?: string;
        width: number;
    }
    type ImageSource = {
        duration: number;
        paths: string[];
        type: "frames";
    } | {
        height: number;
        marks: DrawingMark[];
        type: "drawing";
        width: number;
    } | {
        name: string;
        type: "symbol";
    } | {
        path: string;
        type: "file";
    };
    /** What is installed. */
    interface Install {
        /** An absolute path on this machine. */
        bundle: string;
    }
    interface Installed {
        bundleID: string;
    }
    /** One step: what happened, when, by which rule. */
    interface JourneyEntry {
        /** Seconds since 1970. */
        at: number;
        changes?: ContentChange[];
        crash?: CrashFacts;
        /** Where the push is from this step on, as in Apple's delivery log. */
        delivery?: "delivered" | "delivered-from-storage" | "stored-device-offline" | "discarded-token-unregistered-from-storage" | "discarded-expired" | "discarded-replaced";
        /** The step's name. */
        event: "thinned" | "accepted" | "warning" | "rejected" | "stored" | "replaced" | "expired" | "forwarded" | "acknowledged" | "discarded" | "elsewhere" | "received" | "duplicate" | "set-aside" | "scheduled" | "fired" | "extension-absent" | "extension-skipped" | "extension-started" | "debugger-awaited" | "extension-log" | "load-failed" | "attachment-lost" | "extension-delivered" | "extension-expired" | "crash-report" | "extension-crashed" | "extension-hung" | "extension-limited" | "extension-shown" | "extension-refused" | "suppressed" | "held" | "shown" | "listed" | "sound-played" | "badge-changed" | "removed" | "expanded" | "answered" | "dismissed" | "app-launched" | "will-present" | "did-receive" | "app-log";
        /** The rule that decided. */
        rule?: string;
        station: "gateway" | "device" | "serviceExtension" | "contentExtension" | "screen" | "app";
        /** One sentence for a person. */
        text: string;
    }
    /** What a search has found: one page of it. */
    interface JourneyFindings {
        /** The last arrival first. */
        found: JourneySummary[];
        /** What `before` is to be for the next page; absent when there is none. */
        next?: number;
        /** How many on all pages. */
        total: number;
        /** Pushes that came too lately and fast to be looked through already. */
        unindexed: number;
    }
    /** A line of the feed. */
    interface JourneySummary {
        /** The first step's time, in seconds since 1970. */
        began: number;
        bundleID?: string;
        /** The `apns-id`, or `local-`, the app and the request's identifier. */
        id: string;
        last: JourneyEntry;
        /** What became of it; absent while it is on its way. */
        outcome?: "thinned" | "accepted" | "warning" | "rejected" | "stored" | "replaced" | "expired" | "forwarded" | "acknowledged" | "discarded" | "elsewhere" | "received" | "duplicate" | "set-aside" | "scheduled" | "fired" | "extension-absent" | "extension-skipped" | "extension-started" | "debugger-awaited" | "extension-log" | "load-failed" | "attachment-lost" | "extension-delivered" | "extension-expired" | "crash-report" | "extension-crashed" | "extension-hung" | "extension-limited" | "extension-shown" | "extension-refused" | "suppressed" | "held" | "shown" | "listed" | "sound-played" | "badge-changed" | "removed" | "expanded" | "answered" | "dismissed" | "app-launched" | "will-present" | "did-receive" | "app-log";
        /** The gateway's answer; absent for a local notification. */
        status?: number;
        title: string;
        verdict: JourneyVerdict;
    }
    /** What a journey comes to, worst first. */
    interface JourneyVerdict {
        detail?: string;
        kind: "rejected" | "elsewhere" | "set-aside" | "limited" | "crashed" | "hung" | "timed-out" | "attachment-lost" | "discarded" | "expired" | "content-refused" | "late" | "load-failed" | "not-extended" | "shown" | "listed" | "handled" | "held" | "suppressed" | "replaced" | "underway";
        /** Where it happened, such as a file and a line. */
        place?: string;
        severity?: "failed" | "warning" | "good" | "quiet" | "pending";
        /** The step that decided, counted from 0. */
        step?: number;
        /** A few words for a person. */
        title?: string;
    }
    /** One push or one local request on its way, with its verdict. */
    interface JudgedJourney {
        bundleID?: string;
        entries: JourneyEntry[];
        /** The provider's `apns-…` header fields. */
        headers?: Record<string, string>;
        id: string;
        /** As the provider sent it. */
        payload?: string;
        title: string;
        verdict: JourneyVerdict;
    }
    interface LayerAnimation {
        autoreverses: boolean;
        curve: "easeInOut" | "easeIn" | "easeOut" | "linear" | "spring";
        curves?: number[][];
        delay: number;
        duration: number;
        elapsed?: number;
        fillsBefore?: boolean;
        id: number;
        isAdditive?: boolean;
        pace?: number[];
        property: "opacity" | "hidden" | "rotation" | "rotationX" | "rotationY" | "scale" | "scaleX" | "scaleY" | "translateX" | "translateY" | "translate" | "shiftX" | "shiftY" | "shift" | "transform" | "anchor" | "background" | "cornerRadius" | "width" | "height" | "borderWidth" | "borderColor" | "shadow" | "gradient" | "path" | "fill" | "stroke" | "strokeStart" | "strokeEnd" | "lineWidth" | "dashPhase";
        rate?: number;
        runs?: number;
        staysAtEnd: boolean;
        times: number[];
        values: LayerAnimationValue[];
    }
    type LayerAnimationValue = {
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        type: "color";
    } | {
        gradient: ViewGradient;
        type: "gradient";
    } | {
        numbers: number[];
        type: "numbers";
    } | {
        path: string;
        type: "path";
    } | {
        shadow: ViewShadow;
        type: "shadow";
    };
    interface LintRequest {
        bundleID?: null | string;
        collapseID?: null | string;
        expiration?: null | number;
        payload: Record<string, unknown> | string;
        priority?: null | number;
        pushType?: null | string;
        topic?: null | string;
    }
    interface LintRule {
        fix: string;
        id: string;
        severity: "error" | "warning";
        source: LintRuleSource;
        title: string;
    }
    interface LintRuleSource {
        title: string;
        url: string;
    }
    /** Settings › Location of an app. */
    interface LocationSetting {
        /** notDetermined asks again. */
        access: "notDetermined" | "denied" | "whenInUse" | "always";
    }
    interface Lock {
        locked: boolean;
    }
    /** A picture, a sound or a video of a card. */
    interface Media {
        identifier: string;
        isThumbnailHidden: boolean;
        kind: "image" | "audio" | "movie";
        /** Its media type. */
        mimeType: string;
        /** A path on this server. */
        url: string;
    }
    interface MediaButton {
        frame: ViewRect;
        isOverlay: boolean;
        isPlaying: boolean;
        /** #rrggbbaa, or one for light and one for dark. */
        tint?: string;
    }
    interface MediaPlayer {
        id: number;
        isMuted: boolean;
        isPlaying: boolean;
        loops: boolean;
        rate: number;
        seek?: MediaPlayerSeek;
        source: string;
        volume: number;
    }
    interface MediaPlayerSeek {
        seconds: number;
        serial: number;
    }
    /** For how long. */
    interface Mute {
        seconds: number;
    }
    interface NearMiss {
        differences: NotificationExpectationDifference[];
        notification: SeenNotification;
    }
    /** The field of a text input action. */
    interface NotificationActionTextInput {
        buttonTitle: string;
        placeholder: string;
    }
    interface NotificationExpectationDifference {
        expected: string;
        field: string;
        found?: string;
    }
    /** An app's settings; raw values as Apple's, of switches 0 not supported, 1 off, 2 on. */
    interface NotificationSettings {
        alert: 0 | 1 | 2;
        /** 0 none, 1 temporary, 2 persistent. */
        alertStyle: 0 | 1 | 2;
        announcement: 0 | 1 | 2;
        /** 0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral. */
        authorizationStatus: 0 | 1 | 2 | 3 | 4;
        badge: 0 | 1 | 2;
        carPlay: 0 | 1 | 2;
        criticalAlert: 0 | 1 | 2;
        directMessages: 0 | 1 | 2;
        lockScreen: 0 | 1 | 2;
        notificationCenter: 0 | 1 | 2;
        providesAppNotificationSettings: boolean;
        scheduledDelivery: 0 | 1 | 2;
        /** 0 always, 1 when unlocked, 2 never. */
        showPreviews: 0 | 1 | 2;
        sound: 0 | 1 | 2;
        timeSensitive: 0 | 1 | 2;
    }
    interface OpenSettings {
        card?: null | string;
    }
    interface PayloadMark {
        column?: number;
        fix: string;
        line?: number;
        message: string;
        path: string;
        pointer?: string;
        rule: string;
        severity: "error" | "warning";
    }
    /** The phone itself. */
    interface Phone {
        /** What a test lets go wrong at the gateway, as `carillon faults add` takes it. */
        faults?: string[];
        id: string;
        /** Whether time is moved by hand. */
        isClockManual: boolean;
        /** Whether the gateway is reached. */
        isConnected: boolean;
        name: string;
        /** The device's time, which may have been moved by hand. */
        now: number;
        preferences: PhonePreferences;
        surface: Surface;
        /** Why nothing is kept at the moment: the disk is full or fails. */
        trouble?: string;
    }
    /** The phone's own settings. */
    interface PhonePreferences {
        extensionMemory?: null | number;
        focus?: null | string;
        focusFilters?: Record<string, string[]> | null;
        grouping: "automatic" | "byApp" | "off";
        isCompact?: boolean | null;
        isDark?: boolean | null;
        isSilent: boolean;
        /** A BCP 47 name, such as en or zh-Hans. */
        language: string;
        location?: PhonePreferencesLocation | null;
        network?: "on" | "metered" | "slow" | "off" | null;
        power?: PowerCondition | null;
        storage?: "open" | "locked" | "full" | null;
        summary?: ScheduledSummary | null;
        textSize?: null | string;
    }
    /** A place on the earth, in degrees. */
    interface PhonePreferencesLocation {
        latitude: number;
        longitude: number;
    }
    /** What of the phone's power decides when pushes of priority 5 and 1 come. */
    interface PowerCondition {
        /** There is nothing to save then: no push waits. */
        isCharging: boolean;
        /** Low Power Mode is on. */
        isLow: boolean;
        /** Nobody looks. */
        isScreenOff: boolean;
    }
    /** A question for the person. */
    interface Prompt {
        appName: string;
        /** Who asks. */
        bundleID: string;
        id: string;
        kind: "authorization" | "unlock" | "location" | "locationAlways";
        /** The app's sentence for it. */
        purpose?: string;
    }
    /** What the person says. */
    interface PromptAnswer {
        allow: boolean;
        once?: boolean | null;
    }
    /** Where a provider sends to. */
    interface ProviderAddress {
        /** A file with its certificate authority. */
        authority: string;
        /** Prints a provider token. */
        tokenCommand: string;
        url: string;
    }
    /** A client of the gateway, held to what Apple asks of one. */
    interface ProviderClient {
        client: ClientReport;
        /** Of several gateways, the one that it spoke to. */
        gateway?: number;
        /** `good`, `warnings` or `errors`. */
        verdict: string;
    }
    /** What is on the phone's screen, and why. */
    interface RenderModel {
        /** Live Activities, newest first. */
        activities: Activity[];
        apps: AppIcon[];
        /** The banner that is down now. */
        banner?: Card;
        /** Notification centre and lock screen. */
        center: CardGroup[];
        contentView?: ContentView;
        /** The card that is open. */
        expanded?: Card;
        isBannerPersistent: boolean;
        phone: Phone;
        prompts: Prompt[];
        /** Grows with every change. */
        revision: number;
        /** The scheduled summary; its cards are not in `center`. */
        summary?: Summary;
        window?: AppWindow;
    }
    interface RepeatingAnimation {
        animation: ViewAnimation;
        frame: ViewRect;
        style: ViewStyle;
    }
    interface Respond {
        action: string;
        userText?: null | string;
    }
    /** When the scheduled summary comes. */
    interface ScheduledSummary {
        /** In any order. */
        times: string[];
    }
    /** A notification as a person saw it, or would have seen it, with what was sent and how far it came. */
    interface SeenNotification {
        /** The app's bundle id. */
        app?: string;
        body?: string;
        /** The card's key while it is on the phone. */
        card?: string;
        category?: string;
        /** The journey: the apns-id of a push. */
        id: string;
        /** A value of a property list; data is {"$data": base64}, a date {"$date": seconds}. */
        payload?: unknown;
        /** Its steps by their names, in order. */
        steps: ("thinned" | "accepted" | "warning" | "rejected" | "stored" | "replaced" | "expired" | "forwarded" | "acknowledged" | "discarded" | "elsewhere" | "received" | "duplicate" | "set-aside" | "scheduled" | "fired" | "extension-absent" | "extension-skipped" | "extension-started" | "debugger-awaited" | "extension-log" | "load-failed" | "attachment-lost" | "extension-delivered" | "extension-expired" | "crash-report" | "extension-crashed" | "extension-hung" | "extension-limited" | "extension-shown" | "extension-refused" | "suppressed" | "held" | "shown" | "listed" | "sound-played" | "badge-changed" | "removed" | "expanded" | "answered" | "dismissed" | "app-launched" | "will-present" | "did-receive" | "app-log")[];
        /** The step that decided that it is not seen. */
        stopped?: JourneyEntry;
        subtitle?: string;
        thread?: string;
        title?: string;
    }
    /** The gateway's answer. */
    interface SentPush {
        /** In a sentence. */
        explanation?: string;
        /** apns-id. */
        id?: string;
        /** Apple's reason. */
        reason?: string;
        /** 200, or why not. */
        status: number;
    }
    interface Settle {
        keep: boolean;
    }
    /** A sound that is to be heard now. */
    interface SoundCue {
        /** The card's key. */
        key: string;
        /** A path on this server. */
        url: string;
        volume: number;
    }
    /** The scheduled summary that came last; its cards stand in no group. */
    interface Summary {
        cards: Card[];
        /** Seconds since 1970. */
        date: number;
        /** The keys of the cards that are shown large. */
        featured: string[];
    }
    /** Where the person is. */
    type Surface = {
        /** The app in front. */
        bundleID: string;
        type: "app";
    } | {
        type: "browser";
        /** The address that was asked for. */
        url: string;
    } | {
        type: "homeScreen";
    } | {
        type: "lockScreen";
    };
    interface TextBlock {
        alignment: 0 | 1 | 2 | 3 | 4;
        gradient?: ViewGradient;
        lines: TextLine[];
    }
    interface TextFont {
        family?: string;
        isItalic?: boolean;
        isMonospaced?: boolean;
        size: number;
        weight: number;
    }
    interface TextLine {
        height: number;
        runs: TextRun[];
        width: number;
        x: number;
        y: number;
    }
    interface TextRun {
        /** #rrggbbaa, or one for light and one for dark. */
        background?: string;
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        font: TextFont;
        isStruck?: boolean;
        isUnderlined?: boolean;
        link?: string;
        rise?: number;
        spacing?: number;
        text: string;
    }
    interface Token {
        deviceToken: string;
    }
    interface TransformParts {
        rotation: number;
        rotationX: number;
        rotationY: number;
        scaleX: number;
        scaleY: number;
        x: number;
        y: number;
    }
    interface VectorPath {
        data: string;
        /** #rrggbbaa, or one for light and one for dark. */
        fill?: string;
        gradient?: ViewGradient;
        isEvenOdd?: boolean;
        stroke?: VectorStroke;
    }
    interface VectorStroke {
        cap?: "round" | "square";
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        dashPhase?: number;
        dashes?: number[];
        end?: number;
        join?: "round" | "bevel";
        miterLimit?: number;
        start?: number;
        width: number;
    }
    interface ViewAccessibility {
        hint?: string;
        identifier?: string;
        isHidden: boolean;
        label?: string;
        value?: string;
    }
    interface ViewAnimation {
        autoreverses?: boolean;
        curve: "easeInOut" | "easeIn" | "easeOut" | "linear" | "spring";
        damping?: number;
        delay: number;
        duration: number;
        points?: number[];
        repeats?: boolean;
        runs?: number;
    }
    interface ViewBorder {
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        width: number;
    }
    type ViewContent = {
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        isAnimating: boolean;
        size: number;
        type: "activity";
    } | {
        /** #rrggbbaa, or one for light and one for dark. */
        tint: string;
        /** #rrggbbaa, or one for light and one for dark. */
        track: string;
        type: "progress";
        value: number;
    } | {
        alignment: 0 | 1 | 2 | 3 | 4;
        border: 0 | 1 | 2 | 3;
        /** #rrggbbaa, or one for light and one for dark. */
        caretColor?: string;
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        font: TextFont;
        insets: number[];
        isEditable: boolean;
        isEnabled: boolean;
        isSecure: boolean;
        keyboard: string;
        placeholder: string;
        /** #rrggbbaa, or one for light and one for dark. */
        placeholderColor?: string;
        returnKey: string;
        selection?: ViewTextSelection;
        serial: number;
        text: string;
        turn?: number;
        type: "textField";
    } | {
        alignment: 0 | 1 | 2 | 3 | 4;
        border: 0 | 1 | 2 | 3;
        /** #rrggbbaa, or one for light and one for dark. */
        caretColor?: string;
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        font: TextFont;
        insets: number[];
        isEditable: boolean;
        isEnabled: boolean;
        isSecure: boolean;
        keyboard: string;
        placeholder: string;
        /** #rrggbbaa, or one for light and one for dark. */
        placeholderColor?: string;
        returnKey: string;
        selection?: ViewTextSelection;
        serial: number;
        text: string;
        turn?: number;
        type: "textView";
    } | {
        data: string;
        /** #rrggbbaa, or one for light and one for dark. */
        fill?: string;
        gradient?: ViewGradient;
        isEvenOdd?: boolean;
        stroke?: VectorStroke;
        type: "shape";
    } | {
        document?: string;
        isScrollEnabled: boolean;
        load: number;
        scripts: WebScript[];
        type: "web";
        width?: number;
    } | {
        fit: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        gradient?: ViewGradient;
        height: number;
        inset?: ViewRect;
        pixels?: number;
        source: ImageSource;
        /** #rrggbbaa, or one for light and one for dark. */
        tint?: string;
        type: "image";
        width: number;
    } | {
        fit: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        player: number;
        type: "video";
    } | {
        height: number;
        isEnabled: boolean;
        isPaging: boolean;
        offset: ViewPoint;
        serial: number;
        showsIndicators: boolean;
        type: "scroll";
        width: number;
    } | {
        height: number;
        marks: DrawingMark[];
        type: "drawing";
        width: number;
    } | {
        image?: ImageContent;
        isEnabled: boolean;
        isSelected: boolean;
        label: string;
        title?: TextBlock;
        type: "button";
    } | {
        isEnabled: boolean;
        isOn: boolean;
        /** #rrggbbaa, or one for light and one for dark. */
        tint: string;
        type: "toggle";
    } | {
        isEnabled: boolean;
        maximum: number;
        minimum: number;
        /** #rrggbbaa, or one for light and one for dark. */
        tint: string;
        type: "slider";
        value: number;
    } | {
        isEnabled: boolean;
        selected: number;
        titles: string[];
        type: "segments";
    } | {
        text: TextBlock;
        type: "label";
    } | {
        type: "missing";
        what: string;
    } | {
        type: "plain";
    };
    /** What a person did in the views of a content extension. */
    type ViewEvent = {
        /** The id of a player. */
        player: number;
        reason: string;
        type: "mediaFailed";
    } | {
        /** The id of a player. */
        player: number;
        type: "mediaEnded";
    } | {
        /** The id of a view. */
        node: number;
        selection: ViewTextSelection;
        type: "selection";
    } | {
        /** The id of a view. */
        node: number;
        text: string;
        turn?: null | number;
        type: "text";
    } | {
        /** The id of a view. */
        node: number;
        text: string;
        type: "keys";
    } | {
        /** The id of a view. */
        node: number;
        to: ViewPoint;
        type: "scroll";
    } | {
        /** The id of a view. */
        node: number;
        touches: ViewTouch[];
        type: "fingers";
    } | {
        /** The id of a view. */
        node: number;
        type: "returnKey";
    } | {
        /** The id of a view. */
        node: number;
        type: "value";
        value: number;
    } | {
        at?: ViewPoint | null;
        /** The id of a view. */
        node: number;
        sense: "tap" | "doubleTap" | "longPress" | "swipeLeft" | "swipeRight" | "swipeUp" | "swipeDown" | "pan" | "pinch" | "rotate";
        type: "touch";
    } | {
        duration?: null | number;
        /** The id of a player. */
        player: number;
        seconds: number;
        type: "mediaTime";
    } | {
        event: WebEvent;
        /** The id of a view. */
        node: number;
        type: "web";
    } | {
        gesture: ViewGesture;
        /** The id of a view. */
        node: number;
        type: "gesture";
    } | {
        isFocused: boolean;
        /** The id of a view. */
        node: number;
        type: "focus";
    } | {
        play: boolean;
        type: "mediaButton";
    };
    interface ViewFilter {
        amount: number;
        /** #rrggbbaa, or one for light and one for dark. */
        color?: string;
        kind: "blur" | "brightness" | "contrast" | "saturation" | "grayscale" | "invert" | "hueRotation" | "multiply" | "luminanceToAlpha";
    }
    interface ViewFont {
        name: string;
        path: string;
    }
    interface ViewGesture {
        at: ViewPoint;
        phase: "began" | "changed" | "ended" | "cancelled";
        rotation: number;
        scale: number;
        sense: "tap" | "doubleTap" | "longPress" | "swipeLeft" | "swipeRight" | "swipeUp" | "swipeDown" | "pan" | "pinch" | "rotate";
        touches: number;
        translation: ViewPoint;
        velocity: ViewPoint;
    }
    interface ViewGradient {
        colors: string[];
        end: ViewPoint;
        kind?: "radial" | "conic";
        locations: number[];
        start: ViewPoint;
    }
    interface ViewKeyboard {
        capitals: "none" | "words" | "sentences" | "all";
        height: number;
        isDark?: boolean;
        isReturnEnabled: boolean;
        keys: "letters" | "punctuation" | "url" | "numbers" | "phone" | "email" | "decimal" | "twitter" | "search";
        returnKey: string;
    }
    interface ViewMove {
        animation?: ViewAnimation;
        frame?: ViewRect;
        node: number;
        style?: ViewStyle;
    }
    /** One view as it is drawn; its frame is in its parent's coordinates, in points. */
    interface ViewNode {
        accessibility?: ViewAccessibility;
        children: number[];
        content: ViewContent;
        frame: ViewRect;
        hears: ("tap" | "doubleTap" | "longPress" | "swipeLeft" | "swipeRight" | "swipeUp" | "swipeDown" | "pan" | "pinch" | "rotate")[];
        id: number;
        repeatingAnimation?: RepeatingAnimation;
        style: ViewStyle;
    }
    interface ViewPanel {
        accessory?: number;
        focus?: number;
        fonts?: ViewFont[];
        height: number;
        input?: number;
        keyboard?: ViewKeyboard;
        mediaButton?: MediaButton;
        players: MediaPlayer[];
        root?: number;
        statusBar?: ViewStatusBar;
        title?: string;
    }
    interface ViewPoint {
        x: number;
        y: number;
    }
    interface ViewRect {
        height: number;
        width: number;
        x: number;
        y: number;
    }
    interface ViewShadow {
        /** #rrggbbaa, or one for light and one for dark. */
        color: string;
        offset: ViewPoint;
        radius: number;
    }
    interface ViewStatusBar {
        ink?: "light" | "dark";
        isHidden: boolean;
    }
    interface ViewStyle {
        alpha?: number;
        anchor?: ViewPoint;
        animations?: LayerAnimation[];
        /** #rrggbbaa, or one for light and one for dark. */
        background?: string;
        blend?: "multiply" | "screen" | "overlay" | "darken" | "lighten" | "colorDodge" | "colorBurn" | "softLight" | "hardLight" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity" | "plusLighter";
        blurs?: boolean;
        border?: ViewBorder;
        clips?: boolean;
        cornerRadius?: number;
        corners?: ("topLeft" | "topRight" | "bottomLeft" | "bottomRight")[];
        filters?: ViewFilter[];
        gradient?: ViewGradient;
        isDark?: boolean;
        isHidden?: boolean;
        mask?: VectorPath;
        maskGradient?: ViewGradient;
        parts?: TransformParts;
        shadow?: ViewShadow;
        transform?: number[];
    }
    interface ViewTextSelection {
        length: number;
        location: number;
    }
    interface ViewTouch {
        at: ViewPoint;
        id: number;
        phase: "began" | "changed" | "ended" | "cancelled";
        taps: number;
        time: number;
        way: ViewPoint[];
    }
    interface ViewTreeUpdate {
        animation?: ViewAnimation;
        changed: ViewNode[];
        isWhole: boolean;
        moves?: ViewMove[];
        panel: ViewPanel;
        removed: number[];
    }
    /** Which notifications are waited for: what is seen and sent; what is left out may be anything. */
    interface WaitRequest {
        app?: null | string;
        body?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        category?: null | string;
        count?: null | number;
        id?: null | string;
        payload?: Record<string, unknown> | null;
        since?: null | string;
        subtitle?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        thread?: null | string;
        timeout?: null | number;
        title?: null | string | {
            /** A part of the text, whatever the case and the diacritics. */
            contains: string;
        } | {
            /** A regular expression that is found in the text. */
            matches: string;
        };
        until?: "extension-finished" | "handled" | "shown" | "thinned" | "accepted" | "warning" | "rejected" | "stored" | "replaced" | "expired" | "forwarded" | "acknowledged" | "discarded" | "elsewhere" | "received" | "duplicate" | "set-aside" | "scheduled" | "fired" | "extension-absent" | "extension-skipped" | "extension-started" | "debugger-awaited" | "extension-log" | "load-failed" | "attachment-lost" | "extension-delivered" | "extension-expired" | "crash-report" | "extension-crashed" | "extension-hung" | "extension-limited" | "extension-shown" | "extension-refused" | "suppressed" | "held" | "listed" | "sound-played" | "badge-changed" | "removed" | "expanded" | "answered" | "dismissed" | "app-launched" | "will-present" | "did-receive" | "app-log" | null;
    }
    type WebEvent = {
        body: string;
        handler: string;
        reply: number;
        type: "message";
    } | {
        form?: null | string;
        isNewWindow: boolean;
        type: "navigation";
        url: string;
    } | {
        height: number;
        load: number;
        title: string;
        type: "shown";
        width: number;
    } | {
        reason: string;
        script: number;
        type: "failure";
    } | {
        script: number;
        type: "value";
        value?: null | string;
    } | {
        text: string;
        type: "alert";
    };
    interface WebScript {
        id: number;
        isAwaited: boolean;
        source: string;
    }
    /** What of the app in front to press. */
    interface WindowPress {
        /** An identifier, a label, or words on the screen. */
        element: string;
        timeout?: null | number;
        until?: null | string;
    }
    /** What to type into the app in front, and where. */
    interface WindowTyping {
        /** A field's identifier, its label or placeholder, or what is in it. */
        element: string;
        /** In place of what is in it. */
        text: string;
        timeout?: null | number;
        until?: null | string;
    }
}
