public import Foundation

/// What tips have in common.
public enum Tips {
    /// Begins to show tips. Without it none is shown.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        let usual = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = options.lazy.compactMap(\.folder).last ?? usual
        TipCenter.shared.configure(
            file: folder?.appending(path: ".tipkit/tips.json"),
            frequency: options.lazy.compactMap(\.frequency).last ?? 0
        )
    }
    /// The tips may be shown anew; an app calls it before it begins.
    public static func resetDatastore() throws { TipCenter.shared.resetAll() }
    public static func showAllTipsForTesting() { TipCenter.shared.showAll() }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideAllTipsForTesting() { TipCenter.shared.hideAll() }
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

    /// Where a tip stands.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    /// Why it is not shown again.
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// What tips are configured by.
    public struct ConfigurationOption: Sendable {
        /// How often a tip is shown.
        public struct DisplayFrequency: Sendable {
            /// Between two tips.
            let seconds: TimeInterval
            public static let immediate = Self(0), hourly = Self(3600), daily = Self(86_400), weekly = Self(604_800)
            public static let monthly = Self(2_592_000)
            public init() { seconds = 0 }
            public init(_ interval: TimeInterval) { seconds = interval }
        }
        /// Where what was shown is kept.
        public struct DatastoreLocation: Sendable {
            /// nil is the app's own.
            let folder: URL?
            public static let applicationDefault = Self(folder: nil)
            public static func url(_ url: URL) -> Self { Self(folder: url) }
            public static func groupContainer(identifier: String) throws -> Self {
                Self(folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
            }
        }
        /// Whether it goes to the person's other devices.
        public struct CloudKitContainer: Sendable {
            public static let automatic = Self()
            public static func named(_ name: String) -> Self { Self() }
        }

        private(set) var frequency: TimeInterval?
        private(set) var folder: URL?
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self {
            Self(frequency: frequency.seconds)
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self(folder: location.folder) }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
        public static func analyticsEnabled(_ isEnabled: Bool) -> Self { Self() }
    }

    /// When a tip may be shown.
    public struct Rule: Sendable {
        private let isFulfilledNow: @Sendable () -> Bool
        /// A rule about a value.
        public init<Value: Sendable>(
            _ parameter: TipParameter<Value>.Reference,
            _ condition: @escaping @Sendable (Value) -> Bool
        ) { isFulfilledNow = { condition(parameter.value) } }
        /// A rule about how often something was done.
        public init<Information: Codable & Sendable>(
            _ event: Event<Information>,
            _ condition: @escaping @Sendable (Event<Information>) -> Bool
        ) { isFulfilledNow = { condition(event) } }
        var isFulfilled: Bool { isFulfilledNow() }
    }

    /// A button below a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void
        public init(
            id: String? = nil,
            perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, index, self.label, self.handler) = (id ?? UUID().uuidString, nil, label, handler)
        }
        public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) {
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    /// Something that a person does.
    public struct Event<Information: Codable & Sendable>: Identifiable, Sendable {
        /// One time that it was done.
        public struct Donation: Sendable {
            public let date: Date
            public let information: Information
        }
        public let id: String
        @_disfavoredOverload
        public init(id: String) { self.id = id }
        /// What was told of it since the process began.
        public var donations: [Donation] {
            TipCenter.shared.donations(of: id).compactMap { kept in
                (kept.information as? Information).map { Donation(date: kept.date, information: $0) }
            }
        }
        @discardableResult
        public func donate(_ information: Information) async -> Donation {
            let date = Date()
            TipCenter.shared.donate(id, date, information)
            return Donation(date: date, information: information)
        }
        public func sendDonation(
            _ information: Information,
            _ completion: (@Sendable () -> Void)? = nil
        ) {
            TipCenter.shared.donate(id, Date(), information)
            completion?()
        }
    }

    /// Nothing more is told of an event.
    public struct EmptyDonationInfo: Codable, Hashable, Sendable {}

    /// A time in which an event counts.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        private init(_ seconds: TimeInterval) { self.seconds = seconds }
        public static let minute = Self(60), hour = Self(3600), day = Self(86_400), week = Self(604_800)
        public static func minutes(_ count: Int) -> Self { Self(Double(count) * 60) }
        public static func hours(_ count: Int) -> Self { Self(Double(count) * 3600) }
        public static func days(_ count: Int) -> Self { Self(Double(count) * 86_400) }
        public static func weeks(_ count: Int) -> Self { Self(Double(count) * 604_800) }
    }

    /// Whether it is shown however often others were.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        public init(_ ignores: Bool) { self.ignores = ignores }
    }
    /// After how many times it is done with, of which a process has one.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ count: Int) { self.count = count }
    }
    /// After which time it is done with. Kept: nobody counts it.
    public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }

    /// Whether a value is kept.
    public struct ParameterOption: Hashable, Sendable {
        public static let transient = Self()
    }

    /// Puts rules together.
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first: [Rule]) -> [Rule] { first }
        public static func buildEither(second: [Rule]) -> [Rule] { second }
    }

    /// Puts buttons together.
    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
    }

    /// Puts options together.
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap(\.self) }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
        public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
        public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
    }
}

extension Tips.Event where Information == Tips.EmptyDonationInfo {
    public init(id: String) { self.id = id }
    @discardableResult public func donate() async -> Donation { await donate(Information()) }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(Information(), completion) }
}

extension Array {
    /// The times that something was done of late.
    public func donatedWithin<Information>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Information>.Donation {
        filter { Date().timeIntervalSince($0.date) <= range.seconds }
    }
}
