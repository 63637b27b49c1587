public import Foundation

/// What tips have in common.
public enum Tips {
    /// Begins with what the app asks for; how often tips are shown is kept, and nothing shows them here.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// The tips may be shown anew; an app calls it before it begins.
    public static func resetDatastore() throws { TipCenter.shared.resetAll() }
    public static func showAllTipsForTesting() { TipCenter.shared.showsAll = true }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideAllTipsForTesting() { TipCenter.shared.hidesAll = true }
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
            public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(), monthly = Self()
            public init() {}
            public init(_ interval: TimeInterval) {}
        }
        /// Where what was shown is kept.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = Self()
            public static func url(_ url: URL) -> Self { Self() }
            public static func groupContainer(identifier: String) throws -> Self { Self() }
        }
        /// Whether it goes to the person's other devices.
        public struct CloudKitContainer: Sendable {
            public static let automatic = Self()
            public static func named(_ name: String) -> Self { Self() }
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
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

    // How often and how long a tip is shown; nothing shows it here.
    /// Whether it is shown however often others were.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
    /// After how many times it is done with.
    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
    /// After which time it is done with.
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
